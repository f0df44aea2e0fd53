import NavGraphChanges
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// A key that is read, and that JSON and `diff` leave out, is a silent one.
@Suite(.processorTime) struct KeyChangeTests {
    /// A mapping with keys that go together, a line each; `before` and `after` are the rest of the file.
    struct Mapping: Sendable, CustomTestStringConvertible {
        var id: KeyTable.ID
        var before: String
        var indent: Int
        var lines: [String]
        var after = ""
        var testDescription: String { "\(id.rawValue): \(lines[0])" }

        func text(without line: Int? = nil) -> String {
            let kept = lines.indices.filter { $0 != line }.map { String(repeating: " ", count: indent) + lines[$0] }
            return before + (kept + [after]).joined(separator: "\n")
        }
        var keys: [String] { lines.map { String($0.prefix { $0 != ":" }) } }
    }

    private static let app = "navgraph: 1\napp: A\nentry: home\n"
    private static let home =
        app + """
            conditions: [c, d]
            links: { schemes: [s] }
            groups: { g: { ge: { open: settings } } }
            resolvers: { r: { gives: Int } }
            flows:
              tabs: { tabs: [a, b] }
              columns: { columns: [a, b] }
              f: { outcomes: [done], screens: { inF: { params: { id: Int } } } }
            screens:
              a: { outcomes: [o], receives: [m], params: { id: Int } }
              b: { receives: [m] }

            """
    private static func transition(_ lines: [String]) -> Mapping {
        Mapping(id: .transition, before: home + "  home:\n    transitions:\n      e:\n", indent: 8, lines: lines)
    }

    static let mappings: [Mapping] = [
        Mapping(
            id: .screen, before: home + "  home:\n", indent: 4,
            lines: [
                "title: T", "type: Home", "from: xib", "params: { p: Int? }", "receives: [m]", "outcomes: [o]",
                "transitions: { e: { dismiss: top } }", "uses: [g]", "requires: c", "back: false", "preview: a.png",
                "factoryDefault: false", "code: NoteCell", "public: true", "allow: { dead-end: x }", "about: x",
                "style: pageSheet", "in: stack", "locked: c", "detents: [large]", "team: Growth",
            ]),
        Mapping(
            id: .flow,
            before: app
                + "conditions: [c]\ngroups: { g: { ge: { open: settings } } }\nscreens: { home: }\nflows:\n  f:\n",
            indent: 4,
            lines: [
                "container: single", "start: two", "params: { p: Int? }", "outcomes: [o]",
                "transitions: { e: { dismiss: top } }", "uses: [g]", "screens: { one: , two: }", "requires: c",
                "public: true", "allow: { unreachable-flow: x }", "about: x", "title: T",
                "style: pageSheet", "locked: true", "detents: [large]", "team: Growth",
            ]),
        Mapping(id: .flow, before: app + "screens: { home: }\nflows:\n  f:\n", indent: 4, lines: ["tabs: [home]"]),
        Mapping(
            id: .flow, before: app + "screens: { home: , a: }\nflows:\n  f:\n", indent: 4, lines: ["columns: [home, a]"]
        ),
        Mapping(
            id: .flow, before: app + "screens: { home: , a: }\nflows:\n  f:\n    columns: [home, a]\n", indent: 4,
            lines: ["compact: home"]),
        Mapping(
            id: .start,
            before: app + "conditions: [c]\nflows:\n  home:\n    screens: { x: , y: }\n    start:\n      - screen: y\n",
            indent: 8, lines: ["when: c"], after: "      - screen: x\n"),
        transition([
            "push: a", "with: { id: 1 }", "payload: { id: Int }", "when: c", "sets: { d: true }", "returns: { o: ~ }",
            "send: m", "then: { dismiss: top }", "reuse: true", "animation: fade", "segue: S",
            "allow: { unbounded-stack: x }", "code: NoteCell.open",
            "about: x", "title: T",
        ]),
        transition(["present: a", "style: pageSheet", "in: stack", "locked: c", "detents: [medium]"]),
        transition(["alert: { yes: { dismiss: all } }", "payload: { id: Int }"]), transition(["actionSheet: [yes]"]),
        transition(["replace: a"]), transition(["root: b", "animation: slideBack"]), transition(["select: a"]),
        transition(["show: b", "in: a"]), transition(["pop: root"]), transition(["dismiss: all"]),
        transition(["finish: o"]), transition(["open: settings"]), transition(["open: url", "payload: { url: URL }"]),
        Mapping(
            id: .deepLink, before: home + "  home:\ndeepLinks:\n  l:\n", indent: 4,
            lines: [
                "url: '/x/{id}'", "query: { q: Int? }", "under: [s]", "shortcut: a", "notification: a", "activity: a",
                "intent: true",
                "payload: { p: Int? }", "opens: a", "path: [home.e]", "with: { id: r }", "send: m", "requires: c",
                "pending: drop", "expires: 5", "fallback: true", "allow: { blocked-link: x }", "about: x", "title: T",
            ]),
        Mapping(
            id: .deepLink, before: home + "  home:\ndeepLinks:\n  l:\n    shortcut: a\n    opens: b\n", indent: 4,
            lines: ["by: present", "style: fullScreen", "in: stack", "locked: c"]),
        Mapping(
            id: .deepLink, before: home + "  home:\ndeepLinks:\n  l:\n    shortcut: a\n    opens: b\n    by: push\n",
            indent: 4, lines: ["reuse: true", "pending: never"]),
        Mapping(
            id: .condition, before: app + "screens: { home: }\nconditions:\n  d:\n  c:\n", indent: 4,
            lines: ["initially: false", "implies: d", "changes: true"]),
        Mapping(
            id: .condition, before: app + "screens: { home: }\nconditions:\n  d:\n  e:\n", indent: 4,
            lines: ["oneOf: [a, b]", "changes: true"]),
        Mapping(
            id: .condition, before: app + "screens: { home: }\nconditions:\n  d:\n", indent: 4,
            lines: ["platform: tvos"]),
        Mapping(
            id: .resolver, before: app + "screens: { home: }\nresolvers:\n  r:\n", indent: 4,
            lines: ["payload: { id: Int }", "gives: Int"]),
        Mapping(
            id: .swift, before: app + "screens: { home: }\nswift:\n", indent: 2,
            lines: [
                "framework: swiftui", "access: public", "imports: [M]", "prefix: X", "container: ditranquillity",
                "support: S", "bundle: class", "factoryDefaults: false", "deployment: 17.4",
            ]),
        Mapping(
            id: .swift, before: "navgraph: 1\nmodule: M\nscreens: { home: }\nswift:\n", indent: 2, lines: ["module: S"]),
        Mapping(
            id: .entry,
            before:
                "navgraph: 1\napp: A\nconditions: [c]\nscreens: { a: { outcomes: [o], receives: [m] }, b: }\nentry:\n",
            indent: 2,
            lines: ["root: a", "sets: { c: true }", "returns: { o: ~ }", "send: m", "then: { present: b }"]),
        Mapping(
            id: .entry, before: "navgraph: 1\napp: A\nconditions: [c]\nscreens: { a: , b: }\nentry:\n  - root: a\n",
            indent: 4, lines: ["when: c"], after: "  - root: b\n"),
    ]

    private func json(_ yaml: String) -> [UInt8] {
        JSON.object(graphElements(read(yaml).graph).map { ($0.subject, .object($0.keys)) }).bytes()
    }

    @Test(arguments: mappings)
    func eachKeyIsSeen(_ it: Mapping) {
        let wrong: Set<Rule> = [.unknownKey, .wrongKind, .conflictingActions, .noAction, .missingKey, .invalidName]
        #expect(read(it.text()).findings.filter { wrong.contains($0.rule) }.map(\.message) == [])
        let whole = json(it.text())
        for line in it.lines.indices {
            #expect(json(it.text(without: line)) != whole, "without '\(it.lines[line])' nothing is different")
        }
    }

    /// A new key has a line above.
    @Test(arguments: [KeyTable.ID.screen, .flow, .transition, .deepLink, .condition, .resolver, .swift, .entry])
    func noKeyIsForgotten(_ id: KeyTable.ID) {
        let known = Set(Self.mappings.filter { $0.id == id }.flatMap(\.keys))
        for entry in id.table.entries { #expect(known.contains(entry.key.spelling), "\(entry.key.spelling)") }
    }
}
