import Foundation
import Synchronization

/// Small pieces of state that outlive a scene and the process, by key: a survey's answers so far, an open page.
///
/// Each piece is one file that is replaced whole, and on disk before ``set(_:forKey:)`` returns: a process that is killed
/// leaves the old piece or the new one, never half of one.
public final class PreservedState: Sendable {
    private let directory: URL?
    private let memory = Mutex<[String: Data]>([:])

    init(directory: URL?) { self.directory = directory }

    /// The piece under `key`; nil where there is none or it cannot be read.
    public func data(forKey key: String) -> Data? {
        guard let file = file(forKey: key) else { return memory.withLock { $0[key] } }
        return try? Data(contentsOf: file)
    }

    /// Stores `data` under `key`, or forgets the key where it is nil.
    ///
    /// - Throws: ``PreservedStateError`` where the piece cannot be written; the old one is kept.
    public func set(_ data: Data?, forKey key: String) throws(PreservedStateError) {
        guard let file = file(forKey: key), let directory else {
            memory.withLock { $0[key] = data }
            return
        }
        do {
            guard let data else {
                if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
                return
            }
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try replace(file, with: data)
        } catch {
            throw PreservedStateError()
        }
    }

    /// Writes beside the file, forces the bytes to disk and renames: the rename is what makes them the file.
    private func replace(_ file: URL, with data: Data) throws {
        let draft = file.appendingPathExtension("draft-\(UInt64.random(in: .min ... .max))")
        guard
            FileManager.default.createFile(
                atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw PreservedStateError() }
        do {
            let handle = try FileHandle(forWritingTo: draft)
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
            guard rename(draft.path, file.path) == 0 else { throw PreservedStateError() }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }

    /// Keys are free text; in a file's name all but letters, digits and `-` is hexadecimal, and a long name ends in a hash.
    private func file(forKey key: String) -> URL? {
        guard let directory else { return nil }
        var name = "k-"
        for byte in key.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: name.append(Character(UnicodeScalar(byte)))
            default: name += "_" + String(byte, radix: 16) + "_"
            }
        }
        if name.utf8.count > 180 {
            name = name.prefix(160) + "_" + String(FNV1a.hash(key.utf8), radix: 16)
        }
        return directory.appendingPathComponent(name)
    }
}

/// A piece of state could not be written: check that the data directory can be written and has room.
public struct PreservedStateError: Error {}
