import NavGraphModel
import NavGraphReports
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Mistakes in what language 1.1 added, words of other tools, half-typed texts and characters that only look right: each has one
/// finding, and the fix that editors prefer. TEAM 6.
@Suite(.processorTime) struct OtherMistakeTests {
    private static let graph = """
        navgraph: 1.1
        app: Shop
        entry: [{ when: loggedIn, root: main }, { root: login }]
        conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }
        links: { schemes: [shop], hosts: [shop.example] }
        platforms: [ios, macos]
        transitions:
          expired: [{ when: loggedIn, sets: { session: loggedOut }, root: entry }, ~]
        groups:
          row:
            openPost: { push: post }
            share: { present: sheetOf }
        flows:
          main: { tabs: [home, { event: compose }, me], transitions: { compose: { present: editor } } }
          home:
            uses: [row]
            screens:
              feed:
                title: Feed
                transitions:
                  openDetail: { push: post }
          me:
            screens:
              profile:
                uses: [row]
                transitions:
                  logOut: { sets: { session: loggedOut }, root: entry }
          login:
            screens:
              form:
                transitions:
                  done: { sets: { session: loggedIn }, root: entry }
        screens:
          post:
            params: { id: String }
            transitions:
              delete: { alert: { confirmed: { pop: back }, cancelled: ~ } }
              edit: { present: editor, detents: [medium, large] }
          sheetOf:
            back: not draft
          editor:
            locked: draft
            transitions:
              type: { sets: { draft: true } }
              close: [{ when: draft, alert: { discard: { sets: { draft: false }, dismiss: top }, keep: ~ } }, { dismiss: top }]
        deepLinks:
          post: { url: '/p/{id}', opens: post, by: push, reuse: true }
        checks: [{ reach: feed }]

        """

    struct Mistake: Sendable, CustomTestStringConvertible {
        var old: String
        var new: String
        var rule: String
        var words: [String]
        /// What stands instead of the mistake once the preferred fixes are made; `nil`: there is none.
        var fixed: String?
        var testDescription: String { new }

        init(_ old: String, _ new: String, _ rule: String, _ words: String..., fixed: String? = nil) {
            (self.old, self.new, self.rule, self.words, self.fixed) = (old, new, rule, words, fixed)
        }

        /// A mistake whose fix is what the graph has.
        static func mended(_ old: String, _ new: String, _ rule: String, _ words: String...) -> Mistake {
            var mistake = Mistake(old, new, rule, fixed: old)
            mistake.words = words
            return mistake
        }
    }

    /// An outcome may have any name, and only what contains outcomes is a key of other tools.
    @Test(arguments: ["{ options: ~, cancel: ~ }", "{ actions: { pop: back }, buttons: ~ }", "[buttons, ok]"])
    func outcomesMayHaveTheNamesOfOtherKeys(_ alert: String) {
        let text = "navgraph: 1\napp: A\nentry: a\nscreens: { a: { transitions: { ask: { alert: \(alert) } } } }\n"
        #expect(read(text).findings.isEmpty)
    }

    /// Of conditions without brackets nothing else is said.
    @Test func conditionsAreListed() {
        let text =
            "navgraph: 1\napp: A\nentry: a\nconditions: one, two\nscreens: { a: { requires: two, back: three } }\n"
        let findings = read(text).findings
        #expect(findings.map(\.rule.rawValue) == ["wrong-kind"])
        #expect(findings.first?.message.contains("write '[one, two]'") == true)
    }

    /// Two slips are two findings.
    @Test func theNameBehindAnotherSlipIsFound() {
        let screens = "screens:\n  list: { transitions: { open: { psuh: detial } } }\n  detail:\n"
        let text = "navgraph: 1\napp: A\nentry: list\n" + screens
        let findings = read(text).findings
        #expect(findings.map(\.rule.rawValue) == ["unknown-key", "unknown-reference"])
    }

    private static let all =
        conditions + alerts + words + keys + texts + everyday + types + forms + names + values + otherTools + writing
        + slips + swiftHabits + jsonHabits + androidHabits + workflowHabits + structure + typed + meant

    @Test(arguments: all)
    func isFoundOnce(_ mistake: Mistake) throws {
        try #require(Self.graph.contains(mistake.old))
        let yaml = Self.graph.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
        let findings = read(yaml).findings.filter { $0.severity > .note }
        #expect(findings.map(\.rule.rawValue) == [mistake.rule], "\(findings.map(\.message))")
        for word in mistake.words {
            #expect(findings.first?.message.contains(word) == true, "\(word) of: \(findings.map(\.message))")
        }
        let edited = Self.mended(yaml)
        let wanted = mistake.fixed.map { Self.graph.replacing(mistake.old, with: $0, maxReplacements: 1) }
        #expect(edited == wanted)
        if let wanted { #expect(read(wanted).findings.filter { $0.severity > .note }.isEmpty) }
    }

    /// A text with what its preferred fixes make of it.
    private static func mended(_ text: String) -> String? {
        var fixes = PreferredFixes(of: ["graph.yaml"]) { path, _ in
            path == "graph.yaml" ? .bytes(Array(text.utf8)) : .missing
        }
        fixes.make()
        return fixes.texts["graph.yaml"].map { String(decoding: $0, as: UTF8.self) }
    }

    /// A file with Windows line ends gets the same fixes, and no line more.
    @Test(arguments: arguments(all.filter { $0.fixed != nil }, quick: meant))
    func windowsLineEndsAreKept(_ mistake: Mistake) throws {
        func onWindows(_ text: String) -> String { text.split { $0 == "\n" }.joined(separator: "\r\n") + "\r\n" }
        let text = Self.graph.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
        #expect(Self.mended(onWindows(text)) == Self.mended(text).map { onWindows($0) })
    }

    /// Of a long list that is split, all items are joined, or none.
    @Test(arguments: [10, 300, 600])
    func aLongSplitListIsJoinedAsAWhole(_ count: Int) throws {
        let split = "\n" + String(repeating: "            - when: wide\n            - push: post\n", count: count)
        let joined = "\n" + String(repeating: "            - when: wide\n              push: post\n", count: count)
        let (start, old) = ("          openDetail:", "{ push: post }")
        try #require(Self.graph.contains("\(start) \(old)\n"))
        func text(_ list: String) -> String { Self.graph.replacing("\(start) \(old)\n", with: start + list) }
        let fixed = Self.mended(text(split))
        #expect(count > 300 ? fixed == nil : fixed == text(joined))
    }

    /// A file that is pasted into itself has one finding, and goes back to one copy if both are equal.
    @Test(arguments: [("", true), ("\n", true), ("# again\n", false)])
    func aFileThatIsWrittenTwiceIsOneMistake(_ between: String, isSame: Bool) {
        let text = Self.graph + between + Self.graph
        let findings = read(text).findings.filter { $0.severity > .note }
        #expect(findings.map(\.rule.rawValue) == ["duplicate-key"])
        #expect(findings.first?.message.contains("the file is written twice") == true)
        let fixed = Self.mended(text).map { $0.split(separator: "\n") }
        #expect(fixed == (isSame ? Self.graph.split(separator: "\n") : nil))
    }

    static let conditions: [Mistake] = [
        Mistake(
            "when: loggedIn, root: main", "when: session, root: main", "unknown-condition", "enumeration", "'loggedIn'"),
        .mended(
            "when: loggedIn, root: main", "when: session == loggedIn, root: main", "unknown-condition",
            "write 'loggedIn'"),
        .mended(
            "when: loggedIn, root: main", "when: session.loggedIn, root: main", "unknown-condition", "write 'loggedIn'"),
        .mended("{ session: loggedIn }", "{ loggedIn: true }", "wrong-kind", "write 'session: loggedIn'"),
        .mended("{ session: loggedIn }", "{ session: logedIn }", "unknown-condition", "did you mean 'loggedIn'?"),
        .mended(
            "session: [loggedOut, loggedIn, revoked]", "session: loggedOut | loggedIn | revoked", "wrong-kind",
            "[loggedOut, loggedIn, revoked]"),
        Mistake(
            "session: [loggedOut, loggedIn, revoked]", "session: { values: [loggedOut, loggedIn, revoked] }",
            "unknown-key", "write 'oneOf: [loggedOut, loggedIn, revoked]'",
            fixed: "session: { oneOf: [loggedOut, loggedIn, revoked] }"),
        Mistake("session: [loggedOut, loggedIn, revoked]", "session: [loggedOut]", "wrong-kind", "two or more"),
        Mistake(
            "session: [loggedOut, loggedIn, revoked]",
            "session: { oneOf: [loggedOut, loggedIn, revoked], initially: logedOut }", "unknown-condition",
            "'loggedOut', 'loggedIn' or 'revoked'",
            fixed: "session: { oneOf: [loggedOut, loggedIn, revoked], initially: loggedOut }"),
        Mistake(
            "session: [loggedOut, loggedIn, revoked]",
            "session: { oneOf: [loggedOut, loggedIn, revoked], initially: unknown }", "unknown-condition",
            "leave 'initially' out"),
        Mistake("share: { present: sheetOf }", "share: NULL", "wrong-kind", "write '~'", fixed: "share: ~"),
        Mistake(
            "draft: false", "draft: { default: false }", "unknown-key", "write 'initially: false'",
            fixed: "draft: { initially: false }"),
        .mended("draft: false", "draft: no", "wrong-kind", "did you mean 'false'?"),
        .mended("{ changes: true }", "{ change: true }", "unknown-key", "did you mean 'changes'?"),
        .mended("back: not draft", "back: NOT draft", "wrong-kind", "write 'not draft'"),
        Mistake(
            "back: not draft", "back: draft && wide", "wrong-kind", "write '[draft, wide]'",
            fixed: "back: [draft, wide]"),
        Mistake("back: not draft", "back: !draft", "yaml-syntax", "write 'not draft'", fixed: "back: not draft"),
    ]

    static let alerts: [Mistake] = [
        Mistake(
            "{ confirmed: { pop: back }, cancelled: ~ }", "'Really delete?'", "wrong-kind", "'alert'", "[ok, cancel]"),
        Mistake("{ confirmed: { pop: back }, cancelled: ~ }", "true", "wrong-kind", "outcomes"),
        Mistake(
            "{ confirmed: { pop: back }, cancelled: ~ }", "{ buttons: { confirmed: { pop: back }, cancelled: ~ } }",
            "unknown-key", "directly under 'alert'", "'buttons'"),
        .mended("cancelled: ~", "cancelled: none", "unknown-message", "'~'"),
        .mended("cancelled: ~", "cancelled: ˜", "unknown-message", "'~'"),
        .mended("uses: [row]\n    screens", "uses: row\n    screens", "wrong-kind", "write '[row]'"),
        .mended("uses: [row]\n    screens", "uses: [rows]\n    screens", "unknown-reference", "did you mean 'row'?"),
        .mended("uses: [row]\n    screens", "extends: row\n    screens", "unknown-key", "write 'uses: [row]'"),
        .mended("groups:\n", "events:\n", "unknown-key", "write 'groups'"),
        Mistake(
            "share: { present: sheetOf }", "share: { finish: done }", "unknown-outcome", "cannot be used in a group"),
    ]

    static let words: [Mistake] = [
        .mended("platforms: [ios, macos]", "platforms: [ios, macOS]", "wrong-kind", "did you mean 'macos'?"),
        Mistake("platforms: [ios, macos]", "platforms: iOS", "wrong-kind", "write '[ios]'", fixed: "platforms: [ios]"),
        Mistake(
            "platforms: [ios, macos]", "platforms: [ipad]", "wrong-kind", "did you mean 'ios'?",
            fixed: "platforms: [ios]"),
        .mended("reuse: true", "reuse: yes", "wrong-kind", "did you mean 'true'?"),
        Mistake("by: push, reuse: true", "by: modal", "wrong-kind", "did you mean 'present'?", fixed: "by: present"),
        Mistake("reuse: true", "pending: no", "wrong-kind", "did you mean 'never'?", fixed: "pending: never"),
        .mended(
            "tabs: [home, { event: compose }, me]", "tabs: [home, { event: compos }, me]", "unknown-reference",
            "did you mean 'compose'?"),
        .mended("detents: [medium, large]", "detents: medium, large", "wrong-kind", "write '[medium, large]'"),
        .mended("{ event: compose }", "{ button: compose }", "unknown-key", "write 'event: compose'"),
        .mended("{ root: login }", "{ rooot: login }", "unknown-key", "did you mean 'root'?"),
        .mended("{ root: login }", "{ push: login }", "unknown-key", "write 'root: login'"),
        .mended("{ root: login }", "{ flow: login }", "unknown-key", "write 'root: login'"),
        .mended("{ root: login }", "{ else: login }", "unknown-key", "'{ root: login }'"),
        .mended("{ reach: feed }", "{ reachable: feed }", "unknown-key", "write 'reach: feed'"),
        .mended("url: '/p/{id}'", "url: 'shop://p/:id'", "wrong-kind", "start it with '/': '/p/{id}'"),
        .mended("url: '/p/{id}'", "url: 'https://shop.example/p/{id}'", "wrong-kind", "'/p/{id}'"),
        .mended("url: '/p/{id}'", "url: 'p/{id}'", "wrong-kind", "start it with '/': '/p/{id}'"),
        Mistake("url: '/p/{id}'", "url: '/p/${id}'", "wrong-kind", "whole segment"),
        Mistake("navgraph: 1.1", "navgraph: v1.1", "wrong-kind", "write '1.1'", fixed: "navgraph: 1.1"),
    ]

    static let keys: [Mistake] = [
        .mended(
            "openDetail: { push: post }", "openDetail: { navigationLink: post }", "unknown-key", "write 'push: post'"),
        .mended("openDetail: { push: post }", "openDetail: { destination: post }", "unknown-key", "write 'push: post'"),
        Mistake("openDetail: { push: post }", "openDetail: { xyz: post }", "unknown-key", "use 'push'"),
        .mended("openDetail: { push: post }", "openDetail: { push = post }", "unknown-key", "write 'push: post'"),
        .mended("openDetail: { push: post }", "openDetail: { push post }", "unknown-key", "write 'push: post'"),
        .mended("openDetail: { push: post }", "openDetail: push -> post", "wrong-kind", "write '{ push: post }'"),
        .mended("openDetail: { push: post }", "openDetail: push(post)", "wrong-kind", "write '{ push: post }'"),
        .mended("openDetail: { push: post }", "openDetail: { pus: post }", "unknown-key", "did you mean 'push'?"),
        .mended("locked: draft", "isModalInPresentation: draft", "unknown-key", "write 'locked: draft'"),
        Mistake("title: Feed", "Title: Feed", "unknown-key", "did you mean 'title'?", fixed: "title: Feed"),
    ]

    static let everyday: [Mistake] = [
        .mended(
            "openDetail: { push: post }", "openDetail { push: post }", "yaml-syntax", "missing behind 'openDetail'"),
        .mended("openDetail: { push: post }", "openDetail(): { push: post }", "invalid-name", "write 'openDetail'"),
        .mended("openDetail: { push: post }", "openDetail: { push: [post] }", "wrong-kind", "write 'post'"),
        .mended("openDetail: { push: post }", "openDetail: { push: { post: ~ } }", "wrong-kind", "write 'post'"),
        Mistake(
            "openDetail: { push: post }", "openDetail:\n          push: post", "wrong-kind", "not indented deeper",
            fixed: "openDetail:\n            push: post"),
        Mistake(
            "openDetail: { push: post }", "openDetail: { push: post, with: { id: Hello } }", "invalid-argument",
            "'\"Hello\"'", fixed: "openDetail: { push: post, with: { id: '\"Hello\"' } }"),
        .mended("when: loggedIn, root: main", "when: { loggedIn: true }, root: main", "wrong-kind", "write 'loggedIn'"),
        .mended(
            "when: loggedIn, root: main", "when: loggedIn == true, root: main", "unknown-condition",
            "write 'loggedIn'"),
        .mended("back: not draft", "back: draft == false", "wrong-kind", "write 'not draft'"),
        .mended("type: { sets: { draft: true } }", "type: { sets: { draft } }", "wrong-kind", "write 'true'"),
        .mended("keep: ~ } }, { dismiss: top }]", "keep: ~ } }, { dismiss }]", "wrong-kind", "write 'top'"),
        .mended("keep: ~ } }, { dismiss: top }]", "keep: ~ } }, { dismiss: ~ }]", "wrong-kind", "write 'top'"),
        .mended(
            "keep: ~ } }, { dismiss: top }]", "keep: ~ } }, { dismiss: self }]", "wrong-kind", "did you mean 'top'?"),
        .mended("confirmed: { pop: back }", "confirmed: { pop: }", "wrong-kind", "write 'back'"),
        Mistake(
            "keep: ~ } }, { dismiss: top }]", "keep: ~ } }, { when: true, dismiss: top }]", "unknown-condition",
            "needs no condition"),
        .mended(
            "keep: ~ } }, { dismiss: top }]", "keep: ~ } }, { else: { dismiss: top } }]", "unknown-key",
            "'else' is left out"),
        Mistake(
            "{ present: editor, detents: [medium, large] }",
            "{ present: editor, modalPresentationStyle: formSheet }", "unknown-key", "write 'style: formSheet'",
            fixed: "{ present: editor, style: formSheet }"),
        Mistake("params: { id: String }", "params: [id]", "wrong-kind", "write '{ id: TYPE }'"),
        .mended("checks: [{ reach: feed }]", "checks: [reach feed]", "wrong-kind", "write '{ reach: feed }'"),
        Mistake(
            "checks: [{ reach: feed }]", "checks:\n  -{ reach: feed }", "wrong-kind", "behind '-'",
            fixed: "checks:\n  - { reach: feed }"),
        Mistake(
            "checks: [{ reach: feed }]", "checks:\n  - reach: feed\n  reach: post", "yaml-syntax", "'-' is missing",
            fixed: "checks:\n  - reach: feed\n  - reach: post"),
        .mended("      delete: { alert", "      - delete: { alert", "yaml-syntax", "'edit' has none; remove it"),
        .mended("url: '/p/{id}'", "path: '/p/{id}'", "unknown-key", "write 'url: /p/{id}'"),
        .mended("url: '/p/{id}', opens", "url: /p/{id, opens", "yaml-syntax", "not closed"),
        .mended("opens: post, by", "opens: screens.post, by", "unknown-reference", "did you mean 'post'?"),
    ]

    static let texts: [Mistake] = [
        .mended("openDetail: { push: post }", "openDetail: { push: post ]", "yaml-syntax", "'}'", "']'"),
        Mistake(
            "{ present: editor, detents", "{ present: editor; detents", "yaml-syntax", "','", "';'",
            fixed: "{ present: editor, detents"),
        .mended("openDetail: { push: post }", "openDetail: ( push: post )", "yaml-syntax", "'{ push: post }'"),
        .mended("openDetail: { push: post }", "openDetail: push: post", "yaml-syntax", "'{ push: post }'"),
        .mended("openDetail: { push: post }", "openDetail: { push: post } }", "yaml-syntax", "closes nothing"),
        .mended("openDetail: { push: post }", "openDetail: { push:: post }", "unknown-key", "write 'push'"),
        Mistake("title: Feed", "title: 'Feed", "yaml-syntax", "not closed", fixed: "title: 'Feed'"),
        Mistake("title: Feed", "title: 'It's'", "yaml-syntax", "in quotes", fixed: "title: \"It's\""),
        Mistake("title: Feed", "title: %d items", "yaml-syntax", "'%'", fixed: "title: '%d items'"),
        Mistake("title: Feed", "title: *Feed*", "yaml-syntax", "'*'", fixed: "title: '*Feed*'"),
        Mistake(
            "        title: Feed\n", "        // the feed\n        title: Feed\n", "yaml-syntax", "'#'",
            fixed: "        # the feed\n        title: Feed\n"),
        .mended("        title: Feed\n", "\ttitle: Feed\n", "yaml-syntax", "tabs"),
        Mistake("        title: Feed\n", "          title: Feed\n", "yaml-syntax", "indented by 8 spaces"),
        .mended("url: '/p/{id}'", "url: ‘/p/{id}’", "yaml-syntax", "U+2018"),
        Mistake(
            "checks: [{ reach: feed }]", "checks:\n  — reach: feed\n    from: feed", "yaml-syntax", "U+2014",
            fixed: "checks:\n  - reach: feed\n    from: feed"),
        .mended("push: post }\n  me", "push: po\u{200B}st }\n  me", "unknown-reference", "U+200B"),
        .mended("title: Feed", "titlе: Feed", "unknown-key", "U+0435"),
        .mended("tabs: [home, {", "tabs: [home， {", "yaml-syntax", "U+FF0C"),
        Mistake(
            "uses: [row]\n    screens", "uses:\n      -row\n    screens", "wrong-kind", "write '[row]'",
            fixed: "uses:\n      [row]\n    screens"),
    ]
}
