import Foundation
import NavGraphTestSupport
import Testing

/// `kill -9` at any moment of `compile` leaves each output either old or new.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct KillTests {
    @Test func eachOutputIsOldOrNew() throws {
        let workspace = Workspace()
        for version in ["old", "new"] {
            try workspace.write(Sample.large(flows: 40, title: version), to: "\(version).yaml")
            try workspace.expect("compile \(version).yaml --output \(version)-expected")
        }
        let expected = try ["old", "new"].map { try workspace.files(below: "\($0)-expected") }
        #expect(expected[0].count > 20)

        // Moments that sweep over a whole run, which takes as long as this one.
        let start = ContinuousClock.now
        _ = try workspace.run("compile", "new.yaml", "--output", "measured")
        let duration = ContinuousClock.now - start
        let rounds = share(16, of: 48)
        var kills = 0
        for round in 0..<rounds {
            let version = ["old", "new"][round % 2]
            let process = try workspace.start(["compile", "\(version).yaml", "--output", "out"])
            usleep(UInt32((duration * round / rounds) / .microseconds(1)))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal { kills += 1 }
            for (name, contents) in try workspace.files(below: "out") where !name.hasSuffix(".navgraph-new") {
                #expect(contents == expected[0][name] || contents == expected[1][name], "\(name) in round \(round)")
            }
        }
        #expect(kills > 0, "no run was hit")

        // What the killed ones left is no output, and goes with the next run that writes.
        for version in ["old", "new"] {
            try workspace.expect("compile \(version).yaml --output out")
        }
        #expect(try workspace.files(below: "out") == expected[1])
    }
}
