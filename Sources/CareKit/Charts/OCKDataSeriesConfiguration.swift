/// One series of a chart: which task's events become which numbers, and how they look.
public struct OCKDataSeriesConfiguration: Sendable {
    /// The task's identity.
    public var taskID: String
    /// What the legend calls the series.
    public var legendTitle: String
    /// The colour at the foot of the marks.
    public var gradientStartColor: UIColor
    /// The colour at the top of the marks.
    public var gradientEndColor: UIColor
    /// Bar width, line width or marker radius in CSS pixels.
    public var markerSize: CGFloat
    /// How a day's events become one number.
    public var eventAggregator: OCKEventAggregator

    /// One series of a chart.
    public init(
        taskID: String, legendTitle: String, gradientStartColor: UIColor, gradientEndColor: UIColor,
        markerSize: CGFloat,
        eventAggregator: OCKEventAggregator
    ) {
        self.taskID = taskID
        self.legendTitle = legendTitle
        self.gradientStartColor = gradientStartColor
        self.gradientEndColor = gradientEndColor
        self.markerSize = markerSize
        self.eventAggregator = eventAggregator
    }
}
