import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Relates findings with one cause to the finding that represents them, and findings that follow from another finding to
/// that finding. Each finding has at most one relation, and these never go round in a circle.
///
/// A finding that runs show follows from another only if that is proven (`relateRuns`); for things that never happen, the
/// text decides what leads to what. A finding without a known relation stands alone.
func relate(_ findings: inout [Finding], _ runs: RunAnalysis) {
    guard findings.count > 1 else { return }
    var relations = Relations(findings, runs)
    relations.relateUnreachableScreens()
    relations.relateFaults()
    relations.relateRuns()
    relations.groupGuardViolations()
    relations.relateUnreachedChecks()
    relations.relateUnreachableTransitions()
    relations.relateLinks()
    relations.relateUnusedAllowances()
    relations.groupNotes()
    for (index, relation) in relations.found { findings[index].relation = relation }
}

/// The relations between the findings of a graph that are known so far.
struct Relations {
    let findings: [Finding]
    let runs: RunAnalysis
    let graph: NavGraph
    /// By the number of the finding.
    private(set) var found: [Int: FindingRelation] = [:]
    private let numbers: [FindingKey: Int]
    /// The findings of each rule.
    private let byRule: [Rule: [Int]]
    /// Transitions by their subjects, where rules ask for them.
    private var transitions: [Subject: TransitionID] = [:]

    init(_ findings: [Finding], _ runs: RunAnalysis) {
        self.findings = findings
        self.runs = runs
        graph = runs.graph
        numbers = Dictionary(
            findings.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { a, _ in a })
        byRule = Dictionary(grouping: findings.indices) { findings[$0].rule }
        let ofSteps: [Rule] = [.selectAbsent, .finishWithoutOpener, .unreachableTransition]
        if ofSteps.contains(where: { byRule[$0] != nil }) {
            for transition in graph.transitions.ids { transitions[graph.subject(of: transition)] = transition }
        }
    }

    func numbers(of rule: Rule) -> [Int] { byRule[rule] ?? [] }

    /// The finding of a rule about an element, if there is one.
    func number(_ rule: Rule, _ subject: Subject) -> Int? { numbers[FindingKey(rule: rule, subject: subject)] }

    /// The finding about a screen; of an element of screens, `subject` names it.
    func number(_ rule: Rule, _ screen: ScreenID) -> Int? { number(rule, graph.subject(of: screen)) }

    /// The transition of a subject, also that of one of its alternatives.
    func transition(of subject: Subject) -> TransitionID? {
        transitions[Subject(subject.kind, owner: subject.owner, name: subject.name)]
    }

    /// Of the findings that have one cause the first speaks for the others.
    mutating func group<Cause: Hashable>(_ causes: [(number: Int, cause: Cause)]) {
        var first: [Cause: Int] = [:]
        for (number, cause) in causes {
            if let leader = first[cause] { set(number, sameAs: leader) } else { first[cause] = number }
        }
    }

    mutating func set(_ number: Int, sameAs leader: Int) {
        guard number != leader, found[number] == nil, !leads(from: leader, to: number) else { return }
        found[number] = .same(as: findings[leader].subject)
    }

    mutating func set(_ number: Int, follows cause: Int) {
        guard number != cause, found[number] == nil, !leads(from: cause, to: number) else { return }
        found[number] = .follows(findings[cause].rule, findings[cause].subject)
    }

    /// Whether the causes of a finding, one after the other, come to another.
    private func leads(from first: Int, to last: Int) -> Bool {
        var next: Int? = first
        while let number = next {
            if number == last { return true }
            switch found[number] {
            case .same(let subject)?: next = self.number(findings[number].rule, subject)
            case .follows(let rule, let subject)?: next = self.number(rule, subject)
            case nil: next = nil
            }
        }
        return false
    }

    /// The finding, if there is one, that a transition never does what it says, or never fires; of one of its alternatives
    /// also, where `alternative` says which.
    func obstacle(_ transition: TransitionID, _ alternative: AlternativeID? = nil) -> Int? {
        let subject = graph.subject(of: transition)
        for rule in faultRules { if let number = number(rule, subject) { return number } }
        if let alternative {
            let one = graph.subject(of: alternative)
            for rule in faultRules + [.unreachableTransition] { if let number = number(rule, one) { return number } }
        }
        return number(.unreachableTransition, subject)
    }
}

/// The rules of LANGUAGE 6, "Faults".
let faultRules = LintRule.faults.rules
