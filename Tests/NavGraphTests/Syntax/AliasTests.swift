import NavGraphModel
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct AliasTests {
    @Test func aliasesStandForWhatIsAnchored() {
        expectMarks(
            """
            screens:
              home:
                receives: { add: &note { note: Note } }
                transitions: { open: { push: detail }, again: &again { push: detail } }
              detail: { params: *note, outcomes: { done: *note, later: {} } }
              list: &list { title: stored }
              copy: *list
              third: { transitions: { open: *again } }
            """)
    }

    @Test func aliasesAsKeys() {
        let reading = expectMarks(
            """
            screens:
              home: { title: &t detail }
              *t : {}
            """)
        #expect(reading.graph.screens.map { reading.graph.text[$0.name] } == ["home", "detail"])
    }

    /// What is wrong with an anchored value is reported where it stands, once, of the element that it stands in.
    @Test func findingsInAliases() {
        let reading = read(header + "screens:\n  home: &it { colour: red }\n  other: *it\n")
        #expect(reading.findings.map(\.rule) == [.unknownKey])
        #expect(reading.findings.map { $0.subject.spelled(in: reading.graph.text) } == ["screen:home"])
    }

    @Test func undefinedAlias() {
        expectMarks(
            """
            screens:
              home: *nothing
              #     ^^^^^^^^ yaml-syntax file
            """)
    }

    /// YAML anchors are not declared ahead.
    @Test func aliasBeforeItsAnchor() {
        expectMarks(
            """
            screens:
              home: *later
              #     ^^^^^^ yaml-syntax file
              other: &later {}
            """)
    }

    @Test func aliasInsideItsOwnAnchor() {
        expectMarks(
            """
            screens:
              home: &home { transitions: { open: *home } }
              #                                  ^^^^^ yaml-syntax file
            """)
        #expect(read("&a\na: *a\n").findings.map(\.rule).contains(.yamlSyntax))
        #expect(read("&a { *a : x }\n").findings.map(\.rule).contains(.yamlSyntax))
    }

    /// Of anchors with the same name the last above an alias counts.
    @Test func redefinedAnchor() {
        let reading = expectMarks(
            """
            screens:
              home: { title: &t one }
              a: { title: *t }
              b: { title: &t two }
              c: { title: *t }
            """)
        #expect(reading.graph.screens.map { reading.graph.text[$0.title] } == ["one", "one", "two", "two"])
    }

    /// An alias inside an anchored node keeps the meaning that it had there.
    @Test func redefinedAnchorBehindAnAlias() {
        let reading = expectMarks(
            """
            screens:
              home: &h { title: &t one, about: *t }
              a: { title: &t two }
              b: *h
              c: { title: *t }
            """)
        #expect(reading.graph.screens.map { reading.graph.text[$0.about] } == ["one", "", "one", ""])
        #expect(reading.graph.screens.map { reading.graph.text[$0.title] } == ["one", "two", "one", "two"])
    }

    /// Of a node and one inside it with the same anchor the inner is the later.
    @Test func redefinedAnchorAroundItsForerunner() {
        let reading = expectMarks(
            """
            screens:
              home: { title: &t one, about: &u two }
              a: &t { title: *u }
              b: *t
              c: &d { title: &d deep, about: *d }
            """)
        #expect(reading.graph.screens.map { reading.graph.text[$0.title] } == ["one", "two", "two", "deep"])
    }

    // MARK: - Expansion

    private func lists(_ size: Int, aliases: Int) -> String {
        "x: &x [" + Array(repeating: "a", count: size).joined(separator: ", ") + "]\ny: ["
            + Array(repeating: "*x", count: aliases).joined(separator: ", ") + "]\n"
    }

    @Test func tenfoldIsAllowed() {
        // 1 + 2 keys + 1 + 20 + 1 + 10 are written, 1 + 2 + 1 + 20 + 1 + 10 · 21 are meant.
        #expect(!read(header + lists(20, aliases: 10)).findings.contains { $0.rule == .limitExceeded })
        #expect(!read(header + lists(8, aliases: 1_000)).findings.contains { $0.rule == .limitExceeded })
    }

    @Test func moreThanTenfoldIsNot() throws {
        let text = header + lists(100, aliases: 100)
        let reading = read(text)
        #expect(reading.findings.map(\.rule) == [.limitExceeded])
        let span = try #require(reading.findings.first?.place.span)
        #expect(Array(text.unicodeScalars)[Int(span.offset)] == "*" && span.length == 2)
    }

    /// Nine levels of nine aliases each: 3.8 · 10⁸ nodes out of a hundred.
    @Test func billionLaughs() {
        var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...9 {
            text +=
                "a\(level): &a\(level) ["
                + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
        }
        #expect(read(text).findings.map(\.rule) == [.limitExceeded])
    }

    /// Renamed on the way, so that each alias looks harmless by its name.
    @Test func billionLaughsUnderOneName() {
        var text = "a0: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...12 {
            text += "b\(level): &b [*a, *a, *a, *a]\na\(level): &a [*b, *b, *b, *b]\n"
        }
        #expect(read(text).findings.contains { $0.rule == .limitExceeded })
    }

    /// What an anchored list of aliases stands for does not grow when the name that they use gets a bigger node.
    @Test func anchorGrowsBehindAnAlias() {
        var text =
            header + "screens: { home: }\nz: &z 1\ny: &y [" + Array(repeating: "*z", count: 300).joined(separator: ", ")
            + "]\nbig: &z [" + Array(repeating: "a", count: 300).joined(separator: ", ") + "]\n"
        text += "x: [*y, *y, *y]\n"
        let rules = Set(read(text).findings.map(\.rule))
        #expect(rules == [.unknownKey])
    }
}
