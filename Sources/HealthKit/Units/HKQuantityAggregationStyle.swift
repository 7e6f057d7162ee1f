/// How the quantities of a type add up to one over an interval. Source of the raw values: Apple's public interface.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// They are summed, as steps are.
    case cumulative = 0
    /// They are averaged, each sample counting the same.
    case discreteArithmetic = 1
    /// They are averaged, each sample weighted by the time for which it holds.
    case discreteTemporallyWeighted = 2
    /// They are sound levels, averaged as energy over time (IEC 61672-1).
    case discreteEquivalentContinuousLevel = 3

    /// The name of ``discreteArithmetic`` in iOS 12 and before.
    @available(*, deprecated, renamed: "discreteArithmetic")
    public static var discrete: Self { .discreteArithmetic }
}
