import Foundation
import NavGraphTestSupport
import Testing

/// `resolve` and `links` as commands: where they read, what they print, what they end with.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct LinkCommandTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
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
        let result = try workspace.run("resolve", "notes://n/7", "--format", "json")
        #expect(result.status == 0)
        #expect(
            result.output == """
                {
                  "version": 1,
                  "link": "note",
                  "values": { "id": "7" },
                  "root": "notes",
                  "path": [ "noteList.open" ],
                  "screens": [ "noteList", "note" ],
                  "requires": []
                }

                """)
        let text = try workspace.run("resolve", "Graphs/notes.yaml", "https://notes.example.com/n/7")
        #expect(text.status == 0)
        #expect(text.output.hasPrefix("link 'note' opens 'note'\n"))
    }

    @Test("A miss is told, with exit status 1")
    func resolveMiss() throws {
        let result = try workspace.run("resolve", "Graphs/notes.yaml", "notes://n/x", "--format", "json")
        #expect(result.status == 1)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        #expect(json?.count == 2)
        #expect(json?["link"] is NSNull)
        #expect(json?["version"] as? Int == 1)
    }

    @Test func resolveShortcut() throws {
        #expect(try workspace.run("resolve", "--shortcut", "list").status == 0)
        #expect(try workspace.run("resolve", "Graphs", "--shortcut", "lost").status == 1)
        #expect(try workspace.run("resolve", "Graphs/none.yaml", "--shortcut", "list").status == 66)
    }

    @Test(arguments: ["notification", "activity"]) func resolveWhatHasNoURL(kind: String) throws {
        try workspace.write(
            Sample.notes + "deepLinks: { one: { \(kind): com.example.one, opens: noteDetail } }\n", to: "one.yaml")
        let hit = try workspace.run("resolve", "one.yaml", "--\(kind)", "com.example.one")
        #expect(hit.status == 0)
        #expect(hit.output.hasPrefix("link 'one' opens 'noteDetail'\n"))
        let miss = try workspace.run("resolve", "one.yaml", "--\(kind)", "com.example.two")
        #expect(miss.status == 1)
        #expect(try workspace.run("resolve", "one.yaml", "--shortcut", "com.example.one").status == 1)
    }

    @Test(arguments: [
        ["resolve"], ["resolve", "a", "b", "c"], ["resolve", "--shortcut", "a", "--activity", "b"],
        ["resolve", "Graphs", "notes://n/7", "--shortcut", "a"], ["links", "--format", "aasa"],
        ["links", "--format", "aasa", "--app-id", "notes"], ["links", "--app-id", "ABCDE12345.com.example.notes"],
    ])
    func wrongUsage(arguments: [String]) throws {
        let process = try workspace.start(arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
    }

    @Test("What server and plist need goes to standard output or a file, the same bytes each time")
    func links() throws {
        let association = ["links", "--format", "aasa", "--app-id", "ABCDE12345.com.example.notes"]
        let process = try workspace.start(association + ["--output", "aasa.json"])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try workspace.text("aasa.json").contains("{ \"/\": \"/n/?*\", \"comment\": \"note\" }"))
        let plist = try workspace.run("links", "Graphs/notes.yaml", "--format", "info-plist")
        #expect(plist.status == 0)
        #expect(plist.output.contains("<string>applinks:notes.example.com</string>"))
        #expect(try workspace.run("links", "Graphs/notes.yaml", "--format", "info-plist").output == plist.output)
        #expect(try workspace.run("links", "Graphs").output.hasPrefix("{\n  \"version\": 1,\n  \"graph\": \"Notes\","))
    }

    @Test("Text errors are shown, and nothing is resolved")
    func errors() throws {
        try workspace.write("navgraph: 1\napp: A\nentry: nowhere\n", to: "bad.yaml")
        let result = try workspace.run("resolve", "bad.yaml", "a://b")
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("[unknown-reference]"))
    }
}
