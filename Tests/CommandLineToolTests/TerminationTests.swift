import Glibc
import Testing

@testable import CommandLineTool

@Suite("Termination") struct TerminationTests {
    @Test("The first signal ends the wait", arguments: [SIGTERM, SIGINT])
    func firstSignal(number: Int32) async {
        await #expect(processExitsWith: .exitCode(7)) { [number] in
            // Caught before it is sent, or the process would die of it.
            _ = Signals.shared
            kill(getpid(), number)
            await Termination.wait()
            exit(7)
        }
    }

    @Test("The second signal ends the process at once")
    func secondSignal() async {
        await #expect(processExitsWith: .exitCode(1)) {
            _ = Signals.shared
            kill(getpid(), SIGTERM)
            await Termination.wait()
            kill(getpid(), SIGINT)
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
    }

    @Test("A complaint is one line on standard error")
    func complaint() async throws {
        let result = try await #require(processExitsWith: .exitCode(2), observing: [\.standardErrorContent]) {
            complain("Port 80 needs\nmore rights.")
            ExitCode.wrongUsage.exit()
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Port 80 needs more rights.\n"))
    }
}
