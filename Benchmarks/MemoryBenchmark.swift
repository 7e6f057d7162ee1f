import Foundation

/// What a live tab of Recover costs the server in memory.
@MainActor enum MemoryBenchmark {
    static func run(_ report: inout Report) async throws {
        let crowds = [
            try Crowd("one participant", participants: 1, tabsEach: 200),
            try Crowd("100 participants × 2 tabs", participants: 100, tabsEach: 2),
        ]
        report.table(
            "Resident memory of Recover with demonstration data, 200 live tabs",
            columns: ["", "before", "after 100", "after 200", "per tab", "of the last 100"],
            rows: crowds.map { crowd in
                [
                    crowd.name, "\(Quantity.bytes(crowd.before))", "\(Quantity.bytes(crowd.half))",
                    "\(Quantity.bytes(crowd.full))", "\(crowd.perTab)",
                    "\(Quantity.bytes((crowd.full - crowd.half) / 100))",
                ]
            })
        for crowd in crowds { report.goal("memory per live tab, \(crowd.name)", crowd.perTab, atMost: .bytes(100e3)) }
    }
}

/// A server's memory while 200 tabs are opened.
private struct Crowd {
    let name: String
    /// With one tab open, so that what is made once is not counted.
    let before: Double
    let half: Double
    let full: Double

    var perTab: Quantity { .bytes((full - before) / 200) }

    init(_ name: String, participants: Int, tabsEach: Int) throws {
        self.name = name
        let server = try ChildServer("Recover")
        var tabs = [try Tab(port: server.port)]
        var cookie: String? = participants == 1 ? tabs[0].cookie : nil
        before = try server.residentBytes()
        func open(_ count: Int) throws -> Double {
            for _ in 0..<count {
                if tabs.count % tabsEach == 1, participants > 1 { cookie = nil }
                let tab = try Tab(port: server.port, cookie: cookie)
                cookie = tab.cookie
                tabs.append(tab)
            }
            // Tabs at rest, as most are: by then a server has closed databases and given memory back.
            Thread.sleep(forTimeInterval: 22)
            return try server.residentBytes()
        }
        half = try open(100)
        full = try open(100)
    }
}
