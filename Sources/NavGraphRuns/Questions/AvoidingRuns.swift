import NavGraphModel
import NavGraphSyntax

/// Configurations that are taken out, to see what happens only behind them: those in which a screen is current.
package struct AvoidedConfigurations: Hashable, Sendable {
    package enum Values: Hashable, Sendable {
        case all
        /// What the screen requires does not hold.
        case violating
        case holding(IDRange<LiteralID>)
    }
    package var screen: ScreenID
    package var values: Values

    package init(_ screen: ScreenID, _ values: Values) { (self.screen, self.values) = (screen, values) }
}

/// What can happen in the runs that never come to some configurations. Where layers have several regions this is an upper
/// bound: what is not in it surely happens only behind those configurations.
package struct AvoidingRuns: Sendable {
    private let star: PostStar
    private let screens: [Bool]
    private let faults: Set<FaultFact.Key>
    /// What it took to find out, in pieces of the automaton, and results of diagrams that take as long.
    package let cost: Int

    /// `nil`: it takes more than a limit.
    fileprivate init?(_ reached: Reached, _ symbolic: SymbolicAnalysis) {
        (star, screens) = (reached.all, reached.screens)
        if star.isExhausted { return nil }
        faults = Set(star.raised.faults.map { FaultFact.Key(rule: $0.rule, subject: symbolic.subject(of: $0)) })
        cost = star.cost
    }

    package func isReachable(_ screen: ScreenID) -> Bool { screens[screen.index] }
    package func raises(_ rule: Rule, _ subject: StepSubject) -> Bool {
        faults.contains(FaultFact.Key(rule: rule, subject: subject))
    }
    /// Whether a screen is current with values of conditions that are those of another set to be avoided.
    package func reaches(_ configurations: AvoidedConfigurations) -> Bool {
        var values = star.values
        let there = values.of(configurations)
        return star.idleIncrements.contains {
            star.symbol(of: $0).screen == configurations.screen
                && values.diagrams.meets(star.increment($0).relation, there)
        }
    }
}

extension RunAnalysis {
    /// The runs that keep clear of some configurations, and end at a screen if `blocked` says so; `nil`: a limit was exceeded, or
    /// that `cost`.
    package func runs(
        avoiding configurations: AvoidedConfigurations, blocked: ScreenID? = nil, within cost: Int
    ) -> AvoidingRuns? {
        let symbolic = symbolicInAnyCase.value
        guard symbolic.limit == nil else { return nil }
        let results = min(PostStar.resultsPerPiece * cost, symbolic.program.mostResults)
        return AvoidingRuns(
            Reached.atMost(symbolic.machine, blocked: blocked, avoided: configurations, mostResults: results), symbolic)
    }

    /// What it took to find out what runs reach, as `AvoidingRuns.cost` counts it.
    package var cost: Int { symbolicInAnyCase.value.above.cost }
}

extension PostStar {
    fileprivate static let resultsPerPiece = 8
    fileprivate var cost: Int {
        let results = (options.mostResults ?? program.mostResults) - values.diagrams.resultsLeft
        return automaton.incrementCount + work / 16 + results / Self.resultsPerPiece
    }
}

extension Valuations {
    mutating func of(_ configurations: AvoidedConfigurations) -> BDD {
        switch configurations.values {
        case .all: .all
        case .violating: diagrams.minus(.all, holding(program.requires(configurations.screen)))
        case .holding(let literals): holding(program.guarding(literals))
        }
    }
}
