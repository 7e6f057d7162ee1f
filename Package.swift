// swift-tools-version: 6.2
import PackageDescription

/// Settings once, for every Swift target: Swift 6 mode, explicit existentials, and no warning survives.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// Examples are written as for Xcode, where protocols stand without `any`.
let asOnApplePlatforms: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A Swift library target with the settings that all of them share.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// The unit tests of one module.
func tests(
    of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
        resources: resources, swiftSettings: strict)
}

let package = Package(
    name: "swift-care",
    products: [
        .executable(name: "Recover", targets: ["Recover"]),
        .library(name: "CareKit", targets: ["CareKit", "CareKitStore", "CareKitUI"]),
        .library(
            name: "ResearchKit", targets: ["ResearchKit", "ResearchKitCore", "ResearchKitUI", "ResearchKitActiveTask"]),
        .library(name: "HealthKit", targets: ["HealthKit"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CareHost", targets: ["CareHost"]),
    ],
    targets: [
        // C libraries: one module each, imported by exactly one Swift target.
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "CMicroHTTPDShim", dependencies: ["CMicroHTTPD"]),

        // Foundations
        module("Markup"),
        module("Containers"),
        module("SQLStorage"),
        module("ActiveTaskAlgorithms"),
        module("CommandLineTool"),

        // Engines
        module("SQLiteStorage", ["SQLStorage", "CSQLite"]),
        module("PostgresStorage", ["SQLStorage", "CPostgreSQL"]),
        module("WebServer", ["CMicroHTTPD", "CMicroHTTPDShim", "CZlib"]),
        module("Charts", ["Markup"]),
        // Swift Testing looks for an overlay of this name as soon as a test file imports a module named UIKit.
        module("_Testing_UIKit"),
        module(
            "UIKit", ["Markup", "Containers", "_Testing_UIKit"],
            resources: [.embedInCode("Client"), .embedInCode("Symbols")]),
        module("LiveUI", ["UIKit", "Markup", "Containers"], resources: [.embedInCode("Client")]),

        // Kits
        module("HealthKit"),
        module("CareKitStore", ["SQLStorage", "SQLiteStorage", "PostgresStorage", "Containers", "HealthKit"]),
        module("ResearchKitCore", ["UIKit", "HealthKit", "Markup"]),
        module("ResearchKitActiveTask", ["ResearchKitCore", "ActiveTaskAlgorithms", "UIKit"]),
        module(
            "ResearchKitUI",
            ["ResearchKitCore", "ResearchKitActiveTask", "HealthKit", "UIKit", "Markup", "Containers"],
            resources: [.embedInCode("Client")]),
        module("ResearchKit", ["ResearchKitCore", "ResearchKitActiveTask", "ResearchKitUI", "UIKit", "HealthKit"]),
        module("CareKitUI", ["UIKit", "Charts", "Markup"], resources: [.embedInCode("Client")]),
        module("CareKit", ["CareKitStore", "CareKitUI", "UIKit", "ResearchKit", "Markup", "Containers"]),

        // Host
        module(
            "CareHost",
            [
                "CareKitUI", "CommandLineTool", "Containers", "LiveUI", "Markup", "PostgresStorage", "ResearchKitUI",
                "UIKit", "WebServer",
            ]),

        // Apps
        .executableTarget(
            name: "Recover", dependencies: ["CareKit", "ResearchKit", "UIKit", "CareHost"], path: "Examples/Recover",
            resources: [.copy("Resources")], swiftSettings: asOnApplePlatforms),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CareHost", "CareKit", "CareKitStore", "Containers", "CPostgreSQL", "CSQLite", "LiveUI", "Markup",
                "PostgresTestServer", "ResearchKit", "SyncServer", "UIKit",
            ], path: "Benchmarks", exclude: ["README.md"], swiftSettings: strict),

        // Tests
        .target(
            name: "TestSupport", dependencies: ["UIKit", "LiveUI", "Markup", "Containers"], path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
        .target(name: "PostgresTestServer", path: "Tests/PostgresTestServer", swiftSettings: strict),
        .target(
            name: "SyncServer", dependencies: ["CareKitStore", "HealthKit", "SeededRandom"], path: "Tests/SyncServer",
            swiftSettings: strict),
        tests(of: "Markup"),
        tests(of: "Containers"),
        tests(of: "SQLStorage", ["SQLiteStorage"]),
        tests(of: "PostgresStorage", ["SQLStorage", "PostgresTestServer"]),
        tests(of: "ActiveTaskAlgorithms", ["SeededRandom"]),
        tests(of: "CommandLineTool"),
        tests(of: "WebServer", ["SeededRandom"]),
        tests(of: "Charts", ["Markup"]),
        tests(of: "UIKit", ["Markup", "Containers", "TestSupport"]),
        tests(of: "LiveUI", ["UIKit", "Markup", "Containers", "TestSupport"]),
        tests(of: "HealthKit", ["SeededRandom"]),
        tests(
            of: "CareKitStore",
            [
                "SQLStorage", "SQLiteStorage", "PostgresStorage", "Containers", "HealthKit", "PostgresTestServer",
                "SeededRandom", "SyncServer",
            ],
            exclude: ["Fixtures"]),
        tests(of: "ResearchKitCore", ["UIKit", "HealthKit"]),
        tests(of: "ResearchKitActiveTask", ["ResearchKitCore", "ActiveTaskAlgorithms", "UIKit"]),
        tests(
            of: "ResearchKitUI",
            [
                "ResearchKitCore", "ResearchKitActiveTask", "HealthKit", "LiveUI", "UIKit", "Markup", "Containers",
                "TestSupport",
            ]),
        tests(of: "CareKitUI", ["UIKit", "Charts", "Markup", "Containers", "TestSupport"]),
        tests(
            of: "CareKit", ["CareKitStore", "CareKitUI", "ResearchKit", "UIKit", "Markup", "Containers", "TestSupport"]),
        tests(
            of: "CareHost",
            ["CareKit", "CareKitStore", "LiveUI", "UIKit", "WebServer", "Containers", "CommandLineTool", "TestSupport"]),
        .testTarget(
            name: "RecoverTests",
            dependencies: [
                "Recover", "CareHost", "CareKit", "CareKitStore", "ResearchKit", "LiveUI", "UIKit", "Containers",
                "PostgresTestServer", "TestSupport",
            ], swiftSettings: strict),
    ]
)
