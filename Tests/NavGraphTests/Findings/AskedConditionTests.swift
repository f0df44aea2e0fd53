import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// At launch the text names those conditions that a run asks for, and no others.
@Suite(.processorTime) struct AskedConditionTests {
    /// The conditions that the run of the only finding of a rule asks for, with their values at launch.
    private func asked(_ rule: Rule, _ yaml: String) throws -> Set<String> {
        let graph = try graph("navgraph: 1\napp: A\nentry: main\n" + yaml)
        let finding = try #require(lint(graph).first { $0.rule == rule })
        let run = finding.witness
        let asked = run.askedConditions
        return Set(
            run[0].conditions.filter { asked.contains($0.name) }.map {
                ($0.value ? "" : "not ") + graph.text[$0.name]
            })
    }

    private func flow(_ screens: String) -> String {
        "flows:\n  main:\n    screens:\n" + screens.split(separator: "\n").map { "      \($0)\n" }.joined()
    }

    @Test func whatGuardsTheStepsThatAreTaken() throws {
        let yaml =
            "conditions: [a, b, c]\n"
            + flow(
                """
                home: { transitions: { go: { push: next, when: a }, aside: { push: other, when: b } } }
                next: { transitions: { back: { pop: next } } }
                other: { transitions: { go: { push: home, when: c } } }
                """)
        #expect(try asked(.popToAbsent, yaml) == ["a"])
    }

    /// None of what stands before the alternative that is taken may hold; one condition of each suffices.
    @Test func whatAlternativesBeforeAskFor() throws {
        let yaml =
            "conditions: { a: false, b: false, c: unknown }\n"
            + flow(
                """
                home:
                  transitions:
                    go: [ { when: [a, b], push: home }, { when: c, push: home }, { push: next } ]
                next: { transitions: { back: { pop: next } } }
                """)
        #expect(try asked(.popToAbsent, yaml) == ["not b", "not c"])
    }

    @Test func whatIsSetOnTheWayIsNotAskedForAtLaunch() throws {
        let yaml =
            "conditions: [a, b]\n"
            + flow(
                """
                home: { transitions: { go: { sets: { a: true }, push: next } } }
                next: { transitions: { go: { when: [a, b], push: last } } }
                last: { transitions: { back: { pop: last } } }
                """)
        #expect(try asked(.popToAbsent, yaml) == ["b"])
    }

    @Test func whatHandlersAskFor() throws {
        let yaml =
            "conditions: [a, b]\n"
            + flow(
                """
                home: { transitions: { go: { present: form, returns: { done: [ { when: a, pop: home }, { push: home } ] } } } }
                form: { outcomes: [done], transitions: { b: { when: b, open: settings } } }
                """)
        #expect(try asked(.popToAbsent, yaml) == ["a"])
    }

    @Test func whatARunShowsAtItsEnd() throws {
        let guarded = flow(
            """
            home: { transitions: { go: { push: next } } }
            next: { requires: a }
            """)
        #expect(
            try asked(.guardViolation, "conditions: [a, b]\n" + guarded + "checks: [ { never: home, when: b } ]\n") == [
                "not a"
            ])
        let law = flow(
            """
            home: { transitions: { go: { push: next }, b: { when: b, open: settings } } }
            next: {}
            """)
        #expect(
            try asked(.checkFailed, "conditions: [a, b]\n" + law + "checks: [ { never: next, when: not a } ]\n")
                == ["not a"])
        let ignored = flow(
            """
            home: { transitions: { go: { push: next, when: b }, more: [ { when: a, push: next }, { when: a, open: settings } ] } }
            next: {}
            """)
        #expect(try asked(.ignoredEvent, "conditions: [a, b]\n" + ignored) == ["not a"])
        let trap = flow(
            """
            home: { transitions: { go: { present: next, style: fullScreen }, b: { when: b, open: settings } } }
            next: { transitions: { close: { when: a, dismiss: top } } }
            """)
        #expect(try asked(.deadEnd, "conditions: [a, b]\n" + trap) == ["not a"])
    }

    @Test func whatALinkAsksFor() throws {
        let yaml =
            "conditions: [a, b]\nlinks: { schemes: [a] }\n"
            + flow(
                """
                home: { transitions: { b: { when: b, open: settings } } }
                next: { transitions: { back: { pop: next } } }
                """) + "deepLinks: { n: { url: /n, opens: next, by: present, requires: a } }\n"
        #expect(try asked(.popToAbsent, yaml) == ["a"])
    }

    /// With those at launch alone the steps can be taken, and show the same at the end; without any of them they cannot.
    @Test func theyAreEnoughAndNoneIsToSpare() {
        var judged = 0
        for seed in UInt64(1)...UInt64(share(200, of: 2000)) {
            var random = RandomGraph(seed: seed, isRevised: seed % 2 == 0, hasAdditions: true)
            let reading = read(random.yaml())
            guard reading.isUsable else { continue }
            let runs = RunAnalysis(reading.graph)
            let faults = runs.faults().map { ($0.witness, WitnessEnd.steps) }
            let violations = runs.guardViolations().map { ($0.witness, WitnessEnd.violation($0.screen)) }
            let ignored = runs.ignoredEvents().map { ($0.witness, WitnessEnd.ignored($0.event)) }
            for case (let witness?, let end) in faults + violations + ignored {
                let asked = runs.askedConditions(of: witness, end)
                #expect(isDecided(witness, end, by: asked, runs), "seed \(seed)")
                for condition in asked {
                    let others = asked.filter { $0 != condition }
                    #expect(!isDecided(witness, end, by: others, runs), "seed \(seed)")
                }
                judged += asked.count
            }
        }
        #expect(judged > 20)
    }

    private func isDecided(
        _ witness: Witness, _ end: WitnessEnd, by conditions: [ConditionID], _ runs: RunAnalysis
    ) -> Bool {
        let machine = runs.machine
        var launch = Cube()
        for (id, value) in witness.conditions where conditions.contains(id) {
            launch[machine.program.bit(of: id)] = value
        }
        do {
            guard let run = try machine.run(witness.steps.dropFirst().map(\.label), launch) else { return false }
            switch end {
            case .violation(let screen): return try !machine.holds(machine.program.requires(screen), run.last)
            case .ignored(let event): return try machine.taken(event, run.last) == nil
            case .steps, .holding, .stuck: return true
            }
        } catch {
            return false
        }
    }
}
