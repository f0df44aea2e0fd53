import Foundation
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphPictures

/// Real material through the real program.
@Suite("Drawing", .processorTime, .enabled(if: Dot.isInstalled, "Graphviz is absent"))
struct DrawingTests {
    /// The graphs of the project.
    static let graphs: [URL] = {
        let folder = checkout.appendingPathComponent("Graphs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0) }
    }()

    /// Every diagram that can be had of a graph.
    static func all(of graph: NavGraph) -> [[UInt8]] {
        var overview = DiagramOptions()
        overview.isOverview = true
        var result = [emitDOT(graph), emitDOT(graph, options: overview)]
        result += graph.flows.ids.map { emitDOT(graph, options: DiagramOptions(flow: $0)) }
        for depth in 1...3 {
            result += graph.screens.ids.map { emitDOT(graph, options: DiagramOptions(focus: $0, depth: depth)) }
        }
        return result
    }

    @Test("takes every diagram of the graphs of the project", arguments: graphs) func project(_ file: URL) throws {
        let reading = readGraph(root: file.path) { path, _ in
            (try? Data(contentsOf: URL(fileURLWithPath: path))).map { .bytes([UInt8]($0)) } ?? .missing
        }
        try #require(reading.isUsable)
        try expectClean(Self.all(of: reading.graph))
    }

    private func expectClean(_ sources: [[UInt8]]) throws {
        for source in sources {
            let result = try Dot.run(source, format: "svg")
            let beginning = String(decoding: source.prefix(200), as: UTF8.self)
            #expect(result.isClean, "\(result.status) \(result.errors.prefix(500)) \(beginning)")
        }
    }

    /// Labels are plain text in large pictures; those of flows with findings too.
    @Test("takes findings of flows in pictures of any size", arguments: [3, 70, 80, 200]) func findings(count: Int)
        throws
    {
        var text = "navgraph: 1\napp: Many\nentry: f0\nflows:\n"
        for flow in 0..<count {
            text += "  f\(flow):\n    screens:\n      s\(flow): { transitions: { "
            text += "on: { push: s\((flow + 1) % count) }, over: { push: s\((flow + 7) % count) } } }\n"
        }
        text += "  alone: { screens: { never: {} } }\n"
        let graph = try graph(text)
        let severities: [Severity] = [.error, .warning, .note]
        let marks = DiagramMarks(
            graph.flows.ids.map {
                (
                    subject: Subject(.flow, name: graph.flows[$0].qualifiedName),
                    severity: severities[$0.index % 3]
                )
            }, in: graph)
        var options = DiagramOptions()
        options.isOverview = true
        options.marks = marks
        try expectClean([emitDOT(graph, options: options)])
    }

    @Test(
        "takes the shared cases", .enabled(if: shared != nil, "no shared material beside the checkout")
    )
    func conformance() throws {
        let graphs = ConformanceCase.all.map { example in
            readGraph(root: "graph.yaml") { _, _ in .bytes(example.graph) }
        }
        let sources = graphs.filter(\.isUsable).map { emitDOT($0.graph) }
        #expect(sources.count > 20)
        try expectClean(sources)
    }

    @Test("takes a group that nothing uses") func groupWithoutUsers() throws {
        let graph = try graph(
            appHead("a", of: "One") + """
                groups: { spare: { never: { push: b }, open: { open: settings } } }
                screens: { a: , b: }
                """)
        let source = emitDOT(graph)
        #expect(String(decoding: source, as: UTF8.self).contains("nothing uses"))
        try expectClean([source])
    }

    /// Tabs, and flows whose screens lead anywhere: beside one another, back, and into other boxes.
    static func manyFlows(seed: UInt64) -> String {
        var numbers = Numbers(seed: seed)
        let flows = 4 + numbers.below(7)
        let screens = (0..<flows).map { flow in (0...numbers.below(6)).map { "f\(flow)s\($0)" } }
        let all = screens.flatMap { $0 }
        let tabs = (0..<(2 + numbers.below(3))).map { "f\($0)" }
        var yaml = "navgraph: 1\napp: Random\nentry: t\n"
        yaml += "transitions:\n  expired: { present: f\(flows - 1) }\n"
        yaml += "deepLinks:\n  link: { shortcut: link, opens: \(numbers.pick(all)) }\n"
        yaml += "flows:\n  t: { tabs: [\(tabs.joined(separator: ", "))] }\n"
        for flow in 0..<flows {
            yaml += "  f\(flow):\n    outcomes: [fin]\n    screens:\n"
            for screen in screens[flow] {
                yaml += "      \(screen):\n        outcomes: [ok]\n        transitions:\n"
                for event in 0..<numbers.below(4) {
                    let target = numbers.pick(numbers.chance(50) ? screens[flow] : all)
                    let action =
                        switch numbers.below(10) {
                        case 0..<4: "push: \(target), returns: { ok: ~ }"
                        case 4, 5: "present: f\(numbers.below(flows)), returns: { fin: { push: \(target) } }"
                        case 6, 7: "select: \(numbers.pick(tabs))"
                        case 8: "finish: fin"
                        default: "pop: \(target)"
                        }
                    yaml += "          e\(event): { \(action) }\n"
                }
            }
        }
        return yaml
    }

    @Test("takes many flows in one picture", arguments: UInt64(0)..<UInt64(share(12, of: 40))) func flows(seed: UInt64)
        throws
    {
        let graph = try graph(Self.manyFlows(seed: seed))
        let focus = DiagramOptions(focus: graph.screens.ids.first, depth: 2)
        try expectClean([emitDOT(graph), emitDOT(graph, options: focus)])
    }

    @Test("gives an arrow back a say in where nodes stand, unless another arrow has it") func upright() throws {
        let text = try dot(
            appHead("t", of: "Two") + """
                flows:
                  t: { tabs: [a, b] }
                  a:
                    screens:
                      one: { transitions: { other: { select: b }, more: { push: three } } }
                      three: { transitions: { back: { pop: one } } }
                  b: { screens: { two: } }
                """)
        let manners = arrows(text).map { arrow in
            "\(arrow.tail) \(arrow.head) "
                + (arrow.attributes.contains("constraint=false")
                    ? "none" : arrow.attributes.contains("weight=0") ? "some" : "")
        }
        #expect(manners.contains("one two some"))
        #expect(manners.contains("one three "))
        #expect(manners.contains("three one none"))
    }

    @Test("takes big graphs whole, in the plain manner") func big() throws {
        var yaml = "navgraph: 1\napp: Big\nentry: flow0\nflows:\n"
        for flow in 0..<8 {
            yaml += "  flow\(flow):\n    screens:\n"
            for i in 0..<25 {
                yaml += "      s\(flow)_\(i):\n        transitions:\n"
                for (k, step) in [1, 7, 60, 133].enumerated() {
                    let target = (flow * 25 + i + step) % 200
                    yaml += "          go\(k): { push: s\(target / 25)_\(target % 25) }\n"
                }
            }
        }
        let graph = try graph(yaml)
        var whole = DiagramOptions()
        whole.isWhole = true
        let source = emitDOT(graph, options: whole)
        let text = String(decoding: source, as: UTF8.self)
        // With 'nslimit1' Graphviz 2.43 aborts on graphs of many clusters.
        #expect(text.contains("splines=line") && !text.contains("nslimit1"))
        // What no arrow joins stands in rows, by lines that nobody sees.
        #expect(arrows(text).count { !$0.attributes.contains("style=invis") } == 337)
        #expect(!arrows(text).contains { $0.attributes.contains(", label=") })
        // The launch has an arrow; what has none, of 800, has a row that leads to what it opens.
        let rows = text.matches(of: /<td align="left" href="#[a-z0-9_]+" tooltip=" "><font color="#[0-9A-F]+">go/)
        #expect(rows.count == 464)
        try expectClean([source] + diagrams(for: graph).map(\.source))
    }
}
