import Foundation
import NavGraphTestSupport
import Testing

/// `paths` and `render --to`.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct PathsTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(
            """
            navgraph: 1
            app: Notes
            entry: notes
            links: { schemes: [notes] }
            flows:
              notes:
                screens:
                  noteList:
                    transitions:
                      openNote: { push: note }
                  note: { transitions: { history: { push: history } } }
                  history: {}
                  voucher: { params: { id: Int } }
                  lost: {}
            deepLinks:
              voucher: { url: "/v/{id}", opens: voucher, by: present }
            """, to: "Graphs/notes.yaml")
    }

    @Test("A line for each screen: its distance and its run") func text() throws {
        try workspace.expect(
            "paths",
            output: """
                ^noteList  0  launch → noteList
                note      1  launch → noteList · openNote → note
                history   2  launch → noteList · openNote → note · history → history
                voucher   1  launch → noteList · link voucher → voucher
                lost      -  unreachable
                $
                """)
    }

    @Test func json() throws {
        try workspace.expect(
            "paths Graphs/notes.yaml --to voucher --format json",
            output: "^{\n  \"version\": 1,\n  \"graph\": \"Notes\",",
            #""reachable": true, "distance": 1, "linkOnly": true, "witness": [ { "step": "launch", "screen": "noteList" }, "#,
            #"{ "step": "link:voucher", "screen": "voucher" } ] }"#)
    }

    @Test("Runs that together fire every transition") func cover() throws {
        try workspace.expect(
            "paths --cover",
            output: """
                ^launch → noteList · openNote → note · history → history
                $
                """)
        let json = try workspace.run("paths", "--cover", "--format", "json").output
        #expect(json.contains("\"fires\": [ \"transition:noteList.openNote\", \"transition:note.history\" ]"))
        try workspace.expect("paths --cover --to note", 64)
    }

    @Test("Tests name the outcome of a module's alert as the module does") func alertOfAModule() throws {
        try workspace.write(
            """
            navgraph: 1
            app: A
            entry: home
            imports: { profile: profile.yaml }
            screens: { home: { transitions: { go: { present: profile.edit } } } }
            """, to: "Graphs/a.yaml")
        try workspace.write(
            """
            navgraph: 1
            module: Profile
            swift: { module: ProfileKit }
            flows:
              edit:
                public: true
                screens:
                  form: { transitions: { discard: { present: confirm, style: alert, returns: { yes: { push: bye }, no: ~ } } } }
                  confirm: { outcomes: [yes, no] }
                  bye: { transitions: { again: { pop: back } } }
            """, to: "Graphs/profile.yaml")
        try workspace.expect(
            "paths Graphs/a.yaml --cover --format swift-testing --module A",
            output: "answer(ProfileModuleOutcome.confirmYes)")
    }

    @Test("To a screen that cannot be reached: exit status 1") func unreachable() throws {
        let result = try workspace.expect("paths --to lost --format json", 1)
        #expect(
            result.output.contains(
                #"{ "name": "lost", "reachable": false, "distance": null, "linkOnly": false, "witness": null }"#))
        try workspace.expect("paths --to lost", 1, output: "^lost  -  unreachable\n$")
        try workspace.expect(
            "render Graphs/notes.yaml --to lost", 1, output: "^$",
            errors: "^navgraph: error: 'lost' is unreachable from launch\n$")
    }

    @Test("A long run is shortened among others, and whole when it is asked for") func longRuns() throws {
        var yaml = "navgraph: 1\napp: Row\nentry: f\nflows:\n  f:\n    screens:\n"
        for i in 0..<30 { yaml += "      s\(i): { transitions: { next: { push: s\(i + 1) } } }\n" }
        try workspace.write(yaml + "      s30: {}\n", to: "row.yaml")
        let all = try workspace.run("paths", "row.yaml").output.split(separator: "\n")
        #expect(all[30].contains(" … 17 more … "))
        let one = try workspace.run("paths", "row.yaml", "--to", "s30").output
        #expect(one.contains("next → s15 · next → s16"))
        #expect(!one.contains("more"))
    }

    @Test(arguments: ["paths", "render"])
    func unknownScreen(command: String) throws {
        try workspace.expect(
            "\(command) Graphs/notes.yaml --to histori", 64, errors: "unknown screen 'histori'; did you mean 'history'?"
        )
    }

    /// What is done in another tab is not counted from below, and the graph is too large to look at each configuration.
    @Test("A distance that is not proven has two bounds") func bounds() throws {
        let text = graphWithTwoBounds(others: 110)
        try workspace.write(text, to: "shop.yaml")
        try workspace.expect(
            "paths shop.yaml --to paid", output: "^paid  1 to 4  launch → cart · tab account → profile · ")
        let json = try workspace.run("paths", "shop.yaml", "--to", "paid", "--format", "json").output
        #expect(json.contains(#""reachable": true, "distance": 1, "distanceAtMost": 4, "linkOnly": false"#), "\(json)")
        try workspace.write(text + "checks: [{ name: near, reach: paid, within: 3 }]\n", to: "shop.yaml")
        try workspace.expect(
            "lint shop.yaml", 1, output: "the shortest run to the screen takes 1 to 4 steps", "[undecided]")
    }

    /// A counter of 20 flags: its last screen takes a million steps.
    @Test("What a limit leaves open is said, and not called unreachable; what was found has its distance")
    func limit() throws {
        let flags = 0..<20
        let counting = flags.map { flag in
            let asked = (["not f\(flag)"] + (0..<flag).map { "f\($0)" }).joined(separator: ", ")
            let set = (["f\(flag): true"] + (0..<flag).map { "f\($0): false" }).joined(separator: ", ")
            return "            { when: [\(asked)], sets: { \(set) }, push: list }"
        }
        let text = """
            navgraph: 1
            app: Counter
            entry: shop
            conditions: { \(flags.map { "f\($0): false" }.joined(separator: ", ")) }
            flows:
              shop:
                screens:
                  list:
                    transitions:
                      next: { push: detail }
                      last: { when: [\(flags.map { "f\($0)" }.joined(separator: ", "))], push: full }
                      count: [
            \(counting.joined(separator: ",\n"))
                      ]
                  detail: {}
                  full: {}

            """
        try workspace.write(text, to: "counter.yaml")
        try workspace.expect(
            "paths counter.yaml", 1, output: "list    0  launch → list\n", "detail  1  launch → list · next → detail\n",
            "full    ?  unknown: no run was found, but the analysis is incomplete\n", errors: "[undecided]")
        try workspace.expect("paths counter.yaml --to detail")
        let json = try workspace.expect("paths counter.yaml --to full --format json", 1)
        #expect(json.output.contains(#""name": "full", "reachable": null, "distance": null"#), "\(json)")
    }

    @Test("Runs name the conditions that they ask for, and no others") func onlyAskedConditions() throws {
        let flags = (0..<50).map { "f\($0)" }.joined(separator: ": false, ") + ": false"
        try workspace.write(
            """
            navgraph: 1
            app: A
            entry: house
            conditions: { \(flags) }
            flows:
              house:
                screens:
                  door: { transitions: { enter: { when: not f7, push: room } } }
                  room: { transitions: { turnOn: { when: not f8, sets: { f9: true }, push: light } } }
                  light: { requires: f10 }
            """, to: "flags.yaml")
        let launch = #"{ "step": "launch", "conditions": { "f7": false, "f8": false }, "screen": "door" }"#
        let paths = try workspace.run("paths", "flags.yaml", "--to", "light", "--format", "json")
        #expect(paths.output.contains(launch), "\(paths)")
        let finding = try workspace.run("lint", "flags.yaml", "--format", "json")
        let violation = launch.replacing(" }, \"screen", with: #", "f10": false }, "screen"#)
        #expect(finding.output.contains(violation), "\(finding)")
    }

    @Test("Text errors are shown, and nothing else", arguments: ["paths", "render"])
    func errors(command: String) throws {
        try workspace.write(Sample.broken, to: "bad.yaml")
        try workspace.expect("\(command) bad.yaml --to noteList", 1, output: "^$", errors: "[unknown-reference]")
    }
}
