/// Runs within ever higher limits of steps, each worked out when it is first asked for.
final class RunLevels {
    /// Within no context do the runs take more steps.
    let limits: [Int32]
    /// `nil`: those in which conditions count for nothing.
    private let make: (_ level: Int?) -> ShortestRuns
    private var made: [Int?: ShortestRuns] = [:]

    init(_ limits: [Int32], _ make: @escaping (_ level: Int?) -> ShortestRuns) {
        (self.limits, self.make) = (limits, make)
    }

    func mapped(_ runs: @escaping (ShortestRuns) -> ShortestRuns) -> RunLevels {
        RunLevels(limits) { [self] in runs(self.runs($0)) }
    }

    subscript(level: Int) -> ShortestRuns { runs(level) }
    /// Runs in which conditions count for nothing: where one is as long as the shortest of these, it is shortest. `nil`: they
    /// count for nothing in any run.
    var free: ShortestRuns? { limits.count > 1 ? runs(nil) : nil }
    /// The highest limit within which runs were worked out, without giving up.
    var searched: Int32? {
        limits.indices.last { made[$0]?.star.isExhausted == false }.map { limits[$0] }
    }

    /// Whether one of the levels that so many steps need gave up.
    func hasGivenUp(within steps: Int32) -> Bool {
        let needed = (limits.firstIndex { $0 >= steps } ?? limits.count - 1) + 1
        return limits.indices.prefix(needed).contains { made[$0]?.star.isExhausted ?? false }
    }

    private func runs(_ level: Int?) -> ShortestRuns {
        if let known = made[level] { return known }
        let runs = make(level)
        made[level] = runs
        return runs
    }
}
