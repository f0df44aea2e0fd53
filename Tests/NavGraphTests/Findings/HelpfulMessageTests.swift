import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Messages say what is meant and what to do: those that once helped nobody.
@Suite(.processorTime) struct HelpfulMessageTests {
    private static let shop =
        appHead("main", of: "Shop") + """
            links: { schemes: [shop] }
            conditions: [open, member]
            flows:
              main: { tabs: [home, cart] }
              home:
                screens:
                  feed: { transitions: { go: { push: note }, pay: { select: cart } } }
                  note: {}
              cart: { screens: { basket: {} } }
            # more
            """

    /// Texts of the shop become others: the message of the rule has these words.
    struct Case: Sendable {
        var rule: Rule
        var words: [String]
        var changes: [(old: String, new: String)]

        init(_ rule: Rule, _ words: String..., where changes: (String, String)...) {
            (self.rule, self.words, self.changes) = (rule, words, changes.map { ($0, $1) })
        }
    }

    static let cases: [Case] = [
        Case(
            .unknownReference, "'back'", "'root'", "or 'dismiss: top'",
            where: ("note: {}", "note: { transitions: { close: { pop: top } } }")),
        Case(
            .unknownReference, "'back'", "'root'", "or 'dismiss: all'",
            where: ("note: {}", "note: { transitions: { close: { pop: all } } }")),
        Case(
            .wrongKind, "expected a tab or column, but 'note' is neither; use 'home' or 'cart'",
            where: ("select: cart", "select: note")),
        // The screen's own outcomes also count.
        Case(
            .unknownOutcome,
            "unknown outcome 'done' of 'note' or a surrounding flow ('home', 'main'); declare it in 'outcomes'",
            where: ("note: {}", "note: { transitions: { end: { finish: done } } }")),
        Case(
            .unknownKey, "the level of 'limit-exceeded' cannot be set",
            where: ("# more", "lint: { rules: { limit-exceeded: warning } }")),
        Case(
            .unknownKey, "the level of 'stale-baseline' cannot be set",
            where: ("# more", "lint: { rules: { stale-baseline: warning } }")),
        // One typo is one error.
        Case(.unknownKey, "did you mean 'push'?", where: ("push: note", "psuh: note")),
        Case(.unknownKey, "did you mean 'push'?", where: ("push: note", "psuh: note, style: sheet")),
        Case(.unknownKey, "did you mean 'push'?", where: ("push: note", "psuh: note, about: x")),
        Case(.unknownKey, "did you mean 'present'?", where: ("push: note", "push: note, prsent: feed")),
        Case(
            .unmappedPlaceholder, "; write '*' if the value does not matter",
            where: ("# more", "deepLinks: { n: { url: '/n/{slug}', opens: note } }")),
        Case(
            .unmappedPlaceholder, "did you mean '{noteId}'?",
            where: ("note: {}", "note: { params: { noteId: String } }"),
            ("# more", "deepLinks: { n: { url: '/n/{noteID}', payload: { noteId: String }, opens: note } }")),
        Case(
            .unroutableLink,
            "missing argument 'query' for 'note'; add '{query}' to 'url', or a 'with'; the link supplies only 'q'",
            where: ("note: {}", "note: { params: { query: String } }"),
            ("# more", "deepLinks: { n: { url: /n, query: { q: String }, opens: note } }")),
        Case(
            .unroutableLink, "runs lead to 'thanks' only through the outcome 'done', but a link",
            where: (
                "note: {}",
                "note: { transitions: { ask: { present: form, returns: { done: { push: thanks } } } } }\n"
                    + "      form: { outcomes: [done] }\n      thanks: {}"
            ), ("# more", "deepLinks: { t: { url: /t, opens: thanks } }")),
        Case(
            .unreachableScreen, "'note' is unreachable from launch: 'beta' is false at launch and never set",
            where: guarded[0], guarded[1]),
        Case(
            .unreachableTransition, "'go' never fires: 'beta' is false at launch and never set", where: guarded[0],
            guarded[1]),
        // What implies something false is also false.
        Case(
            .unreachableTransition,
            "'go' never fires: 'member' is never true, because it implies 'beta', which is false",
            where: implied[0], implied[1]),
        Case(
            .unreachableScreen,
            "'note' is unreachable from launch: 'member' is never true, because it implies 'beta', which is false",
            where: implied[0], implied[1]),
    ]
    private static let guarded = [
        ("push: note", "push: note, when: beta"), ("conditions: [open, member]", "conditions: { beta: false }"),
    ]
    private static let implied = [
        ("push: note", "push: note, when: member"),
        ("conditions: [open, member]", "conditions: { beta: false, member: { implies: beta } }"),
    ]

    @Test(arguments: cases) func says(_ it: Case) throws {
        let yaml = it.changes.reduce(Self.shop) { $0.replacing($1.old, with: $1.new) }
        let message = try message(it.rule, yaml)
        for words in it.words { #expect(message.contains(words), "\(message)") }
        if it.rule == .unknownKey { #expect(read(yaml).findings.count == 1) }
    }

    @Test func anOutcomeOfAScreenInside() throws {
        let reading = read(
            appHead("main") + """
                flows:
                  main:
                    transitions: { end: { finish: done } }
                    screens: { home: { transitions: { go: { push: form } } }, form: { outcomes: [done] } }
                """)
        #expect(reading.findings.first?.message.contains("it is an outcome of the screen 'form'") ?? false)
    }

    @Test func whatIsSetIsNotUnreachable() {
        let changes = Self.guarded + [("pay: {", "pay: { sets: { beta: true },")]
        let yaml = changes.reduce(Self.shop) { $0.replacing($1.0, with: $1.1) }
        #expect(messages(.unreachableScreen, yaml).isEmpty)
    }

    /// The messages of a rule, of the text and of the runs.
    private func messages(_ rule: Rule, _ yaml: String) -> [String] {
        let reading = read(yaml)
        let findings = reading.isUsable ? lint(reading.graph) : reading.findings
        return findings.filter { $0.rule == rule }.map(\.message)
    }

    private func message(_ rule: Rule, _ yaml: String, _ sourceLocation: SourceLocation = #_sourceLocation) throws
        -> String
    {
        let found = messages(rule, yaml)
        return try #require(found.first, "\(read(yaml).findings.map(\.message))", sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("a: {", "the '{' in line 1, column 4 is not closed"),
        ("é: [x,\ny: [x: ,\n", "the '[' in line 2, column 4 is not closed"),
        ("a: { b: ]}", "did not find expected value or '}', in the '{ }'"),
    ])
    func anOpenBracket(_ yaml: String, _ wanted: String) throws {
        #expect(try message(.yamlSyntax, yaml) == wanted)
    }

    /// Of two actions nothing is said either while a third key may be meant as one.
    @Test func aMisspeltActionBesideTwo() throws {
        func rules(_ keys: String) -> [Rule] {
            read(Self.shop.replacing("go: { push: note }", with: "go: { \(keys) }")).findings.map(\.rule)
        }
        #expect(rules("push: note, present: feed, psuh: feed") == [.unknownKey])
        #expect(rules("push: note, present: feed, pop: root") == [.conflictingActions, .conflictingActions])
        #expect(rules("push: note, present: feed, abot: x") == [.unknownKey])
        #expect(rules("push: note, present: feed, zzzzz: x") == [.conflictingActions, .unknownKey])
    }

    @Test func hostIsTheMapItself() throws {
        let yaml = "navgraph: 1\napp: A\nhost: { transitions: { open: { present: home } } }\nscreens: { home: {} }\n"
        let findings = read(yaml).findings
        #expect(findings.count == 1, "\(findings.map(\.message))")
        #expect(findings.first?.message.contains("'transitions' cannot be used in 'host'") == true)
    }

    /// What the app does itself hides nothing.
    @Test func anEventOfTheHostMayDoNothing() throws {
        let yaml = "navgraph: 1\napp: A\nhost: { ask: ~, open: { present: home } }\nscreens: { home: {} }\n"
        #expect(lint(read(yaml).graph).isEmpty)
    }

    // MARK: Runs

    @Test func aScreenWithoutTheStackOfItsFlow() throws {
        func yaml(_ entry: String, _ rest: String) -> String {
            """
            navgraph: 1
            app: A
            \(entry)
            flows:
              login: { screens: { welcome: { transitions: { next: { push: form }, skip: { push: form } } }, form: {} } }
            \(rest)
            """
        }
        let alone = yaml("entry: splash", "screens: { splash: { transitions: { go: { root: welcome } } } }\n")
        #expect(
            try message(.pushOutsideStack, alone).hasSuffix(
                "open the flow of 'welcome', which has a stack: 'root: login'"))
        #expect(
            messages(.deadEnd, alone).contains {
                $0.contains("'welcome'") && $0.contains("'next' and 'skip'") && $0.contains("fail here")
            })
        let sheet = yaml("entry: splash", "screens: { splash: { transitions: { go: { present: welcome } } } }\n")
        #expect(
            try message(.pushOutsideStack, sheet).hasSuffix(
                "open the flow of 'welcome', which has a stack: 'present: login'"))
    }

    @Test func aLawNamesTheScreenFromWhichNothingLeadsBack() throws {
        let yaml =
            appHead("main") + """
                flows: { main: { screens: { feed: { transitions: { go: { push: note } } }, note: { back: false } } } }
                checks: [ { return: feed } ]
                """
        #expect(try message(.checkFailed, yaml) == "the user cannot get back to 'feed' from 'note'")
    }
}
