import NavGraphModel
import NavGraphSyntax

/// A run, spelled out for tests that walk it in the app.
package struct WalkedRun: Sendable {
    /// What happens in a step.
    package enum Act: Sendable {
        case launch
        /// An event, by the alternative that it takes.
        case event(AlternativeID)
        case outcome(OutcomeID)
        case back
        case swipe
        /// A tab or column.
        case child(ChildID)
        case link(DeepLinkID)
        /// A condition changes on its own.
        case change(ConditionID)
    }
    package struct Step: Sendable {
        package var act: Act
        /// The screen that is current then.
        package var screen: ScreenID
    }

    /// The conditions at launch, in file order.
    package var conditions: [(id: ConditionID, value: Bool)]
    /// The steps; the first one is the launch.
    package var steps: [Step]
    /// The layers at the end, as the state of a router describes them.
    package var state: String
}

extension RunAnalysis {
    /// Spells a run out; `nil` if it ends with a fault. Carries out its steps once more: O(steps).
    package func walked(_ witness: Witness) -> WalkedRun? {
        let labels = witness.steps.dropFirst().map(\.label)
        let screens = witness.steps.compactMap(\.screen)
        let run = machine.replay({ try machine.run(labels, $0) }) { $0.fault == nil && $0.screens == screens }
        guard let run, screens.count == witness.steps.count else { return nil }
        var link: DeepLinkID?
        for label in labels where label.kind == .link { link = DeepLinkID(raw: label.operand) }
        return WalkedRun(
            conditions: program.valuation(of: run.launch),
            steps: zip(witness.steps, screens).map { WalkedRun.Step(act: $0.label.act, screen: $1) },
            state: graph.described(run.last, after: link))
    }
}

extension StepLabel {
    fileprivate var act: WalkedRun.Act {
        switch kind {
        case .none, .launch: .launch
        case .event: .event(AlternativeID(raw: operand))
        case .outcome: .outcome(OutcomeID(raw: operand))
        case .back: .back
        case .swipe: .swipe
        case .tab: .child(ChildID(raw: operand))
        case .link: .link(DeepLinkID(raw: operand))
        case .change: .change(ConditionID(raw: operand))
        }
    }
}

extension NavGraph {
    /// `main[*home product | cart] sheet:signIn[signIn]`. `link`: the last one that was followed, which may have
    /// presented a layer.
    fileprivate func described(_ configuration: Configuration, after link: DeepLinkID?) -> String {
        configuration.layers.enumerated().map { index, layer in
            let regions = layer.regions.enumerated().map { place, region in
                (layer.regions.count > 1 && place == layer.active ? "*" : "")
                    + region.frames.map { text[screens[$0.screen].qualifiedName] }.joined(separator: " ")
            }
            let style = index == 0 ? "" : self.style(of: layer, after: link).rawValue + ":"
            return style + name(of: layer.made) + "[" + regions.joined(separator: " | ") + "]"
        }.joined(separator: " ")
    }

    private func style(of layer: Configuration.Layer, after link: DeepLinkID?) -> PresentationStyle {
        if !layer.opener.isNone, let how = alternatives[layer.opener].action.presentation { return how.style }
        return link.map { deepLinks[$0].presentation.style } ?? .sheet
    }
}
