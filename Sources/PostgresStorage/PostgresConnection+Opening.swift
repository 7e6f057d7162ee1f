import CPostgreSQL
import Foundation
import SQLStorage

extension PostgresConnection {
    /// Begins to connect. What stands in the address overrides the defaults before it.
    static func start(_ address: String) -> OpaquePointer? {
        let settings = [
            ("application_name", "swift-care"), ("keepalives_idle", "30"), ("tcp_user_timeout", "10000"),
            ("dbname", address), ("client_encoding", "UTF8"),
        ]
        let names = settings.map { strdup($0.0) }
        let values = settings.map { strdup($0.1) }
        defer { for text in names + values { free(text) } }
        return PQconnectStartParams(
            names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
    }

    /// Completes the connection, and sees to it that it is safe to use.
    ///
    /// - Throws: `unreachable`, `loginRefused`, `privilegedRole` …
    func finishOpening() throws(SQLError) {
        PQsetErrorVerbosity(handle, PQERRORS_SQLSTATE)
        cpostgresql_silence_notices(handle)
        try finishConnecting()
        // A server that acknowledges before the disk does would lose answers; quoting relies on standard strings.
        // Statements read few rows, which an index finds. To compile a plan to machine code takes a hundred times as long as
        // to carry it out; a server that guesses too many rows reads all of a table instead, to join it by a hash; and to
        // plan for other values anew finds the same plan.
        try execute(
            """
            SET standard_conforming_strings = on; SET jit = off;
            SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;
            SET plan_cache_mode = force_generic_plan;
            SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
            """)
        let isPrivileged = try first(
            """
            SELECT rolsuper OR rolbypassrls FROM pg_catalog.pg_roles WHERE rolname = current_user
            """)
        if isPrivileged { throw SQLError(.privilegedRole) }
    }

    private func finishConnecting() throws(SQLError) {
        let deadline = ContinuousClock.now + Self.timeLimit
        var state = PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            guard state != PGRES_POLLING_FAILED, PQstatus(handle) != CONNECTION_BAD else { throw connectionFailure }
            let remaining = deadline - .now
            guard remaining > .zero else { throw SQLError(.unreachable) }
            var descriptor = pollfd(
                fd: PQsocket(handle), events: Int16(state == PGRES_POLLING_READING ? POLLIN : POLLOUT), revents: 0)
            poll(&descriptor, 1, Int32(remaining.components.seconds * 1_000 + 1))
            state = PQconnectPoll(handle)
        }
    }

    /// Before there is a connection there is no result to ask for the SQLSTATE; with the verbosity set, it is the
    /// last word of the message.
    private var connectionFailure: SQLError {
        let state = String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isWhitespace).last ?? ""
        if state.utf8.count == 5, state.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) }) {
            return SQLError(sqlState: String(state))
        }
        return SQLError(PQconnectionNeedsPassword(handle) != 0 ? .loginRefused : .unreachable)
    }

    private func first(_ query: SQLQuery) throws(SQLError) -> Bool {
        do {
            return try first(query, as: Bool.self) ?? false
        } catch {
            throw error as? SQLError ?? SQLError(.other)
        }
    }

    /// How long connecting may take.
    private static let timeLimit = Duration.seconds(10)
}
