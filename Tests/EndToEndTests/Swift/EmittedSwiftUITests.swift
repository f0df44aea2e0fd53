import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSupport
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Emitted SwiftUI routers against the double of SwiftUI: that they compile without a warning in all modes.
@Suite(.processorTime) struct EmittedSwiftUITests {
    /// Every graph that is compiled for UIKit, and random ones.
    ///
    /// The view of a screen `timeline` would be SwiftUI's own `TimelineView`: these are refused.
    static let graphs =
        EmittedSwiftTests.graphs.filter { !["clean-social", "clean-entry-choice"].contains($0.name) }
        + WrittenGraphs.project.filter { $0.name == "swiftui" }
        + (0..<UInt64(share(6, of: 18))).map { seed in
            var random = WalkGraph(
                seed: seed, features: WalkGraph.Features(rawValue: .max), isHosted: seed % 3 == 2)
            return EmittedSwiftTests.Graph(name: "random-\(seed)", text: random.yaml())
        }

    /// The support code is imported: in the other way of it every graph would have it compiled anew, in every mode.
    @Test(arguments: graphs) func compilesWithoutWarnings(_ graph: EmittedSwiftTests.Graph) throws {
        try expectCompiled(graph, .module("NavGraphSwiftUI"), EmittedSwiftTests.modes)
    }

    @Test(arguments: ["hostile", "journey", "house", "links", "shop", "mixed", "blog"])
    func compilesWithItsSupportWithoutWarnings(_ name: String) throws {
        let graph = try #require(Self.graphs.first { $0.name == name })
        try expectCompiled(graph, .embedded, EmittedSwiftTests.modes)
    }

    @Test(arguments: [Journey.graph, LinkHouse.graph, hosted], Doubles.Support.allCases)
    func publicRoutersCompile(_ text: String, _ support: Doubles.Support) throws {
        try expectCompiled(
            withoutOwnTypes(text), support.setting(for: .swiftui), EmittedSwiftTests.modes, access: .public)
    }

    /// Its own code opens what is above what the app shows by itself.
    private static let hosted = """
        navgraph: 1
        app: Hosted
        host:
          look: { present: list, style: popover }
          ask: { present: question, style: alert, payload: { word: String } }
        screens:
          list:
            outcomes: { picked: { word: String, number: Int }, none: {} }
            transitions: { help: { present: tip, style: popover } }
          tip:
          question: { params: { word: String }, outcomes: [yes, no] }
        """

    /// What a module's imports are when nothing is said of them makes all the difference for `package`.
    @Test(arguments: Doubles.Support.allCases) func packageRoutersCompile(_ support: Doubles.Support) throws {
        let modes = [EmittedSwiftTests.modes[0], EmittedSwiftTests.modes[3]].map { $0 + ["-package-name", "package"] }
        try expectCompiled(withoutOwnTypes(LinkHouse.graph), support.setting(for: .swiftui), modes, access: .package)
    }

    /// The stubs of an app's own types are internal.
    private func withoutOwnTypes(_ text: String) -> EmittedSwiftTests.Graph {
        EmittedSwiftTests.Graph(
            name: "own",
            text: text.replacing("Room", with: "String").replacing("Color", with: "Int").replacing("Kind", with: "Bool")
        )
    }

    private func expectCompiled(
        _ it: EmittedSwiftTests.Graph, _ support: SwiftSettings.Support, _ modes: [[String]],
        access: SwiftSettings.Access = .internal
    ) throws {
        let reading = it.read()
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        var graph = reading.graph
        graph.swift.container = .none
        let doubles = try Doubles.built.get()
        var settings = graph.swift
        settings.framework = .swiftui
        settings.support = support
        settings.access = access
        settings.imports = []
        var options = SwiftOptions(settings)
        options.hasMocks = true
        let emitted = emitRouters(graph, options: options)
        try #require(emitted.problems.isEmpty, "\(emitted.problems.map(\.message))")
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        var files: [String] = []
        func write(_ contents: [UInt8], _ name: String) throws {
            let file = directory.appendingPathComponent(name)
            try Data(contents).write(to: file)
            files.append(file.path)
        }
        for file in emitted.files { try write(file.contents, file.path) }
        let words = Set(emitted.files.flatMap { String(decoding: $0.contents, as: UTF8.self).split(separator: " ") })
        let named = graph.calledByModules()
        let stubs = Stubs.ofViews(named) { words.contains("\(Self.view($0, named))(actions:") }
        let imports = support == .embedded ? "" : "import NavGraphRuntime\nimport NavGraphSwiftUI\n"
        try write(Array((imports + stubs).utf8), "Stubs.swift")
        if support == .embedded {
            for part in SupportPart.parts(of: graph, for: .swiftui) {
                try write(part.file(access: access, version: "navgraph"), part.fileName)
            }
        }
        for mode in modes {
            let result = try swiftc(
                [
                    "-typecheck", "-wmo", "-warnings-as-errors", "-module-name", "App", "-D", "DEBUG", "-I",
                    doubles.modules,
                ]
                    + mode + files)
            #expect(result.status == 0, "\(mode.joined(separator: " "))\n\(result.errors)")
        }
    }

    private static func view(_ id: ScreenID, _ graph: NavGraph) -> String {
        let screen = graph.screens[id]
        return screen.type.isEmpty
            ? "\(graph.swift.prefix)\(upperCamel(graph.text[screen.name]))View" : graph.text[screen.type]
    }
}
