import Foundation
import NavGraphChanges
import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphInterpreter

/// The machine of the page against the interpreter: along random walks both have the same configurations and offers.
struct PlayMachineTests {
    static let walks = 25
    static let steps = 25

    /// Choices of entry and start, groups, a button, links by `push`, locks with conditions, a condition that changes.
    static let additions = """
        navgraph: 1
        app: Additions
        entry: [{ when: loggedIn, root: main }, { root: main, then: { present: signIn } }]
        conditions: { loggedIn: unknown, draft: false, outside: { changes: true } }
        events:
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
        .enabled(if: Node.isThere, "node is absent"),
        arguments: ["plain", "links", "containers", "revised", "hosted", "additions"])
    func playsAsTheInterpreter(kind: String) throws {
        var cases: [JSON] = []
        for seed in 0..<UInt64(ProcessInfo.processInfo.environment["NAVGRAPH_QUICK"] == nil ? 40 : 10) {
            var random = RandomGraph(
                seed: seed, hasManyLinks: kind == "links", hasTwoContainers: kind == "containers",
                isRevised: kind == "revised", isHosted: kind == "hosted")
            guard let graph = usableGraph(kind == "additions" ? Self.additions : random.yaml()) else { continue }
            cases.append(walk(graph, seed: seed))
        }
        #expect(cases.count > 5)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("play-\(kind)-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(JSON.array(cases).bytes(lineDepth: 0)).write(to: file)
        let result = try Node.run("Tests/EndToEndTests/Page/play.mjs", [file.path])
        #expect(result.status == 0, "\(result.output.prefix(4000))")
    }

    private func usableGraph(_ text: String) -> NavGraph? {
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) }
        return reading.isUsable ? reading.graph : nil
    }

    /// The data of a graph, and what the interpreter says at each place of some walks.
    private func walk(_ graph: NavGraph, seed: UInt64) -> JSON {
        let interpreter = Interpreter(graph: graph)
        let ways = graph.deepLinks.ids.map { graph.deepLinks[$0].by != .path ? nil : interpreter.way(of: $0) }
        let launches = interpreter.launches()
        var numbers = Numbers(seed: seed)
        var places: [JSON] = []
        for _ in 0..<Self.walks / 5 {
            var c = launches[numbers.below(launches.count)]
            let names = graph.conditions.ids.filter { c.conditions[$0.index] }.map { name(of: $0, in: graph) }
            var play = names.joined(separator: ",")
            for _ in 0..<Self.steps {
                var offers: [(step: String, result: Interpreter.Result)] = []
                for (step, result) in interpreter.steps(from: c) {
                    offers.append((spelled(step, in: graph), result))
                }
                for (id, way) in zip(graph.deepLinks.ids, ways) {
                    guard let next = interpreter.follow(id, way: way, from: c) else { continue }
                    offers.append(("link:" + graph.text[graph.deepLinks[id].qualifiedName], .configuration(next)))
                }
                places.append([
                    "play": .string(play), "shown": json(c, in: graph),
                    "offers": .object(
                        offers.map { step, result in
                            switch result {
                            case .configuration(let next): (step, json(next, in: graph))
                            case .fault(let rule): (step, .string(rule.rawValue))
                            }
                        }),
                ])
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
        return ["seed": .int(Int(seed)), "data": data(of: graph), "places": .array(places)]
    }

    private func data(of graph: NavGraph) -> JSON {
        [
            "graph": .string(graph.name),
            "elements": .object(canonicalElements(graph).map { ($0.subject, .object($0.keys)) }),
            "order": ["links": .array(graph.deepLinks.map { .string(graph.text[$0.qualifiedName]) })],
            "conditions": .array(graph.conditions.ids.map { .string(name(of: $0, in: graph)) }),
        ]
    }

    private func name(of condition: ConditionID, in graph: NavGraph) -> String {
        graph.text[graph.conditions[condition].qualifiedName]
    }

    private func spelled(_ step: Interpreter.Step, in graph: NavGraph) -> String {
        switch step {
        case .launch: return "launch"
        case .event(let event, _):
            let owner = graph.text[graph.qualifiedName(of: graph.transitions[event].owner)]
            return "event:\(owner).\(graph.text[graph.transitions[event].name])"
        case .outcome(let screen, let outcome):
            return "outcome:\(graph.name(of: screen)).\(graph.text[graph.outcomes[outcome].name])"
        case .back: return "back"
        case .swipe: return "swipe"
        case .tab(let child): return "tab:" + graph.name(of: child)
        case .link(let link): return "link:" + graph.text[graph.deepLinks[link].qualifiedName]
        case .change(let condition): return "change:" + name(of: condition, in: graph)
        }
    }

    private func json(_ c: Interpreter.Configuration, in graph: NavGraph) -> JSON {
        let layers = c.layers.map { layer -> JSON in
            let regions = layer.regions.map { region -> JSON in
                .array(region.frames.map { .string(graph.name(of: $0.screen)) })
            }
            return [.string(layer.container.rawValue), .int(layer.active), .array(regions)]
        }
        let conditions = graph.conditions.ids.map { (name(of: $0, in: graph), JSON.bool(c.conditions[$0.index])) }
        return [.array(layers), .object(conditions)]
    }
}

/// The script engine of the machine, where there is one.
enum Node {
    static let isThere = (try? run("Tests/EndToEndTests/Page/play.mjs", []).status).map { $0 == 0 } ?? false

    static func run(_ script: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        process.arguments = ["node", script] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
