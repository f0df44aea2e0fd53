import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSyntax
@testable import NavGraphTool

/// One element edited at random: all that `diff` tells has it as its cause, or no run shows the change, and then nothing is
/// told. DIFF 10.
@Suite(.processorTime, .timeLimit(.minutes(20)))
struct SingleEditTests {
    struct Graph: CustomTestStringConvertible {
        var name: String
        var text: String
        var edits: Int
        var testDescription: String { name }
    }

    /// The project's graphs and the cases of the norm.
    private static let graphs = WrittenGraphs.all.compactMap { graph -> Graph? in
        guard let text = try? String(contentsOfFile: graph.path, encoding: .utf8), !text.contains("imports:"),
            !text.contains("include:"), !graph.name.hasPrefix("text-")
        else { return nil }
        return Graph(name: graph.name, text: text, edits: graph.name == "shop" ? share(3, of: 8) : share(1, of: 4))
    }

    private func reading(_ text: String) throws -> (graph: CheckedGraph, files: GivenFiles) {
        let files = GivenFiles(memory: ["g.yaml": Array(text.utf8)])
        return (check(try read(Input(path: "g.yaml"), files: files), least: .note, relates: false), files)
    }

    @Test(arguments: graphs) func isToldWithItAsTheCause(_ graph: Graph) throws {
        _ = try judge(graph, seed: graph.name.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) })
    }

    /// It changes no run that was there: of few sets all runs are analyzed.
    @Test(arguments: graphs) func anEventOfTheAppIsToldAlike(_ graph: Graph) throws {
        var text = graph.text
        for (key, line) in [("transitions", "planted: { present: plantedScreen }"), ("screens", "plantedScreen: {}")] {
            if let place = text.range(of: "\n\(key):\n") {
                text.insert(contentsOf: "  \(line)\n", at: place.upperBound)
            } else {
                text += "\(key): { \(line) }\n"
            }
        }
        let (with, without) = (try reading(text).graph, try reading(graph.text).graph)
        guard with.isUsable, without.isUsable else { return }
        for (old, new) in [(without, with), (with, without)] {
            #expect(rows(old, new, asksAll: false) == rows(old, new, asksAll: true), "\(graph.name)")
        }
    }

    /// `NAVGRAPH_SEED`, `NAVGRAPH_GRAPHS`: the first seed and their number, at most 300 of each kind.
    @Test(arguments: RandomGraph.Kind.allCases)
    func ofRandomGraphsToo(_ kind: RandomGraph.Kind) throws {
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        let count = UInt64(min(setting("NAVGRAPH_GRAPHS", share(15, of: 300)), 300))
        var edited = 0
        for seed in first..<first + count {
            edited += try judge(Graph(name: "\(kind), seed \(seed)", text: kind.yaml(seed), edits: 2), seed: seed)
        }
        if count >= 60 { #expect(edited >= count / 3, "too few usable edits: \(edited)") }
    }

    /// How many edits were judged.
    private func judge(_ graph: Graph, seed: UInt64) throws -> Int {
        let old = try reading(graph.text)
        guard old.graph.isUsable else { return 0 }
        var edits = RandomEdits(graph.text, seed: seed)
        var left = graph.edits
        for _ in 0..<graph.edits * 20 where left > 0 {
            guard let (kind, text) = edits.next() else { continue }
            let new = try reading(text)
            guard new.graph.isUsable else { continue }
            let diff = GraphDiff(old: old.graph, old.files, new: new.graph, new.files, known: .init())
            guard let changes = diff.changes?.changes, !changes.isEmpty else { continue }
            left -= 1
            let told = [false, true].map { rows(old.graph, new.graph, asksAll: $0) }
            #expect(told[0] == told[1], "\(graph.name)\n\(difference(graph.text, text))")
            let subjects = Set(changes.map(\.element.subject))
            let why = "\(graph.name), \(kind): \(subjects.sorted())\n\(difference(graph.text, text))"
            let causes = diff.consequences.map(\.cause) + diff.come.map(\.cause)
            // What stands behind an alias is several elements, which together may be the cause.
            for cause in causes {
                #expect(cause.map(subjects.contains) ?? (changes.count > 1), "\(cause ?? "no cause"); \(why)")
            }
            for change in changes where change.isInert {
                #expect(!causes.contains(change.element.subject), "inert, and told: \(why)")
            }
            // An entry may be another container of the same screens, of which the norm has nothing to tell.
            let mayBeSilent = changes.count > 1 || changes[0].isInert || changes[0].element.kind == .entry
            if !mayBeSilent, diff.notJudged.isEmpty {
                #expect(!causes.isEmpty || !diff.gone.isEmpty, "silent: \(why)")
            }
        }
        return graph.edits - left
    }

    /// What is told, whether all is asked or what is known without that is not.
    private func rows(_ old: CheckedGraph, _ new: CheckedGraph, asksAll: Bool) -> [String] {
        ChangeAnalysis(
            from: ComparedGraph(graph: old.graph, runs: old.runs), to: ComparedGraph(graph: new.graph, runs: new.runs),
            GraphChanges(from: old.graph, to: new.graph), asksAll: asksAll
        ).consequences.rows.map { row in
            let lengths = row.lengths.map { "\($0.old ?? -1 ... -1)-\($0.new ?? -1 ... -1)" }
            return "\(row.kind) \(row.subjects) \(row.whiles) \(lengths) \(row.cause ?? "-")"
        }
    }

    private func difference(_ old: String, _ new: String) -> String {
        let (a, b) = (old.components(separatedBy: "\n"), new.components(separatedBy: "\n"))
        return b.difference(from: a).map { change in
            switch change {
            case .remove(_, let line, _): "- \(line)"
            case .insert(_, let line, _): "+ \(line)"
            }
        }.joined(separator: "\n")
    }
}
