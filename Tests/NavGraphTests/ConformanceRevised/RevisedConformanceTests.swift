import NavGraphTestSupport
import Testing

/// The cases of the revised norm.
@Suite(.processorTime) struct RevisedConformanceTests {
    @Test(
        .enabled(if: !ConformanceCase.revised.isEmpty, "the shared conformance cases are absent"),
        arguments: ConformanceCase.revised)
    func aCaseHolds(_ it: ConformanceCase) throws {
        #expect(try it.problems(in: "conformance-revised") == [])
    }
}

/// The cases of what the language has beyond them.
@Suite(.processorTime) struct AdditionsConformanceTests {
    @Test(
        .enabled(if: !ConformanceCase.additions.isEmpty, "the shared conformance cases are absent"),
        arguments: ConformanceCase.additions)
    func aCaseHolds(_ it: ConformanceCase) throws {
        let problems = try it.problems(in: "conformance-language")
        if Self.open.contains(it.name) {
            #expect(problems != [], "the case holds: take it off the list")
        } else {
            #expect(problems == [])
        }
    }

    /// Cases that do not hold yet.
    private static let open: Set<String> = [
        "clean-additions", "link-never", "link-push-reuse", "link-query-literal", "link-query-literal-ambiguous",
        "rule-discards-locked", "run-back-conditions", "run-module-alone",
    ]
}
