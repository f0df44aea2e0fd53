import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Elements as findings name them.
extension NavGraph {
    func subject(of link: DeepLinkID) -> Subject { deepLinks[link].subject }
    func subject(of outcome: OutcomeID) -> Subject {
        Subject(.outcome, owner: qualifiedName(of: outcomes[outcome].owner), name: outcomes[outcome].name)
    }
    /// By its name, or its number.
    func subject(of check: Check) -> Subject {
        Subject(.check, name: check.name, number: check.name.isEmpty ? check.number : 0)
    }

    func name(of link: DeepLinkID) -> String { text[deepLinks[link].qualifiedName] }
    func quoted(_ screen: ScreenID) -> String {
        screens[screen].declaringAlternative.map { "the alert of \(quotedEvent(of: $0))" } ?? "'\(name(of: screen))'"
    }
    /// The event whose alternative this is, or `entry`.
    private func quotedEvent(of alternative: AlternativeID) -> String {
        alternatives[alternative].transition.map { quoted($0) } ?? "'entry'"
    }
    func quoted(_ flow: FlowID) -> String { "'\(name(of: flow))'" }
    func quoted(_ target: Target?) -> String {
        target?.screen.map { quoted($0) } ?? "'\(name(of: target))'"
    }
    func quoted(_ transition: TransitionID) -> String { "'\(text[transitions[transition].name])'" }
    /// `'not loggedIn' and 'online'`.
    func quoted(_ literals: some Sequence<Literal>) -> String {
        literals.map { "'\($0.isNegated ? "not " : "")\(text[conditions[$0.condition].qualifiedName])'" }
            .joined(separator: " and ")
    }

    func place(of link: DeepLinkID) -> Place { deepLinks[link].place }
    func place(_ span: Span, in link: DeepLinkID) -> Place { Place(deepLinks[link].file, span) }
}

/// A run as findings have it; empty if absent.
package func steps(_ witness: Witness?, of runs: RunAnalysis, _ end: WitnessEnd = .steps) -> WitnessRun {
    guard let witness else { return WitnessRun() }
    let graph = runs.graph
    return witness.steps(in: graph) {
        Set(runs.askedConditions(of: witness, end).map { graph.conditions[$0].qualifiedName })
    }
}
