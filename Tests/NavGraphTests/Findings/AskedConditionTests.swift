import NavGraphLint
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// At launch the text names those conditions that a run asks for, and no others.
@Suite(.processorTime) struct AskedConditionTests {
    /// The conditions that the run of the only finding of a rule asks for, with their values at launch.
    private func asked(_ rule: Rule, _ yaml: String) throws -> Set<String> {
        let reading = read("navgraph: 1\napp: A\nentry: main\n" + yaml)
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        let finding = try #require(lint(reading.graph).first { $0.rule == rule })
        let run = finding.witness
        let asked = run.askedConditions
        return Set(
            run[0].conditions.filter { asked.contains($0.name) }.map {
                ($0.value ? "" : "not ") + reading.graph.text[$0.name]
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
}
