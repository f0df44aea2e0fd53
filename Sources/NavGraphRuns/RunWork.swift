/// Counts the work of all analyses of one graph in results of diagrams; an increment counts as 8, single runs not at all.
///
/// Each analysis has its own limit; a question that needs many analyses also checks this total. For one thread at a time.
final class RunWork: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var results = 0

    @inline(__always)
    func add(_ results: Int) { self.results &+= results }
}
