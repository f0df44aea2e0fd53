import NavGraphModel
import NavGraphRuns

/// Where the other side no longer follows a run. DIFF 6.
package struct Parting {
    /// The step; launch is 0.
    package var index: Int
    /// The screen that is current on the other side after it, by its own name; `nil`: the step cannot be taken there.
    package var other: String?
    /// Whether the step is an event that the other side does not have.
    package var isAbsent = false
    /// The first changed element that has to do with it.
    var cause: String?
}

extension Comparison {
    /// Follows a run of one side on the other; `nil`: to its end. `keeping`: what holds at launch on the other side also of
    /// conditions that it alone has.
    func parting(of witness: Witness, isNew: Bool, keeping: [Fact] = []) -> Parting? {
        guard let own = isNew ? newGround : oldGround, let other = isNew ? oldGround : newGround else { return nil }
        let launch = witness.conditions.map { ConditionValue($0.id, $0.value) }
        let values = Dictionary(launch.map { ($0.condition, $0.value) }) { a, _ in a }
        guard var mine = own.launch(with: launch) else { return nil }
        let shared = sets.ofBoth.compactMap { number -> Fact? in
            (isNew ? sets.newIDs : sets.oldIDs)[number].flatMap { values[$0] }.map {
                Fact(condition: number, value: $0)
            }
        }
        let theirsAlone = keeping.filter { !sets.isOfBoth($0.condition) }
        var theirs = other.launch(
            with: sets.values(shared + theirsAlone, isNew: !isNew), on: witness.platform(in: isNew ? new : old))
        if theirs.map({ looksAlike(mine, $0, isNew: isNew) }) != true {
            return parting(at: 0, of: .launch, mine: (nil, mine), theirs: (nil, theirs), isNew: isNew)
        }
        for (index, step) in witness.steps.enumerated().dropFirst() {
            let action = step.action(in: isNew ? new : old)
            let next = mine.taking(step)
            guard let before = theirs else { return nil }
            let after = take(action, before, isNew: isNew)
            if next == nil, after == nil { return nil }
            if let next, let after, looksAlike(next, after, isNew: isNew) {
                (mine, theirs) = (next, after)
                continue
            }
            return parting(at: index, of: action, mine: (mine, next), theirs: (before, after), isNew: isNew)
        }
        return nil
    }

    private func looksAlike(_ mine: Walk, _ theirs: Walk, isNew: Bool) -> Bool {
        let others = isNew ? oldOfNew : newOfOld
        guard mine.visible.elementsEqual(theirs.visible, by: { others[$0.index] == $1 }) else { return false }
        let (ids, theirIDs) = isNew ? (sets.newIDs, sets.oldIDs) : (sets.oldIDs, sets.newIDs)
        return zip(ids, theirIDs).allSatisfy { id, theirID in
            guard let id, let theirID else { return true }
            return mine.value(of: id) == theirs.value(of: theirID)
        }
    }

    /// A step by the names of the other side.
    private func take(_ action: Witness.Action, _ walk: Walk, isNew: Bool) -> Walk? {
        let (own, other) = (words(isNew: isNew), words(isNew: !isNew))
        let graph = other.graph
        switch action {
        case .launch: return nil
        case .event(let alternative):
            guard let event = own.graph.alternatives[alternative].transition else { return nil }
            return theirEvent(like: event, on: walk, isNew: !isNew).flatMap { walk.firing($0)?.walk }
        case .outcome(let outcome):
            let name = own.graph.text[own.graph.outcomes[outcome].name]
            let theirs = graph.screens[walk.current].outcomes.first { graph.text[graph.outcomes[$0].name] == name }
            return theirs.flatMap(walk.raising)
        case .back: return walk.goingBack()
        case .swipe: return walk.swiping()
        case .tab(let target):
            let name = own.name(target)
            return walk.children.first { other.name(graph.children[$0].target) == name }.flatMap(walk.choosing)
        case .change(let condition):
            let name = own.name(condition)
            return graph.conditions.ids.first { other.name($0) == name }.flatMap(walk.changing)
        case .link(let link):
            let name = own.name(link)
            return graph.deepLinks.ids.first { other.name($0) == name }.flatMap(walk.following)
        }
    }

    /// The event of the same name that a screen has; a renamed one counts as the same.
    func theirEvent(like event: TransitionID, on walk: Walk, isNew: Bool) -> TransitionID? {
        let (own, other) = (words(isNew: !isNew), words(isNew: isNew))
        let name = own.name(event)
        return other.graph.events(of: walk.current).first { other.name($0) == name }
    }

    // MARK: Causes

    private typealias Side = (before: Walk?, after: Walk?)

    private func parting(
        at index: Int, of action: Witness.Action, mine: Side, theirs: Side, isNew: Bool
    ) -> Parting {
        let other = theirs.after.map { walk in
            let graph = words(isNew: !isNew).graph
            return graph.name(of: walk.current)
        }
        var found = Parting(index: index, other: other)
        var candidates: [String] = []
        var (mineFires, theirsFires): (TransitionID?, TransitionID?)
        if case .event(let alternative) = action {
            mineFires = words(isNew: isNew).graph.alternatives[alternative].transition
            theirsFires = mineFires.flatMap { event in
                theirs.before.flatMap { theirEvent(like: event, on: $0, isNew: !isNew) }
            }
            if theirsFires == nil, let mineFires {
                found.isAbsent = true
                candidates.append(words(isNew: isNew).subject(of: mineFires))
            }
        }
        // Both sides call the link by one name; its number is that of one side.
        var link: String?
        if case .link(let followed) = action { link = "deepLink:\(words(isNew: isNew).name(followed))" }
        candidates += self.candidates(for: action, link: link, on: mine, fires: mineFires, isNew: isNew)
        candidates += self.candidates(for: action, link: link, on: theirs, fires: theirsFires, isNew: !isNew)
        found.cause = candidates.first(where: changed.contains)
        return found
    }

    /// What may be the cause on one side, in order.
    private func candidates(
        for action: Witness.Action, link: String?, on side: Side, fires: TransitionID?, isNew: Bool
    ) -> [String] {
        let words = words(isNew: isNew)
        let graph = words.graph
        var all: [String] = []
        if let fires { all.append(words.subject(of: fires)) }
        if let before = side.before, let after = side.after {
            all += before.openers(goneIn: after).flatMap { opener in
                let event = graph.alternatives[opener].transition.map { words.subject(of: $0) } ?? "entry"
                // Then what declares how it is presented.
                let declaring = words.subject(of: graph.alternatives[opener].action.opened)
                let isDefault = changes.changes.contains { $0.uses > 0 && $0.element.subject == declaring }
                return [event] + (isDefault ? [declaring].compactMap(\.self) : [])
            }
        }
        let current = side.before.map { "screen:\(words.name($0.current))" }
        switch action {
        case .link: all += link.map { [$0] } ?? []
        case .back: all += current.map { [$0] } ?? []
        case .outcome: all += (current.map { [$0] } ?? []) + ["entry"]
        case .launch: all.append("entry")
        case .event, .swipe, .tab, .change: break
        }
        for walk in [side.before, side.after] { all += walk?.flows.map { "flow:\(words.name($0))" } ?? [] }
        let ids = isNew ? sets.newIDs : sets.oldIDs
        if let before = side.before, let after = side.after {
            all += sets.names.indices.filter { number in
                ids[number].map { before.value(of: $0) != after.value(of: $0) } ?? false
            }.map { "condition:\(sets.names[$0])" }
        }
        return all + sets.ofBoth.map { "condition:\(sets.names[$0])" }
    }
}

extension ElementWords {
    func name(_ link: DeepLinkID) -> String { renaming(.deepLink, graph.text[graph.deepLinks[link].qualifiedName]) }
}
