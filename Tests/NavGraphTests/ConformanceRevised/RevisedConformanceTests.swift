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

/// The cases of several platforms.
@Suite(.processorTime) struct PlatformConformanceTests {
    @Test(
        .enabled(if: !ConformanceCase.platforms.isEmpty, "the shared conformance cases are absent"),
        arguments: ConformanceCase.platforms)
    func aCaseHolds(_ it: ConformanceCase) throws {
        #expect(try it.problems(in: "conformance-platforms") == [])
    }
}

/// The cases of what the language has beyond them.
@Suite(.processorTime) struct AdditionsConformanceTests {
    @Test(
        .enabled(if: !ConformanceCase.additions.isEmpty, "the shared conformance cases are absent"),
        arguments: ConformanceCase.additions)
    func aCaseHolds(_ it: ConformanceCase) throws {
        #expect(try it.problems(in: "conformance-language") == [])
    }
}
