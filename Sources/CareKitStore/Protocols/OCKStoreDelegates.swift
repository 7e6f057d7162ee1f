// The delegates of CareKit 2's stores, as in CareKit 4: their names say what to use instead.

/// Told by stores of CareKit 2 of changes to patients.
@available(*, unavailable, message: "Follow patients(matching:) of the store, or changes() of an OCKStore, instead.")
public protocol OCKPatientStoreDelegate: AnyObject {}

/// Told by stores of CareKit 2 of changes to care plans.
@available(*, unavailable, message: "Follow carePlans(matching:) of the store, or changes() of an OCKStore, instead.")
public protocol OCKCarePlanStoreDelegate: AnyObject {}

/// Told by stores of CareKit 2 of changes to contacts.
@available(*, unavailable, message: "Follow contacts(matching:) of the store, or changes() of an OCKStore, instead.")
public protocol OCKContactStoreDelegate: AnyObject {}

/// Told by stores of CareKit 2 of changes to tasks.
@available(*, unavailable, message: "Follow tasks(matching:) of the store, or changes() of an OCKStore, instead.")
public protocol OCKTaskStoreDelegate: AnyObject {}

/// Told by stores of CareKit 2 of changes to outcomes.
@available(*, unavailable, message: "Follow outcomes(matching:) of the store, or changes() of an OCKStore, instead.")
public protocol OCKOutcomeStoreDelegate: AnyObject {}

/// Told by stores of CareKit 2 that they are empty.
@available(*, unavailable, message: "Follow a stream of the store instead: it gives an empty result after a reset.")
public protocol OCKResetDelegate: AnyObject {}
