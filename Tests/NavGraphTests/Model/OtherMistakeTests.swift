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
        var rule: Rule?
        /// Parts of the message.
        var words: [String]
        /// The text instead of the mistake once the preferred fixes are made; `nil`: there is none.
        var fixed: String?
        var testDescription: String { new }
    }

    /// The rows of the tables. A row that cannot be read is a mistake without a rule, which fails.
    private static let all: [Mistake] = {
        var spot = (lead: "", text: "")
        var found: [Mistake] = []
        for line in [ofYAML, ofKeys, ofValues].joined(separator: "\n").split(separator: "\n") {
            if line.hasPrefix("in "), line.hasSuffix("⟩"), let open = line.firstIndex(of: "⟨") {
                spot = (plain(line[..<open].dropFirst(3)), plain(line[open...].dropFirst().dropLast()))
                continue
            }
            let cells = line.dropFirst(2).split(separator: " ¦ ", omittingEmptySubsequences: false)
            let rule = cells.count > 2 ? Rule(rawValue: String(cells[1])) : nil
            let words = cells.count > 2 ? cells[2] : ""
            let fixed = cells.count > 3 ? cells[3] == "=" ? spot.text : plain(cells[3]) : nil
            found.append(
                Mistake(
                    old: spot.lead + spot.text, new: spot.lead + plain(cells[0]), rule: rule,
                    words: words.split(separator: " … ").map { plain($0) }, fixed: fixed.map { spot.lead + $0 }))
        }
        return found
    }()

    /// A cell with its escapes: `↵` is a line break.
    private static func plain(_ cell: Substring) -> String {
        var text = ""
        var rest = cell
        while let first = rest.popFirst() {
            guard first == "\\", let kind = rest.popFirst() else {
                text.append(first == "↵" ? "\n" : first)
                continue
            }
            switch kind {
            case "t": text.append("\t")
            case "u":
                let code = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(code.count + 2)
                text.unicodeScalars.append(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
            default: text.append(kind)
            }
        }
        return text
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

    @Test(arguments: all)
    func isFoundOnce(_ mistake: Mistake) throws {
        try #require(Self.graph.contains(mistake.old))
        let rule = try #require(mistake.rule)
        let yaml = Self.graph.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
        let findings = read(yaml).findings.filter { $0.severity > .note }
        #expect(findings.map(\.rule) == [rule], "\(findings.map(\.message))")
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
    @Test(arguments: all.filter { $0.fixed != nil })
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
