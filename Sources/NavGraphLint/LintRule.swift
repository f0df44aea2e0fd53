import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// One or several rules that look at the same facts, and the function that says what they find.
struct LintRule: Sendable {
    var rules: [Rule]
    /// What it reads: the graph alone, or the runs too.
    var check: Check

    enum Check: Sendable {
        case graph(@Sendable (borrowing Facts, inout Reports) -> Void)
        case runs(@Sendable (borrowing Facts, RunAnalysis, inout Reports) throws(RunLimit) -> Void)
    }

    init(_ rules: Rule..., check: @escaping @Sendable (borrowing Facts, inout Reports) -> Void) {
        self.rules = rules
        self.check = .graph(check)
    }
    init(
        _ rules: Rule...,
        check: @escaping @Sendable (borrowing Facts, RunAnalysis, inout Reports) throws(RunLimit) -> Void
    ) {
        self.rules = rules
        self.check = .runs(check)
    }
}

/// What rules read, and the words that they share.
struct Facts: Sendable {
    let graph: NavGraph
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

extension Facts {
    func subject(_ screen: ScreenID) -> Subject { Subject(.screen, name: graph.screens[screen].qualifiedName) }
    func subject(_ flow: FlowID) -> Subject { Subject(.flow, name: graph.flows[flow].qualifiedName) }
    func name(_ screen: ScreenID) -> String { "'\(graph.name(of: screen))'" }
    func name(_ flow: FlowID) -> String { "'\(graph.name(of: flow))'" }
    func name(_ reference: Reference) -> String {
        switch reference.target {
        case .screen(let screen): name(screen)
        case .flow(let flow): name(flow)
        default: "''"
        }
    }
    func name(_ transition: TransitionID) -> String { "'\(graph.text[graph.transitions[transition].name])'" }
}

/// A run as findings have it; empty where there is none.
package func steps(_ witness: Witness?, _ graph: NavGraph) -> WitnessRun { witness?.steps(in: graph) ?? WitnessRun() }
