import Foundation
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct TextConformanceTests {
    /// The cases about the text have exactly the findings that are expected; all others have none of the text.
    @Test(.enabled(if: shared != nil, "the shared conformance cases are not here"), arguments: ConformanceCase.all)
    func textFindings(_ it: ConformanceCase) {
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(it.graph) }
        let findings = expected(reading.findings, in: reading, it.graph)
        #expect(findings == (it.name.hasPrefix("text-") ? it.findings : []), "\(reading.findings.map(\.message))")
    }
}
