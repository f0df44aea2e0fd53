import Foundation
import NavGraphChanges
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

/// The machine of the page against the interpreter: along random walks both have the same configurations and offers.
@Suite(.processorTime) struct PlayMachineTests {
    static let walks = 25
    static let steps = 25

    /// Choices of entry and start, groups, a button, links by `push`, locks with conditions, a condition that changes.
    static let additions =
        appHead("[{ when: loggedIn, root: main }, { root: main, then: { present: signIn } }]", of: "Additions") + """
            conditions: { loggedIn: unknown, draft: false, outside: { changes: true } }
            groups:
              row:
                openPost: { push: post }
                openLink: [{ when: outside, open: settings }, { present: browser }]
            flows:
              main: { tabs: [home, { event: compose }, me], transitions: { compose: { present: editor, locked: draft } } }
              home: { uses: [row], screens: { feed: } }
              me: { start: [{ when: loggedIn, screen: profile }, { screen: guest }], screens: { profile: { uses: [row] }, guest: } }
              story: { start: [{ when: outside, screen: page }, { screen: cover }], screens: { cover: { outcomes: [read] }, page: } }
            screens:
              post: { transitions: { more: { push: story } } }
              browser: { back: false }
              editor:
                outcomes: [saved]
                transitions: { write: { sets: { draft: true } }, log: { sets: { loggedIn: true }, finish: saved } }
              signIn: { outcomes: [done], transitions: { enter: { sets: { loggedIn: true }, finish: done } } }
            deepLinks:
              post: { shortcut: post, opens: post, by: push }
              story: { shortcut: story, opens: story, by: push, requires: outside }
              me: { shortcut: me, opens: me, requires: loggedIn }
            """

    @Test(
        .enabled(if: PlayDriver.isThere, "neither node nor Chromium is there"),
        arguments: ["plain", "links", "containers", "revised", "hosted", "additions", "platforms", "newer", "module"])
    func playsAsTheInterpreter(kind: String) throws {
        var cases: [JSON] = []
        for seed in 0..<UInt64(share(10, of: 40)) {
            guard let graph = usableGraph(text(of: kind, seed)) else { continue }
            cases.append(walk(graph, seed: seed))
        }
        #expect(cases.count > 3)
        let machine = try PlayDriver.machine()
        let told: JSON = ["source": .string(machine), "cases": .array(cases)]
        let result = try PlayDriver.run(told)
        #expect(result.status == 0, "\(result.output.prefix(4000))")
    }

    private func text(of kind: String, _ seed: UInt64) -> String {
        if kind == "additions" { return Self.additions }
        if kind == "platforms" { return PlatformTests.withPlatforms(RandomGraph.Kind.plain.yaml(seed), seed * 7) }
        if let kind = RandomGraph.Kind(rawValue: kind) { return kind.yaml(seed) }
        var random = RandomGraph(seed: seed, hasAdditions: true, words: .all, isModule: kind == "module")
        return random.yaml()
    }

    /// The data of a graph, and what the interpreter says at each place of some walks.
    private func walk(_ graph: NavGraph, seed: UInt64) -> JSON {
        let interpreter = Interpreter(graph: graph.openedByHost())
        let ways = interpreter.ways()
        let launches = graph.platforms.flatMap { platform in
            interpreter.valuations(on: platform).map { (conditions: $0, end: interpreter.launch($0, on: platform)) }
        }
        var numbers = Numbers(seed: seed)
        var places: [JSON] = []
        for _ in 0..<Self.walks / 5 {
            // `entry` can set conditions; the page starts with their values before launch.
            let launch = launches[numbers.below(launches.count)]
            var c = launch.end
            var play = interpreter.names(launch.conditions, on: c.platform)
            for _ in 0..<Self.steps {
                // The page does not offer what the host may not open; in the interpreter these steps change nothing.
                let offers = interpreter.offers(from: c, ways: ways).filter { step, result in
                    if case .configuration(c) = result { !step.hasPrefix("host:") } else { true }
                }
                places.append(interpreter.place(play, c, offers))
                let open = offers.compactMap { step, result -> (String, Interpreter.Configuration)? in
                    if case .configuration(let next) = result, next.frameCount < 30 { return (step, next) }
                    return nil
                }
                if open.isEmpty { break }
                let (step, next) = open[numbers.below(open.count)]
                play += ";" + step
                c = next
            }
        }
        return ["name": .string("seed \(seed)"), "data": PlayDriver.data(of: graph), "places": .array(places)]
    }
}

/// What runs the machine of the page: node, else Chromium.
enum PlayDriver {
    static let isThere = (try? run(nil).status).map { $0 == 0 } ?? false

    /// The script of the machine, as it stands in the sources.
    static func machine() throws -> String {
        let file = checkout.appendingPathComponent("Sources/NavGraphReports/Page/play.js")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// What the machine reads of a graph.
    static func data(of graph: NavGraph) -> JSON {
        [
            "graph": .string(graph.name),
            "elements": .object(canonicalElements(graph).map { ($0.subject, .object($0.keys)) }),
            "order": ["links": .array(graph.deepLinks.map { .string(graph.text[$0.qualifiedName]) })],
            "conditions": .array(graph.conditions.map { .string(graph.text[$0.qualifiedName]) }),
            "open": .array(
                graph.openedByHost().conditions.filter { !graph.isApp && $0.initially == nil }
                    .map { .string(graph.text[$0.qualifiedName]) }),
        ]
    }

    /// Nothing: whether there is something to run it.
    static func run(_ told: JSON?) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("play-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        if let told { try Data(told.bytes(lineDepth: 0)).write(to: file) }
        let script = ["Tests/EndToEndTests/Page/play.py"] + (told == nil ? [] : [file.path])
        let result = try runProgram("python3", script, in: checkout.path)
        return (result.status, result.output + result.errors)
    }
}
