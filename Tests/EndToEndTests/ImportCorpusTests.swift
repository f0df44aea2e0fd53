import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphImport
@testable import NavGraphModel
@testable import NavGraphOutline
@testable import NavGraphReports
@testable import NavGraphSwift
@testable import NavGraphSyntax
@testable import NavGraphTool
@testable import NavGraphXML

/// Files that nobody of this project wrote: 500 storyboards, 163 xibs, 95 Android graphs.
@Suite(
    .processorTime, .enabled(if: Corpus.isThere, "there is no shared/corpus beside the checkout"),
    .timeLimit(.minutes(10)))
struct ImportCorpusTests {
    /// One file of so many; together with others `projects` imports all.
    private static let step = share(3, of: 1)

    @Test("A file alone: no error of the text or of links, nothing lost on the way")
    func alone() {
        #expect(Corpus.paths.count == 758)
        for (number, path) in Corpus.paths.enumerated() where number.isMultiple(of: Self.step) {
            let problems = Corpus.Draft(of: [path]).problems
            #expect(problems.isEmpty, "\(path): \(problems)")
        }
    }

    @Test("By project: 97 % lint without an error of runs")
    func projects() {
        for (name, draft) in Corpus.drafts { #expect(draft.problems.isEmpty, "\(name): \(draft.problems)") }
        let withErrors = Corpus.drafts.filter(\.draft.hasErrors).map(\.name)
        #expect(withErrors.count * 100 <= Corpus.drafts.count * 3, "\(withErrors)")
    }

    @Test("All as one app", arguments: [true, false])
    func together(_ isAndroid: Bool) {
        #expect(Corpus.Draft(of: Corpus.paths.filter { $0.hasSuffix(".xml") == isAndroid }).problems.isEmpty)
    }

    @Test("240 damaged copies end in an error with line and column")
    func damaged() {
        var count = 0
        let paths = stride(from: 0, to: Corpus.paths.count, by: Corpus.paths.count / 40).prefix(40).map {
            Corpus.paths[$0]
        }
        for path in paths {
            let file = Corpus.file(path)
            for (number, bytes) in damages(to: file.bytes).enumerated() {
                count += 1
                var unreadable: [UnreadableImport] = []
                let result = importGraph(
                    [ImportFile(path: file.path, bytes: bytes)], app: "Demo", options: ImportOptions(),
                    unreadable: &unreadable)
                #expect(result.imported == nil && unreadable.count == 1, "\(path) \(number)")
                #expect(unreadable.allSatisfy { $0.failure.line >= 1 && $0.failure.column >= 1 })
            }
        }
        #expect(count == 240)
    }

    /// Six ways in which a file can be broken.
    private func damages(to bytes: [UInt8]) -> [[UInt8]] {
        let text = String(decoding: bytes, as: UTF8.self)
        func replacingLast(_ old: String, _ new: String) -> [UInt8] {
            guard let range = text.range(of: old, options: .backwards) else { return [] }
            return Array(text.replacingCharacters(in: range, with: new).utf8)
        }
        let end =
            text.range(of: "</", options: .backwards).map {
                text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
            } ?? 1
        return [
            Array(bytes.prefix(bytes.count / 2)),
            Array(bytes.prefix(end)),
            replacingLast("</", "<"),
            replacingLast("</", "&nothing;</"),
            Array(bytes.prefix(end)) + [0xFF, 0xFE] + bytes.dropFirst(end),
            replacingLast("<", "<!DOCTYPE a [<!ENTITY b \"c\">]><"),
        ]
    }
}

/// The corpus beside the checkout.
enum Corpus {
    static let root = WrittenGraphs.norm.appendingPathComponent("corpus")

    static var isThere: Bool { FileManager.default.fileExists(atPath: root.appendingPathComponent("storyboards").path) }

    /// Below the corpus, in byte order.
    static let paths: [String] = ["storyboards", "xibs", "android"].flatMap { kind -> [String] in
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(kind).path)
        return (names?.compactMap { $0 as? String } ?? []).filter { InputPath($0).kind != nil }.map { kind + "/" + $0 }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

    static func file(_ path: String) -> ImportFile {
        let data = (try? Data(contentsOf: root.appendingPathComponent(path))) ?? Data()
        return ImportFile(path: InputPath(path), bytes: [UInt8](data))
    }

    /// Files that belong together: of Android those of a module, else those of a folder three levels below the repository.
    static let projects: [(name: String, paths: [String])] = {
        var groups: [String: [String]] = [:]
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            let name: String
            if path.hasSuffix(".xml") {
                let end = parts.firstIndex(of: "src") ?? parts.firstIndex(of: "res") ?? parts.count - 1
                name = parts[..<end].joined(separator: "/")
            } else {
                name = parts.dropFirst().dropLast().prefix(4).joined(separator: "/")
            }
            groups[name, default: []].append(path)
        }
        return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }()

    /// Of each project, linted.
    static let drafts = projects.map { (name: $0.name, draft: Draft(of: $0.paths, lints: true)) }

    /// What became of a group of files; problems by name.
    struct Draft {
        var problems: [String] = []
        /// `nil`: there is nothing to import.
        var bytes: [UInt8]?
        /// Where it is linted.
        var graph: NavGraph?
        var hasErrors = false

        init(of paths: [String], lints: Bool = false) {
            var unreadable: [UnreadableImport] = []
            var imported = importGraph(
                paths.map(Corpus.file), app: "Demo", options: ImportOptions(), unreadable: &unreadable
            ).imported
            problems = unreadable.map { "\($0.path):\($0.failure.line): \($0.failure.message)" }
            guard imported != nil else { return }
            problems += adapt(&imported!, allowing: lints)
            let report = imported!.report
            for element in report.elements {
                let sum = ImportReport.Fate.allCases.reduce(0) { $0 + report[element, $1] }
                if sum != report.read[element] { problems.append("\(element) \(sum) of \(report.read[element] ?? 0)") }
            }
            bytes = imported!.bytes
            if (try? formatted(bytes!)) != bytes { problems.append("'format' would lay it out otherwise") }
            guard lints else { return }
            let errors = lint(bytes!)
            problems += errors
        }

        /// Returns the errors of the text.
        private mutating func lint(_ bytes: [UInt8]) -> [String] {
            let reading = readGraph(root: "demo.yaml") { _, _ in .bytes(bytes) }
            let checked = check(
                CheckedGraph(
                    input: Input(path: "demo.yaml"), graph: reading.graph, findings: [], isUsable: reading.isUsable),
                least: .error, relates: false)
            (graph, hasErrors) = (reading.graph, checked.findings.contains { $0.severity == .error })
            return reading.findings.map(\.message)
        }

        /// With the names of the screens instead of UIKit's own classes, which storyboards have for scenes without one.
        func named() -> Draft {
            var draft = self
            let text = String(decoding: bytes ?? [], as: UTF8.self)
            _ = draft.lint(Array(text.replacing(/\n *type: (UI|NS|AV|GLK)\w+(?=\n)/, with: "").utf8))
            return draft
        }

        /// Whether routers can be emitted for it.
        var isRouted: Bool {
            guard let graph, !hasErrors else { return false }
            return emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty
        }
    }
}
