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
            let isSwipeable = link.style.isSwipeable && !link.isLocked
            let layer = machine.layer(link.opens, opener: .none, inStack: link.inStack, isSwipeable: isSwipeable)
            let shown = Configuration(conditions: cubes[cube], layers: [layer]).visible
            var allowed = cubes[cube]
            var isAllowed = true
            for condition in [requires] + shown.map({ program.requires[$0.index] }) {
                isAllowed = isAllowed && !condition.isImpossible && allowed.meets(condition.cube)
                allowed = allowed.intersection(condition.cube)
            }
            guard isAllowed else { continue }
            open(
                mode: 0, cube: cubes.intern(allowed),
                symbol: symbols.presented(
                    link.opens, record: .none, inStack: link.inStack, isSwipeable: isSwipeable, over: head.symbol),
                over: head.symbol, inside: head.context, weight: head.weight + 1, from: head.from,
                label: StepLabel(.link, id.raw), alternative: .none)
        }
    }

    private mutating func pathLinks(_ layer: UInt32, _ head: Head, _ cube: UInt32) {
        let key = UInt64(layer) << 32 | UInt64(cube)
        if linkBases[key] == nil { linkBases[key] = bases(layer, cube) }
        for (link, base) in linkBases[key]! { edges(to: base, head, StepLabel(.link, link.raw)) }
    }

    /// What the ways of links make of a window layer: the contexts of its bottom.
    private mutating func bases(_ layer: UInt32, _ cube: UInt32) -> [(link: DeepLinkID, base: UInt32)] {
        guard let machine else { return [] }
        let (made, record) = (symbols.layers[layer].made, symbols.layers[layer].record)
        var found: [(link: DeepLinkID, base: UInt32)] = []
        for (id, _, way) in links where way?.root == made {
            let known = found.count
            for result in machine.results(of: id, window: made, record: record, cubes[cube]) {
                found.append((id, chain(result)))
            }
            if found.count > known { for alternative in way!.alternatives { fired[alternative.index] = true } }
        }
        return found
    }

    private mutating func edges(to base: UInt32, _ head: Head, _ label: StepLabel) {
        let id = UInt64(base) << 32 | UInt64(head.context)
        // What is looked at first when links come in is not always the nearest.
        if let known = followed[id], known <= head.weight { return }
        followed[id] = head.weight
        connect(base, over: .max, inside: head.context, weight: head.weight + 1, from: head.from, label)
    }

    /// The contexts of a configuration that a link makes; gives that of the window layer. A region that is not active
    /// can be made so by a tab step: with what it holds.
    private mutating func chain(_ c: Configuration) -> UInt32 {
        let cube = cubes.intern(c.conditions)
        let passive = modes.intern(Mode(kind: .passive, operand: 0, continuation: 0))
        var base: UInt32 = .max
        /// What the next layer lies over.
        var over: UInt32 = .max
        var inside: UInt32 = .max
        for (index, layer) in c.layers.enumerated() {
            let isLast = index == c.layers.count - 1
            let record = symbols.record(of: layer.opener)
            var symbol: UInt32
            if index == 0 {
                symbol = symbols.window(layer.made, record: record)
            } else {
                symbol = symbols.presented(
                    layer.made, record: record, inStack: layer.container == .stack && layer.made.screen != nil,
                    isSwipeable: layer.isSwipeable, over: over)
            }
            let active = layer.regions[layer.active]
            let opening = symbol
            func bottom(_ region: Int) -> UInt32 {
                var s = layer.regions.count > 1 ? symbols.sibling(of: opening, region: region) : opening
                s = symbols.replacing(s, with: layer.regions[region].frames[0].screen)
                return s
            }
            symbol = bottom(layer.active)
            let context = self.context(
                mode: isLast && active.frames.count == 1 ? 0 : passive, cube: cube, symbol: symbol)
            if base == .max {
                base = context
            } else {
                connect(context, over: over, inside: inside, weight: 0, from: .max, .none)
            }
            for region in layer.regions.indices where region != layer.active && isLast {
                let symbol = bottom(region)
                let label = StepLabel(.tab, symbols.child(region, of: symbols[symbol].layer - 1).raw)
                if layer.regions[region].frames.count == 1 {
                    add(
                        mode: 0, cube: cube, symbol: symbol, context: context, weight: 1, from: .max, via: .max,
                        label: label)
                } else {
                    _ = frames(layer.regions[region], over: symbol, in: context, cube, isLast: true, 1, label)
                }
            }
            (over, inside) = frames(active, over: symbol, in: context, cube, isLast: isLast, 0, .none)
        }
        return base
    }

    private mutating func frames(
        _ region: Configuration.Region, over bottom: UInt32, in context: UInt32, _ cube: UInt32, isLast: Bool,
        _ cost: Int32, _ label: StepLabel
    ) -> (UInt32, UInt32) {
        let passive = modes.intern(Mode(kind: .passive, operand: 0, continuation: 0))
        var (over, inside) = (bottom, context)
        let rootDelay = isLast ? stepsBack(region) : .max
        for (number, frame) in region.frames.enumerated().dropFirst() {
            let symbol = symbols.replacing(symbols.pushed(by: frame.opener, onto: over), with: frame.screen)
            let isCurrent = isLast && number == region.frames.count - 1
            let next = self.context(mode: isCurrent ? 0 : passive, cube: cube, symbol: symbol)
            connect(
                next, over: over, inside: inside, weight: number == 1 ? cost : 0, from: .max,
                number == 1 ? label : .none, rootDelay: rootDelay)
            (over, inside) = (symbol, next)
        }
        return (over, inside)
    }

    /// The steps back from what is on top of a region to its bottom; `.max` where one of them does something else.
    private func stepsBack(_ region: Configuration.Region) -> Int32 {
        let returns = region.frames.dropFirst().allSatisfy {
            graph.screens[$0.screen].goesBack && closedHandler(of: symbols.record(of: $0.opener)) == nil
        }
        return returns && options.blocked == nil ? Int32(region.frames.count - 1) : .max
    }

    private mutating func connect(
        _ context: UInt32, over: UInt32, inside: UInt32, weight: Int32, from: UInt32, _ label: StepLabel,
        rootDelay: Int32? = nil
    ) {
        let id = UInt64(context) << 32 | UInt64(inside)
        if let rootDelay { delayRoots(of: context, to: rootDelay) }
        guard from != .max || followed.updateValue(0, forKey: id ^ 1 << 63) == nil else { return }
        addEdge(
            Edge(
                context: context, over: over, inside: inside, weight: weight, from: from, label: label,
                alternative: .none), rootDelay: rootDelay ?? .max)
    }
}

extension Machine {
    /// The configurations that a link step makes of a window layer, one for each part of `conditions` in which it can be
    /// followed.
    func results(of link: DeepLinkID, window made: Reference, record: AlternativeID, _ conditions: Cube)
        -> [Configuration]
    {
        var results: [Configuration] = []
        var pending = [conditions]
        while let cube = pending.popLast() {
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
