import NavGraphModel
import NavGraphSyntax

/// A run from launch, with the current screen after each step.
package struct Witness: Sendable {
    package struct Step: Sendable {
        var label: StepLabel
        /// `nil` after a fault.
        package var screen: ScreenID?
    }
    /// The conditions at launch, in file order.
    package var conditions: [(id: ConditionID, value: Bool)]
    /// The steps; the first one is the launch.
    package var steps: [Step]
    package var fault: Rule?
    package var faultPlace: FaultPlace?
    /// Whether it ends at home. LANGUAGE 6.
    package var endsAtHome: Bool
    /// Steps after launch.
    package var length: Int { steps.count - 1 }

    package var usesLinks: Bool { steps.contains { $0.label.kind == .link } }

    /// What the app runs on, if it is for several platforms.
    package func platform(in graph: NavGraph) -> Platform? {
        conditions.lazy.filter(\.value).compactMap { graph.platform(of: $0.id) }.first
    }
}

extension Witness {
    init(_ labels: [StepLabel], _ run: Machine.Run, in program: Program) {
        let screens = run.screens.map { Optional($0) } + (run.fault == nil ? [] : [nil])
        steps = zip([StepLabel(.launch)] + labels, screens).map { Step(label: $0, screen: $1) }
        fault = run.fault?.rule
        faultPlace = run.fault?.place
        endsAtHome = run.last.isAtHome
        conditions = program.valuation(of: run.launch)
    }

    /// Returns the run in the form that findings use. `asked`: the conditions that the run depends on at launch.
    package func steps(in graph: NavGraph, asked: @escaping () -> Set<Symbol> = { [] }) -> WitnessRun {
        let words = WitnessWords(graph.text)
        return WitnessRun(count: steps.count, asked: asked) { index in
            var step = steps[index].named(in: graph, words)
            if index == 0 {
                step.platform = platform(in: graph)?.symbol ?? .none
                for (id, value) in conditions where graph.platform(of: id) == nil {
                    let condition = graph.conditions[id]
                    if condition.platforms != nil { continue }
                    step.conditions.append(
                        (condition.qualifiedName, value, condition.initially.map { $0 == value } ?? true))
                }
            }
            if let screen = steps[index].screen {
                step.current = graph.screens[screen].qualifiedName
            } else {
                step.fault = fault
            }
            return step
        }
    }
}

extension Witness.Step {
    fileprivate func named(in graph: NavGraph, _ words: WitnessWords) -> WitnessStep {
        func step(_ kind: WitnessStep.Kind, of owner: Symbol = .none, named name: Symbol = .none) -> WitnessStep {
            var step = WitnessStep(kind, in: words)
            (step.owner, step.name) = (owner, name)
            return step
        }
        switch label.kind {
        case .none, .launch: return step(.launch)
        case .event:
            let subject = graph.subject(of: AlternativeID(raw: label.operand))
            if graph.isOpenedByHost, graph.isHosts(AlternativeID(raw: label.operand)) {
                return step(.host, of: Key.host.symbol, named: subject.name)
            }
            var event = step(.event, of: subject.owner, named: subject.name)
            event.number = subject.number
            return event
        case .outcome:
            let outcome = graph.outcomes[OutcomeID(raw: label.operand)]
            return step(.outcome, of: graph.qualifiedName(of: outcome.owner), named: outcome.name)
        case .back: return step(.back)
        case .swipe: return step(.swipe)
        case .tab:
            let child = graph.children[ChildID(raw: label.operand)]
            return step(.tab, named: child.target.map { graph[$0].qualifiedName } ?? child.name)
        case .link: return step(.link, named: graph.deepLinks[DeepLinkID(raw: label.operand)].qualifiedName)
        case .change:
            return step(.change, named: graph.conditions[ConditionID(raw: label.operand)].qualifiedName)
        }
    }
}

/// Whether the first run is not worse: no link steps if the second one has some, and otherwise not more steps.
func isNoWorse(_ a: Witness?, _ b: Witness?) -> Bool {
    guard let a else { return false }
    guard let b else { return true }
    return (a.usesLinks ? 1 : 0, a.length) <= (b.usesLinks ? 1 : 0, b.length)
}
