import Testing

@testable import CommandLineTool

@Suite("Command line") struct ToolParsingTests {
    let tool = Tool(
        name: "Recover", summary: "Serves the study.",
        commands: [
            Command(
                name: "serve", summary: "Serves the app to browsers.",
                options: [
                    Option(
                        "host", .text(placeholder: "ADDRESS"), default: "127.0.0.1", summary: "Address to listen on."),
                    Option("port", .number(0...65535), default: "8080", summary: "TCP port; 0 picks a free one."),
                    Option("data", .text(placeholder: "DIR"), summary: "Directory of the stores."),
                    Option("demo", .flag, summary: "Fill in four weeks of demonstration data."),
                ]),
            Command(name: "check", summary: "Checks the stores."),
        ])

    func invocation(_ words: String...) throws -> Invocation {
        guard case .run(let invocation) = tool.parse(words) else {
            throw Unexpected(outcome: tool.parse(words))
        }
        return invocation
    }

    struct Unexpected: Error {
        let outcome: Outcome
    }

    @Test("Options that are not given have their defaults")
    func defaults() throws {
        let serve = try invocation("serve")
        #expect(serve.command == "serve")
        #expect(serve.text("host") == "127.0.0.1")
        #expect(serve.number("port") == 8080)
        #expect(serve.text("data") == nil)
        #expect(!serve.flag("demo"))
    }

    @Test("A value may follow after a space or an equals sign")
    func values() throws {
        let serve = try invocation("serve", "--port=0", "--host", "::1", "--demo", "--data=/srv/a=b")
        #expect(serve.number("port") == 0)
        #expect(serve.text("host") == "::1")
        #expect(serve.text("data") == "/srv/a=b")
        #expect(serve.flag("demo"))
    }

    @Test("A command without options runs")
    func bareCommand() throws {
        #expect(try invocation("check").command == "check")
    }

    @Test(
        "Each mistake is named in one sentence",
        arguments: [
            ([], "Recover: no command was given. See Recover --help."),
            (["dance"], "Recover: there is no command “dance”. See Recover --help."),
            (["serve", "--prot", "1"], "Recover: serve has no option “--prot”. See Recover serve --help."),
            (["serve", "extra"], "Recover: serve has no option “extra”. See Recover serve --help."),
            (["serve", "-port"], "Recover: serve has no option “-port”. See Recover serve --help."),
            (["serve", ""], "Recover: serve has no option “”. See Recover serve --help."),
            (["serve", "="], "Recover: serve has no option “”. See Recover serve --help."),
            (["serve", "--port"], "Recover: --port needs a value. See Recover serve --help."),
            (["serve", "--port="], "Recover: --port needs a value. See Recover serve --help."),
            (["serve", "--data", "--demo"], "Recover: --data needs a value. See Recover serve --help."),
            (["serve", "--demo=yes"], "Recover: --demo takes no value. See Recover serve --help."),
            (["serve", "--demo", "--demo"], "Recover: --demo was given twice. See Recover serve --help."),
            (
                ["serve", "--port", "http"],
                "Recover: --port needs a whole number from 0 to 65535, not “http”. See Recover serve --help."
            ),
            (
                ["serve", "--port", "65536"],
                "Recover: --port needs a whole number from 0 to 65535, not “65536”. See Recover serve --help."
            ),
            (
                ["serve", "--port", "9999999999999999999"],
                "Recover: --port needs a whole number from 0 to 65535, not “9999999999999999999”. See Recover serve --help."
            ),
        ] as [([String], String)])
    func mistakes(words: [String], sentence: String) {
        #expect(tool.parse(words) == .wrongUsage(sentence))
    }

    @Test("What was typed cannot break the line or drive the terminal")
    func hostileWord() {
        #expect(
            tool.parse(["a\n\u{1B}[31mb"])
                == .wrongUsage("Recover: there is no command “a??[31mb”. See Recover --help."))
        guard case .wrongUsage(let sentence) = tool.parse([String(repeating: "x", count: 10_000)]) else {
            Issue.record("a long word is no command")
            return
        }
        #expect(sentence.count < 120)
    }

    @Test("Help lists the commands", arguments: ["--help", "-h"])
    func help(word: String) {
        let text = """
            Serves the study.

            Usage: Recover COMMAND [OPTIONS]

            Commands:
              serve  Serves the app to browsers.
              check  Checks the stores.

            See Recover COMMAND --help for the options of a command.

            """
        #expect(tool.parse([word]) == .help(text))
    }

    @Test("Help for a command lists its options and their defaults, wherever it is asked for")
    func commandHelp() {
        let text = """
            Serves the app to browsers.

            Usage: Recover serve [--host ADDRESS] [--port NUMBER] [--data DIR] [--demo]

            Options:
              --host ADDRESS  Address to listen on. (default: 127.0.0.1)
              --port NUMBER   TCP port; 0 picks a free one. (default: 8080)
              --data DIR      Directory of the stores.
              --demo          Fill in four weeks of demonstration data.
              --help          Show this text.

            """
        #expect(tool.parse(["serve", "--help"]) == .help(text))
        #expect(tool.parse(["serve", "--port", "--help"]) == .help(text))
    }

    @Test("Exit codes are 0, 1 and 2")
    func exitCodes() {
        #expect([ExitCode.good, .failed, .wrongUsage].map(\.rawValue) == [0, 1, 2])
    }
}
