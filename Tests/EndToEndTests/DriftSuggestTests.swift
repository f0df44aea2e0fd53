import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph drift --suggest`: pasted where it says, the findings are gone. SOURCES 9.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct DriftSuggestTests {
    private let workspace = Workspace()
    private static let code = """
        class NoteListViewController: UIViewController {
            func didTapHelp() { present(HelpViewController(), animated: true) }
            func openNote() { navigationController?.pushViewController(NoteDetailViewController(), animated: true) }
        }
        class NoteDetailViewController: UIViewController {
            func more() { navigationController?.pushViewController(EditorViewController(), animated: true) }
            func about() { navigationController?.pushViewController(AboutPage(), animated: true) }
        }
        class HelpViewController: UIViewController {
            func legal() { navigationController?.pushViewController(LegalVC(), animated: true) }
        }
        class EditorViewController: UIViewController {
            func help() { present(UINavigationController(rootViewController: HelpViewController()), animated: true) }
        }
        class LegalVC: UIViewController {}
        class AboutPage: UIViewController {}

        """
    private static let corpus = WrittenGraphs.norm.appendingPathComponent("corpus-reader")
    private static let head = "navgraph: 1\napp: Notes\nentry: notes\n"

    init() throws {
        try workspace.write(Self.code, to: "App/Notes.swift")
    }

    /// A mapping with and without its own transitions, an empty one, one in braces; all in one line; screens of no flow;
    /// a list of transitions, as JSON is written.
    @Test(arguments: [
        """
        flows:
          notes:
            screens:
              noteList:
                transitions:
                  open: { push: noteDetail }
                title: All notes # the first one
              noteDetail:
              about: { type: AboutPag }
        """,
        """
        flows:
          notes:
            title: Notes
            screens:
                noteList: { title: "All, of them" } # the first one
                noteDetail:
                    title: Note
                    transitions: {}
                about:
                    type: AboutPag
            # That is all.

        """,
        "flows: { notes: { screens: { noteList: , noteDetail: {}, about: { type: AboutPag, } } } }",
        """
        flows: {
          "notes": {
            "screens": {
              "noteList": { "transitions": { "open": { "push": "noteDetail" } } },
              "noteDetail": ~,
              "about": { "type": "AboutPag" }
            }
          }
        }
        """,
        "screens:\n  noteList:\n    transitions: ~\n  noteDetail: {\n    title: Note,\n    # as it is\n    }\n  about: { type: AboutPag }",
    ])
    func whatIsPastedRemovesTheFindings(_ elements: String) throws {
        let entry =
            elements.hasPrefix("screens") ? Self.head.replacing("entry: notes", with: "entry: noteList") : Self.head
        try workspace.write(entry + elements, to: "Graphs/notes.yaml")
        let before = try workspace.expect("drift --sources App --suggest", 1, errors: "[missing-type]", " warnings")
        try paste(before.output, into: "Graphs/notes.yaml")
        let graph = try workspace.text("Graphs/notes.yaml")
        let after = try workspace.run("drift", "--sources", "App", "--strict", "--suggest")
        #expect(after.status == 0 && after.output == "", "\(after.errors)\n\(before.output)\n\(graph)")
        // The flow begins as before, so all is reached; and what was written is there. Without a flow there is no stack.
        if !elements.hasPrefix("screens") {
            let lint = try workspace.run("lint", "--rule", "dead-end=off", "--rule", "unbounded-stack=off")
            #expect(lint.status == 0, "\(lint.output)\n\(graph)")
        }
        for text in elements.split(whereSeparator: { " ,{}\n\"".contains($0) }) where text != "AboutPag" && text != "~"
        {
            #expect(graph.contains(text))
        }
    }

    /// What a comment allows and what the baseline lists is not suggested.
    @Test func whatIsAllowedIsNotSuggested() throws {
        try workspace.write(
            Self.head
                + "flows: { notes: { screens: { noteList: , noteDetail: , help: { type: HelpViewController } } } }",
            to: "Graphs/notes.yaml")
        let code = Self.code.replacing(
            "    func openNote",
            with: "    // navgraph:allow undeclared-transition: by the list itself\n    func openNote")
        try workspace.write(code, to: "App/Notes.swift")
        try workspace.expect("drift --sources App --suggest", output: "present: help", lacks: "push: noteDetail")
        _ = try workspace.run("drift", "--sources", "App", "--write-baseline", "known")
        try workspace.expect("drift --sources App --baseline known --suggest", output: "^$")
    }

    /// The function that opens something unknown, and alone names the type, is suggested as the transition's code.
    @Test(arguments: [
        "        transitions:\n          openHelp: { push: help }",
        "        transitions:\n          openHelp:\n            push: help",
    ])
    func anAnchorIsSuggested(_ transitions: String) throws {
        try workspace.write(
            Self.head + "flows:\n  notes:\n    screens:\n      noteList:\n" + transitions + "\n      help:\n",
            to: "Graphs/notes.yaml")
        try workspace.write(
            """
            class NoteListViewController: UIViewController {}
            class HelpViewController: UIViewController {}
            class Guide {
                func showHelp() { window.present(container[HelpViewController.self], animated: true) }
                func other() { window.present(container[1], animated: true) }
            }

            """, to: "App/Notes.swift")
        let before = try workspace.expect(
            "drift --sources App --suggest", output: "code: Guide.showHelp", errors: "0 by anchors, 1 not seen")
        try paste(before.output, into: "Graphs/notes.yaml")
        try workspace.expect("drift --sources App --suggest", output: "^$", errors: "1 by anchors, 0 not seen")
    }

    /// Drafts of other apps, without their arrows, and then without half of the screens that are left without any. What is
    /// pasted is laid out as by 'format'.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "the shared corpus is absent"))
    func whatADraftLostComesBack() throws {
        var pasted = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted() {
            let sources = Self.corpus.appendingPathComponent(name).path
            let draft = try workspace.run("import", "--sources", sources, "--app", "Demo")
            guard draft.status == 0 else { continue }
            let graphs = ["Graphs/all.yaml", "Graphs/fewer.yaml"]
            for (graph, isLosing) in zip(graphs, [false, true]) {
                try workspace.write(Self.without(draft.output, screens: isLosing), to: graph)
            }
            _ = try workspace.run(arguments: ["format"] + graphs)
            let before = try workspace.run(arguments: ["drift"] + graphs + ["--sources", sources, "--suggest"])
            let lacking = graphs.filter { before.output.contains("# \($0)") }
            guard !lacking.isEmpty else { continue }
            for graph in lacking { try paste(before.output, into: graph) }
            let texts = try lacking.map(workspace.text).joined(separator: "\n")
            let after = try workspace.run(arguments: ["drift"] + lacking + ["--sources", sources, "--strict"])
            #expect(after.status == 0, "\(name)\n\(after.output)\(after.errors)\n\(before.output)\n\(texts)")
            let layout = try workspace.run(arguments: ["format", "--check", "--diff"] + lacking)
            #expect(layout.status == 0, "\(name): 'format' would lay it out otherwise: \(layout.output)")
            pasted += lacking.count
        }
        #expect(pasted > 60)
    }

    private static func without(_ draft: String, screens isLosingScreens: Bool) -> String {
        var lines = draft.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }
        lines.removeAll { $0.contains("  # ") && $0.contains(".swift:") }
        lines = lines.indices.filter { i in
            lines[i].trimmingCharacters(in: .whitespaces) != "transitions:"
                || i + 1 < lines.count && indent(lines[i + 1]) > indent(lines[i])
        }.map { lines[$0] }
        guard isLosingScreens else { return lines.joined(separator: "\n") }
        var number = 0
        return lines.indices.filter { i in
            let name = lines[i].trimmingCharacters(in: .whitespaces).prefix { $0 != ":" }
            let isAlone =
                indent(lines[i]) == 6 && lines[i].hasSuffix("{}")
                && !lines.indices.contains { $0 != i && lines[$0].contains(name) }
                && lines[i - 1].trimmingCharacters(in: .whitespaces) != "screens:"
            if isAlone { number += 1 }
            return !isAlone || number % 2 == 0
        }.map { lines[$0] }.joined(separator: "\n")
    }

    /// Does what the comments say, from the last line of the file to the first.
    private func paste(_ suggested: String, into path: String) throws {
        var blocks: [(line: Int, isReplacement: Bool, lines: [String])] = []
        var isOfFile = false
        for line in suggested.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# Graphs/"), let number = line.split(separator: " ").last.flatMap({ Int($0) }) {
                isOfFile = line.hasPrefix("# \(path)")
                if isOfFile { blocks.append((number, line.contains(", instead of line "), [])) }
            } else if isOfFile, !line.isEmpty {
                blocks[blocks.count - 1].lines.append(String(line))
            }
        }
        var lines = try workspace.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for block in blocks.sorted(by: { $0.line > $1.line }) {
            if block.isReplacement {
                lines.replaceSubrange(block.line - 1..<block.line, with: block.lines)
            } else {
                lines.insert(contentsOf: block.lines, at: block.line)
            }
        }
        try workspace.write(lines.joined(separator: "\n"), to: path)
    }
}
