/// Where a server listens and what it allows a client.
public struct ServerConfiguration: Sendable {
    /// A name or address of this machine; "127.0.0.1" is reachable from this machine only, "0.0.0.0" and "::" from all.
    public var host = "127.0.0.1"
    /// The TCP port, 0…65535; 0 takes a free one, see ``Server/port``.
    public var port = 8080
    /// Bytes of a request's body; a longer one is answered 413.
    public var bodyLimit = 1 << 20
    /// Bytes of a request's target; a longer one is answered 414.
    public var targetLimit = 4 << 10
    /// Connections at the same time; further ones wait until one is closed.
    public var connectionLimit = 10_000
    /// Connections at the same time from one address; nil for no limit, as behind a proxy, where all have its address.
    public var connectionsPerAddress: Int?
    /// How long a connection may be silent while a request is awaited, read or answered, at least one second.
    ///
    /// A request that keeps dripping is cut after twice this time. Streams and working handlers are not silent.
    public var idleTimeout = Duration.seconds(30)
    /// How often every stream gets a comment line; a client that has left is noticed at the second.
    public var heartbeat = Duration.seconds(15)
    /// How long ``Server/stop()`` waits for handlers and clients before it cuts them off.
    public var grace = Duration.seconds(5)

    /// The defaults, to be changed property by property.
    public init() {}
}
