import Foundation
import NavGraphTestSupport
import Testing

/// `resolve` and `links` as commands: where they read, what they print, what they end with.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct LinkCommandTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(
            """
            navgraph: 1
            app: Notes
            entry: notes
            links: { schemes: [notes], hosts: [notes.example.com] }
            flows:
              notes:
                screens:
                  noteList: { transitions: { open: { push: note } } }
                  note: { params: { id: Int } }
            deepLinks:
              note: { url: "/n/{id}", opens: note }
              list: { shortcut: list, opens: noteList }
            """, to: "Graphs/notes.yaml")
        try workspace.write(
            "navgraph: 1\nmodule: Other\nscreens: { other: { public: true } }\n", to: "Graphs/other.yaml")
    }

    @Test("INPUT is 'Graphs' by default, in which the app is meant")
    func resolveURL() throws {
        try workspace.expect(
            "resolve notes://n/7 --format json",
            output: """
                ^{
                  "version": 1,
                  "link": "note",
                  "values": { "id": "7" },
                  "root": "notes",
                  "path": [ "noteList.open" ],
                  "screens": [ "noteList", "note" ],
                  "requires": []
                }
                $
                """)
        try workspace.expect(
            "resolve Graphs/notes.yaml https://notes.example.com/n/7", output: "^link 'note' opens 'note'\n")
    }

    @Test("A miss is told, with exit status 1")
    func resolveMiss() throws {
        let result = try workspace.expect("resolve Graphs/notes.yaml notes://n/x --format json", 1)
        let json = try result.json()
        #expect(json.count == 2 && json["link"] is NSNull && json["version"] as? Int == 1)
    }

    @Test func resolveShortcut() throws {
        try workspace.expect("resolve --shortcut list")
        try workspace.expect("resolve Graphs --shortcut lost", 1)
        try workspace.expect("resolve Graphs/none.yaml --shortcut list", 66)
    }

    @Test(arguments: ["notification", "activity"]) func resolveWhatHasNoURL(kind: String) throws {
        try workspace.write(
            Sample.notes + "deepLinks: { one: { \(kind): com.example.one, opens: noteDetail } }\n", to: "one.yaml")
        try workspace.expect("resolve one.yaml --\(kind) com.example.one", output: "^link 'one' opens 'noteDetail'\n")
        try workspace.expect("resolve one.yaml --\(kind) com.example.two", 1)
        try workspace.expect("resolve one.yaml --shortcut com.example.one", 1)
    }

    @Test("What server and plist need goes to standard output or a file, the same bytes each time")
    func links() throws {
        try workspace.expect("links --format aasa --app-id ABCDE12345.com.example.notes --output aasa.json")
        #expect(try workspace.text("aasa.json").contains("{ \"/\": \"/n/?*\", \"comment\": \"note\" }"))
        let plist = try workspace.expect(
            "links Graphs/notes.yaml --format info-plist", output: "<string>applinks:notes.example.com</string>")
        #expect(try workspace.run("links", "Graphs/notes.yaml", "--format", "info-plist").output == plist.output)
        try workspace.expect("links Graphs", output: "^{\n  \"version\": 1,\n  \"graph\": \"Notes\",")
    }

    @Test("Text errors are shown, and nothing is resolved")
    func errors() throws {
        try workspace.write("navgraph: 1\napp: A\nentry: nowhere\n", to: "bad.yaml")
        try workspace.expect("resolve bad.yaml a://b", 1, output: "^$", errors: "[unknown-reference]")
    }
}
