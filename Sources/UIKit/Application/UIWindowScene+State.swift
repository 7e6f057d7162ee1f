import Containers

extension UIWindowScene {
    /// Where the participant is, as it stands in the address: selected tab, date, open pages.
    ///
    /// Keys in alphabetical order; what is at its default is left out.
    public var state: [String: String] {
        guard let root = windows.first?.rootViewController else { return [:] }
        var state = root.collectedSceneState
        let open = root.presentedChain.map(\.presentationToken)
        if !open.isEmpty, !open.contains(nil) { state[Self.openKey] = open.compactMap(\.self).joined(separator: ".") }
        return state
    }

    /// The address of the scene's state, with some of it changed: nil removes a key. Relative, starting with `?`.
    public func address(changing changes: [String: String?] = [:]) -> String {
        var state = state
        for (key, value) in changes { state[key] = value }
        return Self.address(of: state)
    }

    /// The relative address of a state.
    public static func address(of state: [String: String]) -> String {
        let items = state.sorted { $0.key < $1.key }.map { key, value in
            "\(key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")="
                + (value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "")
        }
        return items.isEmpty ? "./" : "?" + items.joined(separator: "&")
    }

    private static let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    static let openKey = "open"

    /// Brings the scene to a state from an address, open pages excepted. What the address does not know is ignored.
    public func restore(_ state: [String: String]) {
        windows.first?.rootViewController?.restoreCollectedSceneState(state)
    }

    /// Closes the pages that the address does not name, and returns the tokens that are still to be opened.
    public func reconcileOpenPages(with state: [String: String]) -> [String] {
        guard let root = windows.first?.rootViewController else { return [] }
        let wanted = state[Self.openKey]?.split(separator: ".").map(String.init) ?? []
        var presenter = root
        var matched = 0
        while let presented = presenter.presentedViewController, let token = presented.presentationToken,
            matched < wanted.count, token == wanted[matched]
        {
            presenter = presented
            matched += 1
        }
        if let presented = presenter.presentedViewController, presented.presentationToken != nil {
            presenter.dismiss(animated: false)
        }
        return Array(wanted.dropFirst(matched).prefix(4))
    }

    /// Opens a page again by delivering the tap that opened it first; false where that is no longer possible.
    ///
    /// Tokens name taps that this container has seen open a page. No other tap can be replayed by an address.
    public func reopen(_ token: String) -> Bool {
        guard let data = application.container.preserved.data(forKey: Self.preservedKey(token)),
            let event = try? JSONDecoder().decode(ViewEvent.self, from: data)
        else { return false }
        do {
            try deliver(event)
            return true
        } catch {
            return false
        }
    }

    /// Remembers the tap that is opening a page, and returns the token that stands for it in the address.
    func rememberOpening() -> String? {
        guard let lastEvent else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(lastEvent), data.count <= Self.largestOpening else { return nil }
        let token = String(FNV1a.hash(data), radix: 36)
        // A page that cannot be remembered still opens; it only will not survive a reload.
        guard (try? application.container.preserved.set(data, forKey: Self.preservedKey(token))) != nil else {
            return nil
        }
        return token
    }

    /// No tap that an app writes is larger, in bytes; one that was made by hand must not fill the disk.
    private static let largestOpening = 4 << 10

    private static func preservedKey(_ token: String) -> String { "open-\(token)" }
}
