import Foundation
import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphSources
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// A graph and the code of its app, in memory.
struct DriftCase: Sendable, CustomTestStringConvertible {
    var name = ""
    var graph: String
    var code: [String: String]
    var expected: [String] = []
    var testDescription: String { name }
    static let baseline = "baseline.txt"

    /// All findings, and what comments allow, each as rule and subject; of the graph with the files of the code.
    typealias Judged = (all: [Finding], names: [String], allowed: [String], graph: NavGraph)

    func findings(
        least: Severity = .warning, levels: [Rule: RuleLevel] = [:], root: String = "app.yaml"
    ) throws -> Judged {
        let paths = code.keys.filter { $0 != Self.baseline && $0 != RuleExample.baseline }.sorted()
        let known = code[Self.baseline].map { Array($0.utf8) } ?? code[RuleExample.baseline].map { Array($0.utf8) }
        let seen = try known.map { try Baseline($0).seen } ?? []
        let inputs = paths.filter { !InputPath($0).isInterface }.map {
            SourceInput(path: $0, bytes: Array(code[$0]!.utf8))
        }
        let files = paths.filter { InputPath($0).isInterface }.map {
            ImportFile(path: InputPath($0), bytes: Array(code[$0]!.utf8))
        }
        let read = DriftCode(inputs, files)
        let reading = readGraph(root: root) { path, _ in
            path == root ? .bytes(Array(self.graph.utf8)) : .missing
        }
        #expect(reading.findings.map { $0.message } == [])
        var graph = reading.graph
        let found = drift(&graph, root: root, read, seen: seen, off: codeRulesOff(in: graph, levels: levels))
        let result = reported(found.findings, allowed: found.allowed, of: graph, levels: levels, least: least)
        func name(_ finding: Finding) -> String {
            "\(finding.rule.rawValue) \(finding.subject.spelled(in: graph.text))"
        }
        let allowed = result.allowed.map { name($0.finding) + ": " + $0.reason }
        return (result.findings, result.findings.map(name), allowed, graph)
    }

    static let corpus: [DriftCase] = CorpusFolder.all().compactMap { folder in
        var texts = Dictionary(
            uniqueKeysWithValues: folder.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        texts["expected.json"] = nil
        guard let drift = folder.expected["drift"] as? [[String]], let graph = texts.removeValue(forKey: "graph.yaml")
        else { return nil }
        return DriftCase(
            name: folder.name, graph: graph, code: texts, expected: drift.map { $0.joined(separator: " ") })
    }
}

/// Where code and graph disagree. SOURCES 9.
@Suite(.processorTime) struct DriftTests {
    static let graph =
        appHead("notes", of: "Notes") + """
            flows:
              notes:
                screens:
                  noteList:
                    transitions:
                      openNote: { push: noteDetail }
                  noteDetail:

            """
    static let transition = "        transitions:\n          openNote: { push: noteDetail }\n"
    static let code = """
        class NoteListViewController: UIViewController {
            func openNote() { show(NoteDetailViewController(), sender: nil) }
        }
        class NoteDetailViewController: UIViewController {}

        """
    static let main = """
        <document><scenes>
        <scene><objects><viewController storyboardIdentifier="NoteList" id="a1" customClass="NoteListViewController" \
        customModuleProvider="target" sceneMemberID="viewController"><connections>\
        <segue destination="a2" kind="show" identifier="showNote" id="s1"/></connections></viewController></objects></scene>
        <scene><objects><viewController storyboardIdentifier="NoteDetail" id="a2" customClass="NoteDetailViewController" \
        customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """

    /// The case, with texts of its graph, its code and its storyboard replaced.
    private func find(
        graph: [(String, String)] = [], code: [(String, String)] = [], storyboard: [(String, String)]? = nil,
        router: String? = nil, least: Severity = .warning
    ) throws -> DriftCase.Judged {
        func changed(_ text: String, _ changes: [(String, String)]) throws -> String {
            try changes.reduce(text) { text, change in
                try #require(text.contains(change.0), "\(change.0)")
                return text.replacing(change.0, with: change.1)
            }
        }
        var files = ["App/Notes.swift": try changed(Self.code, code)]
        if let storyboard { files["App/Main.storyboard"] = try changed(Self.main, storyboard) }
        files["App/NotesRouter.swift"] = router.map { "// Made by navgraph from \($0). Changes are lost.\n" }
        return try DriftCase(graph: try changed(Self.graph, graph), code: files).findings(least: least)
    }

    @Test(.enabled(if: !DriftCase.corpus.isEmpty, "the shared corpus is absent"), arguments: DriftCase.corpus)
    func theCorpus(_ one: DriftCase) throws {
        #expect(Set(try one.findings().names) == Set(one.expected))
    }

    /// A draft has all that the same sources say.
    @Test(.enabled(if: !SourceCase.all.isEmpty, "the shared corpus is absent"), arguments: SourceCase.all)
    func aDraftAgreesWithItsSources(_ one: SourceCase) throws {
        let imported = imported(one.inputs).imported
        guard let imported else { return }
        let drift = DriftCase(graph: imported.text, code: one.code)
        #expect(try drift.findings().all.map(\.message) == [])
    }

    /// Also of code that is none: lines of the corpus that are lost, doubled, or stand in another file.
    @Test(.enabled(if: !SourceCase.all.isEmpty, "the shared corpus is absent"))
    func draftsOfMutantsAgreeWithThem() throws {
        var numbers = SeededGenerator(seed: 36)
        func below(_ count: Int) -> Int { Int(numbers.next() % UInt64(max(count, 1))) }
        for mutant in 0..<share(100, of: 400) {
            let one = SourceCase.all[below(SourceCase.all.count)]
            let other = SourceCase.all[below(SourceCase.all.count)]
            var code: [String: String] = [:]
            for file in one.files + (mutant % 2 == 0 ? [] : other.files.map { ("Other/" + $0.path, $0.bytes) }) {
                let text = String(decoding: file.1, as: UTF8.self)
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                for _ in 0...below(4) where !lines.isEmpty {
                    let line = below(lines.count)
                    switch below(4) {
                    case 0: lines.remove(at: line)
                    case 1: lines.insert(lines[below(lines.count)], at: line)
                    case 2: lines.swapAt(line, below(lines.count))
                    default: lines[line] = lines[line].prefix(below(lines[line].count))
                    }
                }
                code[file.0] = lines.joined(separator: "\n")
            }
            let inputs = code.keys.sorted().map { SourceInput(path: $0, bytes: Array(code[$0]!.utf8)) }
            let imported = imported(inputs).imported
            guard let imported else { continue }
            let drift = DriftCase(graph: imported.text, code: code)
            let found = try drift.findings().all.map(\.message)
            #expect(found == [], "\(mutant): \(one.name), \(other.name)\n\(code)\n\(drift.graph)")
            let reading = readGraph(root: "app.yaml") { _, _ in .bytes(imported.bytes) }
            let errors = lint(reading.graph).filter { $0.severity == .error && $0.rule != .deadEnd }.map(\.message)
            #expect(errors == [], "\(mutant): \(one.name), \(other.name)\n\(code)\n\(drift.graph)")
        }
    }

    /// Where the app is one of SwiftUI, a view controller is no screen's default type.
    @Test func aDraftNamesTheControllersOfASwiftUIApp() throws {
        let code = """
            @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
            struct HomeView: View {
                @State private var isOpen = false
                var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { SettingsView() } }
            }
            struct SettingsView: View { var body: some View { Text("Settings") } }
            class FeedViewController: UIViewController {
                func open() { present(StoryViewController(), animated: true) }
            }
            class StoryViewController: UIViewController {}

            """
        let imported = imported([SourceInput(path: "App/Demo.swift", bytes: Array(code.utf8))]).imported
        let draft = try #require(imported).text
        #expect(draft.contains("type: FeedViewController"), "\(draft)")
        #expect(!draft.contains("type: HomeView"))
        #expect(try DriftCase(graph: draft, code: ["App/Demo.swift": code]).findings().all.map(\.message) == [])
    }

    @Test func whatAgreesHasNoFinding() throws {
        #expect(try find(least: .note).names == [])
        #expect(try find(storyboard: [], least: .note).names == [])
    }

    @Test func aMissingType() throws {
        let found = try find(graph: [("noteDetail:\n", "noteDetail: { type: NoteDetailVC }\n")])
        #expect(found.names == ["missing-type screen:noteDetail"])
        #expect(
            found.all.first?.message
                == "type 'NoteDetailVC' not found in the code; 'NoteListViewController' opens 'NoteDetailViewController' there"
        )
        // A type of another module is made, and a view of Apple's is nobody's to declare.
        #expect(try find(code: [("class NoteDetailViewController: UIViewController {}", "")]).names == [])
        #expect(
            try find(graph: [("noteDetail:\n", "noteDetail:\n      web: { type: SFSafariViewController }\n")]).names
                == [])
    }

    @Test func anAlertHasNoClass() throws {
        let delete = "openNote: { push: noteDetail }\n          delete: { present: sure, style: alert }"
        let graph = [("openNote: { push: noteDetail }", delete), ("noteDetail:\n", "noteDetail:\n      sure:\n")]
        #expect(try find(graph: graph).names == [])
    }

    @Test func aMissingScene() throws {
        func message(_ from: String, _ storyboard: [(String, String)]? = []) throws -> [String] {
            let found = try find(graph: [("noteDetail:\n", "noteDetail: { from: \(from) }\n")], storyboard: storyboard)
            #expect(found.all.allSatisfy { $0.rule == .missingScene })
            return found.all.map(\.message)
        }
        #expect(
            try message("{ storyboard: Man, id: NoteDetail }") == ["storyboard 'Man' not found; did you mean 'Main'?"])
        #expect(
            try message("{ storyboard: Main, id: NoteDetails }")
                == ["'Main' has no scene 'NoteDetails'; did you mean 'NoteDetail'?"])
        #expect(try message("{ storyboard: Main }") == ["'Main' has no initial view controller"])
        #expect(try message("xib") == ["xib 'NoteDetailViewController' not found"])
        #expect(try message("{ storyboard: Main, id: NoteDetail }") == [])
    }

    @Test func aSceneOfAnotherType() throws {
        let from = "noteDetail: { type: NoteDetailViewController, from: { storyboard: Main, id: NoteList } }\n"
        let found = try find(graph: [("noteDetail:\n", from)], storyboard: [])
        #expect(found.names == ["scene-type screen:noteDetail"])
        #expect(
            found.all.first?.message
                == "expected a scene of class 'NoteDetailViewController', found 'NoteListViewController'")
    }

    @Test func aMissingSegue() throws {
        func names(_ segue: String, _ storyboard: [(String, String)] = []) throws -> [String] {
            let found = try find(
                graph: [
                    ("noteList:\n", "noteList:\n        from: { storyboard: Main, id: NoteList }\n"),
                    ("noteDetail }", "noteDetail, segue: \(segue) }"),
                    ("noteDetail:\n", "noteDetail: { from: { storyboard: Main, id: NoteDetail } }\n"),
                ], storyboard: storyboard)
            #expect(found.names.allSatisfy { $0 == "missing-segue transition:noteList.openNote" })
            return found.all.map(\.message)
        }
        #expect(try names("showNote") == [])
        #expect(
            try names("showNotes")
                == ["segue 'showNotes' not found in the scene of 'noteList'; did you mean 'showNote'?"])
        #expect(
            try names("showNote", [("destination=\"a2\"", "destination=\"a1\"")])
                == ["segue 'showNote' leads to 'NoteListViewController'"])
    }

    @Test func aMissingClass() throws {
        let found = try find(
            storyboard: [("customClass=\"NoteDetailViewController\"", "customClass=\"NoteDetailVC\"")])
        #expect(found.names == ["missing-class file"])
    }

    /// A broken storyboard is one finding. Its scenes may be there, so none is missing; all else is compared.
    @Test func aBrokenStoryboard() throws {
        let found = try find(graph: [(Self.transition, "")], storyboard: [("</document>", "")])
        #expect(
            found.names == ["not-well-formed file", "undeclared-transition transition:noteList.openNoteDetail"])
    }

    @Test func anUndeclaredTransition() throws {
        let found = try find(graph: [(Self.transition, "")])
        #expect(found.names == ["undeclared-transition transition:noteList.openNoteDetail"])
        #expect(
            found.all.first?.message
                == "'NoteListViewController' opens 'NoteDetailViewController' (push); 'noteList' has no transition to 'noteDetail'"
        )
        let twice = "func again() { show(NoteDetailViewController(), sender: nil) }\n    func openNote()"
        let found2 = try find(graph: [(Self.transition, "")], code: [("func openNote()", twice)])
        #expect(found2.all.map(\.message) == [(found.all.first?.message ?? "") + ", in 2 places"])
    }

    @Test func anUndeclaredScreen() throws {
        let help = "func help() { show(HelpViewController(), sender: nil) }\n    func openNote()"
        let code = [
            ("func openNote()", help),
            ("class NoteDetail", "class HelpViewController: UIViewController {}\nclass NoteDetail"),
        ]
        let found = try find(code: code)
        #expect(found.names == ["undeclared-screen screen:help"])
        #expect(
            found.all.first?.message
                == "'NoteListViewController' opens 'HelpViewController', but no screen of the graph has this type")
        // With a window of its own, the app has more screens than the graph.
        let host = [("entry: notes\n", "host: { openNotes: { present: notes } }\n")]
        #expect(try find(graph: host, code: code).names == [])
        #expect(try find(graph: host, code: code, least: .note).names == ["undeclared-screen screen:help"])
    }

    @Test func aRouterIsBypassed() throws {
        let found = try find(router: "app.yaml")
        #expect(found.names == ["bypass transition:noteList.openNote"])
        #expect(found.all.first?.message.hasSuffix("without the router; 'openNote' of the router does this") == true)
        #expect(try find(router: "other.yaml").names == [])
        #expect(
            try find(
                code: [("show(NoteDetailViewController(), sender: nil)", "router?.openNote()")], router: "app.yaml",
                least: .note
            ).names == [])
        // It is that and undeclared-transition in one.
        #expect(
            try find(graph: [(Self.transition, "")], router: "app.yaml").names
                == ["bypass transition:noteList.openNoteDetail"])
    }

    @Test func notes() throws {
        let unseen = try find(code: [("show(NoteDetailViewController(), sender: nil)", "")], least: .note)
        #expect(unseen.names == ["unseen-transition transition:noteList.openNote"])
        // Whoever names the type may open it in ways that are not read.
        let named = "let makers: [() -> NoteDetailViewController] = []"
        #expect(try find(code: [("show(NoteDetailViewController(), sender: nil)", named)], least: .note).names == [])
        let unread = "func other() { show(screens[0], sender: nil) }\n    func openNote()"
        #expect(try find(code: [("func openNote()", unread)], least: .note).names == ["unread-opening file"])
        let more = "class HelpViewController: UIViewController {}\nclass NoteDetail"
        #expect(try find(code: [("class NoteDetail", more)], least: .note).names == ["not-opened file"])
    }

    @Test func commentsOfCodeAllow() throws {
        let line = "    func openNote() { show(NoteDetailViewController(), sender: nil) }"
        func allow(_ text: String, isAlone: Bool) throws -> DriftCase.Judged {
            let comment = "// navgraph:allow \(text)"
            return try find(
                graph: [(Self.transition, "")],
                code: [(line, isAlone ? "    \(comment)\n\(line)" : "\(line) \(comment)")])
        }
        let subject = "undeclared-transition transition:noteList.openNoteDetail"
        for isAlone in [true, false] {
            let found = try allow("undeclared-transition: it goes soon", isAlone: isAlone)
            #expect(found.names == [] && found.allowed == [subject + ": it goes soon"])
        }
        #expect(Set(try allow("undeclared-transition", isAlone: true).names) == [subject, "unused-allow file"])
        #expect(Set(try allow("bypass: a reason", isAlone: true).names) == [subject, "unused-allow file"])
    }

    @Test func theGraphAllows() throws {
        let detail = "noteDetail: { type: NoteDetailVC, allow: { missing-type: \"it comes with the next version\" } }\n"
        let graph = [("noteDetail:\n", detail)]
        let found = try find(graph: graph)
        #expect(found.names == [])
        #expect(found.allowed == ["missing-type screen:noteDetail: it comes with the next version"])
        // What is not found is not to be allowed, and 'lint' does not judge it.
        let unused = "noteDetail: { allow: { missing-type: \"a reason\" } }\n"
        #expect(try find(graph: [("noteDetail:\n", unused)]).names == ["unused-allow screen:noteDetail"])
        let reading = readGraph(root: "app.yaml") { _, _ in
            .bytes(Array(Self.graph.replacing("noteDetail:\n", with: unused).utf8))
        }
        #expect(lint(reading.graph).map(\.message) == [])
        let off = Self.graph + "lint: { rules: { missing-type: off } }\n"
        let one = DriftCase(
            graph: off.replacing("noteDetail:\n", with: "noteDetail: { type: NoteDetailVC }\n"),
            code: ["App/Notes.swift": Self.code])
        #expect(try one.findings().names == ["undeclared-screen screen:noteDetail"])
    }
}
