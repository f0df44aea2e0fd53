import Foundation
import NavGraphTestSupport
import Testing

/// One cause is said once, and what follows from it says so and comes after it: in the text. `json` has all.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct CauseTests {
    let workspace = Workspace()

    private static let header = "navgraph: 1\napp: A\nentry: main\n"

    /// The first lines of the findings, without their excerpts and runs, and what stands behind `also`.
    private func shown(_ yaml: String, level: String = "note") throws -> [String] {
        try workspace.write(Self.header + yaml, to: "a.yaml")
        return try workspace.run("lint", "a.yaml", "--level", level).output.components(separatedBy: "\n").filter {
            $0.hasPrefix("a.yaml:") || $0.hasPrefix("  also: ")
        }
    }

    private func count(_ rule: String) throws -> Int {
        try workspace.run("lint", "a.yaml", "--format", "json").output.components(separatedBy: "\"\(rule)\"").count - 1
    }

    @Test func screensBehindAnUnreachableOneFollowFromIt() throws {
        let lines = try shown(
            """
            flows:
              main:
                screens:
                  home: { transitions: { go: { push: home, when: beta } } }
                  last: {}
                  lost: { transitions: { go: { push: middle } } }
                  middle: { transitions: { go: { push: last } } }
            conditions: { beta: unknown }

            """, level: "warning")
        #expect(lines.count == 3 && lines[2] == "  also: 'middle' (line 10)")
        #expect(lines[0].hasPrefix("a.yaml:9:7: error: ") && lines[0].contains("'lost'"))
        #expect(!lines[0].contains("follows"))
        #expect(lines[1].hasPrefix("a.yaml:8:7: error: "))
        #expect(lines[1].contains("(follows from line 9) [unreachable-screen]"))
        #expect(try count("unreachable-screen") == 3)
    }

    @Test func aScreenFollowsFromTheStepThatWouldOpenIt() throws {
        let yaml = "screens:\n  main: { transitions: { go: { push: other } } }\n  other: {}\n"
        let lines = try shown(yaml, level: "warning")
        #expect(lines.count == 2 && lines[0].hasSuffix("[push-outside-stack]"))
        #expect(lines[1].contains("(follows from line 5) [unreachable-screen]"))
    }

    /// Transitions that lead round; the deep modals of a flow; what lies behind a link.
    @Test(arguments: [
        (
            """
            flows:
              main:
                screens:
                  home: { transitions: { a: { push: one }, b: { push: two } } }
                  one: { transitions: { next: { push: two } } }
                  two: { transitions: { next: { push: one }, aside: { push: three } } }
                  three: { transitions: { more: { push: three } } }

            """, "unbounded-stack", ["a.yaml:8:", "a.yaml:10:"], "  also: 'two.next' (line 9)", 3
        ),
        (
            """
            flows:
              main: { screens: { home: { transitions: { a: { present: one } } } } }
              first: { screens: { one: { transitions: { a: { present: two } } } } }
              second:
                screens:
                  two: { transitions: { a: { present: three } } }
                  three: { transitions: { a: { present: four } } }
                  four: {}
              third: { screens: { five: {} } }

            """, "deep-modal", ["a.yaml:10:"], "  also: 'four' (line 11)", 2
        ),
        (
            """
            flows:
              main:
                screens:
                  home: {}
                  behind: { transitions: { go: { push: further } } }
                  further: {}
                  opened: { transitions: { go: { present: behind, in: stack } } }
                  alone: {}
            links: { schemes: [a] }
            deepLinks:
              x: { url: /x, opens: opened, by: present }
              y: { url: /y, opens: alone, by: present }

            """, "link-only", ["a.yaml:10:7: ", "a.yaml:11:7: "], "  also: 'behind' (line 8), 'further' (line 9)", 4
        ),
    ])
    func notesOfAKindAreOne(yaml: String, rule: String, places: [String], also: String, count: Int) throws {
        let lines = try shown(yaml)
        let notes = lines.filter { $0.hasSuffix("[\(rule)]") }
        #expect(notes.count == places.count && zip(notes, places).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
        #expect(lines.contains(also), "\(lines)")
        #expect(try self.count(rule) == count)
    }

    @Test func violationsOnTheWayFollowFromTheFirst() throws {
        let lines = try shown(
            """
            conditions: [open]
            flows:
              main: { screens: { home: { transitions: { go: { present: inner } } } } }
              inner:
                requires: open
                screens:
                  first: { transitions: { next: { push: second } } }
                  second: { transitions: { next: { push: third } } }
                  third: {}
            checks: [ { never: third, when: not open } ]

            """, level: "warning")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("a.yaml:10:7: error: "))
        #expect(lines[1].hasPrefix("a.yaml:11:7: error: ") && lines[1].contains("(follows from line 10)"))
        #expect(lines[2] == "  also: 'third' (line 12)")
        #expect(lines[3].contains("(follows from line 10) [check-failed]"))
    }

    @Test func jsonNamesTheFindingThatOneFollowsFrom() throws {
        try workspace.write(
            Self.header + "screens: { main: {}, lost: { transitions: { go: { root: behind } } }, behind: {} }\n",
            to: "a.yaml")
        let json = try workspace.run("lint", "a.yaml", "--format", "json").output
        #expect(json.components(separatedBy: "\"follows\": [ \"unreachable-screen screen:lost\" ]").count == 2)
        #expect(json.components(separatedBy: "\"follows\"").count == 2)
    }

    @Test func aCauseThatIsNotShownIsNotNamed() throws {
        let yaml = "screens: { main: {}, lost: { transitions: { go: { root: behind } } }, behind: {} }\n"
        #expect(try shown(yaml).contains { $0.contains("(follows from line 4)") })
        try workspace.write("unreachable-screen screen:lost\n", to: "known")
        try workspace.expect("lint a.yaml --baseline known", 1, output: "'behind'", lacks: "follows")
    }
}
