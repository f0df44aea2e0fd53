import NavGraphModel
import NavGraphSyntax

/// What the listed configurations show. LANGUAGE 10.
extension Listing {
    func faults() -> [FaultFact] {
        let keys = allFaults.map { FaultFact.Key(rule: $0.rule, subject: $0.subject) }
        let best = nearest(allFaults.indices, by: { keys[$0] }) { allFaults[$0].from }
        return best.map { index in
            let fault = allFaults[index]
            return FaultFact(
                rule: fault.rule, subject: fault.subject, place: fault.place,
                witness: witness(to: fault.from, fault: fault))
        }
    }

    func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        nearest(allIgnored.indices, by: { allIgnored[$0].event }) { allIgnored[$0].at }
            .map { (allIgnored[$0].event, witness(to: allIgnored[$0].at)) }
    }

    func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        let found = nearestByScreen { index in
            configurations[index].visible.filter { screen in
                let required = machine.program.requires(screen)
                return required.isImpossible || !required.cube.meets(configurations[index].conditions)
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, witness(to: $0.value)) }
    }

    func deepModals() -> [ScreenID: Witness] {
        nearestByScreen { configurations[$0].layers.count > 3 ? [configurations[$0].current] : [] }
            .mapValues { witness(to: $0) }
    }

    /// For each of the screens that are told of configurations the nearest of these.
    func nearestByScreen(_ screens: (Int) -> [ScreenID]) -> [ScreenID: Int] {
        var found: [ScreenID: Int] = [:]
        for index in configurations.indices {
            for screen in screens(index) {
                if let known = found[screen], reach(of: known) <= reach(of: index) { continue }
                found[screen] = index
            }
        }
        return found
    }

    /// Of what has the same key the one whose configuration is nearest; in the order in which the keys are first seen.
    private func nearest<Key: Hashable>(
        _ all: Range<Int>, by key: (Int) -> Key, _ place: (Int) -> Int
    ) -> [Int] {
        var slots: [Key: Int] = [:]
        var best: [Int] = []
        for index in all {
            if let slot = slots[key(index)] {
                if reach(of: place(index)) < reach(of: place(best[slot])) { best[slot] = index }
            } else {
                slots[key(index)] = best.count
                best.append(index)
            }
        }
        return best
    }

    /// The nearest configuration that `holds`.
    func nearest(_ holds: (Int) -> Bool) -> Int? {
        var best: Int?
        for index in configurations.indices where holds(index) {
            if best.map({ reach(of: index) < reach(of: $0) }) ?? true { best = index }
        }
        return best
    }

    // MARK: Runs that lead somewhere

    /// For each configuration the steps of a shortest run to one of the `targets`, app events and links apart; `.max`:
    /// no such run. Whatever lies beyond the limit may lead anywhere.
    func distances(to targets: (Configuration) -> Bool) -> [Int32] {
        var into = Array(repeating: [Int32](), count: configurations.count)
        var distance = Array(repeating: Int32.max, count: configurations.count)
        var queue: [Int] = []
        for index in configurations.indices {
            if isOpen(index) || targets(configurations[index]) {
                distance[index] = 0
                queue.append(index)
            }
            for edge in edges[out[index] ?? 0..<0] where !edge.isApp { into[Int(edge.to)].append(Int32(index)) }
        }
        var next = 0
        while next < queue.count {
            let index = queue[next]
            next += 1
            for from in into[index] where distance[Int(from)] == .max {
                distance[Int(from)] = distance[index] + 1
                queue.append(Int(from))
            }
        }
        return distance
    }

    private static let mostSearches = 64

    /// A run to a configuration from which no run leads to a target, as far as a short search sees: of those in which a
    /// screen is current one of the nearest. A plain listing does not look: what it sees is what it has.
    func witness(
        on screen: ScreenID?, within: Int?, leadingNotTo isTarget: (Configuration) -> Bool
    ) -> Witness? {
        if isPlain { return nil }
        let nearest = configurations.indices.filter { screen == nil || configurations[$0].current == screen }
            .sorted { (reach(of: $0), $0) < (reach(of: $1), $1) }.prefix(Self.mostSearches)
        let found = nearest.first { index in
            allDecided { try machine.lead(from: configurations[index], within: within, to: isTarget) } == .nowhere
        }
        return found.map { witness(to: $0) }
    }

    func deadEnds() -> [DeadEnd] {
        let home = distances { $0.isAtHome }
        let isAlone = (isComplete || isPlain) && Set(configurations.map(\.current)).count < 2
        var found = nearestByScreen { index in
            home[index] == .max || (!isAlone && isStuck(index)) ? [configurations[index].current] : []
        }
        if isPlain {
            // What was not expanded may lead to little.
            let open = nearestByScreen { isOpen($0) ? [configurations[$0].current] : [] }
            for (screen, index) in open where found[screen] == nil && isTrapped(in: configurations[index]) {
                found[screen] = index
            }
        }
        let others = configurations.indices.filter { home[$0] != .max }.map { configurations[$0].current }
        return found.sorted { $0.key < $1.key }.map { screen, index in
            DeadEnd(
                screen: screen, witness: witness(to: index), isSure: true,
                isAlways: isComplete && !others.contains(screen))
        }
    }

    /// Whether only a few configurations can follow, none of which is at home.
    private func isTrapped(in c: Configuration) -> Bool {
        (try? machine.lead(from: c, within: nil, most: 8) { $0.isAtHome }) == .nowhere
    }

    /// Whether no step but links and changes leads to a configuration that differs.
    private func isStuck(_ index: Int) -> Bool {
        guard !isOpen(index), let range = out[index] else { return false }
        // What nothing asks for a plain one forgets, and a step may set.
        if isPlain, !machine.program.otherSets.isEmpty { return false }
        let c = configurations[index]
        return edges[range].allSatisfy { $0.label.kind == .change || configurations[Int($0.to)].looksLike(c) }
    }
}
