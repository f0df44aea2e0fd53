import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// Steps that cannot be done where the same is missing: on one screen that is in no stack, or for one target.
    mutating func relateFaults() {
        struct Cause: Hashable {
            var rule: Rule
            var what: Symbol
        }
        var first: [Cause: Int] = [:]
        for rule in faultRules {
            for number in numbers(of: rule) {
                let what: Symbol
                switch rule {
                case .pushOutsideStack, .dismissNothing, .popAtBottom:
                    what = findings[number].witness.dropLast().last?.current ?? .none
                case .selectAbsent, .finishWithoutOpener: what = operand(of: findings[number].subject)
                default: continue
                }
                guard !what.isEmpty else { continue }
                if let leader = first[Cause(rule: rule, what: what)] {
                    set(number, sameAs: leader)
                } else {
                    first[Cause(rule: rule, what: what)] = number
                }
            }
        }
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
        struct Owner: Hashable { var owner, name: Symbol }
        var ofTransition: [Owner: Int] = [:]
        for number in numbers(of: .unreachableTransition) where findings[number].subject.number > 0 {
            let subject = findings[number].subject
            let owner = Owner(owner: subject.owner, name: subject.name)
            if let leader = ofTransition[owner] { set(number, sameAs: leader) } else { ofTransition[owner] = number }
        }
        let never = NeverHolding(graph)
        guard !never.isEmpty else { return }
        var first: [NeverHolding.Literal: Int] = [:]
        for number in numbers(of: .unreachableTransition) where found[number] == nil {
            guard let transition = transition(of: findings[number].subject) else { continue }
            let subject = findings[number].subject
            let alternatives = graph.alternatives(of: transition).filter {
                subject.number == 0 || graph.alternatives[$0].number == subject.number
            }
            guard let literal = alternatives.lazy.compactMap({ never.first(of: $0) }).first else { continue }
            if let leader = first[literal] { set(number, sameAs: leader) } else { first[literal] = number }
        }
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
