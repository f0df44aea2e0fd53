import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Emitted routers against the double of UIKit: that they compile without a warning, and that they do what the graph
/// says.
@Suite(.processorTime) struct EmittedSwiftTests {
    /// A graph in a file, or in this text.
    struct Graph: Sendable, CustomTestStringConvertible {
        var name: String
        var path = ""
        var text = ""
        var testDescription: String { name }

        func read() -> GraphReading {
            readGraph(root: path.isEmpty ? "graph.yaml" : path) { file, _ in
                if path.isEmpty { return .bytes(Array(text.utf8)) }
                return (try? Data(contentsOf: URL(fileURLWithPath: file))).map { .bytes([UInt8]($0)) } ?? .missing
            }
        }

        func usable() throws -> NavGraph {
            let reading = read()
            try #require(reading.isUsable, "\(reading.findings.map(\.message))")
            return reading.graph
        }
    }

    /// What routers are emitted for, and the graphs that they are emitted for.
    enum Kit: CaseIterable, Sendable {
        case uikit, swiftui, appkit

        var graphs: [Graph] {
            switch self {
            case .uikit: EmittedSwiftTests.graphs
            case .swiftui: EmittedSwiftTests.graphsOfViews
            case .appkit: EmittedSwiftTests.graphsOfAppKit
            }
        }

        /// Those that are also compiled with the support code.
        var supported: [Graph] {
            let more = [Kit.uikit: ["storyboards", "blog of scenes"], .swiftui: ["shop"]][self] ?? []
            let names = ["hostile", "journey", "house", "links", "mixed", "blog"] + more
            return graphs.filter { names.contains($0.name) }
        }

        func graph(of graph: Graph, access: SwiftSettings.Access = .internal) throws -> NavGraph {
            var graph = try graph.usable()
            graph.swift.access = access
            if self == .uikit { return graph }
            graph.swift.framework = self == .swiftui ? .swiftui : .appkit
            graph.swift.imports = []
            if self == .swiftui {
                graph.swift.container = .none
            } else {
                graph.setPlatforms([.macos])
                graph.keepSegues { $0?.inStack == false }
            }
            return graph
        }
    }

    /// The view of a screen `timeline` would be SwiftUI's own `TimelineView`: these are refused.
    private static let graphsOfViews =
        graphs.filter { !["clean-social", "clean-entry-choice"].contains($0.name) }
        + WrittenGraphs.project.filter { $0.name == "swiftui" }
        + (0..<share(6, of: 18)).map { seed in
            let random = WalkTests.random(seed % 3 == 2 ? "hosted" : "random", seed)
            return Graph(name: random.name, text: random.text)
        }

    /// What AppKit is asked for, and what it does not refuse.
    private static let askedOfAppKit =
        graphs + WrittenGraphs.project.filter { $0.name == "swiftui" }
        + (0..<share(4, of: 18)).map { seed in
            let random = WalkTests.random("random", seed, WalkTests.features.union(.newer))
            return Graph(name: random.name, text: random.text)
        }
    private static let graphsOfAppKit = askedOfAppKit.filter { graph in
        guard let graph = try? Kit.appkit.graph(of: graph) else { return false }
        return emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty
    }

    /// Graphs that try hard, and every graph of the project and of the conformance cases that can be emitted.
    static let graphs: [Graph] = {
        let own = [
            Graph(name: "hostile", text: hostileGraph), Graph(name: "journey", text: Journey.graph),
            Graph(name: "house", text: House.graph), Graph(name: "links", text: LinkHouse.graph),
            Graph(name: "blog", text: Blog.graph),
            Graph(
                name: "blog of scenes",
                text: Blog.graph.replacing("\nentry:", with: "\nswift: { framework: clean-swift }\nentry:")),
            Graph(name: "foreign starts", text: foreignStarts),
            Graph(name: "one button in flows", text: oneButtonInFlows),
            Graph(
                name: "one button in flows of scenes",
                text: oneButtonInFlows.replacing("\nentry:", with: "\nswift: { framework: clean-swift }\nentry:")),
            Graph(name: "mixed", text: Mixed.graph),
            Graph(
                name: "mixed scenes",
                text: Mixed.graph.replacing("\nentry:", with: "\nswift: { framework: clean-swift }\nentry:")),
        ]
        return own
            + WrittenGraphs.all.filter {
                let reading = $0.read()
                // Its links lack values, which is an error of the rules: nothing is emitted for it.
                if $0.name == "link-entries" { return false }
                guard reading.isUsable, reading.failure == nil, reading.graph.swift.framework != .swiftui,
                    // Routers of several Swift modules are compiled one after the other: `ExampleTests`, `ModuleTests`.
                    !reading.graph.modules.contains(where: { !$0.swift.module.isEmpty })
                else { return false }
                return emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).problems.isEmpty
            }
            // As many lines as all others.
            + [Graph(name: "many links", text: LinkHouse.many)]
    }()

    /// What makes all screens makes one item of each name, however that begins; what nothing opens has none.
    static let oneButtonInFlows = """
        navgraph: 1
        app: Bars
        entry: main
        screens:
          editor:
        flows:
          main:
            tabs: [home, { event: compose }]
            screens: { home: }
            transitions: { compose: { present: editor }, openOther: { present: other } }
          other:
            tabs: [feed, { event: compose }]
            screens: { feed: }
            transitions: { compose: { present: editor }, openThird: { root: third } }
          third:
            tabs: [{ event: Compose }, { event: look }, desk]
            screens: { desk: }
            transitions: { Compose: { present: editor }, look: { present: editor } }
          shut:
            tabs: [attic, { event: look }]
            screens: { attic: }
            transitions: { look: ~ }
        """

    /// Flows that begin with screens of others, or of none, or with one that wants a value, which links to the flow supply.
    private static let foreignStarts = """
        navgraph: 1
        app: Starts
        entry: main
        links: { schemes: [starts] }
        flows:
          main:
            screens:
              home:
                transitions: { openSide: { push: side }, openOther: { present: other } }
          side: { start: plain }
          other: { start: home }
          asking: { params: { id: Int }, start: asked, screens: { asked: { params: { id: Int } } } }
        screens:
          plain:
        deepLinks:
          presented: { url: '/presented/{id}', opens: asking, by: present }
          pushed: { url: '/pushed/{id}', opens: asking, by: push }
        """

    /// The language modes: Swift 6 comes first, in which graphs are compiled alone.
    static let modes: [[String]] = [
        ["-swift-version", "6"],
        ["-swift-version", "5", "-strict-concurrency=complete"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        [
            "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
            "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault",
        ],
    ]

    /// The graphs of each framework, by the part of all that is compiled at once. Those that try hard are in the first part.
    private static let parts = Kit.allCases.flatMap { kit in kit.graphs.parts(of: 32).enumerated().map { (kit, $0, $1) }
    }

    /// Many in one module, for which the compiler starts once. Parts after the first are compiled in one mode, each in another;
    /// in `make test-all` in all modes.
    @Test(arguments: parts) func compileWithoutWarnings(_ kit: Kit, _ part: Int, _ graphs: [Graph]) throws {
        let mode = (part + (Kit.allCases.firstIndex(of: kit) ?? 0)) % Self.modes.count
        try Self.expectCompiled(
            EmittedSources(joining: graphs.map { try kit.graph(of: $0) }, .imported),
            isAll || part == 0 ? Self.modes : [Self.modes[mode]])
    }

    /// Some alone, others with their support alone: what one needs is not there for the sake of another, for which names get a
    /// prefix and each file imports what it needs.
    @Test(arguments: parts)
    func compileAloneWithoutWarnings(_ kit: Kit, _ part: Int, _ graphs: [Graph]) throws {
        for graph in isAll ? graphs : [graphs[graphs.count / 2]] {
            try Self.expectCompiled(EmittedSources(kit.graph(of: graph), .imported), Self.modes.prefix(1))
        }
    }

    @Test(arguments: Kit.allCases.flatMap { kit in kit.supported.map { (kit, $0) } })
    func compilesWithItsSupportWithoutWarnings(_ kit: Kit, _ graph: Graph) throws {
        try Self.expectCompiled(EmittedSources(kit.graph(of: graph), .embedded), Self.modes.prefix(1))
    }

    @Test(arguments: [Kit.uikit, .swiftui]) func compileWithTheirSupportInTheOtherModes(_ kit: Kit) throws {
        let graphs = try kit.supported.map { try kit.graph(of: $0) }
        try Self.expectCompiled(EmittedSources(joining: graphs, .embedded), Self.modes.dropFirst())
    }

    @Test(arguments: Kit.allCases, Doubles.Support.allCases)
    func publicRoutersCompile(_ kit: Kit, _ support: Doubles.Support) throws {
        let graphs = try [Journey.graph, LinkHouse.graph, kit == .swiftui ? Self.hosted : Blog.graph].map {
            try kit.graph(of: Graph(name: "public", text: Self.withoutOwnTypes($0)), access: .public)
        }
        // Imports differ in the last mode.
        let modes = support == .imported ? [2, 3] : [1, 3]
        try Self.expectCompiled(EmittedSources(joining: graphs, support), modes.map { Self.modes[$0] })
    }

    /// What a module's imports are when nothing is said of them makes all the difference for `package`.
    @Test(arguments: [Kit.uikit, .swiftui], Doubles.Support.allCases)
    func packageRoutersCompile(_ kit: Kit, _ support: Doubles.Support) throws {
        let modes = [Self.modes[0], Self.modes[3]].map { $0 + ["-package-name", "package"] }
        let graph = Graph(name: "package", text: Self.withoutOwnTypes(LinkHouse.graph))
        try Self.expectCompiled(EmittedSources(kit.graph(of: graph, access: .package), support), modes)
    }

    /// Only what is hosted has no routers of AppKit.
    @Test func allOtherGraphsCanBeEmittedForAppKit() throws {
        let refused = try Self.askedOfAppKit.filter { graph in !Kit.appkit.graphs.contains { $0.name == graph.name } }
            .filter { try $0.usable().host == nil }
        #expect(refused.map(\.name) == [])
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

    /// Generated code for another version of the support code does not compile, and the line of the error says why.
    @Test func codeForOtherSupportSaysWhyItFails() throws {
        let sources = try EmittedSources(Graph(name: "journey", text: Journey.graph).usable(), .imported)
        for file in sources.files {
            let text = try String(contentsOfFile: file, encoding: .utf8)
            try text.replacing(#/NavGraph\.Interface\d+/#, with: "NavGraph.Interface0")
                .write(toFile: file, atomically: true, encoding: .utf8)
        }
        let doubles = try Doubles.built(for: sources.framework)
        let result = try swiftc(["-typecheck", "-wmo", "-module-name", "App", "-I", doubles.modules] + sources.files)
        #expect(result.status != 0)
        #expect(result.errors.contains("Interface0  // Fails? Generate all files with the same navgraph."))
    }

    /// The stubs of an app's own types are internal.
    static func withoutOwnTypes(_ text: String) -> String {
        text.replacing("Room", with: "String").replacing("Color", with: "Int").replacing("Kind", with: "Bool")
    }

    static func expectCompiled(_ sources: EmittedSources, _ modes: some Sequence<[String]>) throws {
        let doubles = try Doubles.built(for: sources.framework)
        for mode in modes {
            let result = try swiftc(
                [
                    "-typecheck", "-wmo", "-warnings-as-errors", "-module-name", "App", "-D", "DEBUG", "-I",
                    doubles.modules,
                ] + mode
                    + sources.files)
            #expect(result.status == 0, "\(mode.joined(separator: " "))\n\(result.errors)")
        }
    }

    @Test(
        arguments: [
            ((House.graph, House.program, House.transcript), .embedded),
            ((Blog.graph, Blog.program, Blog.transcript), .imported),
            ((LinkWaiting.graph, LinkWaiting.program, LinkWaiting.transcript), .imported),
            ((LinkIntents.graph, LinkIntents.program, LinkIntents.transcript), .imported),
        ] as [((String, String, String), Doubles.Support)])
    func aWalkGoesAsTheGraphSays(
        _ texts: (graph: String, program: String, transcript: String), _ support: Doubles.Support
    )
        throws
    {
        let doubles = try Doubles.built.get()
        let sources = try EmittedSources(Graph(name: "walk", text: texts.graph).usable(), support)
        try sources.add(support.program(texts.program), as: "main.swift")
        let result = try buildAndRun(
            in: sources.directory,
            ["-swift-version", "6", "-I", doubles.modules] + support.flags() + sources.files
                + doubles.objects(support))
        #expect(result.output == texts.transcript)
        #expect(result.status == 0)
    }
}
