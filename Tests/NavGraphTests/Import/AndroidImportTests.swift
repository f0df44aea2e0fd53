import NavGraphTestSupport
import Testing

@testable import NavGraphImport

/// IMPORT 5: Android's navigation graphs.
@Suite(.processorTime) struct AndroidImportTests {
    private func one(_ inside: String..., start: String? = "home") -> TestImport {
        TestImport(androidFiles(["nav_graph": graph("nav_graph", start: start, inside.joined())]))
    }

    @Test("Graphs are stacks, destinations screens with their class as comment") func graphs() {
        let imported = TestImport(
            androidFiles([
                "main": graph(
                    "main", start: "home_fragment",
                    fragment(
                        "home_fragment", action("action_homeFragment_to_noteFragment", to: "noteFragment"),
                        attributes: "android:name=\"com.example.HomeFragment\" android:label=\"My notes\""),
                    fragment("noteFragment", attributes: "android:label=\"note\""))
            ]))
        #expect(
            imported.text == appHead("main", of: "Demo") + """

                flows:
                  main:
                    screens:
                      # com.example.HomeFragment
                      home:
                        title: My notes
                        transitions:
                          openNote: { push: note }
                      note: {}

                """)
    }

    @Test("Nested and included graphs are flows; the start is the innermost") func nested() {
        let imported = TestImport(
            androidFiles([
                "nav_graph": graph(
                    "root", start: "inner", fragment("other", action("go", to: "side")),
                    """
                    <navigation android:id="@+id/inner" app:startDestination="@id/first">\(fragment("first"))</navigation>
                    <include app:graph="@navigation/side"/>
                    """),
                "side": graph("side", start: "sideHome", fragment("sideHome", action("back_action", to: "other"))),
            ]))
        // `root` is a word of the language.
        #expect(imported.block("flowRoot").first == "start: first")
        #expect(imported.block("inner") == ["screens:", "first: {}"])
        #expect(imported.has("go: { push: side }") && imported.has("back: { push: other }"))
        #expect(imported.rules.isEmpty)
    }

    @Test("What no file has is a screen that stands for it; what is taken for a screen is told") func unresolved() {
        let imported = one(
            fragment("home", action("go", to: "gone")), fragment("x", kind: "keep_state"),
            "<include app:graph=\"@navigation/missing\"/>")
        #expect(imported.block("gone").isEmpty && imported.has("gone: {}") && imported.has("go: { push: gone }"))
        #expect(imported.has("# import: destination not found in the inputs"))
        #expect(Set(imported.rules) == ["unknown-destination", "unresolved-destination", "unresolved-include"])
        #expect(one(start: nil).imported == nil)
    }

    @Test("Dialogs and activities are presented; from a dialog it goes first") func dialogs() {
        let imported = one(
            fragment("home", action("ask", to: "ask"), action("web", to: "web")), fragment("note"),
            fragment(
                "ask", action("next", to: "note"), action("more", to: "more"), action("web2", to: "web"), kind: "dialog"
            ),
            fragment("more", action("done", to: "note"), action("close", popUpTo: "ask"), kind: "dialog"),
            fragment("web", kind: "activity"))
        #expect(imported.has("ask: { present: ask }") && imported.has("web: { present: web }"))
        #expect(imported.has("next: { dismiss: top, then: { push: note } }") && imported.has("more: { present: more }"))
        #expect(imported.has("web2: { dismiss: top, then: { present: web } }"))
        #expect(imported.has("done: { dismiss: all, then: { push: note } }"))
    }

    @Test(
        "popUpTo",
        arguments: [
            (action("go", to: "note", popUpTo: "list"), "go: { pop: list, then: { push: note } }"),
            (action("go", to: "note", popUpTo: "list", inclusive: true), "go: { pop: list, then: { replace: note } }"),
            (action("go", popUpTo: "list"), "go: { pop: list }"),
            (action("go", popUpTo: "list", inclusive: true), "go: { pop: list, then: { pop: back } }"),
            (action("go", to: "note", popUpTo: "home"), "go: { pop: root, then: { push: note } }"),
            (action("go", to: "note", popUpTo: "home", inclusive: true), "go: { pop: root, then: { replace: note } }"),
            (action("go", to: "note", popUpTo: "nav_graph"), "go: { pop: root, then: { replace: note } }"),
            (action("go", to: "note", popUpTo: "here", inclusive: true), "go: { replace: note }"),
            (action("go", to: "note", popUpTo: "here"), "go: { push: note }"),
            (action("go", popUpTo: "here", inclusive: true), "go: { pop: back }"),
            (action("go", to: "list", popUpTo: "list"), "go: { push: list, reuse: true }"),
            (
                action("go", to: "list", popUpTo: "list", inclusive: true),
                "go: { pop: list, then: { replace: list } }"
            ),
            (action("go", to: "ask", popUpTo: "list"), "go: { pop: list, then: { present: ask } }"),
            (
                action("go", to: "inner", popUpTo: "list", inclusive: true),
                "go: { pop: list, then: { replace: inside } }"
            ),
            (action("go", to: "note", popUpTo: "ask"), "go: { push: note }"),
        ])
    func popUpTo(_ action: String, _ event: String) {
        let imported = one(
            fragment("home", NavGraphTests.action("list", to: "list")),
            fragment("list", NavGraphTests.action("x", to: "here")),
            fragment("here", action), fragment("note"), fragment("ask", kind: "dialog"),
            "<navigation android:id=\"@+id/inner\" app:startDestination=\"@id/inside\">\(fragment("inside"))</navigation>"
        )
        #expect(imported.has(event), "\(imported.text)")
    }

    @Test("What is left of nothing: no-effect, leaves-app, pop-to-dialog") func nothing() {
        func rules(_ action: String) -> [String] {
            let imported = one(fragment("home", action), fragment("note"), fragment("ask", kind: "dialog"))
            return imported.rules
        }
        #expect(rules(action("a")) == ["no-effect"])
        #expect(rules(action("a", popUpTo: "home")) == ["no-effect"])
        #expect(rules(action("a", popUpTo: "home", inclusive: true)) == ["leaves-app"])
        #expect(rules(action("a", popUpTo: "nav_graph")) == ["leaves-app"])
        #expect(rules(action("a", to: "note", popUpTo: "ask")) == ["pop-to-dialog"])
        #expect(
            rules(
                action(
                    "a", to: "note",
                    attributes: "app:launchSingleTop=\"true\" app:enterAnim=\"@anim/x\" app:restoreState=\"true\""))
                == ["animation", "saved-state", "single-top"])
    }

    @Test("An action of a graph is an event of its flow and those inside; who it goes back to has its own")
    func global() {
        let imported = TestImport(
            androidFiles([
                "nav_graph": graph(
                    "nav_graph", start: "home",
                    action("action_global_list", to: "list", popUpTo: "home"), fragment("home"), fragment("list"),
                    "<include app:graph=\"@navigation/side\"/>"),
                "side": graph("side", start: "ask", fragment("ask", kind: "dialog")),
            ]))
        #expect(
            imported.block("nav").prefix(2) == ["transitions:", "globalList: { pop: root, then: { push: list } }"]
                || imported.text.contains("globalList: { pop: root, then: { push: list } }"))
        #expect(
            imported.block("side").prefix(2) == [
                "transitions:", "globalList: { dismiss: all, then: { pop: root, then: { push: list } } }",
            ])
        #expect(imported.block("home") == ["transitions:", "globalList: { push: list }"])
        #expect(imported.report["action", .transition] == 1)
    }

    @Test(
        "Arguments are params",
        arguments: [
            (argument("a", "string"), "a: String"), (argument("a", "integer", default: "0x10"), "a: Int = 16"),
            (argument("a", "long", default: "5L"), "a: Int64 = 5"),
            (argument("a", "float", default: "1.5f"), "a: Float = 1.5"),
            (argument("a", "float", default: "-.5"), "a: Float?"),
            (argument("a", "boolean", default: "false"), "a: Bool = false"), (argument("a", "reference"), "a: String"),
            (argument("a", "com.example.Note"), "a: Note"), (argument("a", "com.example.Note$Kind"), "a: Note.Kind"),
            (argument("a", "string[]"), "a: \"[String]\""),
            (argument("a", "string", attributes: "app:nullable=\"true\""), "a: String?"),
            (argument("a", "string", default: "@null"), "a: String?"), (argument("a", default: "7"), "a: Int = 7"),
            (argument("a", default: "7L"), "a: Int64 = 7"), (argument("a", default: "true"), "a: Bool = true"),
            (argument("a", default: "x \\ &quot;y"), "a: String = \"x \\\\ \\\"y\""), (argument("a"), "a: String"),
            (argument("a", "com.example.Kind", default: "FIRST_ONE"), "a: Kind = .firstOne"),
            (argument("a", "com.example.Kind", default: "PUBLIC"), "a: Kind = .public"),
            (argument("a", "com.example.Kind", default: "INIT"), "a: Kind = .eventInit"),
            (argument("a", "string", default: "@string/x"), "a: String?"),
            (argument("a", "integer", default: "x"), "a: Int?"),
            (argument("a_b", "string"), "a_b: String"), (argument("a-b", "string"), "aB: String"),
        ])
    func arguments(_ argument: String, _ param: String) {
        let imported = one(fragment("home", action("go", to: "note")), fragment("note", argument))
        let params = imported.lines.filter { $0.hasPrefix("params") }
        #expect(params == ["params: { \(param) }"], "\(imported.text)")
    }

    @Test("What the first screen wants is optional; arguments of a graph are its start's, and of flows") func starts() {
        let imported = one(
            argument("x", "string"), fragment("home", argument("y", "integer"), action("go", to: "inner")),
            "<navigation android:id=\"@+id/inner\" app:startDestination=\"@id/note\">\(argument("id", "long"))\(fragment("note"))</navigation>"
        )
        #expect(
            imported.block("home").contains("params: { y: Int?, x: String? }")
                && imported.rules.contains("entry-argument"))
        #expect(imported.block("inner").first == "params: { id: Int64 }")
        #expect(imported.report["argument", .param] == 3)
    }

    @Test("Payloads say what would be left out or taken from the owner; arguments of actions are given") func payloads()
    {
        let imported = one(
            fragment(
                "home", action("a", to: "note"),
                action("b", to: "edit", argument("id", default: "7") + argument("nope", default: "1"))),
            fragment(
                "note", argument("id", "integer"), argument("text", "string", default: "@null"),
                argument("n", "integer", default: "1"),
                action("c", to: "edit")),
            fragment("edit", argument("id", "integer")))
        #expect(imported.has("a: { payload: { id: Int, text: String? }, push: note }"))
        #expect(imported.has("b: { push: edit, with: { id: 7 } }"))
        #expect(imported.has("c: { payload: { id: Int }, push: edit }"))
        #expect(imported.rules == ["unknown-argument"] && imported.report["argument", .lost] == 1)
    }

    @Test("Deep links: schemes, hosts, placeholders, wildcards, queries") func links() {
        func link(_ uri: String, _ arguments: String = argument("id", "integer")) -> [String] {
            one(fragment("home", action("go", to: "note")), fragment("note", arguments, deepLink(uri))).block(
                "deepLinks")
        }
        #expect(
            link("demo://note/{id}") == ["note: { url: \"/note/{id}\", opens: note }"]
                || link("demo://note/{id}") == ["note:", "url: \"/note/{id}\"", "opens: note"])
        #expect(link("www.example.com/n/{id}").contains { $0.contains("/n/{id}") && !$0.contains("www") })
        #expect(link("https://www.example.com/.*/{id}/.*").contains { $0.contains("/*/{id}/**") })
        let query = link(
            "demo://note?n={id}&amp;t={text}",
            argument("id", "integer", default: "1") + argument("text", "string", default: "@null"))
        #expect(query.contains { $0.contains("query: { n: Int = 1, t: String? }") })
        #expect(query.contains { $0.contains("with: { id: n, text: t }") })
        #expect(link("demo://x/{id}/user-{id}").isEmpty)
        #expect(link("demo://x").isEmpty, "the param is lacking")
        let two = one(
            fragment("home", deepLink("demo://home"), deepLink("http://a.example.com/home")))
        #expect(two.has("links: { schemes: [demo], hosts: [a.example.com] }"))
        #expect(two.text.contains("under: [demo]") && two.text.contains("under: [a.example.com]"))
        let undeclared = one(fragment("home", deepLink("demo://home/{x}")))
        #expect(undeclared.has("params: { x: String? }") && undeclared.rules == ["undeclared-argument"])
    }

    @Test("Events: 'open…' for routes, else the id") func events() {
        let imported = one(
            fragment(
                "home", action("action_homeFragment_to_noteFragment", to: "note"), action("nav_to_edit", to: "note"),
                action("action_add", to: "note"), action("action_a_to_b", to: "note")),
            fragment("note"))
        #expect(
            imported.block("transitions") == [
                "openNote: { push: note }", "toEdit: { push: note }", "add: { push: note }",
                "openNote2: { push: note }",
            ])
    }

    @Test("The app begins with the graph of a main name that none includes, else the largest") func entry() {
        func entry(_ files: [String: String], option: String? = nil) -> String {
            TestImport(androidFiles(files), entry: option).lines.first { $0.hasPrefix("entry") } ?? ""
        }
        let (a, b) = (graph("a", start: "x", fragment("x")), graph("b", start: "y", fragment("y"), fragment("z")))
        #expect(entry(["a": a, "b": b]) == "entry: b")
        #expect(entry(["a": a, "b": b], option: "a") == "entry: a")
        #expect(entry(["mobile_navigation": a, "b": b]) == "entry: a")
        #expect(entry(["root_x": a, "b": b]) == "entry: a")
        let including = graph("c", start: "x", "<include app:graph=\"@navigation/b\"/>", fragment("x"))
        #expect(entry(["b": b, "c": including]) == "entry: c")
    }

    @Test("Screens are called by ids, then classes; flows by ids, then files") func names() {
        let imported = TestImport(
            androidFiles([
                "notes_nav_graph": graph(
                    nil, start: "a_dest", fragment("a_dest"),
                    "<fragment android:name=\"com.example.EditFragment\"/><fragment android:name=\"com.example.EditFragment\"/>"
                )
            ]))
        #expect(
            imported.has("notes:") && imported.has("a: {}") && imported.has("edit: {}") && imported.has("edit2: {}"))
    }
}
