import CommandLineTool
import Containers
import PostgresStorage
import UIKit
import WebServer

/// An app's executable is its own administration tool: `Recover serve …`.
@MainActor struct CommandLineInterface {
    let hosting: Hosting
    let launch: @MainActor (Container) -> UIApplication

    var tool: Tool {
        Tool(
            name: hosting.name, summary: hosting.summary,
            commands: [
                Command(
                    name: "serve", summary: "Serve the app to browsers.",
                    options: [
                        Option(
                            "host", .text(placeholder: "ADDRESS"), default: "127.0.0.1",
                            summary: "the address to listen on; 0.0.0.0 lets other machines in"),
                        Option("port", .number(0...65_535), default: "8080", summary: "the port; 0 picks a free one"),
                        Option(
                            "data", .text(placeholder: "DIR"), default: "data",
                            summary: "the folder for participants' data"),
                        Option(
                            "database", .text(placeholder: "URL"), default: "sqlite:",
                            summary: "sqlite: for files under --data, or postgres://USER@HOST/NAME for a server"
                        ),
                        Option(
                            "demo", .flag, summary: "fill new participants with made-up history, marked as such"),
                    ])
            ])
    }

    func run(_ arguments: [String]) async -> ExitCode {
        switch tool.parse(arguments) {
        case .help(let text):
            print(text)
            return .good
        case .wrongUsage(let sentence):
            complain(sentence)
            return .wrongUsage
        case .run(let invocation):
            return await serve(invocation)
        }
    }

    private func serve(_ invocation: Invocation) async -> ExitCode {
        let database = invocation.text("database").flatMap { PostgresServer.isAddress($0) ? $0 : nil }
        guard database != nil || invocation.text("database") == "sqlite:" else {
            complain("\(hosting.name): --database takes sqlite: or an address that begins with postgres://")
            return .wrongUsage
        }
        if invocation.flag("demo"), hosting.demonstration == nil {
            complain("\(hosting.name): this app has no demonstration data; leave --demo out")
            return .wrongUsage
        }
        AppResources.directory = hosting.resources
        do {
            let host = try Host(
                hosting: hosting, data: URL(fileURLWithPath: invocation.text("data") ?? "data", isDirectory: true),
                database: database, isDemonstration: invocation.flag("demo"), launch: launch)
            var configuration = ServerConfiguration()
            configuration.host = invocation.text("host") ?? configuration.host
            configuration.port = invocation.number("port") ?? configuration.port
            configuration.bodyLimit = Host.bodyLimit
            let server = Server(configuration: configuration) { await host.answer($0) }
            Termination.prepare()
            try server.start()
            let address = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
            print("\(hosting.name) is listening on http://\(address):\(server.port ?? configuration.port)")
            fflush(nil)
            let housekeeping = Task { await host.keepHouse() }
            await Termination.wait()
            housekeeping.cancel()
            await server.stop()
            host.shutDown()
            return .good
        } catch {
            complain("\(hosting.name): \(error)")
            return .failed
        }
    }
}
