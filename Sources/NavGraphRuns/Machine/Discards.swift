import NavGraphModel
import NavGraphSyntax

/// A step that takes away what the user could not leave. LANGUAGE 10, `discards-locked`.
package struct Discard: Sendable {
    package enum Step: Hashable, Sendable {
        /// An event of the app.
        case event(TransitionID)
        case link(DeepLinkID)
    }
    package var step: Step
    /// A shortest run that ends with the step; `nil`: none is known.
    package var witness: Witness?
}

extension Machine {
    /// What a step makes that takes away, or replaces, something that its conditions keep from the user, before the step and
    /// after it: a layer that is locked then, or a frame of a screen that the user cannot go back from then. `nil`: it does not.
    func discarding(_ label: StepLabel, from c: Configuration) throws(Undecided) -> Configuration? {
        guard try keepsSomething(c) else { return nil }
        var next = c
        for layer in next.layers.indices {
            next.layers[layer].isOld = true
            for region in next.layers[layer].regions.indices {
                for frame in next.layers[layer].regions[region].frames.indices {
                    next.layers[layer].regions[region].frames[frame].isOld = true
                }
            }
        }
        do {
            guard try step(label, &next) else { return nil }
        } catch let undecided as Undecided { throw undecided } catch { return nil }
        for (index, layer) in c.layers.enumerated() {
            let stays = next.layers.indices.contains(index) && next.layers[index].isOld
            if !stays, try keeps(whileHolding: layer.lockedWhile, c, next) { return next }
            for (region, held) in layer.regions.enumerated() {
                let left = stays ? next.layers[index].regions[region].frames.prefix { $0.isOld }.count : 0
                for frame in held.frames.dropFirst(left) {
                    let back = graph.screens[frame.screen].backWhile
                    if try keeps(whileMissing: back, c, next) { return next }
                }
            }
        }
        return nil
    }

    /// `Undecided` only where nothing surely is kept.
    private func keepsSomething(_ c: Configuration) throws(Undecided) -> Bool {
        var undecided: Undecided?
        for layer in c.layers {
            do throws(Undecided) {
                if try keeps(whileHolding: layer.lockedWhile, c, c) { return true }
                for frame in layer.regions.flatMap(\.frames) {
                    if try keeps(whileMissing: graph.screens[frame.screen].backWhile, c, c) { return true }
                }
            } catch { undecided = undecided ?? error }
        }
        if let undecided { throw undecided }
        return false
    }

    /// Whether a lock has conditions that all hold before a step and after it.
    private func keeps(
        whileHolding lock: IDRange<LiteralID>, _ before: Configuration, _ after: Configuration
    ) throws(Undecided) -> Bool {
        if lock.isEmpty { return false }
        let condition = program.guarding(lock)
        guard try holds(condition, before) else { return false }
        return try holds(condition, after)
    }

    /// Whether some condition of `back` does not hold before a step, and some does not after it.
    private func keeps(
        whileMissing back: IDRange<LiteralID>, _ before: Configuration, _ after: Configuration
    ) throws(Undecided) -> Bool {
        if back.isEmpty { return false }
        let condition = program.guarding(back)
        if try holds(condition, before) { return false }
        return try !holds(condition, after)
    }
}

extension NavGraph {
    /// What conditions keep the user from leaving, by their literals.
    private var locks: [IDRange<LiteralID>] {
        let all =
            alternatives.compactMap { $0.action.presentation?.lockedWhile } + deepLinks.map(\.presentation.lockedWhile)
            + screens.map(\.backWhile)
        return all.filter { !$0.isEmpty }
    }

    /// Why it takes too long to look for each of the steps that could take away what conditions keep; `nil`: it does not. Each
    /// step is looked for with each list of conditions, and as often as there are steps.
    var limitOfDiscards: RunLimit? {
        let lists = Set(
            locks.map { Set($0.map { literals[$0].condition.raw << 1 | (literals[$0].isNegated ? 1 : 0) }) })
        let steps = interruptions.count(where: mayTakeAway)
        return lists.count * steps * steps <= 1_000_000 ? nil : .discards(steps: steps, locks: lists.count)
    }

    /// Whether there are steps that could take away what conditions keep the user from leaving.
    package var mayDiscard: Bool { !locks.isEmpty && interruptions.contains(where: mayTakeAway) }

    /// The events of the app, and the links, in their order.
    var interruptions: [Discard.Step] { appTransitions.map { .event($0) } + deepLinks.ids.map { .link($0) } }

    func labels(of step: Discard.Step) -> [StepLabel] {
        switch step {
        case .link(let link): [StepLabel(.link, link.raw)]
        case .event(let event): alternatives(of: event).map { StepLabel(.event, $0.raw) }
        }
    }

    /// Whether a step can take anything away, and does not only add to what is there.
    func mayTakeAway(_ step: Discard.Step) -> Bool {
        guard case .event(let event) = step else { return true }
        return alternatives(of: event).contains { alternative in
            parts(of: alternative).contains { part in
                switch alternatives[part].action {
                case .none, .push, .present, .open, .openArgument, .unresolved: false
                case .reuse, .replace, .root, .rootEntry, .select, .show, .popBack, .popToRoot, .popTo, .dismissTop,
                    .dismissAll, .finish, .raise:
                    true
                }
            }
        }
    }
}
