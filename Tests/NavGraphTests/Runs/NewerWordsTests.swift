import NavGraphLint
import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// A graph in the words of language 1.1, and the same written out in older words: the same distances and the same findings.
@Suite(.processorTime) struct NewerWordsTests {
    private static func told(_ yaml: String) throws -> Told {
        Told(try NavGraphTests.graph(yaml)) { finding, subject in
            switch finding.rule {
            // What is written out has other conditions, of which a name may be used alone.
            case .unused: finding.subject.kind == .condition ? nil : subject
            // Of an alert whose transition never fires only that is said.
            case .unreachableScreen: subject.contains(where: \.isUppercase) ? nil : subject
            default: subject
            }
        }
    }

    @Test func isTheSameWrittenOut() throws {
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        let count = UInt64(min(setting("NAVGRAPH_GRAPHS", share(200, of: 600)), isQuick ? 100 : 600))
        var compared = 0
        for seed in first..<first + count {
            func graph(_ words: RandomGraph.Words) -> String {
                var random = RandomGraph(
                    seed: seed, isRevised: seed % 2 == 0, hasAdditions: seed % 3 == 0, words: words)
                return random.yaml()
            }
            let (newer, older) = (graph(.newer), graph(.newerWrittenOut))
            guard newer != older else { continue }
            let reading = read(newer)
            #expect(
                Set(reading.findings.map(\.rule.rawValue)) == Set(read(older).findings.map(\.rule.rawValue)),
                "seed \(seed)\n\(newer)\n\(older)")
            guard reading.isUsable else { continue }
            compared += 1
            let (told, expected) = (try Self.told(newer), try Self.told(older))
            #expect(told.distances == expected.distances, "seed \(seed)\n\(newer)\n\(older)")
            // A `~` at the end of a list says that nothing is meant to happen then.
            let ignored = expected.findings.subtracting(told.findings).filter { $0.rule == .ignoredEvent }
            #expect(
                told.findings == expected.findings.subtracting(ignored), "seed \(seed)\n\(newer)\n\(older)")
        }
        #expect(compared > count / 3)
    }

    /// No event asks for a name of the enumeration, but what implies one is asked for.
    @Test func aChangeOfAnEnumerationEndsWhatImpliesItsName() throws {
        let yaml =
            appHead() + """
                conditions:
                  vip: { initially: true, implies: paid }
                  plan: { oneOf: [free, paid], initially: paid, changes: true }
                screens:
                  home: { transitions: { go: [ { when: vip, present: home }, { dismiss: top } ] } }

                """
        let graph = try NavGraphTests.graph(yaml)
        let found = try #require(lint(graph).first { $0.rule == .dismissNothing })
        #expect(found.witness.count == 3)
    }

    /// What leads out of it comes back to it.
    @Test(arguments: ["false", "unknown"]) func aScreenThatConditionsKeepIsADeadEnd(initially: String) throws {
        let yaml =
            appHead("f") + """
                conditions: { isSaved: \(initially) }
                flows: { f: { screens: { list: { transitions: { go: { push: editor } } }, editor: { back: isSaved, transitions: { help: { present: help } } } } } }
                screens: { help: {} }

                """
        let graph = try NavGraphTests.graph(yaml)
        let subjects = lint(graph).filter { $0.rule == .deadEnd }.map {
            $0.subject.spelled(in: graph.text)
        }
        #expect(subjects == ["screen:editor", "screen:help"])
    }

    /// Only a link takes away what is on the window's own stack.
    @Test func whatOnlyLinksShowIsTakenAway() throws {
        let yaml = """
            navgraph: 1
            app: A
            host: { edit: { push: editor } }
            conditions: { isSaved: false }
            links: { schemes: [a] }
            screens:
              editor: { back: isSaved, transitions: { save: { sets: { isSaved: true } } } }
              news: { transitions: { edit: { present: editor } } }
            deepLinks: { news: { url: /news, opens: news, by: present } }

            """
        let graph = try NavGraphTests.graph(yaml)
        let found = try #require(lint(graph).first { $0.rule == .discardsLocked })
        #expect(found.witness.map(\.step) == ["launch", "link:news", "event:news.edit", "link:news"])
    }
}
