import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphEditor
@testable import NavGraphLint
@testable import NavGraphModel
@testable import NavGraphOutline
@testable import NavGraphReports
@testable import NavGraphSyntax
@testable import NavGraphTool

/// Renaming, on the command line and in an editor. EDITOR 8.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct RenameTests {
    /// Each element of a graph: renamed, its graph has the same findings and meaning, and renamed back it is as it was.
    @Test(arguments: ["shop", "notes", "root-controller", "clean-swift", "teams", "swiftui"])
    func everyNameCanBeAnother(_ name: String) throws {
        let path = Checkout.root.appendingPathComponent("Graphs/\(name).yaml").path
        try #require(FileManager.default.fileExists(atPath: path))
        let files = InputFiles()
        let contents = { (path: String, root: String) in files.contents(of: path, for: Input(path: root)) }
        func text(_ path: String) -> Outline? {
            if case .bytes(let bytes) = contents(path, path) { Outline(bytes) } else { nil }
        }
        let names = Names(root: path, rules: Rule.allCases, outline: text)
        var count = 0
        // One declaration of so many.
        let step = share(3, of: 1)
        for index in names.declarations.indices where index.isMultiple(of: step) {
            let declaration = names.declarations[index]
            if declaration.isOfWorld || declaration.module != 0 { continue }
            let start = names.place(of: index)
            let edits: RenameEdits
            do {
                edits = try checkedRename(
                    of: [start], named: declaration.name, to: "zzRenamed", in: [names], contents: contents
                )
                .edits
            } catch {
                // A resolver has no other names for what a link carries, nor has a message that a handler names alone.
                let isGivenByName = ["for the resolver", "for the message"].contains {
                    error.reason.contains("missing argument") && error.reason.contains($0)
                }
                #expect(declaration.kind == .param && isGivenByName, "\(names.subject(of: index)): \(error.reason)")
                continue
            }
            count += 1
            #expect(edits.edits.byPath[start.path]?.contains { $0.range == start.range } == true)
            // Back again it is the text that it was, but for what links say more.
            let names = edits.edits.byPath.mapValues { $0.map(\.range).filter { !$0.isEmpty } }
            let there = RenameEdits(old: declaration.name, new: "zzRenamed", places: names).edits
            let back = RenameEdits(
                old: "zzRenamed", new: declaration.name,
                places: names.reduce(into: [:]) { result, entry in
                    result[entry.key] = entry.value.map { there.moved(FilePlace(path: entry.key, range: $0)).range }
                }
            ).edits
            for path in names.keys {
                let scalars = try #require(text(path)).scalars
                #expect(back.applied(to: there.applied(to: scalars, of: path), of: path) == scalars)
            }
        }
        #expect(count > 1)
    }

    private let workspace: Workspace
    init() throws { workspace = Workspace() }

    private static let graph = """
        navgraph: 1
        app: Notes
        entry: notes
        conditions: { open: false }
        include: [parts/more.yaml]
        transitions: { refresh: { root: notes } }
        flows:
          notes:
            container: stack
            transitions: { refresh: { pop: root } }
            screens:
              list: { transitions: { show: { push: detail }, refresh: ~ } } # list, not list
              detail: { title: "detail", params: { id: String }, transitions: { more: { push: rest } } }

        """
    private static let more = """
        screens:
          rest: { params: { id: String }, transitions: { back: { when: not open, root: notes } } }

        """

    private func prepare() throws {
        try workspace.write(Self.graph, to: "Graphs/notes.yaml")
        try workspace.write(Self.more, to: "Graphs/parts/more.yaml")
    }

    @Test func editsAllFilesAndNothingElse() throws {
        try prepare()
        try workspace.expect(
            "rename screen:detail page",
            output: """
                ^Graphs/notes.yaml:12:44: detail → page
                Graphs/notes.yaml:13:7: detail → page
                2 places in 1 file
                $
                """)
        #expect(try workspace.text("Graphs/notes.yaml").contains("page: { title: \"detail\","), "a title stays")
        try workspace.expect(
            "rename condition:open isOpen Graphs/notes.yaml --dry-run", output: "2 places in 2 files\n$")
        #expect(try workspace.text("Graphs/parts/more.yaml") == Self.more, "a dry run writes nothing")
    }

    /// What hides it, and what is given by its name alone, goes with it.
    @Test func renamesTheFamily() throws {
        try prepare()
        try workspace.expect("rename transition:app.refresh reload", output: "3 places in 1 file\n$")
        try workspace.expect("rename param:rest.id number", output: "2 places in 2 files\n$")
        try workspace.expect("lint")
    }

    @Test func refusesWhatWouldMeanSomethingElse() throws {
        try prepare()
        try workspace.expect("rename screen:detail rest", 1, errors: "a screen of this module has the same name")
        try workspace.expect("rename screen:detial x", 1, errors: "did you mean 'screen:detail'?")
        #expect(try workspace.run("rename", "screen:list", "1 x").status == 1)
        try workspace.expect("rename list x", 64)
        try workspace.expect("rename screen:list", 64)
        #expect(try workspace.text("Graphs/notes.yaml") == Self.graph)
        try workspace.write(Self.more + "  [\n", to: "Graphs/parts/more.yaml")
        try workspace.expect(
            "rename screen:detail page", 1, errors: "fix the syntax error first: Graphs/parts/more.yaml:4: ")
    }

    /// No finding tells that an event hides another in one of the screens.
    @Test(arguments: [("transition:list.info", "help"), ("transition:home.help", "info")])
    func noEventHidesAnother(_ subject: String, _ new: String) throws {
        let text = """
            navgraph: 1
            app: H
            entry: home
            flows:
              home:
                transitions: { help: { push: shared } }
                screens:
                  list: { transitions: { open: { push: other }, info: { push: shared } } }
                  other: { transitions: { up: { pop: back } } }
                  shared: {}

            """
        try workspace.write(text, to: "Graphs/h.yaml")
        let result = try workspace.run("rename", subject, new)
        #expect(result.status == 1 && result.errors.contains("Graphs/h.yaml:6:20"), "\(result.output)\(result.errors)")
        #expect(try workspace.text("Graphs/h.yaml") == text)
    }

    /// A fragment of two graphs, named by several spellings of its directory; a link to it; a module with an app below.
    @Test(arguments: [
        ["Graphs"], ["Graphs/a.yaml", "Graphs"], ["Graphs/../Graphs/a.yaml", "./Graphs"],
        ["Link", "Graphs/sub/../b.yaml"], ["Graphs/sub", "Graphs"],
    ])
    func aFileIsOneHoweverItIsSpelled(_ inputs: [String]) throws {
        let root = "navgraph: 1\napp: NAME\nentry: home\ninclude: [part.yaml]\nflows:\n  home:\n    screens:\n"
        try workspace.write(
            root.replacing("NAME", with: "A") + "      a: { transitions: { x: { push: card }, y: { push: card } } }\n",
            to: "Graphs/a.yaml")
        try workspace.write(
            root.replacing("NAME", with: "B") + "      b: { transitions: { x: { push: card } } }\n", to: "Graphs/b.yaml"
        )
        try workspace.write("screens:\n  card: {}\n", to: "Graphs/part.yaml")
        try workspace.write("navgraph: 1\nmodule: M\nscreens:\n  other: { public: true }\n", to: "Graphs/m.yaml")
        try workspace.write(
            "navgraph: 1\napp: C\nentry: m.other\nimports: { m: ../m.yaml }\n", to: "Graphs/sub/c.yaml")
        try FileManager.default.createSymbolicLink(atPath: workspace.url("Link").path, withDestinationPath: "Graphs")
        let result = try workspace.run(arguments: ["rename", "screen:card", "tile"] + inputs)
        #expect(result.output.hasSuffix("4 places in 3 files\n"), "\(result.output)\(result.errors)")
        #expect(try workspace.text("Graphs/b.yaml").contains("push: tile"))
        try workspace.expect("rename screen:other another Graphs", output: "2 places in 2 files\n$")
        try workspace.expect("lint Graphs --level error")
    }

    @Test func aSubjectOfTwoGraphsIsAskedFor() throws {
        try prepare()
        try workspace.write("navgraph: 1\napp: Other\nentry: list\nscreens: { list: {} }\n", to: "Graphs/other.yaml")
        try workspace.expect("rename screen:list start", 64, errors: "name the file first")
        try workspace.expect("rename screen:list start Graphs/other.yaml Graphs", output: "2 places in 1 file\n$")
    }

    @Test func theEditorDoesTheSame() throws {
        try prepare()
        let client = try EditorClient(workspace)
        _ = try client.initialize()
        try client.open("Graphs/notes.yaml", Self.graph, version: 4)
        let place = client.at("Graphs/notes.yaml", Self.graph.replacing("push: detail", with: "push: de|tail"))
        let prepared = try client.result("textDocument/prepareRename", place) as? [String: Any]
        #expect(prepared?["placeholder"] as? String == "detail")
        let word = client.at("Graphs/notes.yaml", Self.graph.replacing("container: stack", with: "container: st|ack"))
        #expect(try client.result("textDocument/prepareRename", word) is NSNull)
        let edits =
            try client.result("textDocument/rename", place.merging(["newName": "page"]) { $1 }) as? [String: Any]
        let changes = try #require(edits?["documentChanges"] as? [[String: Any]])
        #expect(changes.count == 1)
        #expect((changes[0]["textDocument"] as? [String: Any])?["version"] as? Int == 4)
        #expect((changes[0]["edits"] as? [Any])?.count == 2)
        #expect(try client.errorCode("textDocument/rename", place.merging(["newName": "list"]) { $1 }) == -32803)
    }

    private static let linked = """
        navgraph: 1
        app: Notes
        entry: notes
        links: { schemes: [notes] }
        flows:
          notes:
            screens:
              list: { transitions: { show: { push: detail } } }
              detail: { params: { id: String } }
        deepLinks:
          byPath: { url: "/notes/{id}", opens: detail } # as it is
          byPresent:
            url: /sheet
            query: { id: String }
            opens: detail
            by: present
          named: { url: "/named/{key}", opens: detail, with: { id: key } }

        """

    /// What URLs and queries name stays: a link that gave a param by its name alone says what it gives.
    @Test func linksKeepTheirNames() throws {
        try workspace.write(Self.linked, to: "Graphs/notes.yaml")
        let result = try workspace.run("rename", "param:detail.id", "note")
        #expect(
            result.output == """
                Graphs/notes.yaml:9:27: id → note
                Graphs/notes.yaml:11:46: with: { note: id }
                Graphs/notes.yaml:16:16: with: { note: id }
                Graphs/notes.yaml:17:56: id → note
                4 places in 1 file

                """, "\(result.errors)")
        let text = try workspace.text("Graphs/notes.yaml")
        #expect(text.contains(#"{ url: "/notes/{id}", opens: detail, with: { note: id } } # as it is"#), "\(text)")
        #expect(text.contains("    by: present\n    with: { note: id }\n  named:"), "\(text)")
        try workspace.expect("lint")
        try workspace.expect("rename param:byPresent.id other", 1, errors: "which cannot be renamed")
    }

    /// The subjects of what is renamed, and of what it has; comments and all other lines stay.
    @Test func aBaselineFollows() throws {
        try prepare()
        let known = """
            # Known for now.
            dead-end screen:detail
            pop-at-bottom transition:app.refresh

            unhandled-outcome transition:detail.more#2
            unused message:list.detail

            """
        try workspace.write(known, to: "known.txt")
        try workspace.expect(
            "rename screen:detail page --baseline known.txt", output: "known.txt:2:10: screen:detail → screen:page\n",
            "known.txt:5:19: transition:detail.more#2 → transition:page.more#2\n", "4 places in 2 files\n$")
        let expected = known.replacing("screen:detail", with: "screen:page").replacing(
            "n:detail.more", with: "n:page.more")
        #expect(try workspace.text("known.txt") == expected)
        try workspace.write("nonsense\n", to: "known.txt")
        let broken = try workspace.run("rename", "screen:page", "detail", "--baseline", "known.txt")
        #expect(broken.status != 0 && broken.errors.contains("known.txt:1:"), "\(broken.errors)")
        #expect(try workspace.text("Graphs/notes.yaml").contains("page: {"), "nothing is written")
    }

    /// A byte order mark and line ends stay.
    @Test func bytesStay() throws {
        let text = "\u{FEFF}" + Self.linked.replacing("\n", with: "\r\n")
        try workspace.write(text, to: "Graphs/notes.yaml")
        try workspace.expect("rename param:detail.id note")
        let renamed = try Data(contentsOf: workspace.directory.appendingPathComponent("Graphs/notes.yaml"))
        let back = String(decoding: renamed, as: UTF8.self)
        #expect(back.unicodeScalars.first == "\u{FEFF}")
        #expect(back.replacing("\r\n", with: "").contains("\n") == false)
        #expect(back.contains("    by: present\r\n    with: { note: id }\r\n"))
    }
}
