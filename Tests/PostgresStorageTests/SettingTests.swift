import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("The settings of a connection to PostgreSQL")
struct SettingTests {
    @Test(
        "A commit waits for the disk, no plan is compiled or made anew, and rows are found by an index",
        arguments: [
            ("synchronous_commit", "on"), ("jit", "off"), ("standard_conforming_strings", "on"),
            ("enable_seqscan", "off"), ("enable_hashjoin", "off"), ("enable_mergejoin", "off"),
            ("plan_cache_mode", "force_generic_plan"),
        ])
    func settings(name: String, value: String) async throws {
        let setting = try await makeDatabase().read { connection in
            try connection.first("SELECT current_setting(\(name))", as: String.self)
        }
        #expect(setting == value)
    }
}
