extension OCKSchedule {
    /// The same schedule, kept only until it is done once: "every day until the form is signed".
    ///
    /// A schedule knows no outcomes, so its own occurrences stay what they are. Events do not: as soon as an event of the
    /// task has an outcome, events that start later and have none are gone from event queries, streams and adherence; when
    /// the outcome is deleted they are back. Versions of the task share the outcome, unless a version's schedule starts
    /// after the event: then it asks anew. See Documentation/Decisions/0015.
    public func untilCompleted() -> OCKSchedule {
        var schedule = self
        schedule.endsOnCompletion = true
        return schedule
    }
}
