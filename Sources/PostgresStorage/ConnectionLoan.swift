import Foundation

/// Lends a job's connection to a caller that waits for it, so that the caller's work runs on its own thread.
///
/// `@unchecked Sendable`: the semaphores hand the fields from one thread to the other and back.
final class ConnectionLoan: @unchecked Sendable {
    /// The caller's, from `waitForTurn` to `giveBack`.
    var connection: PostgresConnection?
    private var failure: (any Error)?
    private let isReady = DispatchSemaphore(value: 0)
    private let isOver = DispatchSemaphore(value: 0)

    /// For the job: lends the connection, and waits until it is back.
    func lend(_ lent: inout PostgresConnection?) {
        connection = lent
        isReady.signal()
        isOver.wait()
        lent = connection
        connection = nil
    }

    /// For the job: says that there will be no connection.
    func refuse(_ error: any Error) {
        failure = error
        isReady.signal()
    }

    /// For the caller: waits until the connection is lent.
    func waitForTurn() throws {
        isReady.wait()
        if let failure { throw failure }
    }

    /// For the caller: ends the loan.
    func giveBack() {
        isOver.signal()
    }
}
