import NavGraphSwift
import NavGraphTestSupport
import Testing

/// `swift: { deployment: 17 }`: what the app's lowest iOS has needs no `@available`.
@Suite(.processorTime) struct DeploymentTests {
    private func graph(_ deployment: String) -> String {
        "navgraph: 1\napp: A\nentry: a\nscreens: { a: }\nswift: { framework: swiftui, deployment: \(deployment) }\n"
    }

    @Test(arguments: [("15", 1), ("16.4", 1), ("17", 0), ("17.4", 0), ("26", 0)])
    func generatedCodeIsForIt(_ deployment: String, _ count: Int) throws {
        for text in try emit(graph(deployment)).values { #expect(text.contains("@available(iOS 17") == (count > 0)) }
    }

    @Test(arguments: ["14", "17.", "17.4.1", "iOS17", "'-17'", "1e2", "99999"]) func whatIsNoVersionIsSaidSo(
        _ text: String
    ) {
        let findings = read(graph(text)).findings
        #expect(findings.map(\.rule) == [.wrongKind])
        #expect(findings.map(\.message) == ["'deployment' must be a version of iOS, such as 17 or 17.4; at least 15"])
    }
}
