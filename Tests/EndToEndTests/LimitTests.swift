import Foundation
import NavGraphTestSupport
import Testing

/// Limits of `docs/limits.md` that only the whole program shows. The others have their tests where the limit is.
@Suite(.processorTime) struct LimitTests {
    private let workspace = Workspace()

    /// Screens that no run shows, which are warnings here, and then one error.
    private static func lost(_ count: Int) -> String {
        "navgraph: 1\napp: A\nlint: { rules: { unreachable-screen: warning } }\nentry: home\nscreens:\n  home: {}\n"
            + (0..<count).map { "  s\($0): {}\n" }.joined() + "checks: [ { reach: s0 } ]\n"
    }

    @Test(arguments: [(4_990, false), (5_010, true)]) func sarifBeginsWithTheWorst(_ count: Int, isSorted: Bool) throws
    {
        try workspace.write(Self.lost(count), to: "a.yaml")
        let log = try workspace.run("lint", "a.yaml", "--format", "sarif").json()
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let levels = try #require(run["results"] as? [[String: Any]]).map { $0["level"] as? String ?? "" }
        #expect(levels.count > count, "nothing is left out")
        #expect(levels.count { $0 == "error" } == 1 && levels.contains("warning"))
        #expect((levels.first == "error") == isSorted)
    }

    @Test(arguments: [120, 161]) func largePicturesHaveShortLabels(_ count: Int) throws {
        let long = "aVeryLongNameOfAnEventThatIsCutInLargePictures"
        let screens = (0..<count).map { "      s\($0): { transitions: { \(long): { push: s\(($0 + 1) % count) } } }\n" }
        try workspace.write(
            "navgraph: 1\napp: A\nentry: f\nflows:\n  f:\n    screens:\n" + screens.joined(), to: "a.yaml")
        let dot = try workspace.run("render", "a.yaml", "--format", "dot", "--whole").output
        #expect(dot.contains("splines=line") == (count > 160))
    }

    /// GitHub takes 65,536 characters; what is left out is counted.
    @Test(arguments: [10, 4_000]) func commentsAreCutAndSaySo(_ count: Int) throws {
        func graph(_ count: Int) -> String {
            let events = (0..<count).map { "open\($0): { push: s\($0) }" }.joined(separator: ", ")
            return
                "navgraph: 1\napp: A\nentry: f\nflows:\n  f:\n    screens:\n      home: { transitions: { \(events) } }\n"
                + (0..<count).map { "      s\($0): {}\n" }.joined()
        }
        try workspace.write(graph(1), to: "old.yaml")
        try workspace.write(graph(count), to: "new.yaml")
        let text = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "markdown").output
        #expect(text.unicodeScalars.count <= 60_000)
        #expect(text.contains("\(count - 1) screens"), "\(text.prefix(2_000))")
        #expect(text.contains(" more") == (count > 10), "\(text.suffix(500))")
    }

    @Test func gitHasAMinute() throws {
        try workspace.writeProgram("#!/bin/sh\nexec sleep 600\n", to: "bin/git")
        let path = workspace.url("bin").path + ":/usr/bin:/bin"
        let start = Date()
        let result = try workspace.run("diff", "--git", "HEAD", environment: ["PATH": path])
        #expect(result.status == 66 && Date().timeIntervalSince(start) > 59)
        #expect(result.errors.contains("60 seconds"), "\(result.errors)")
    }

    /// A fuzzer whose runs are wrong usage tests nothing: that fails, and other statuses do not. The program is a script,
    /// whose `lint` ends with `status`.
    @Test(.enabled(if: isInstalled("python3"), "Python is absent"), arguments: [(64, true), (1, false)])
    func fuzzingFailsOnWrongUsage(status: Int, fails: Bool) throws {
        try workspace.writeProgram(
            """
            #!/bin/sh
            if [ "$1" = lint ]; then exit \(status); fi
            if [ "$1" = render ]; then echo '{ "elements": { "screen:home": {} } }'; fi
            """, to: "navgraph")
        let commands = Checkout.root.appendingPathComponent("Tests/Fuzz/commands.py").path
        let result = try runProgram("python3", [commands, workspace.url("navgraph").path, "800x"])
        #expect(result.output.contains("lint: more than 5 % of its runs are wrong usage") == fails, "\(result.output)")
        #expect(result.status == (fails ? 1 : 0))
    }

    /// Screens that push as many others, each of these the next: a step for each pair.
    @Test(arguments: [(490, false), (520, true)]) func waysOfLinks(_ count: Int, isUndecided: Bool) throws {
        func pushes(_ name: String) -> String {
            (0..<count).map { "e\($0): { push: \(name)\($0) }" }.joined(separator: ", ")
        }
        var text = "navgraph: 1\napp: A\nentry: f\nlinks: { hosts: [a.example] }\nflows:\n  f:\n    screens:\n"
        text += "      home: { transitions: { \(pushes("a")) } }\n      goal: {}\n"
        let all = pushes("b")
        for number in 0..<count {
            text += "      a\(number): { transitions: { \(all) } }\n"
            text += "      b\(number): { transitions: { on: { push: goal } } }\n"
        }
        text += "deepLinks:\n  toGoal: { url: /goal, opens: goal }\n"
        try workspace.write(text, to: "a.yaml")
        let result = try workspace.run("lint", "a.yaml")
        #expect(result.status == (isUndecided ? 1 : 0), "\(result.errors)")
        #expect(result.output.contains("before the search reached its limit") == isUndecided, "\(result.output)")
    }
}
