/// A field for one line of text. So far alerts show them: see ``UIAlertController/addTextField(configurationHandler:)``.
@MainActor open class UITextField: UIControl {
    /// What was typed, once the alert has its answer; nil where nothing was.
    open var text: String?
    /// What to type, shown with the field and read as its name where ``accessibilityLabel`` is nil.
    open var placeholder: String?
}
