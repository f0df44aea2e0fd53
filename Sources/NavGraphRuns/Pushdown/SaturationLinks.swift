import NavGraphModel
import NavGraphSyntax

/// Link steps: down to the window layer, where a link by `present` opens its layer over the window's current frame, and
/// a link by `path` puts what its way makes in the place of everything.
extension Saturation {
    /// Goes on with link steps, from everything that runs without them reach.
    mutating func launchLinks(_ machine: Machine) {
        self.machine = machine
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            let way = machine.ways[id]
            if link.isByPresent || way != nil { links.append((id, program.guarding(link.requires), way)) }
        }
        guard !links.isEmpty else { return }
        followsLinks = true
        for index in 0..<items.count where items[index].mode == 0 && items[index].isFinal {
            if let blocked = options.blocked, symbols[items[index].symbol].screen == blocked { continue }
            followLinks(from: UInt32(index))
        }
        saturate()
    }

    mutating func followLinks(from index: UInt32) {
        let item = items[Int(index)]
        if searchesElsewhere(item, symbols[item.symbol]) { return }
        let head = Head(
            symbol: item.symbol, context: item.context, weight: item.weight, from: index, label: .none)
        look(.link, 0, head, item.cube, 0)
    }

    mutating func linkSteps(_ passed: UInt32, _ head: Head, _ cube: UInt32) {
        let symbol = symbols[head.symbol]
        let isInWindow = symbols.belows[symbol.below].inWindow
        if passed == 0, isInWindow { presentLinks(head, cube) }
        if symbol.isBottom, symbols.layers[symbol.layer - 1].isWindow {
            pathLinks(symbol.layer - 1, head, cube)
        } else {
            down(.link, isInWindow ? 1 : passed, head, cube, 0)
        }
    }

    private mutating func presentLinks(_ head: Head, _ cube: UInt32) {
        guard let machine else { return }
        for (id, requires, _) in links where graph.deepLinks[id].isByPresent {
            let link = graph.deepLinks[id]
            let (target, how) = (link.opens!, link.presentation)
            let layer = machine.layer(target, opener: .none, inStack: how.inStack, isSwipeable: how.isSwipeable)
            let shown = Configuration(conditions: cubes[cube], layers: [layer]).visible
            var allowed = cubes[cube]
            var isAllowed = true
            for condition in [requires] + shown.map({ program.requires($0) }) {
                isAllowed = isAllowed && !condition.isImpossible && allowed.meets(condition.cube)
                allowed = allowed.intersection(condition.cube)
            }
            guard isAllowed else { continue }
            followedLinks.insert(id)
            open(
                mode: 0, cube: cubes.intern(allowed),
                symbol: symbols.presented(
                    target, record: .none, inStack: how.inStack, isSwipeable: how.isSwipeable, over: head.symbol),
                over: head.symbol, inside: head.context, weight: head.weight + 1, from: head.from,
                label: StepLabel(.link, id.raw), alternative: .none)
        }
    }

    private mutating func pathLinks(_ layer: UInt32, _ head: Head, _ cube: UInt32) {
        let key = UInt64(layer) << 32 | UInt64(cube)
        if linkBases[key] == nil { linkBases[key] = bases(layer, cube) }
        for (link, base) in linkBases[key]! { edges(to: base, head, StepLabel(.link, link.raw)) }
    }

    /// What the ways of links make of a window layer: the contexts of its bottom, each with the first link that makes it.
    private mutating func bases(_ layer: UInt32, _ cube: UInt32) -> [(link: DeepLinkID, base: UInt32)] {
        guard let machine else { return [] }
        let (made, record) = (symbols.layers[layer].made, symbols.layers[layer].record)
        let candidates = links.filter { $0.way?.root == made }
        let conditions = cubes[cube]
        let found = candidates.map { machine.results(of: $0.id, window: made, record: record, conditions) }
        var results: [(link: DeepLinkID, configuration: Configuration)] = []
        for (candidate, configurations) in zip(candidates, found) {
            guard let configurations else {
                giveUp(.combinations(program.conditions))
                continue
            }
            if configurations.isEmpty { continue }
            followedLinks.insert(candidate.id)
            results += configurations.map { (candidate.id, $0) }
            for alternative in candidate.way!.alternatives {
                fired[alternative.index] = true
                firedOnWays.insert(alternative)
            }
        }
        // Who can follow one of those that end with the same conditions can follow all: they share what they have in common.
        let numbers = results.map { cubes.intern($0.configuration.conditions) }
        var links: [UInt32: [UInt32]] = [:]
        for (result, cube) in zip(results, numbers) { links[cube, default: []].append(result.link.raw) }
        var groups: [UInt32: UInt32] = [:]
        for cube in numbers where groups[cube] == nil {
            groups[cube] = linkGroups.intern(LinkGroup(links: links[cube]!))
        }
        var bases: [(link: DeepLinkID, base: UInt32)] = []
        var known: Set<UInt32> = []
        for (result, cube) in zip(results, numbers) {
            let base = stack(result.configuration, by: result.link, group: groups[cube]!)
            if known.insert(base).inserted { bases.append((result.link, base)) }
        }
        return bases
    }

    private mutating func edges(to base: UInt32, _ head: Head, _ label: StepLabel) {
        let id = UInt64(base) << 32 | UInt64(head.context)
        // What is looked at first when links come in is not always the nearest.
        if let known = followed[id], known <= head.weight { return }
        followed[id] = head.weight
        addEdge(
            Edge(
                context: base, over: .max, inside: head.context, weight: head.weight + 1, from: head.from, label: label,
                alternative: .none))
    }
}

extension Machine {
    /// The configurations that a link step makes of a window layer, one for each part of `conditions` in which it can be
    /// followed; `nil`: there are too many.
    func results(of link: DeepLinkID, window made: Target, record: AlternativeID, _ conditions: Cube)
        -> [Configuration]?
    {
        var results: [Configuration] = []
        var pending = [conditions]
        var parts = 0
        while let cube = pending.popLast() {
            parts += 1
            if parts > Saturation.mostParts { return nil }
            var c = window(made, opener: record, cube)
            do {
                if try step(StepLabel(.link, link.raw), &c) { results.append(c) }
            } catch let undecided as Undecided {
                pending.append(Cube(known: cube.known | undecided.bit, value: cube.value | undecided.bit))
                pending.append(Cube(known: cube.known | undecided.bit, value: cube.value))
            } catch { continue }
        }
        return results
    }
}
