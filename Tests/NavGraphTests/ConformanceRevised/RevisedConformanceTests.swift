import Testing

/// The cases of the revised norm.
@Suite struct RevisedConformanceTests {
    @Test(
        .enabled(if: !ConformanceCase.revised.isEmpty, "the shared conformance cases are absent"),
        arguments: ConformanceCase.revised)
    func aCaseHolds(_ it: ConformanceCase) throws {
        #expect(try it.problems(in: "conformance-revised") == [])
    }
}

/// The cases of what the language has beyond them.
@Suite struct AdditionsConformanceTests {
    /// Those that do not hold yet.
    private static let open: Set<String> = [
        "clean-entry-choice", "clean-start-choice", "fault-entry-then", "run-changes", "run-link-push",
        "run-locked-condition",
    ]

    @Test(
        .enabled(if: !ConformanceCase.additions.isEmpty, "the shared conformance cases are absent"),
        arguments: ConformanceCase.additions)
    func aCaseHolds(_ it: ConformanceCase) throws {
        let problems = try it.problems(in: "conformance-additions")
        if Self.open.contains(it.name) {
            #expect(problems != [], "it holds now: take it off the list")
        } else {
            #expect(problems == [])
        }
    }
}
