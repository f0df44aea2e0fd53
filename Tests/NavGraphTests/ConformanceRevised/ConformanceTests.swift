import NavGraphTestSupport
import Testing

/// The shared cases of the norm, and of what it has since: findings, runs, distances and answers of `resolve`.
@Suite(.processorTime) struct ConformanceTests {
    private static let cases =
        ConformanceCase.all + ConformanceCase.revised + ConformanceCase.platforms + ConformanceCase.additions

    @Test(.enabled(if: !cases.isEmpty, "the shared conformance cases are absent"), arguments: cases)
    func aCaseHolds(_ it: ConformanceCase) throws { #expect(try it.problems() == []) }
}
