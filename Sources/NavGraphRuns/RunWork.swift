/// Counts the work that analyses of one graph do together, in results of diagrams; an increment counts as 8.
///
/// Each analysis has a limit by which it gives up; questions that need many of them ask this one too.
final class RunWork: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var results = 0

    @inline(__always)
    func add(_ results: Int) { self.results &+= results }
}
