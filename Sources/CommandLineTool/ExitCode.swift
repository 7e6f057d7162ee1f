import Glibc

/// How a program tells its caller how it went.
public enum ExitCode: Int32, Sendable {
    /// Done.
    case good = 0
    /// Tried and failed.
    case failed = 1
    /// The command line could not be understood.
    case wrongUsage = 2

    /// Ends the process after what was printed is written.
    ///
    /// Libraries do not take themselves down first: other threads may still be using them, such as the encryption of a
    /// database's connection, and would crash.
    public func exit() -> Never {
        fflush(nil)
        _exit(rawValue)
    }
}

/// Writes one line to standard error; line breaks inside become spaces.
public func complain(_ sentence: String) {
    var line = sentence.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    line.append(0x0A)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
