import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

/// All that speaks of runs says the same: what `lint` calls unreachable, the runs of `paths`, the interpreter, the page.
@Suite(.processorTime, .notInQuick) struct AgreementTests {
    @Test(
        .enabled(if: PlayDriver.isThere, "neither node nor Chromium is there"),
        arguments: RandomGraph.Kind.allCases)
    func shortestRunsArePlayed(_ kind: RandomGraph.Kind) throws {
        var cases: [JSON] = []
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        for seed in first..<first + UInt64(share(20, of: 200)) {
            let reading = read(kind.yaml(seed))
            guard reading.isUsable else { continue }
            let places = places(reading.graph, seed: "NAVGRAPH_SEED=\(seed) \(kind)")
            cases.append(
                [
                    "name": .string("seed \(seed)"), "data": PlayDriver.data(of: reading.graph),
                    "places": .array(places),
                ])
        }
        #expect(cases.count > 3)
        let result = try PlayDriver.run(["source": .string(try PlayDriver.machine()), "cases": .array(cases)])
        #expect(result.status == 0, "\(result.output.prefix(4000))")
    }

    /// What the interpreter says at the end of the shortest run to each screen.
    private func places(_ graph: NavGraph, seed: String) -> [JSON] {
        let runs = RunAnalysis(graph)
        let interpreter = Interpreter(graph: graph)
        let ways = interpreter.ways()
        let unreachable = Set(
            lint(graph, runs: runs).filter { $0.rule == .unreachableScreen }.map { $0.subject.spelled(in: graph.text) })
        var places: [JSON] = []
        for screen in graph.namedScreens {
            let witness = runs.witness(to: screen)
            let steps = witness?.steps(in: graph).dropFirst().map { $0.step.replacing(/#\d+$/, with: "") }
            #expect(runs.distance(of: screen) == steps?.count, "\(seed): \(graph.name(of: screen))")
            #expect(
                unreachable.contains("screen:" + graph.name(of: screen)) == (steps == nil),
                "\(seed): \(graph.name(of: screen))")
            guard let steps else { continue }
            let ends = interpreter.valuations().lazy.compactMap { values in
                interpreter.end(of: steps, from: interpreter.launch(values), ways).map { (values, $0) }
            }
            guard let (values, end) = ends.first(where: { $1.current == screen }) else {
                Issue.record("\(seed): the interpreter cannot take \(steps) to \(graph.name(of: screen))")
                continue
            }
            let play = ([interpreter.names(values)] + steps).joined(separator: ";")
            places.append(interpreter.place(play, end, interpreter.offers(from: end, ways: ways)))
        }
        return places
    }
}

extension Interpreter {
    /// Where steps lead; `nil`: one of them cannot be taken.
    fileprivate func end(of steps: [String], from launch: Configuration, _ ways: [Way?]) -> Configuration? {
        var c = launch
        for step in steps {
            guard case .configuration(let next)? = offers(from: c, ways: ways).first(where: { $0.step == step })?.result
            else { return nil }
            c = next
        }
        return c
    }
}
