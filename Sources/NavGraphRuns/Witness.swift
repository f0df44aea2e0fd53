import NavGraphModel
import NavGraphSyntax

/// A run from launch, with what is current after each step.
package struct Witness: Sendable {
    package struct Step: Sendable {
        var label: StepLabel
        /// `nil` after a fault.
        package var screen: ScreenID?
    }
    /// The conditions at launch, in file order.
    package var conditions: [(id: ConditionID, value: Bool)]
    /// Launch is the first.
    package var steps: [Step]
    package var fault: Rule?
    package var faultPlace: FaultPlace?
    /// The screens whose outcomes are the steps that are outcomes are current before them.
    package var length: Int { steps.count - 1 }

    package var usesLinks: Bool { steps.contains { $0.label.kind == .link } }

    init(
        steps: [Step], conditions: [(id: ConditionID, value: Bool)], fault: Rule? = nil, place: FaultPlace? = nil
    ) {
        (self.steps, self.conditions, self.fault, faultPlace) = (steps, conditions, fault, place)
    }

    init(_ labels: [StepLabel], _ run: Machine.Run, in program: Program) {
        let screens = run.screens.map { Optional($0) } + (run.fault == nil ? [] : [nil])
        steps = zip([StepLabel(.launch)] + labels, screens).map { Step(label: $0, screen: $1) }
        fault = run.fault?.rule
        faultPlace = run.fault?.place
        conditions = program.valuation(of: run.launch)
    }
}

extension Witness.Step {
    /// As `CLI.md` spells it.
    package func spelled(in graph: NavGraph) -> String {
        switch label.kind {
        case .none, .launch: return "launch"
        case .event:
            let id = AlternativeID(raw: label.operand)
            let subject = graph.subject(of: id)
            return graph.text.spelled("event:", owner: subject.owner, name: subject.name, number: subject.number)
        case .outcome:
            let outcome = graph.outcomes[OutcomeID(raw: label.operand)]
            return graph.text.spelled("outcome:", owner: graph.qualifiedName(of: outcome.owner), name: outcome.name)
        case .back: return "back"
        case .swipe: return "swipe"
        case .tab:
            switch graph.children[ChildID(raw: label.operand)].reference.target {
            case .screen(let screen): return "tab:" + graph.name(of: screen)
            case .flow(let flow): return "tab:" + graph.name(of: flow)
            default: return "tab"
            }
        case .link: return "link:" + graph.text[graph.deepLinks[DeepLinkID(raw: label.operand)].qualifiedName]
        }
    }
}

/// Whether the first has no link steps where the second has, or else no more steps.
func isNoWorse(_ a: Witness?, _ b: Witness?) -> Bool {
    guard let a else { return false }
    guard let b else { return true }
    return (a.usesLinks ? 1 : 0, a.length) <= (b.usesLinks ? 1 : 0, b.length)
}
