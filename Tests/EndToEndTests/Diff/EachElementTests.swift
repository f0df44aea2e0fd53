import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphReports
@testable import NavGraphSyntax
@testable import NavGraphTool

/// Each element of every graph removed, added, or moved: `diff` tells what follows in every format, and names that element
/// as the cause.
@Suite(.processorTime, .timeLimit(.minutes(20)))
struct EachElementTests {
    private static let written = (WrittenGraphs.all + WrittenGraphs.truth).filter { graph in
        guard let text = try? String(contentsOfFile: graph.path, encoding: .utf8) else { return false }
        return !text.contains("imports:") && !text.contains("include:") && !graph.name.hasPrefix("text-")
    }

    /// One element of so many.
    private static let step = share(48, of: 1)

    @Test(arguments: written) func ofWrittenGraphs(_ graph: EmittedSwiftTests.Graph) throws {
        let text = try String(contentsOfFile: graph.path, encoding: .utf8)
        try judge(text, graph.name, first: graph.name.utf8.reduce(0) { $0 + Int($1) })
    }

    /// `NAVGRAPH_SEED`, `NAVGRAPH_GRAPHS`: the first seed and their number, at most 100 of each kind.
    @Test(arguments: RandomGraph.Kind.allCases)
    func ofRandomGraphs(_ kind: RandomGraph.Kind) throws {
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        let count = UInt64(min(setting("NAVGRAPH_GRAPHS", share(3, of: 100)), 100))
        for seed in first..<first + count {
            try judge(kind.yaml(seed), "\(kind), seed \(seed)", first: Int(seed))
        }
    }

    private struct Side {
        var graph: CheckedGraph
        var files: GivenFiles
        init(_ text: String) throws {
            files = GivenFiles(memory: ["g.yaml": Array(text.utf8)])
            graph = check(try read(Input(path: "g.yaml"), files: files), least: .note, relates: false)
        }
    }

    private func judge(_ text: String, _ name: String, first: Int) throws {
        let old = try Side(text)
        guard old.graph.isUsable else { return }
        let edits = ElementEdits(text)
        let innocent = try Side(edits.withInnocents())
        #expect(innocent.graph.isUsable, "\(name): nothing can be added")
        for (kind, all) in [("removed", edits.removed), ("moved", edits.moved)] {
            for (number, edit) in all.enumerated() where (number + first).isMultiple(of: Self.step) {
                let what = "\(name): \(edit.element) \(kind)"
                let new = try Side(edit.text)
                let draws = (number + first).isMultiple(of: 64 * Self.step)
                let removed = try diff(old, new, draws: draws)
                let added = try diff(new, old, draws: draws)
                for diff in [removed, added] { judge(diff, edit, what) }
                guard new.graph.isUsable else { continue }
                blames(try diff(innocent, new, draws: false), as: removed, what)
                blames(try diff(new, innocent, draws: false), as: added, "\(what), backwards")
            }
        }
    }

    /// Writes the diff in all formats; `draws`: also those that Graphviz draws.
    private func diff(_ old: Side, _ new: Side, draws: Bool) throws -> GraphDiff {
        let diff = GraphDiff(old: old.graph, old.files, new: new.graph, new.files, known: .init())
        _ = diffText(diff)
        _ = diffMarkdown([diff], mark: "g.yaml", page: "https://example.com")
        _ = diffJSON([diff], old: ("g.yaml", nil), new: ("g.yaml", nil))
        _ = diffGitHub([diff], least: .note)
        let source = picture(of: diff, isWhole: true)?.document(title: diff.name).source
        guard draws else { return diff }
        if let source { _ = try drawn([source], as: "svg")[0] }
        func pageSource(_ files: GivenFiles) -> PageSource { PageSource(files: files, previews: [:], thumbnails: [:]) }
        _ = try diffPage(
            of: diff, old: pageSource(old.files), new: pageSource(new.files), sourceURL: nil
        ) { try drawn($0, as: "svg") }
        return diff
    }

    private func judge(_ diff: GraphDiff, _ edit: ElementEdits.Edit, _ what: String) {
        guard let changes = diff.changes?.changes else { return }
        let subjects = Set(changes.map(\.element.subject))
        // A flow without a 'start' begins with its first screen.
        if edit.element.hasSuffix("to the end") {
            #expect(changes.allSatisfy { $0.element.kind == .flow }, "\(what): \(subjects.sorted())")
        }
        for cause in diff.consequences.map(\.cause) + diff.come.map(\.cause) {
            #expect(cause.map(subjects.contains) ?? (changes.count != 1), "\(cause ?? "no cause"); \(what)")
        }
    }

    /// The same causes where one of the graphs has unrelated elements before its own elements.
    private func blames(_ diff: GraphDiff, as alone: GraphDiff, _ what: String) {
        let wanted = causes(alone)
        for (place, found) in causes(diff) {
            guard let wanted = wanted[place] else { continue }
            #expect(found.subtracting(["together"]).isSubset(of: wanted), "\(what): \(place), \(found)")
        }
    }

    private func causes(_ diff: GraphDiff) -> [String: Set<String>] {
        var causes: [String: Set<String>] = [:]
        for row in diff.consequences {
            for subject in row.subjects {
                for literals in row.whiles.isEmpty ? [[]] : row.whiles {
                    causes["\(row.kind) \(subject) \(row.path) \(literals)", default: []].insert(
                        row.cause ?? "together")
                }
            }
        }
        for coming in diff.come {
            causes["\(coming.finding.rule) \(coming.finding.subject)", default: []].insert(coming.cause ?? "together")
        }
        return causes
    }
}
