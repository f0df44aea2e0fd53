import NavGraphModel

/// The one question of comparisons: *a shortest run in every configuration of which T holds, in the last of which a screen
/// is current, or visible, and C holds*. T is the restriction of the analysis, C is asked for.
extension RunAnalysis {
    /// The runs of the same graph that keep some values; `nil` where no launch does.
    package func restricted(to keeping: [ConditionValue]) -> RunAnalysis? {
        guard hasLaunch(keeping: keeping) else { return nil }
        return RunAnalysis(graph, lists: listing != nil, restriction(to: keeping))
    }

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

    // MARK: Without an analysis of the runs that keep values

    /// A shortest known run without link steps that ends where a screen is current and conditions have these values; `nil`: none
    /// is known. Conditions that the analysis does not know are not asked for.
    package func run(to screen: ScreenID, endingWith values: [ConditionValue]) -> Witness? {
        guard let symbolic, limit == nil else { return nil }
        return symbolic.witness(nearest(to: screen, endingWith: values, in: symbolic))
    }

    /// No run without link steps takes fewer steps to where a screen is current and conditions have these values.
    ///
    /// - Parameter enough: No more is asked for.
    package func leastSteps(to screen: ScreenID, endingWith values: [ConditionValue], enough: Int) -> Int {
        guard let symbolic, limit == nil else { return 0 }
        if !symbolic.mayNeedNoLinks(screen) { return enough }
        guard graph.hasRegions else {
            return min(enough, Int(nearest(to: screen, endingWith: values, in: symbolic)?.nearest.steps ?? 0))
        }
        let condition = program.guarding(values.filter { knows($0.condition) })
        let most = Int32(clamping: enough)
        return Int(symbolic.stepsAtLeast.value(to: screen, while: condition, usesLinks: false, enough: most))
    }

    private func nearest(
        to screen: ScreenID, endingWith values: [ConditionValue], in symbolic: SymbolicAnalysis
    ) -> RunSearch.Answer? {
        let condition = program.guarding(values.filter { knows($0.condition) })
        if condition.isImpossible || !symbolic.mayNeedNoLinks(screen) { return nil }
        func atLeast(_ steps: Int32) -> Int32 {
            graph.hasRegions
                ? symbolic.stepsAtLeast.value(to: screen, while: condition, usesLinks: false, enough: steps) : 0
        }
        return symbolic.runs.nearestWithoutLinks(atLeast: atLeast) { star in
            let holding = star.values.guarding(condition)
            return star.goals(screen) { $0.diagrams.and($1, holding) }
        }
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
