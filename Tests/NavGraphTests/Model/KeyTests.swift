import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Every key of the language is accepted in its place, and `unknown-key` in every other. LANGUAGE 2 to 10.
@Suite(.processorTime) struct KeyTests {
    /// A place for keys: a graph with `KEY` where one more key could stand, what may stand there, and its subject.
    struct Slot: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var yaml: String
        var keys: KeySet
        var subject: String
        /// Keys of the place that do not go with what stands there already.
        var conflicts: KeySet
        init(_ name: String, _ yaml: String, _ table: KeyTable.ID, _ subject: String, conflicts: KeySet = []) {
            testDescription = name
            self.yaml = yaml
            keys = table.table.keys
            self.subject = subject
            self.conflicts = conflicts
        }
    }

    static let slots: [Slot] = [
        Slot("root", "screens: { home: }\nKEY: x\n", .root, "file", conflicts: [.module, .host]),
        Slot("condition", "screens: { home: }\nconditions: { c: { KEY: x } }\n", .condition, "condition:c"),
        Slot("links", "screens: { home: }\nlinks: { KEY: x }\n", .links, "file"),
        Slot("screen", "screens: { home: { KEY: x } }\n", .screen, "screen:home"),
        Slot(
            "from", "screens: { home: { from: { xib: A, KEY: x } } }\n", .source, "screen:home",
            conflicts: [.storyboard, .id]),
        Slot(
            "flow", "flows: { f: { start: home, KEY: x } }\nscreens: { home: }\n", .flow, "flow:f",
            conflicts: [.compact]),
        Slot(
            "alternative", "screens: { home: { transitions: { a: { pop: root, KEY: x } } } }\n", .transition,
            "transition:home.a"),
        Slot(
            "then", "screens: { home: { transitions: { a: { pop: root, then: { dismiss: all, KEY: x } } } } }\n", .then,
            "transition:home.a"),
        Slot(
            "handler",
            "screens: { home: { outcomes: [o], transitions: "
                + "{ a: { push: home, returns: { o: { pop: root, KEY: x } } } } } }\n",
            .handler, "transition:home.a"),
        Slot(
            "deep link", "screens: { home: }\ndeepLinks: { d: { opens: home, shortcut: s, KEY: x } }\n", .deepLink,
            "deepLink:d"),
        Slot("resolver", "screens: { home: }\nresolvers: { r: { gives: A, KEY: x } }\n", .resolver, "resolver:r"),
        Slot("swift", "screens: { home: }\nswift: { KEY: x }\n", .swift, "file"),
        Slot(
            "check", "screens: { home: }\nchecks: [ { return: home, KEY: x } ]\n", .check, "check:1",
            conflicts: [.reach, .from, .within, .before, .visit, .never, .above, .when]),
        Slot("lint", "screens: { home: }\nlint: { KEY: x }\n", .lint, "file"),
    ]

    /// Every word of the language, and some of none: `unknown-key` at the key, with the innermost element, exactly
    /// where the key is none of the place.
    @Test(arguments: slots)
    func wordsInPlace(_ slot: Slot) throws {
        let front = slot.yaml.prefix(upTo: slot.yaml.ranges(of: "KEY")[0].lowerBound)
        let offset = (header + front).unicodeScalars.count
        for word in Key.allCases.map(\.spelling) + ["", "Push", "colour", "push ", "é", "<", "pus h"] {
            let key = word.isEmpty || word.hasSuffix(" ") ? "'\(word)'" : word
            // An app's `swift` has no `module`.
            let isKnown = word != "module" && Key.allCases.contains { $0.spelling == word && slot.keys.contains($0) }
            if Key.allCases.contains(where: { $0.spelling == word && slot.conflicts.contains($0) }) { continue }
            let reading = read(header + slot.yaml.replacing("KEY", with: key))
            let found = reading.findings.contains {
                $0.rule == .unknownKey && $0.subject.spelled(in: reading.graph.text) == slot.subject
                    && $0.place.span == Span(offset: UInt32(offset), length: UInt32(key.unicodeScalars.count))
            }
            #expect(found != isKnown, "\(word): \(reading.findings.map(\.message))")
        }
    }

    @Test(arguments: [
        ("screens: { home: { tittle: x } }", "'title'"), ("screns: {}", "'screens'"),
        ("screens: { home: { transition: {} } }", "'transitions'"), ("screens: { home: { Params: {} } }", "'params'"),
        ("flows: { f: { start: home, contianer: stack } }", "'container'"),
        ("deeplinks: {}", "'deepLinks'"), ("checks: [ { reech: home } ]", "'reach'"),
        ("screens: { home: { transitions: { a: { psuh: home } } } }", "'push'"),
        ("lint: { rules: { deadend: off } }", "'dead-end'"), ("swift: { framwork: uikit }", "'framework'"),
        ("conditions: { a: { initialy: true } }", "'initially'"), ("links: { scheme: [a] }", "'schemes'"),
    ])
    func theNearestKeyIsSuggested(_ body: String, _ meant: String) {
        let findings = read(header + body + "\n").findings.filter { $0.rule == .unknownKey }
        #expect(findings.count == 1 && findings[0].message.contains("did you mean \(meant)?"), "\(findings)")
    }

    /// What is like none of the keys gets all of them.
    @Test func otherwiseAllKeysAreNamed() {
        let message = messages("screens: { home: }\nlinks: { zzzzzzzzz: 1 }\n")[0]
        #expect(message == "unknown key 'zzzzzzzzz' in 'links'; use 'schemes', 'hosts' or 'pending' (language 1.1)")
    }

    @Test func keysOfRootFilesOnly() {
        expectMarks([
            "graph.yaml": header + "include: [more.yaml]\nscreens: { home: }\n",
            "more.yaml": """
            navgraph: 1
            #@1-9 unknown-key file
            app: Notes
            #@1-4 unknown-key file
            module: Notes
            #@1-7 unknown-key file
            entry: home
            #@1-6 unknown-key file
            flows: {}
            """,
        ])
    }

    @Test func appAndModule() {
        expectMarks("module: Notes\n#@1-7 unknown-key file\nscreens: { home: }\n")
    }

    /// `missing-key` has the first key of the file as its place.
    @Test func whatARootFileMustSay() {
        expectMarks(["graph.yaml": "app: A\n#@1-4 missing-key file\nentry: home\nscreens: { home: }\n"])
        expectMarks(["graph.yaml": "navgraph: 1\n#@1-9 missing-key file\nscreens: { home: }\n"])
        expectMarks(["graph.yaml": "navgraph: 1\n#@1-9 missing-key file\napp: A\nscreens: { home: }\n"])
        expectMarks(["graph.yaml": "navgraph: 1\nmodule: A\nscreens: { home: }\n"])
        expectMarks(["graph.yaml": "screens: {}\n#@1-8 missing-key file\napp: A\nentry: { }\n"])
    }

    /// All findings of a file come in one run, in file order.
    @Test func allFindingsAtOnce() {
        expectMarks(
            """
            conditions: [ a-b, c ]
            #             ^^^ invalid-name condition:a-b
            screens:
              home:
                tittle: Home
                #@5-11 unknown-key screen:home
                params: { note: 9Note }
                #               ^^^^^ invalid-type param:home.note
                transitions:
                  open: { push: detial, with: { note: 'a b' } }
                  #             ^^^^^^ unknown-reference transition:home.open
                  #                                   ^^^^^ invalid-argument transition:home.open
                  nothing: {}
                  #@7-14 no-action transition:home.nothing
              detail: { requires: d }
              #                   ^ unknown-condition screen:detail
            """)
    }

    /// They are counted from `push` on, in the order of all keys.
    @Test func actionKeysAreSpelledAsKeys() {
        #expect(ActionKey.allCases.map(\.key.spelling) == ActionKey.allCases.map { "\($0)" })
        #expect(Key.allCases.compactMap { ActionKey($0) } == ActionKey.allCases)
    }
}
