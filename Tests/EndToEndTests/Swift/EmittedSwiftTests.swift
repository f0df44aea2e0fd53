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

    /// Graphs that try hard, and every graph of the project and of the conformance cases that can be emitted.
    static let graphs: [Graph] = {
        let own = [
            Graph(name: "hostile", text: hostileGraph), Graph(name: "journey", text: Journey.graph),
            Graph(name: "house", text: House.graph), Graph(name: "links", text: LinkHouse.graph),
            Graph(name: "blog", text: Blog.graph),
            Graph(
                name: "blog of scenes",
                text: Blog.graph.replacing("\nentry:", with: "\nswift: { framework: clean-swift }\nentry:")),
            Graph(name: "many links", text: LinkHouse.many), Graph(name: "foreign starts", text: foreignStarts),
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

    /// The language modes: Swift 6 comes first, in which each graph is compiled alone.
    static let modes: [[String]] = [
        ["-swift-version", "6"],
        ["-swift-version", "5", "-strict-concurrency=complete"],
        ["-swift-version", "6", "-default-isolation", "MainActor"],
        [
            "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
            "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault",
        ],
    ]

    /// Each alone: what one needs is not there for the sake of another.
    @Test(arguments: graphs) func compilesWithoutWarnings(_ graph: Graph) throws {
        try Self.expectCompiled(EmittedSources(graph.usable(), .imported), Self.modes.prefix(1))
    }

    private static let supported = [
        "hostile", "journey", "house", "links", "storyboards", "mixed", "blog", "blog of scenes",
    ]

    @Test(arguments: supported) func compilesWithItsSupportWithoutWarnings(_ name: String) throws {
        let graph = try #require(Self.graphs.first { $0.name == name })
        try Self.expectCompiled(EmittedSources(graph.usable(), .embedded), Self.modes.prefix(1))
    }

    /// Many in one module: by themselves, most of the time goes into what all of them import.
    @Test(arguments: batches(of: graphs)) func compileInTheOtherModes(_ graphs: [Graph]) throws {
        try Self.expectCompiled(
            EmittedSources(joining: graphs.map { try $0.usable() }, .imported), Self.modes.dropFirst())
    }

    @Test func compileWithTheirSupportInTheOtherModes() throws {
        let graphs = try Self.graphs.filter { Self.supported.contains($0.name) }.map { try $0.usable() }
        try Self.expectCompiled(EmittedSources(joining: graphs, .embedded), Self.modes.dropFirst())
    }

    @Test(arguments: Doubles.Support.allCases) func publicRoutersCompile(_ support: Doubles.Support) throws {
        let graphs = try [Journey.graph, LinkHouse.graph, Blog.graph].map { try graph($0, access: .public) }
        try Self.expectCompiled(EmittedSources(joining: graphs, support), Self.modes)
    }

    /// What a module's imports are when nothing is said of them makes all the difference for `package`.
    @Test(arguments: Doubles.Support.allCases) func packageRoutersCompile(_ support: Doubles.Support) throws {
        let modes = [Self.modes[0], Self.modes[3]].map { $0 + ["-package-name", "package"] }
        try Self.expectCompiled(EmittedSources(graph(LinkHouse.graph, access: .package), support), modes)
    }

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

    /// Parts that are compiled together.
    static func batches(of graphs: [Graph]) -> [[Graph]] {
        stride(from: 0, to: graphs.count, by: 16).map { Array(graphs[$0..<min($0 + 16, graphs.count)]) }
    }

    private func graph(_ text: String, access: SwiftSettings.Access) throws -> NavGraph {
        var graph = try Graph(name: access.rawValue, text: Self.withoutOwnTypes(text)).usable()
        graph.swift.access = access
        return graph
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
            (House.graph, House.program, House.transcript), (Blog.graph, Blog.program, Blog.transcript),
        ], Doubles.Support.allCases)
    func aWalkGoesAsTheGraphSays(
        _ texts: (graph: String, program: String, transcript: String), _ support: Doubles.Support
    )
        throws
    {
        let doubles = try Doubles.built.get()
        let sources = try EmittedSources(Graph(name: "walk", text: texts.graph).usable(), support)
        try sources.add(support.program(texts.program), as: "main.swift")
        let path = sources.directory.appendingPathComponent("walk").path
        let build = try swiftc(
            ["-swift-version", "6", "-wmo", "-Onone", "-D", "DEBUG", "-I", doubles.modules, "-o", path]
                + support.flags()
                + sources.files
                + doubles.objects(support))
        try #require(build.status == 0, "\(build.errors)")
        let result = try runProgram(path, [])
        #expect(result.output == texts.transcript)
        #expect(result.status == 0)
    }
}
