import Foundation
import SQLStorage

extension SQLiteDatabase {
    /// Removes the database's file and those that SQLite keeps beside it; succeeds if there are none.
    static func removeFiles(at url: URL) throws(SQLError) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            guard unlink(url.path + suffix) == 0 || errno == ENOENT else { throw SQLError(.cannotOpen) }
        }
    }

    /// Creates directory and file so that nobody but the owner can look into them; SQLite gives the files beside the
    /// database the same permissions.
    static func prepareFile(at url: URL) throws(SQLError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw SQLError(.cannotOpen)
        }
        let descriptor = Foundation.open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SQLError(errno == EROFS || errno == EACCES ? .readOnly : errno == ENOSPC ? .diskFull : .cannotOpen)
        }
        Foundation.close(descriptor)
    }
}
