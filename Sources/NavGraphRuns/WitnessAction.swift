import NavGraphModel

extension Witness {
    /// The action of a step. LANGUAGE 6.
    package enum Action: Sendable, Hashable {
        case launch
        /// An event, with the alternative that is taken.
        case event(AlternativeID)
        case outcome(OutcomeID)
        case back, swipe
        case tab(Target)
        case link(DeepLinkID)
        /// A condition changes on its own.
        case change(ConditionID)
    }
}

extension Witness.Step {
    package func action(in graph: NavGraph) -> Witness.Action {
        switch label.kind {
        case .none, .launch: .launch
        case .event: .event(AlternativeID(raw: label.operand))
        case .outcome: .outcome(OutcomeID(raw: label.operand))
        case .back: .back
        case .swipe: .swipe
        case .tab: .tab(graph.children[ChildID(raw: label.operand)].target!)
        case .link: .link(DeepLinkID(raw: label.operand))
        case .change: .change(ConditionID(raw: label.operand))
        }
    }
}
