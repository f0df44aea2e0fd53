import NavGraphModel

/// The one question of comparisons: *a shortest run in every configuration of which T holds, in the last of which a screen
/// is current, or visible, and C holds*. T is the restriction of the analysis, C is asked for.
extension RunAnalysis {
    /// The runs of the same graph that keep some values; `nil` where no launch does.
    package func restricted(to keeping: [ConditionValue]) -> RunAnalysis? {
        guard hasLaunch(keeping: keeping) else { return nil }
        return RunAnalysis(graph, lists: listing != nil, restriction(to: keeping))
    }

    /// The work so far of this analysis and of all analyses that were restricted from it.
    package var work: Int { program.restriction.work.results }
    /// The most work that one question may spend on many analyses.
    package var mostWork: Int { 8 * DecisionDiagrams.mostResults / program.restriction.thrift }

    /// Whether conditions can have some values at launch.
    package func hasLaunch(keeping values: [ConditionValue]) -> Bool {
        guard values.allSatisfy({ knows($0.condition) }) else {
            return Program(graph, restriction(to: values)).hasLaunch
        }
        let start = Guard(cube: program.launch).conjunction(program.guarding(values))
        return !start.isImpossible && program.implications.closed(start.cube) != nil
    }

    func restriction(to keeping: [ConditionValue]) -> RunRestriction {
        var restriction = program.restriction
        restriction.keeping = keeping
        restriction.ways = machine.ways
        restriction.whole = program
        restriction.listsFirst = listing?.isComplete ?? false
        return restriction
    }

    /// For each screen whether it cannot be excluded that some run ends where it is current and conditions have these values.
    package func mayBeCurrent(with values: [ConditionValue]) -> [Bool] {
        guard let symbolic, symbolic.limit == nil else { return graph.screens.map { _ in true } }
        let condition = program.guarding(values.filter { knows($0.condition) })
        let idle = symbolic.mostIdle.value
        return graph.screens.ids.map { !condition.isImpossible && idle.shows($0, condition) }
    }

    /// Whether the conditions can be asked for by `isShown` and `witness(showing:)`.
    package func knows(_ condition: ConditionID) -> Bool { program.bits[condition.index] != .max }

    /// Whether some run ends where a screen is visible and conditions have these values; `nil`: that is not known.
    package func isShown(_ screen: ScreenID, with values: [ConditionValue]) -> Bool? {
        if let listing {
            if listing.showing(screen, values) != nil { return true }
            if listing.isComplete { return false }
        }
        guard let symbolic else { return nil }
        let condition = program.guarding(values)
        if condition.isImpossible { return false }
        if symbolic.surelyIdle.value.shows(screen, condition) { return true }
        if symbolic.limit != nil { return nil }
        if !symbolic.mostIdle.value.shows(screen, condition) { return false }
        return witness(showing: screen, with: values) != nil ? true : nil
    }

    /// A shortest run that ends so, without link steps where there is such a one; `nil`: none is known.
    package func witness(showing screen: ScreenID, with values: [ConditionValue]) -> Witness? {
        let listed = listing.flatMap { listing in listing.showing(screen, values).map { listing.witness(to: $0) } }
        if listing?.isComplete ?? false { return listed }
        let condition = program.guarding(values)
        guard let symbolic, !condition.isImpossible else { return listed }
        let answer = symbolic.runs.nearest { star in
            let holding = star.values.holding(condition)
            return star.goals(screen) { $0.diagrams.and($1, holding) }
        }
        let found = symbolic.witness(answer)
        return isNoWorse(listed, found) ? listed : found
    }
}

extension Listing {
    /// The nearest configuration in which a screen is visible and conditions have these values.
    fileprivate func showing(_ screen: ScreenID, _ values: [ConditionValue]) -> Int? {
        let condition = machine.program.guarding(values)
        if condition.isImpossible { return nil }
        return nearest {
            condition.cube.contains(configurations[$0].conditions) && configurations[$0].visible.contains(screen)
        }
    }
}
