import NavGraphSyntax

/// A rule and a place: of one and the same, one finding is shown, since what stands behind an anchor belongs to several
/// elements. LANGUAGE 10.
struct FindingKey: Hashable {
    var rule: Rule
    var place: Place

    init(_ finding: Finding) { (rule, place) = (finding.rule, finding.place) }
}

/// Counts the findings of the text, file by file, so that a file of nothing but mistakes takes little memory. CLI.
struct FindingLimit {
    /// How many findings of the text a file has at most; the last one says that there may be more.
    static let count = 1000

    private var keys: [FileID: Set<FindingKey>] = [:]

    /// Whether a finding is told, is beyond the limit, or is the last, in whose place the limit is told.
    enum Verdict { case counted, last, beyond }

    mutating func add(_ finding: Finding) -> Verdict {
        let file = finding.place.file
        let key = FindingKey(finding)
        let count = keys[file, default: []].count
        guard count < Self.count else { return keys[file, default: []].contains(key) ? .counted : .beyond }
        guard keys[file, default: []].insert(key).inserted else { return .counted }
        return count + 1 == Self.count ? .last : .counted
    }
}
