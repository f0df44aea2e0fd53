import NavGraphModel
import NavGraphSyntax

/// The stacks that links by `path` build, as contexts and edges: a tree for each group of links that can be followed in the
/// same configurations, so that each way up from its base is what one link makes.
extension Saturation {
    /// The contexts of a configuration that a link makes; gives that of the window layer. A region that is not active
    /// can be made so by a tab step: with what it holds.
    mutating func stack(_ c: Configuration, by link: DeepLinkID, group: UInt32) -> UInt32 {
        let cube = cubes.intern(c.conditions)
        var base: UInt32 = .max
        /// What the next layer lies over.
        var over: UInt32 = .max
        var inside: UInt32 = .max
        /// What was opened last.
        var top: UInt32 = .max
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
                if layer.regions.count == 1 { return symbols.replacing(opening, with: active.frames[0].screen) }
                let fresh = symbols.sibling(of: opening, region: region)
                let frames = layer.regions[region].frames
                if symbols[fresh].screen != frames[0].screen || layer.container == .split && frames.count > 1 {
                    fillsRegions = true
                }
                return symbols.replacing(fresh, with: frames[0].screen)
            }
            symbol = bottom(layer.active)
            let passive = base == .max ? Mode(kind: .passive, operand: group, continuation: 0) : passive(above: inside)
            let context = self.context(
                mode: isLast && active.frames.count == 1 ? 0 : modes.intern(passive), cube: cube, symbol: symbol)
            if base == .max {
                base = context
            } else {
                top = connect(context, over: over, inside: inside, weight: 0, .none, rootDelay: .max)
            }
            for region in layer.regions.indices
            where region != layer.active && isLast && options.blocked != c.current {
                let symbol = bottom(region)
                let tab = StepLabel(.tab, symbols.child(region, of: symbols[symbol].layer - 1).raw)
                if layer.regions[region].frames.count == 1 {
                    add(
                        mode: 0, cube: cube, symbol: symbol, context: context, weight: 1, from: .max, via: .max,
                        label: tab)
                } else {
                    var aside = top
                    let other = layer.regions[region]
                    _ = frames(other, over: symbol, in: context, cube, isLast: true, 1, tab, stepsBack(other), &aside)
                    note(aside, by: link)
                }
            }
            let rootDelay = stepsToBottom(of: index, in: c)
            (over, inside) = frames(
                active, over: symbol, in: context, cube, isLast: isLast, 0, .none, rootDelay, &top)
        }
        note(top, by: link)
        return base
    }

    private mutating func frames(
        _ region: Configuration.Region, over bottom: UInt32, in context: UInt32, _ cube: UInt32, isLast: Bool,
        _ cost: Int32, _ label: StepLabel, _ rootDelay: Int32, _ top: inout UInt32
    ) -> (UInt32, UInt32) {
        var (over, inside) = (bottom, context)
        for (number, frame) in region.frames.enumerated().dropFirst() {
            let symbol = symbols.replacing(symbols.pushed(by: frame.opener, onto: over), with: frame.screen)
            let isCurrent = isLast && number == region.frames.count - 1
            let mode = isCurrent ? 0 : modes.intern(passive(above: inside))
            let next = self.context(mode: mode, cube: cube, symbol: symbol)
            top = connect(
                next, over: over, inside: inside, weight: number == 1 ? cost : 0, number == 1 ? label : .none,
                rootDelay: rootDelay)
            (over, inside) = (symbol, next)
        }
        return (over, inside)
    }

    /// The steps from what a link makes to the bottom of a layer: each layer above is swiped away, then it goes back;
    /// `.max` where that cannot be, or does something else.
    private func stepsToBottom(of layer: Int, in c: Configuration) -> Int32 {
        let above = c.layers[(layer + 1)...]
        let goAway = above.allSatisfy {
            $0.isSwipeable && closedHandler(of: symbols.record(of: $0.opener)) == nil
        }
        let back = stepsBack(c.layers[layer].regions[c.layers[layer].active])
        return goAway && back != .max ? back + Int32(above.count) : .max
    }

    /// The steps back from what is on top of a region to its bottom; `.max` where one of them does something else.
    private func stepsBack(_ region: Configuration.Region) -> Int32 {
        let returns = region.frames.dropFirst().allSatisfy {
            graph.screens[$0.screen].goesBack && closedHandler(of: symbols.record(of: $0.opener)) == nil
        }
        return returns && options.blocked == nil ? Int32(region.frames.count - 1) : .max
    }

    /// The mode of what a link puts over the frame of a context that is no other's.
    private func passive(above context: UInt32) -> Mode { Mode(kind: .passive, operand: context, continuation: 1) }

    /// An edge of what a link makes, from above its base on.
    private mutating func connect(
        _ context: UInt32, over: UInt32, inside: UInt32, weight: Int32, _ label: StepLabel, rootDelay: Int32
    ) -> UInt32 {
        if !symbols[contexts[Int(context)].symbol].isBottom { delayRoots(of: context, to: rootDelay) }
        let id = UInt64(context) << 32 | UInt64(inside)
        if let known = linkEdges[id] { return known }
        let number = UInt32(edges.count)
        linkEdges[id] = number
        addEdge(
            Edge(
                context: context, over: over, inside: inside, weight: weight, from: .max, label: label,
                alternative: .none), rootDelay: rootDelay)
        return number
    }

    /// `top` is the highest edge of what a link makes.
    private mutating func note(_ top: UInt32, by link: DeepLinkID) {
        if top != .max, linksOfTops[top] == nil { linksOfTops[top] = StepLabel(.link, link.raw) }
    }
}
