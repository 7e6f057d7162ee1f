import Foundation

/// From a tap in one tab to the patch in another, over sockets, with other tabs open or not.
@MainActor enum TapBenchmark {
    static func run(_ report: inout Report) async throws {
        let audiences = [
            try Audience("200 tabs of one participant", participants: 1, tabsEach: 200),
            try Audience("100 participants × 2 tabs", participants: 100, tabsEach: 2),
            try Audience("limit: 2 tabs, no others", participants: 1, tabsEach: 2),
        ]
        var trips = Timings()
        let clock = ContinuousClock()
        let (warmUp, rounds) = (3, 100)
        for round in -warmUp..<rounds {
            for audience in audiences { try audience.tap(counts: round >= 0) }
            let echo = try Connection(port: audiences[2].server.port)
            let duration = try clock.measure {
                guard try echo.request("/none").head.status == 404 else { throw BenchmarkError("no echo") }
            }
            if round >= 0 { trips.add(duration) }
        }
        let limit = audiences[2].patch.p50.number
        var rows = audiences.map { audience in
            [
                audience.name, "\(audience.patch.p50)", "\(audience.patch.p99)",
                "\(Quantity.ratio(audience.patch.p50.number / limit))", "\(audience.answer.p50)",
                "\(audience.answer.p99)",
            ]
        }
        let ratio = Quantity.ratio(trips.p50.number / limit)
        rows.append([
            "limit: round trip of a page that is not there", "", "", "\(ratio)", "\(trips.p50)", "\(trips.p99)",
        ])
        report.table(
            "Tap → patch received by the participant's other tabs, \(rounds) taps each",
            columns: ["open streams", "patch p50", "p99", "to 2 tabs", "answer p50", "p99"], rows: rows)
        for audience in audiences.prefix(2) {
            report.goal("tap → patch, \(audience.name), p99", audience.patch.p99, atMost: .seconds(50e-3))
        }
    }
}

/// A server and its open tabs; the first participant taps.
private final class Audience {
    let name: String
    let server: ChildServer
    /// Until another tab of the participant has the patch, for each such tab.
    private(set) var patch = Timings()
    /// Until the tapping page has its answer.
    private(set) var answer = Timings()

    private var tabs: [Tab] = []
    private var tapping: Connection
    private let view: String
    private let token: String
    private let participantTabs: Int
    private var isSelected = false

    init(_ name: String, participants: Int, tabsEach: Int) throws {
        self.name = name
        server = try ChildServer("Benchmarks")
        participantTabs = tabsEach
        let firstTab = try Tab(port: server.port)
        tabs = [firstTab]
        let forms = firstTab.page.components(separatedBy: "<form").map { $0.components(separatedBy: "</form>")[0] }
        let form = forms.first {
            $0.contains("value=\"select\"") && $0.contains(FeedPlan.ticks[0])
        }
        guard let view = form?.text(after: "name=\"_view\" value=\""),
            let token = form?.text(after: "name=\"_token\" value=\"")
        else { throw BenchmarkError("the page has no card to tap") }
        self.view = view
        self.token = token
        tapping = try Connection(port: server.port)
        for participant in 0..<participants {
            var cookie = participant == 0 ? firstTab.cookie : try newcomer()
            while tabs.count < (participant + 1) * tabsEach {
                let tab = try Tab(port: server.port, cookie: cookie)
                cookie = tab.cookie
                tabs.append(tab)
            }
        }
        try settle()
    }

    /// A participant without history.
    private func newcomer() throws -> String {
        let reply = try tapping.request(
            "/participants", method: "POST", headers: ["Cookie": tabs[0].cookie], body: "_token=\(token)&kind=new")
        guard let cookie = reply.head.header("Set-Cookie")?.prefix(while: { $0 != ";" }) else {
            throw BenchmarkError("nobody can join: status \(reply.head.status)")
        }
        return String(cookie)
    }

    /// Taps once and waits until every tab of the participant and the tapping page know of it.
    func tap(counts: Bool) throws {
        let event = isSelected ? "deselect" : "select"
        // A server closes connections that were idle for long, as while the other audiences are measured.
        tapping = try Connection(port: server.port)
        let clock = ContinuousClock()
        let start = clock.now
        try tapping.send(
            "/", method: "POST", headers: ["Cookie": tabs[0].cookie, "HX-Request": "true"],
            body: "_scene=\(tabs[0].scene)&_token=\(token)&_view=\(view)&_event=\(event)")
        var missing = Set(0..<participantTabs)
        var isAnswered = false
        while !(missing.isEmpty && isAnswered) {
            let ready = try readable(within: 60_000)
            guard !ready.isEmpty else {
                throw BenchmarkError("\(missing.count) tabs got no patch within a minute of “\(event)”")
            }
            for index in ready {
                if index == tabs.count {
                    let status = try tapping.reply().head.status
                    guard status == 200 else { throw BenchmarkError("a tap was answered \(status)") }
                    isAnswered = true
                    if counts { answer.add(clock.now - start) }
                } else if try tabs[index].receives(changeOf: view), missing.remove(index) != nil {
                    if index > 0, counts { patch.add(clock.now - start) }
                }
            }
        }
        isSelected.toggle()
        try settle()
    }

    /// Reads what still comes, such as the rings, until it is quiet.
    private func settle() throws {
        while case let ready = try readable(within: 30), !ready.isEmpty {
            for index in ready where index < tabs.count { _ = try tabs[index].receives(changeOf: view) }
        }
    }

    /// The tabs whose stream can be read; the number after the last tab's is the tapping page's connection.
    private func readable(within milliseconds: Int32) throws -> [Int] {
        var polls = tabs.map { pollfd(fd: $0.stream.socket, events: Int16(POLLIN), revents: 0) }
        polls.append(pollfd(fd: tapping.socket, events: Int16(POLLIN), revents: 0))
        guard poll(&polls, nfds_t(polls.count), milliseconds) >= 0 else { throw BenchmarkError("sockets fail") }
        return polls.indices.filter { polls[$0].revents != 0 }
    }
}
