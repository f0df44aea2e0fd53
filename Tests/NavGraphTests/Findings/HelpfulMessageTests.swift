import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Messages say what is meant and what to do: those that once helped nobody.
@Suite(.processorTime) struct HelpfulMessageTests {
    private static let shop = """
        navgraph: 1
        app: Shop
        entry: main
        links: { schemes: [shop] }
        conditions: [open, member]
        flows:
          main: { tabs: [home, cart] }
          home:
            screens:
              feed: { transitions: { go: { push: note }, pay: { select: cart } } }
              note: {}
          cart: { screens: { basket: {} } }

        """

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

    @Test func aTabInTheIndentation() throws {
        let message = try message(.yamlSyntax, "navgraph: 1\napp: A\nentry: a\nscreens:\n\ta: {}\n")
        #expect(message.contains("tabs cannot"))
        #expect(message.contains("spaces"))
    }

    @Test(arguments: ["@", "`"]) func aCharacterThatBeginsNoText(_ character: String) throws {
        let message = try message(
            .yamlSyntax, "navgraph: 1\napp: A\nentry: a\nscreens: { a: { about: \(character)x } }\n")
        #expect(message.contains("'\(character)'"))
        #expect(message.contains("quotes"))
    }

    @Test(arguments: [
        ("a: {", "the '{' in line 1, column 4 is not closed"),
        ("é: [x,\ny: [x: ,\n", "the '[' in line 2, column 4 is not closed"),
        ("a: { b: 1\nc: 2\n", "the '{' that begins here is not closed"),
        ("a: { b: [1, 2}", "the '[' that begins here is not closed"),
        ("a: { b: 1 ]", "the '{' is closed by '}', found ']'"),
        ("a: { b: ]}", "did not find expected value or '}', in the '{ }'"),
        ("a: [,]", "nothing stands before this ','; remove it"),
    ])
    func anOpenBracket(_ yaml: String, _ wanted: String) throws {
        #expect(try message(.yamlSyntax, yaml) == wanted)
    }

    @Test func orBetweenConditions() throws {
        let yaml = Self.shop.replacing("go: { push: note }", with: "go: { push: note, when: open or member }")
        #expect(try message(.unknownCondition, yaml).contains("'or' is not supported"))
        let both = Self.shop.replacing("go: { push: note }", with: "go: { push: note, when: open and member }")
        #expect(try message(.unknownCondition, both).contains("'[open, member]'"))
    }

    @Test(arguments: ["top", "all"]) func whatPopTakes(_ word: String) throws {
        let yaml = Self.shop.replacing("note: {}", with: "note: { transitions: { close: { pop: \(word) } } }")
        let message = try message(.unknownReference, yaml)
        #expect(message.contains("'back'"))
        #expect(message.contains("'root'"))
        #expect(message.contains("or 'dismiss: \(word)'"))
    }

    @Test func selectOfWhatIsNoTab() throws {
        let yaml = Self.shop.replacing("select: cart", with: "select: note")
        #expect(
            try message(.wrongKind, yaml)
                == "expected a tab or column, but 'note' is neither; use 'home' or 'cart'")
    }

    @Test func anOutcomeOfAScreenInside() throws {
        let reading = read(
            """
            navgraph: 1
            app: A
            entry: main
            flows:
              main:
                transitions: { end: { finish: done } }
                screens: { home: { transitions: { go: { push: form } } }, form: { outcomes: [done] } }

            """)
        #expect(reading.findings.first?.message.contains("it is an outcome of the screen 'form'") ?? false)
    }

    @Test(arguments: [
        ("app", "the app's events"), ("back", "'pop: back'"), ("root", "'pop: root'"), ("top", "'dismiss: top'"),
        ("all", "'dismiss: all'"), ("closed", "'returns'"),
    ])
    func namesOfTheLanguage(_ name: String, _ meaning: String) throws {
        let reading = read("navgraph: 1\napp: A\nentry: a\nscreens: { a: {}, \(name): {} }\n")
        let message = try #require(reading.findings.first { $0.rule == .invalidName }).message
        #expect(message.contains(meaning), "\(message)")
    }

    @Test(arguments: ["limit-exceeded", "stale-baseline"]) func levelsOfWhatIsNotAboutTheGraph(_ rule: String) throws {
        let reading = read(Self.shop + "lint: { rules: { \(rule): warning } }\n")
        let finding = try #require(reading.findings.first)
        #expect(finding.rule == .unknownKey)
        #expect(finding.message.contains("the level of '\(rule)' cannot be set"))
    }

    /// One typo is one error.
    @Test(arguments: [
        "psuh: note", "psuh: note, style: sheet", "psuh: note, about: x", "push: note, prsent: feed",
    ])
    func aMisspeltAction(_ keys: String) throws {
        let reading = read(Self.shop.replacing("go: { push: note }", with: "go: { \(keys) }"))
        #expect(reading.findings.map(\.rule) == [.unknownKey], "\(reading.findings.map(\.message))")
        #expect(
            reading.findings.first?.message.contains("did you mean '\(keys.hasPrefix("ps") ? "push" : "present")'?")
                == true)
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

    /// The screen's own outcomes count, too.
    @Test func anOutcomeThatNothingDeclares() throws {
        let yaml = Self.shop.replacing("note: {}", with: "note: { transitions: { end: { finish: done } } }")
        #expect(
            try message(.unknownOutcome, yaml)
                == "unknown outcome 'done' of 'note' or a surrounding flow ('home', 'main'); declare it in 'outcomes'")
    }

    // MARK: Links

    @Test func aPlaceholderThatDoesNotMatter() throws {
        let yaml = Self.shop + "deepLinks: { n: { url: '/n/{slug}', opens: note } }\n"
        #expect(try message(.unmappedPlaceholder, yaml).hasSuffix("; write '*' if the value does not matter"))
    }

    @Test func aPlaceholderMisspelt() throws {
        let yaml =
            Self.shop.replacing("note: {}", with: "note: { params: { noteId: String } }")
            + "deepLinks: { n: { url: '/n/{noteID}', payload: { noteId: String }, opens: note } }\n"
        #expect(try message(.unmappedPlaceholder, yaml).contains("did you mean '{noteId}'?"))
    }

    @Test func aLinkThatLostItsWith() throws {
        let yaml =
            Self.shop.replacing("note: {}", with: "note: { params: { query: String } }")
            + "deepLinks: { n: { url: /n, query: { q: String }, opens: note } }\n"
        #expect(
            try message(.unroutableLink, yaml)
                == "missing argument 'query' for 'note'; add '{query}' to 'url', or a 'with'; "
                + "the link supplies only 'q'")
    }

    @Test func whatOnlyAnOutcomeLeadsTo() throws {
        let yaml =
            Self.shop.replacing(
                "note: {}",
                with: "note: { transitions: { ask: { present: form, returns: { done: { push: thanks } } } } }\n"
                    + "      form: { outcomes: [done] }\n      thanks: {}")
            + "deepLinks: { t: { url: /t, opens: thanks } }\n"
        #expect(
            try message(.unroutableLink, yaml).contains(
                "runs lead to 'thanks' only through the outcome 'done', but a link"))
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
        let yaml = """
            navgraph: 1
            app: A
            entry: main
            flows: { main: { screens: { feed: { transitions: { go: { push: note } } }, note: { back: false } } } }
            checks: [ { return: feed } ]

            """
        #expect(try message(.checkFailed, yaml) == "the user cannot get back to 'feed' from 'note'")
    }

    @Test func aScreenBehindAConditionThatNothingSets() throws {
        let yaml = Self.shop.replacing("go: { push: note }", with: "go: { push: note, when: beta }").replacing(
            "conditions: [open, member]", with: "conditions: { beta: false }")
        let reason = "'beta' is false at launch and never set"
        #expect(try message(.unreachableScreen, yaml) == "'note' is unreachable from launch: \(reason)")
        #expect(try message(.unreachableTransition, yaml) == "'go' never fires: \(reason)")
        // What implies something false is false, too.
        let implied = Self.shop.replacing("go: { push: note }", with: "go: { push: note, when: member }").replacing(
            "conditions: [open, member]", with: "conditions: { beta: false, member: { implies: beta } }")
        let cause = "'member' is never true, because it implies 'beta', which is false"
        #expect(try message(.unreachableTransition, implied) == "'go' never fires: \(cause)")
        #expect(try message(.unreachableScreen, implied) == "'note' is unreachable from launch: \(cause)")
        let isSet = yaml.replacing("pay: {", with: "pay: { sets: { beta: true },")
        #expect(messages(.unreachableScreen, isSet).isEmpty)
    }
}
