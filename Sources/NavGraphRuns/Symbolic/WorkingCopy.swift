/// A copy of a `PostStar` in which questions are worked out one after another, so that not each of them copies its diagrams.
final class WorkingCopy {
    private let original: PostStar
    /// The sets of the last answer are sets of this one.
    private(set) var star: PostStar
    private var isUsed = false

    init(_ original: PostStar) {
        (self.original, star) = (original, original)
        star.values.diagrams.expectResults()
    }

    /// Each question has the budget that it would have alone: where it ends too soon by what earlier ones left behind,
    /// it is asked once more in a new copy.
    func answer<Answer>(_ question: (inout PostStar) -> Answer) -> Answer {
        let wasUsed = isUsed
        isUsed = true
        // As many as the last question took.
        star.values.diagrams.expectResults(
            original.values.diagrams.resultsLeft - star.values.diagrams.resultsLeft)
        star.values.diagrams.allowResults(of: original.values.diagrams)
        let answer = question(&star)
        guard wasUsed, star.values.diagrams.isExhausted else { return answer }
        star = original
        star.values.diagrams.expectResults(.max)
        return question(&star)
    }

    /// Works with the sets of the last answer.
    func goOn<Answer, Failure>(_ work: (inout PostStar) throws(Failure) -> Answer) throws(Failure) -> Answer {
        try work(&star)
    }
}
