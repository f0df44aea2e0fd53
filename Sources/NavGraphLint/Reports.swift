import NavGraphModel
import NavGraphSyntax

/// What rules say.
struct Reports: Sendable {
    private(set) var findings: [Finding] = []
    /// How many notes of a rule were not even made.
    private(set) var omitted: [Rule: Int] = [:]
    let off: Set<Rule>
    /// The rules of whose notes only so many are wanted, the first ones.
    private let limited: Set<Rule>
    private let limit: Int

    init(off: Set<Rule>, limited: Set<Rule> = [], to limit: Int = .max) {
        self.off = off
        self.limited = limited
        self.limit = limit
    }

    /// One finding for each of many elements; nothing is said of one before someone asks.
    mutating func callAsFunction<ID: TableID>(
        _ rule: Rule, each elements: [ID], _ subject: (ID) -> Subject, at place: (ID) -> Place,
        _ message: @escaping @Sendable (ID) -> String, witness: @escaping @Sendable (ID) -> WitnessRun
    ) {
        if off.contains(rule) || elements.isEmpty { return }
        let words = FindingWords({ message(ID(raw: $0)) }, witness: { witness(ID(raw: $0)) })
        var elements = elements
        if elements.count > limit, limited.contains(rule) {
            omitted[rule, default: 0] += elements.count - limit
            if !isInOrder(elements, place) { elements.sort { place($0) < place($1) } }
            elements.removeLast(elements.count - limit)
        }
        findings.reserveCapacity(findings.count + elements.count)
        for id in elements { findings.append(Finding(rule, subject(id), at: place(id), words, number: id.raw)) }
    }

    mutating func callAsFunction(
        _ rule: Rule, _ subject: Subject, at place: Place, _ message: @autoclosure () -> String,
        witness: @autoclosure @escaping @Sendable () -> WitnessRun = WitnessRun()
    ) {
        if off.contains(rule) { return }
        findings.append(Finding(rule, subject, at: place, message(), witness: witness()))
    }
}

private func isInOrder<ID>(_ elements: [ID], _ place: (ID) -> Place) -> Bool {
    var last: Place?
    for element in elements {
        let next = place(element)
        if let last, next < last { return false }
        last = next
    }
    return true
}
