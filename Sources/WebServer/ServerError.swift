/// Why a server could not start, and what to do.
public enum ServerError: Error, Equatable, CustomStringConvertible {
    /// Another process listens there.
    case portInUse(Int)
    /// This user may not listen on that port.
    case notPermitted(port: Int)
    /// The host is no name or address of this machine.
    case badHost(String)
    /// A number of the configuration is out of its range.
    case badConfiguration(String)
    /// It was started before; a server runs once.
    case alreadyStarted
    /// The system refused for another reason, given as `errno`.
    case system(Int32)

    /// One line that says what to do.
    public var description: String {
        switch self {
        case .portInUse(let port): "Port \(port) is in use. Choose another port, or stop the program that has it."
        case .notPermitted(let port): "Port \(port) needs more rights. Choose a port from 1024 on."
        case .badHost(let host): "\(host) is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all networks."
        case .badConfiguration(let sentence): sentence
        case .alreadyStarted: "This server was started before. Make a new one."
        case .system(let number):
            "The server cannot start (system error \(number)). Check the limits on open files and memory, try again."
        }
    }
}
