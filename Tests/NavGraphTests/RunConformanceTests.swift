import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct RunConformanceTests {
    static let ofRuns = ConformanceCase.all.filter { !$0.name.hasPrefix("text-") }

    @Test(.enabled(if: !ofRuns.isEmpty, "the shared conformance cases are absent"), arguments: ofRuns)
    func findingsAreExactlyThose(_ conformance: ConformanceCase) {
        let reading = read(String(decoding: conformance.graph, as: UTF8.self))
        #expect(reading.isUsable)
        let runs = RunAnalysis(reading.graph)
        let findings = lint(reading.graph, runs: runs)
        #expect(expected(findings, in: reading, conformance.graph) == conformance.findings)
        for finding in findings {
            let key = expected([finding], in: reading, conformance.graph)[0]
            if let steps = conformance.steps[key] { #expect(finding.witness.count - 1 == steps, "\(key)") }
        }
        for (name, distance) in conformance.distances {
            let screen = reading.graph.screens.ids.first { reading.graph.name(of: $0) == name }
            #expect(screen != nil)
            if let screen { #expect(runs.distance(of: screen) == distance, "\(name)") }
        }
    }
}
