import Foundation

/// Memory that nothing uses any more.
enum UnusedMemory {
    /// Gives it back to the system. The C library by itself keeps nearly all that closed apps and databases used.
    static func giveBack() { _ = trim?(0) }

    // Looked up, since Swift's module of the C library leaves this function out.
    private static let trim = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
    }
}
