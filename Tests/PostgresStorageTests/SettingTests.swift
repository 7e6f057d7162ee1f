import SQLStorage
import Testing

@testable import PostgresStorage

@Suite("The settings of a connection to PostgreSQL")
struct SettingTests {
    @Test(
        "A commit waits for the disk, and no plan is compiled",
        arguments: [("synchronous_commit", "on"), ("jit", "off"), ("standard_conforming_strings", "on")])
    func settings(name: String, value: String) async throws {
        let setting = try await makeDatabase().read { connection in
            try connection.first("SELECT current_setting(\(name))", as: String.self)
        }
        #expect(setting == value)
    }
}
