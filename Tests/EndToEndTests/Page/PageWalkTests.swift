import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphRuns
@testable import NavGraphSyntax

/// Random walks over rendered pages: after each step `navgraph.after`, the product's machine and the interpreter show the
/// same, and offer the same with the same results. PAGE 9.
@Suite(.processorTime, .needsGraphviz, .timeLimit(.minutes(30)))
struct PageWalkTests {
    private static let steps = 25

    /// The graphs of the project and the cases of the norm.
    @Test(.enabled(if: isThere, "neither node nor Chromium is there"))
    func writtenGraphs() throws {
        var cases: [JSON] = []
        let workspace = Workspace()
        for (number, graph) in WrittenGraphs.all.enumerated() {
            guard let read = Self.read(graph.path) else { continue }
            let isOfProject = number < WrittenGraphs.project.count
            let walks = isOfProject ? 10 : 2
            cases.append(try Self.told(read, graph.name, graph.path, UInt64(number), walks: walks, in: workspace))
        }
        #expect(cases.count >= WrittenGraphs.project.count)
        try Self.compare(cases, in: workspace)
    }

    @Test(
        .enabled(if: isThere, "neither node nor Chromium is there"), arguments: RandomGraph.Kind.allCases)
    func randomGraphs(kind: RandomGraph.Kind) throws {
        var cases: [JSON] = []
        let workspace = Workspace()
        for seed in 0..<UInt64(share(4, of: 20)) {
            try workspace.write(kind.yaml(seed), to: "\(seed).yaml")
            let path = workspace.url("\(seed).yaml").path
            guard let read = Self.read(path) else { continue }
            cases.append(try Self.told(read, "\(kind) \(seed)", path, seed, walks: 3, in: workspace))
        }
        #expect(cases.count >= share(1, of: 4))
        try Self.compare(cases, in: workspace)
    }

    static let isThere = (try? Browser.drive([], by: "play.py").status).map { $0 == 0 } ?? false

    /// A graph that pages can play.
    private static func read(_ path: String) -> NavGraph? {
        let reading = readGraph(root: path) { path, _ in
            FileManager.default.contents(atPath: path).map { .bytes(Array($0)) } ?? .missing
        }
        return reading.isUsable && !reading.graph.entry.isNone ? reading.graph : nil
    }

    private static func compare(_ cases: [JSON], in workspace: Workspace) throws {
        let told: JSON = [
            "source": .string(try Checkout.text("Sources/NavGraphReports/Page/play.js")), "cases": .array(cases),
        ]
        try workspace.write(Data(told.bytes(lineDepth: 0)), to: "walks.json")
        try Browser.expect([workspace.url("walks.json").path], by: "play.py")
    }

    /// The page of a graph, and what interpreter and machine say at each place of some walks.
    private static func told(
        _ graph: NavGraph, _ name: String, _ path: String, _ seed: UInt64, walks: Int, in workspace: Workspace
    ) throws -> JSON {
        let file = "\(name).html"
        let rendered = try workspace.run("render", path, "--output", file)
        try #require(rendered.status == 0, "\(name): \(rendered.errors)")
        let interpreter = Interpreter(graph: graph)
        let ways = interpreter.ways()
        var onFirst = graph
        onFirst.platforms = [graph.platforms[0]]
        let product = ProductMachine(onFirst)
        let valuations = interpreter.valuations()
        var numbers = Numbers(seed: seed)
        var places: [JSON] = []
        for walk in 0..<walks {
            let values = valuations[numbers.below(valuations.count)]
            var c = interpreter.launch(values)
            var own = try product.launch(values)
            var play = interpreter.names(values)
            for _ in 0...steps {
                let offers = interpreter.offers(from: c, ways: ways)
                let place = interpreter.place(play, c, offers)
                let other = try product.place(play, own)
                #expect(text(other) == text(place), "\(name), walk \(walk)")
                places.append(place)
                let open = offers.compactMap { step, result -> (String, Interpreter.Configuration)? in
                    if case .configuration(let next) = result, next.frameCount < 30 { return (step, next) }
                    return nil
                }
                if open.isEmpty { break }
                let (step, next) = open[numbers.below(open.count)]
                own = try #require(try product.after(step, own))
                play += ";" + step
                c = next
            }
        }
        return ["name": .string(name), "page": .string(workspace.url(file).path), "places": .array(places)]
    }

    /// Without regard to the order of keys.
    private static func text(_ json: JSON) -> String {
        let value = try? JSONSerialization.jsonObject(with: Data(json.bytes(lineDepth: 0)))
        let sorted = value.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
        return sorted.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// The machine that the analysis replays runs with, in the words of `navgraph.after`.
private struct ProductMachine {
    let machine: Machine
    var graph: NavGraph { machine.graph }

    /// With the values of all conditions, also of those that nothing asks for.
    init(_ graph: NavGraph) { machine = findWays(Program(graph, keepsAll: true)).machine }

    func launch(_ values: [Bool]) throws -> Configuration {
        var cube = machine.program.launch
        for id in graph.conditions.ids { cube[machine.program.bit(of: id)] = values[id.index] }
        return try machine.launch(cube).end
    }

    /// Every step that there may be, in the words of the page.
    private func labels(_ c: Configuration) throws -> [(name: String, label: StepLabel)] {
        let interpreter = Interpreter(graph: graph)
        let labels =
            try machine.labels(in: c) + graph.deepLinks.ids.map { StepLabel(.link, $0.raw) }
            + graph.conditions.ids.filter { graph.conditions[$0].changes }.map { StepLabel(.change, $0.raw) }
        return labels.map { label in
            let step: Interpreter.Step =
                switch label.kind {
                case .event:
                    .event(graph.alternatives[AlternativeID(raw: label.operand)].transition!, .none)
                case .outcome: .outcome(c.current, OutcomeID(raw: label.operand))
                case .back: .back
                case .swipe: .swipe
                case .tab: .tab(graph.children[ChildID(raw: label.operand)].target!)
                case .link: .link(DeepLinkID(raw: label.operand))
                case .change: .change(ConditionID(raw: label.operand))
                case .none, .launch: .launch
                }
            return (interpreter.spelled(step), label)
        }
    }

    func after(_ step: String, _ c: Configuration) throws -> Configuration? {
        for (name, label) in try labels(c) where name == step {
            var next = c
            return try machine.step(label, &next) ? next : nil
        }
        return nil
    }

    func place(_ play: String, _ c: Configuration) throws -> JSON {
        var offers: [(key: String, value: JSON)] = []
        for (name, label) in try labels(c) {
            var next = c
            do {
                if try machine.step(label, &next) { offers.append((name, json(next))) }
            } catch let fault as Machine.Fault { offers.append((name, .string(fault.rule.rawValue))) }
        }
        return ["play": .string(play), "shown": json(c), "offers": .object(offers)]
    }

    private func json(_ c: Configuration) -> JSON {
        let layers = c.layers.map { layer -> JSON in
            let regions = layer.regions.map { region -> JSON in
                .array(region.frames.map { .string(graph.name(of: $0.screen)) })
            }
            return [.string(layer.container.rawValue), .int(layer.active), .array(regions)]
        }
        let conditions = graph.conditions.ids.map { id -> (key: String, value: JSON) in
            let name = graph.text[graph.conditions[id].qualifiedName]
            return (name, .bool(c.conditions[machine.program.bit(of: id)] ?? false))
        }
        return [.array(layers), .object(conditions)]
    }
}
