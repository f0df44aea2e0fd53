import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// Steps that cannot be done where the same is missing: on one screen that is in no stack, or for one target.
    mutating func relateFaults() {
        for rule in faultRules {
            group(numbers(of: rule).compactMap { number in whatIsMissing(findings[number]).map { (number, $0) } })
        }
    }

    private func whatIsMissing(_ fault: Finding) -> Symbol? {
        let what: Symbol =
            switch fault.rule {
            case .pushOutsideStack, .dismissNothing, .popAtBottom: fault.witness.dropLast().last?.current ?? .none
            case .selectAbsent, .finishWithoutOpener: operand(of: fault.subject)
            default: .none
            }
        return what.isEmpty ? nil : what
    }

    /// What the transition of a subject selects or finishes.
    private func operand(of subject: Subject) -> Symbol {
        guard let transition = transition(of: subject) else { return .none }
        for one in graph.alternatives(of: transition) {
            switch graph.alternatives[one].action {
            case .select(.flow(let flow)): return graph.flows[flow].qualifiedName
            case .select(.screen(let screen)): return graph.screens[screen].qualifiedName
            case .finish(let outcome): return graph.outcomes[outcome].name
            default: continue
            }
        }
        return .none
    }

    /// Alternatives of one transition behind one that always holds, and whatever asks for a condition that never holds.
    mutating func relateUnreachableTransitions() {
        let alternatives = numbers(of: .unreachableTransition).filter { findings[$0].subject.number > 0 }
        group(alternatives.map { ($0, transition(of: findings[$0].subject)) })
        let never = NeverHolding(graph)
        let others = numbers(of: .unreachableTransition).filter { found[$0] == nil }
        group(
            others.compactMap { number -> (Int, NeverHolding.Literal)? in
                let subject = findings[number].subject
                guard let transition = transition(of: subject) else { return nil }
                let alternatives = graph.alternatives(of: transition).filter {
                    subject.number == 0 || graph.alternatives[$0].number == subject.number
                }
                return alternatives.lazy.compactMap(never.first(of:)).first.map { (number, $0) }
            })
    }

    /// Links to what cannot be reached inside the app either.
    mutating func relateLinks() {
        for id in graph.deepLinks.ids {
            guard let number = number(.unroutableLink, graph.subject(of: id)) else { continue }
            let opened = graph.firstScreens(of: graph.deepLinks[id].opens)
            if let unreachable = opened.compactMap({ self.number(.unreachableScreen, $0) }).first {
                set(number, follows: unreachable)
            }
        }
    }

    /// Of what cannot be reached there is nothing to allow.
    mutating func relateUnusedAllowances() {
        for number in numbers(of: .unusedAllow) {
            let subject = findings[number].subject
            let name = subject.owner.isEmpty ? subject.name : subject.owner
            if let unreachable = self.number(.unreachableScreen, Subject(.screen, name: name)) {
                set(number, follows: unreachable)
            }
        }
    }
}
