import NavGraphModel
import NavGraphReports
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Mistakes in what language 1.1 added, words of other tools, half-typed texts and characters that only look right: each has one
/// finding, and the fix that editors prefer. TEAM 6.
@Suite(.processorTime) struct OtherMistakeTests {
    private static let graph =
        appHead("[{ when: loggedIn, root: main }, { root: login }]", of: "Shop", language: "1.1") + """
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
        var rule: Rule
        var words: [String]
        /// What stands instead of the mistake once the preferred fixes are made; `nil`: there is none.
        var fixed: String?
        var testDescription: String { new }
    }

    /// A text of the graph in whose place mistakes stand, and what stands before it and stays.
    struct Spot: Sendable {
        var lead = ""
        var text: String

        init(_ text: String) { self.text = text }
        init(_ lead: String, _ text: String) { (self.lead, self.text) = (lead, text) }

        /// A mistake whose fix is `fixed`, or what the graph has.
        func callAsFunction(_ new: String, _ rule: Rule, _ words: String..., to fixed: String? = nil) -> Mistake {
            Mistake(old: lead + text, new: lead + new, rule: rule, words: words, fixed: lead + (fixed ?? text))
        }

        func unfixed(_ new: String, _ rule: Rule, _ words: String...) -> Mistake {
            Mistake(old: lead + text, new: lead + new, rule: rule, words: words, fixed: nil)
        }
    }

    static let event = Spot("openDetail: ", "{ push: post }")
    static let screen = Spot("params: { id: String }")
    static let title = Spot("title: Feed")
    static let checks = Spot("checks: ", "[{ reach: feed }]")
    static let platforms = Spot("platforms: [ios, macos]")
    static let edit = Spot("edit: ", "{ present: editor, detents: [medium, large] }")
    static let when = Spot("when: ", "draft, alert")
    static let uses = Spot("uses: [row]\n    screens")
    static let link = Spot("url: '/p/{id}', opens: post, by: push, reuse: true")
    static let entries = Spot("[{ when: loggedIn, root: main }, { root: login }]")
    static let back = Spot("back: ", "not draft")
    static let url = Spot("url: ", "'/p/{id}'")
    static let login = Spot("{ root: login }")
    static let opens = Spot("opens: post, by")
    static let session = Spot("session: ", "[loggedOut, loggedIn, revoked]")
    static let dismiss = Spot("keep: ~ } }, { dismiss: top }]")
    static let sets = Spot("type: ", "{ sets: { draft: true } }")
    static let domains = Spot("links: ", "{ schemes: [shop], hosts: [shop.example] }")
    static let tabs = Spot("tabs: [home, { event: compose }, me]")
    static let wholeLink = Spot("post: { url: '/p/{id}', opens: post, by: push, reuse: true }")
    static let urlInLink = Spot("url: ", "'/p/{id}', opens")
    static let confirmed = Spot("confirmed: ", "{ pop: back }")
    static let cancelled = Spot("cancelled: ", "~")
    static let choice = Spot("when: loggedIn, root: main")
    static let declared = Spot(
        "conditions: { session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }")
    static let feed = Spot(
        "      feed:\n        title: Feed\n        transitions:\n          openDetail: { push: post }\n")
    static let titleLine = Spot("        title: Feed\n")
    static let eventLine = Spot("          openDetail: { push: post }\n")
    static let eventBlock = Spot("openDetail:", " { push: post }")
    static let push = Spot("openDetail: { push: post", " }")
    static let param = Spot("params: { id: String", " }")
    static let member = Spot("params: { id: String }", "")
    static let check = Spot("checks:", " [{ reach: feed }]")
    static let declaring = Spot(
        "conditions: {", " session: [loggedOut, loggedIn, revoked], draft: false, wide: { changes: true } }")
    static let schemes = Spot("links: { schemes: [shop]", ", hosts: [shop.example] }")
    static let editor = Spot("edit: { present: editor", ", detents: [medium, large] }")
    static let tab = Spot("tabs: [home", ", { event: compose }, me]")
    static let linkIn = Spot("post: {", " url: '/p/{id}', opens: post, by: push, reuse: true }")
    static let linkTo = Spot("post: { url: '/p/{id}', opens: post", ", by: push, reuse: true }")

    private static let all =
        conditions + alerts + words + keys + texts + everyday + types + forms + names + values + otherTools + writing
        + slips + swiftHabits + jsonHabits + androidHabits + workflowHabits + structure + more + typed + meant

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

    @Test(arguments: all)
    func isFoundOnce(_ mistake: Mistake) throws {
        try #require(Self.graph.contains(mistake.old))
        let yaml = Self.graph.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
        let findings = read(yaml).findings.filter { $0.severity > .note }
        #expect(findings.map(\.rule) == [mistake.rule], "\(findings.map(\.message))")
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
}
