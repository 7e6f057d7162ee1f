import Foundation
import SQLStorage
import SQLiteStorage
import Testing

@Suite("Database files")
struct FileTests {
    private let directory = TemporaryDirectory()

    private func fill(_ database: SQLiteDatabase) async throws {
        try await database.write { connection in
            for index in 0..<2_000 {
                try connection.run("INSERT INTO item (name, bytes) VALUES (\("n\(index)"), \(Data(count: 100)))")
            }
        }
    }

    @Test("What was written is there after the file is opened again")
    func reopen() async throws {
        let first = try Storage.file.open(directory)
        try await first.write { try $0.run("INSERT INTO item (name) VALUES (\("kept"))") }
        first.close()
        let second = try Storage.file.open(directory)
        #expect(try await second.read { try $0.column("SELECT name FROM item", as: String.self) } == ["kept"])
    }

    @Test("Nobody but the owner may look into the directory, the database and its log")
    func permissions() async throws {
        let database = try Storage.file.open(directory)
        try await fill(database)
        func permissions(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try permissions(directory.url.path) == 0o700)
        for suffix in ["", "-wal", "-shm"] {
            #expect(try permissions(directory.file.path + suffix) == 0o600)
        }
        database.close()
    }

    @Test("A commit waits for the disk")
    func durability() async throws {
        let database = try Storage.file.open(directory)
        // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
        #expect(try await database.write { try $0.first("PRAGMA synchronous", as: Int.self) } == 2)
        #expect(try await database.write { try $0.first("PRAGMA journal_mode", as: String.self) } == "wal")
    }

    @Test("A file that is no database is refused, and left as it is")
    func noDatabase() throws {
        try FileManager.default.createDirectory(at: directory.url, withIntermediateDirectories: true)
        let text = Data(String(repeating: "This is no database. ", count: 100).utf8)
        try text.write(to: directory.file)
        let error = #expect(throws: SQLError.self) { try Storage.file.open(directory) }
        #expect(error?.code == .corrupt)
        #expect(try Data(contentsOf: directory.file) == text)
    }

    @Test("Damaged pages give an error that says what to do")
    func damagedPages() async throws {
        let database = try Storage.file.open(directory)
        try await fill(database)
        database.close()
        var bytes = try Data(contentsOf: directory.file)
        for offset in stride(from: 4_096, to: bytes.count, by: 4_096) {
            bytes.replaceSubrange(offset..<min(offset + 512, bytes.count), with: repeatElement(0xA5, count: 512))
        }
        try bytes.write(to: directory.file)
        let directory = directory
        let error = await #expect(throws: SQLError.self) {
            let damaged = try Storage.file.open(directory)
            _ = try await damaged.read { try $0.column("SELECT name FROM item", as: String.self) }
        }
        #expect(error?.code == .corrupt)
        #expect(error?.localizedDescription.contains("backup") == true)
    }

    @Test("A directory in the file's place is an error")
    func directoryInPlace() throws {
        try FileManager.default.createDirectory(at: directory.file, withIntermediateDirectories: true)
        let error = #expect(throws: SQLError.self) { try Storage.file.open(directory) }
        #expect(error?.code == .cannotOpen)
    }

    @Test("A file in the directory's place is an error")
    func fileInDirectorysPlace() throws {
        try Data().write(to: directory.url)
        let error = #expect(throws: SQLError.self) { try Storage.file.open(directory) }
        #expect(error?.code == .cannotOpen)
    }

    @Test("A read-only file is an error that says so", .enabled(if: getuid() != 0, "the superuser may write anything"))
    func readOnlyFile() throws {
        try Storage.file.open(directory).close()
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: directory.file.path)
        let error = #expect(throws: SQLError.self) { try Storage.file.open(directory) }
        #expect(error?.code == .readOnly)
    }

    @Test("A full disk leaves everything as it was, and the database goes on")
    func diskFull() async throws {
        // The quota is a connection's, so that must not be closed in between, however slow the machine is.
        let database = SQLiteDatabase(.file(directory.file), migrations: testMigrations, idleTime: .seconds(3_600))
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("before"))") }
        // SQLite answers a full quota of pages as it does a full disk.
        let pages = try await database.write { try $0.first("PRAGMA max_page_count = 12", as: Int.self) }
        #expect(pages == 12)
        let error = await #expect(throws: SQLError.self) { try await fill(database) }
        #expect(error?.code == .diskFull)
        #expect(try await database.read { try $0.column("SELECT name FROM item", as: String.self) } == ["before"])
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("after"))") }
        #expect(try await database.read { try $0.first("SELECT COUNT(*) FROM item", as: Int.self) } == 2)
    }

    @Test("A file that another connection keeps locked is an error after the time-out, and free again later")
    func locked() async throws {
        let holder = try Storage.file.open(directory)
        let other = SQLiteDatabase(.file(directory.file), migrations: testMigrations, busyTimeout: .milliseconds(1))
        let error = try holder.writeAndWait { connection in
            try connection.run("INSERT INTO item (name) VALUES (\("held"))")
            return #expect(throws: SQLError.self) {
                try other.writeAndWait { try $0.run("INSERT INTO item (name) VALUES (\("other"))") }
            }
        }
        #expect(error?.code == .locked)
        try other.writeAndWait { try $0.run("INSERT INTO item (name) VALUES (\("other"))") }
        #expect(try await holder.read { try $0.first("SELECT COUNT(*) FROM item", as: Int.self) } == 2)
    }

    @Test("Erasing removes the files, succeeds twice, and the next use starts empty")
    func erasing() async throws {
        let database = try Storage.file.open(directory)
        try await fill(database)
        try database.erase()
        try database.erase()
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path).isEmpty)
        #expect(try await database.read { try $0.first("SELECT COUNT(*) FROM item", as: Int.self) } == 0)
    }

    @Test("A failure to open is told at each use, and the first use after its cause is gone succeeds")
    func opensLazily() async throws {
        try Data().write(to: directory.url)
        let database = SQLiteDatabase(.file(directory.file), migrations: testMigrations)
        for _ in 0..<2 {
            let error = await #expect(throws: SQLError.self) { try await database.read { _ in } }
            #expect(error?.code == .cannotOpen)
        }
        try FileManager.default.removeItem(at: directory.url)
        #expect(try await database.read { try $0.first("SELECT COUNT(*) FROM item", as: Int.self) } == 0)
    }

    @Test("Nothing is taken for stored in a file that was removed while it was open", arguments: [true, false])
    func removed(isWholeDirectory: Bool) async throws {
        // Never closed in between, however slow the machine is.
        let database = SQLiteDatabase(.file(directory.file), migrations: testMigrations, idleTime: .seconds(3_600))
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("before"))") }
        let away = directory.url.appendingPathExtension("away")
        let (from, to) =
            isWholeDirectory ? (directory.url, away) : (directory.file, directory.file.appendingPathExtension("away"))
        try FileManager.default.moveItem(at: from, to: to)
        let error = await #expect(throws: SQLError.self) {
            try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("lost"))") }
        }
        #expect(error?.code == .cannotOpen)
        // Put back, it is the same file again.
        try FileManager.default.moveItem(at: to, to: from)
        try await database.write { try $0.run("INSERT INTO item (name) VALUES (\("after"))") }
        database.close()
        let reopened = try Storage.file.open(directory)
        #expect(
            try await reopened.read { try $0.column("SELECT name FROM item ORDER BY row", as: String.self) }
                == ["before", "after"])
    }

    @Test("Each error says what to do")
    func advice() {
        let codes: [SQLError.Code] = [
            .cannotOpen, .newerSchema, .diskFull, .diskFailed, .readOnly, .corrupt, .locked, .closed, .uniqueViolation,
            .foreignKeyViolation, .constraintViolation, .invalidValue, .tooManyValues, .unexpectedValue,
            .invalidStatement,
            .privilegedRole, .notPermitted, .loginRefused, .unreachable, .connectionLost, .invalidAddress, .other,
        ]
        #expect(Set(codes.map { SQLError($0).description }).count == codes.count)
        #expect(SQLError(.diskFull, engineCode: 13).description.hasSuffix("(engine code 13)"))
    }
}
