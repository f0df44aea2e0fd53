import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Values of the wrong YAML kind, and what an empty scalar stands for. LANGUAGE 2.
@Suite(.processorTime) struct KindTests {
    /// A graph with `VALUE` where a value of some kinds is wanted.
    struct Slot: Sendable, CustomTestStringConvertible {
        enum Kind: Sendable { case text, list, mapping }
        var testDescription: String
        var yaml: String
        var kinds: Set<Kind>
        init(_ name: String, _ yaml: String, _ kinds: Set<Kind>) {
            testDescription = name
            self.yaml = yaml
            self.kinds = kinds
        }
    }

    static let home = "screens: { home: }\n"
    private static func screen(_ key: String, _ kinds: Set<Slot.Kind>) -> Slot {
        Slot("screen's \(key)", "screens: { home: { \(key): VALUE } }\n", kinds)
    }
    private static func flow(_ key: String, _ kinds: Set<Slot.Kind>) -> Slot {
        Slot("flow's \(key)", "flows: { f: { screens: { home: }, \(key): VALUE } }\n", kinds)
    }
    private static func event(_ key: String, _ kinds: Set<Slot.Kind>, with rest: String = "") -> Slot {
        Slot("event's \(key)", "screens: { home: { transitions: { a: { \(rest)\(key): VALUE } } } }\n", kinds)
    }
    private static func link(_ key: String, _ kinds: Set<Slot.Kind>, _ rest: String = "shortcut: a, opens: home, ")
        -> Slot
    {
        Slot("link's \(key)", home + "deepLinks: { d: { \(rest)\(key): VALUE } }\n", kinds)
    }

    static let slots: [Slot] = [
        Slot("include", home + "include: VALUE\n", [.list]),
        Slot("include's item", home + "include: [ VALUE ]\n", [.text]),
        Slot("imports", home + "imports: VALUE\n", [.mapping]),
        Slot("import", home + "imports: { a: VALUE }\n", [.text]),
        Slot("conditions", home + "conditions: VALUE\n", [.list, .mapping]),
        Slot("condition", home + "conditions: { a: VALUE }\n", [.text, .list, .mapping]),
        Slot("initially", home + "conditions: { a: { initially: VALUE } }\n", [.text]),
        Slot("implies", home + "conditions: { a: { implies: VALUE } }\n", [.text, .list]),
        Slot("links", home + "links: VALUE\n", [.mapping]),
        Slot("schemes", home + "links: { schemes: VALUE }\n", [.list]),
        Slot("hosts", home + "links: { hosts: VALUE }\n", [.list]),
        Slot("app transitions", home + "transitions: VALUE\n", [.mapping]),
        Slot("swift", home + "swift: VALUE\n", [.mapping]),
        Slot("framework", home + "swift: { framework: VALUE }\n", [.text]),
        Slot("swift imports", home + "swift: { imports: VALUE }\n", [.list]),
        Slot("flows", home + "flows: VALUE\n", [.mapping]),
        Slot("deepLinks", home + "deepLinks: VALUE\n", [.mapping]),
        Slot("resolvers", home + "resolvers: VALUE\n", [.mapping]),
        Slot("resolver's payload", home + "resolvers: { r: { gives: A, payload: VALUE } }\n", [.mapping]),
        Slot("checks", home + "checks: VALUE\n", [.list]),
        Slot("reach", home + "checks: [ { reach: VALUE } ]\n", [.text]),
        Slot("within", home + "checks: [ { reach: home, within: VALUE } ]\n", [.text]),
        Slot("lint", home + "lint: VALUE\n", [.mapping]),
        Slot("rules", home + "lint: { rules: VALUE }\n", [.mapping]),
        Slot("level", home + "lint: { rules: { dead-end: VALUE } }\n", [.text]),
        Slot("screen", "screens: { home: VALUE }\n", [.mapping]),
        Slot("flow", home + "flows: { f: { start: home, tabs: VALUE } }\n", [.list]),
        screen("title", [.text]), screen("type", [.text]), screen("from", [.text, .mapping]),
        screen("params", [.mapping]), screen("receives", [.list, .mapping]), screen("outcomes", [.list, .mapping]),
        screen("transitions", [.mapping]), screen("requires", [.text, .list]), screen("back", [.text, .list]),
        screen("preview", [.text]), screen("public", [.text]), screen("allow", [.mapping]), screen("about", [.text]),
        flow("container", [.text]), flow("start", [.text, .mapping, .list]), flow("columns", [.list]),
        flow("params", [.mapping]),
        flow("outcomes", [.list, .mapping]), flow("transitions", [.mapping]), flow("requires", [.text, .list]),
        flow("public", [.text]), flow("allow", [.mapping]), flow("about", [.text]), flow("title", [.text]),
        event("push", [.text]), event("present", [.text]), event("replace", [.text]), event("root", [.text]),
        event("select", [.text]), event("pop", [.text]), event("dismiss", [.text]), event("finish", [.text]),
        event("open", [.text]), event("show", [.text], with: "in: home, "),
        event("payload", [.mapping], with: "pop: root, "), event("with", [.mapping], with: "push: home, "),
        event("when", [.text, .list], with: "pop: root, "), event("sets", [.mapping]),
        event("returns", [.mapping], with: "push: home, "), event("send", [.text]), event("then", [.mapping]),
        event("style", [.text], with: "present: home, "), event("in", [.text], with: "present: home, "),
        event("locked", [.text, .list], with: "present: home, "), event("animation", [.text], with: "push: home, "),
        event("segue", [.text], with: "push: home, "), event("allow", [.mapping], with: "push: home, "),
        Slot("event", "screens: { home: { transitions: { a: VALUE } } }\n", [.list, .mapping]),
        Slot(
            "handler",
            "screens: { home: { outcomes: [o], transitions: { a: { push: home, returns: { o: VALUE } } } } }\n",
            [.text, .list, .mapping]),
        Slot(
            "argument",
            "screens: { home: { params: { a: A? }, transitions: { a: { push: home, with: { a: VALUE } } } } }\n",
            [.text]),
        link("url", [.text, .list]), link("query", [.mapping]), link("notification", [.text, .list]),
        link("activity", [.text, .list]), link("intent", [.text, .mapping]), link("payload", [.mapping]),
        link("opens", [.text], "shortcut: a, "),
        link("by", [.text]), link("style", [.text], "shortcut: a, opens: home, by: present, "),
        link("path", [.list]), link("with", [.mapping]), link("requires", [.text, .list]), link("pending", [.text]),
        link("expires", [.text]), link("fallback", [.text]),
        Slot("link", home + "deepLinks: { d: VALUE }\n", [.mapping]),
        Slot("from xib", "screens: { home: { from: { xib: VALUE } } }\n", [.text]),
    ]

    private func rules(_ slot: Slot, _ value: String) -> [Rule] {
        let reading = read(header + slot.yaml.replacing("VALUE", with: value))
        let start = (header + slot.yaml).unicodeScalars.count - slot.yaml.unicodeScalars.count
        let offset =
            start
            + slot.yaml.distance(
                from: slot.yaml.startIndex, to: slot.yaml.ranges(of: "VALUE").first!.lowerBound)
        return reading.findings.filter { Int($0.place.span.offset) == offset }.map(\.rule)
    }

    /// A mapping, list or text where none is wanted is `wrong-kind`, at the value.
    @Test(arguments: slots)
    func wrongKinds(_ slot: Slot) {
        #expect(rules(slot, "{ aVeryOddKey: x }").contains(.wrongKind) == !slot.kinds.contains(.mapping))
        #expect(rules(slot, "[ aVeryOddName, b ]").contains(.wrongKind) == !slot.kinds.contains(.list))
        if !slot.kinds.contains(.text) { #expect(rules(slot, "text").contains(.wrongKind)) }
        if !slot.kinds.contains(.text) { #expect(rules(slot, "'~'").contains(.wrongKind), "quoted, it is a text") }
        if !slot.kinds.contains(.text) { #expect(rules(slot, "\"\"").contains(.wrongKind), "quoted, it is a text") }
    }

    /// Where a mapping or a list is wanted, an empty plain scalar or `~` stands for an empty one.
    @Test(arguments: slots)
    func emptyScalars(_ slot: Slot) {
        // 'from' is a word or a mapping that may not be empty: either way something is missing.
        guard !slot.kinds.isSubset(of: [.text]), slot.testDescription != "screen's from" else { return }
        let empty = slot.kinds.contains(.mapping) ? "{}" : "[]"
        func all(_ value: String) -> [Rule] {
            read(header + slot.yaml.replacing("VALUE", with: value)).findings.map(\.rule)
        }
        // A handler `~` closes, an event `~` is ignored; `{}` does nothing, and should.
        let expected = ["handler", "event"].contains(slot.testDescription) ? [] : all(empty)
        #expect(all("~") == expected)
        #expect(all("") == expected)
    }

    /// A mapping with a key that is no text.
    @Test func keysAreWords() {
        expectMarks(
            """
            screens:
              home: { [a]: b, { c: d }: e, ? [f] }
              #       ^       ^              ^ wrong-kind screen:home
            """)
    }

    /// Words where others are wanted.
    @Test func words() {
        expectMarks(
            """
            conditions: { a: yes, b: True }
            #                ^^^ wrong-kind condition:a
            #                        ^^^^ wrong-kind condition:b
            swift: { framework: carbon, access: private, container: swinject }
            #                   ^^^^^^          ^^^^^^^             ^^^^^^^^ wrong-kind file
            lint: { rules: { dead-end: fatal } }
            #                          ^^^^^ wrong-kind file
            screens:
              home: { from: nib, back: no, public: false }
              #             ^^^ wrong-kind screen:home
              #                        ^^ unknown-condition screen:home
              #                                    ^^^^^ wrong-kind screen:home
              a:
                transitions:
                  b: { dismiss: back }
                  #             ^^^^ wrong-kind transition:a.b
                  c: { present: home, style: modal, locked: a b c, in: single }
                  #                          ^^^^^          ^^^^^      ^^^^^^ wrong-kind transition:a.c
                  d: { sets: { a: unknown } }
                  #               ^^^^^^^ wrong-kind transition:a.d
                  e: { open: example.com }
                  #          ^^^^^^^^^^^ invalid-argument transition:a.e
            flows:
              f: { container: page, start: home }
              #               ^^^^ wrong-kind flow:f
            deepLinks:
              d: { shortcut: a, opens: home, by: path, pending: drop it, expires: 0 }
              #                                                 ^^^^^^^           ^ wrong-kind deepLink:d
              e: { fallback: false, opens: home, expires: 1h }
              #              ^^^^^                        ^^ wrong-kind deepLink:e
            checks:
              - { reach: home, within: -1 }
              #                        ^^ wrong-kind check:1
            """)
        expectMarks(["graph.yaml": "navgraph: 2\n#         ^ wrong-kind file\nmodule: A\n"])
        expectMarks(["graph.yaml": "navgraph: 1.01\n#         ^^^^ wrong-kind file\nmodule: A\n"])
    }
}
