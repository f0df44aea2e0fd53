import NavGraphModel
import NavGraphSyntax

/// Link steps: down to the window, where a link by `present` or `push` opens its layer or frame over the window's current frame,
/// and a link by `path` replaces everything with what its way makes.
extension PostStar {
    /// Adds link steps, starting from all configurations that runs without link steps reach. `openings`: some of what runs open
    /// then.
    mutating func followLinks(of machine: Machine, from openings: [KnownOpening] = []) {
        links = LinkFacts(of: machine)
        if links.isEmpty { return }
        begin(openings)
        for number in Array(idleIncrements) {
            let increment = increment(number)
            let arc = automaton.arcs[increment.arc]
            if let blocked = options.blocked, symbols[arc.symbol].screen == blocked { continue }
            let position = Position(
                symbol: arc.symbol, context: arc.context, relation: increment.relation, from: number)
            look(.link, 0, from: position, rest: .end)
        }
        saturate()
    }

    mutating func linkSteps(_ passed: UInt32, _ position: Position) {
        let symbol = symbols[position.symbol]
        let isInWindow = symbols.belows[symbol.below].inWindow
        if passed == 0, isInWindow { openLinks(position) }
        if symbol.isBottom, isVisited(symbol) { return }
        if let bottom = symbol.bottom, symbols.layers[bottom.layer].isWindow {
            pathLinks(position, in: symbols.layers[bottom.layer])
        } else {
            down(.link, isInWindow ? 1 : passed, from: position, rest: .end)
        }
    }

    /// Links by `present` and `push`, at the current frame of the window.
    private mutating func openLinks(_ position: Position) {
        let symbol = symbols[position.symbol]
        for followed in links.all where followed.way == nil {
            let link = graph.deepLinks[followed.id]
            guard let opens = link.opens, !link.isByPush || symbol.isStack else { continue }
            for (starts, chosen) in choices(of: opens) {
                var requires = followed.requires.own
                let shown = visible(of: opens, starts: starts) + (link.isByPush ? beside(symbol) : [])
                for screen in shown where followed.requires.asksScreens {
                    requires.formConjunction(program.requires(screen))
                }
                var step = linkStep(followed, position)
                step.relation = values.diagrams.and(position.relation, values.guarding(requires))
                if chosen != .all { step.relation = values.diagrams.and(step.relation, chosen) }
                if step.relation.isEmpty { continue }
                links.follow(followed)
                if link.reuses, takesBack(to: opens.screen, followed, step) { continue }
                let opened =
                    link.isByPush
                    ? symbols.pushedByLink(opens, onto: position.symbol, starts: starts)
                    : symbols.presented(
                        opens, record: .none, link.presentation, over: position.symbol, starts: starts)
                open(context(mode: .idle, symbol: opened), over: position.symbol, step, by: .none)
            }
        }
    }

    /// A link with `reuse` gives the uppermost frame of its screen a new one, which inherits its record: that is the same
    /// symbol. `false`: its region has no such frame, or may have none.
    private mutating func takesBack(to screen: ScreenID?, _ link: LinkFacts.Link, _ step: Position) -> Bool {
        guard let screen else { return false }
        if symbols[step.symbol].screen == screen {
            add(.idle, step)
            return true
        }
        let isHeld = symbols.isHeld(screen, below: step.symbol)
        if isHeld != false { down(.popToReused, link.id.raw, from: step, rest: .end) }
        return isHeld ?? !options.isUpper
    }

    /// The screens that other columns show next to a symbol: their start screens in the lower bound; empty in the upper
    /// bound, which assumes nothing about them.
    private func beside(_ symbol: StackSymbol) -> [ScreenID] {
        guard options.bound == .below, let region = symbols.belows[symbol.below].region,
            let flow = symbols.layers[region.layer].made.flow, graph.flows[flow].container == .split
        else { return [] }
        return graph.flows[flow].children.enumerated().filter { $0.offset != region.number }.flatMap {
            graph.firstScreens(of: graph.children[$0.element].target)
        }
    }

    private func linkStep(_ link: LinkFacts.Link, _ position: Position) -> Position {
        var step = position
        step.weight += countsSteps ? 1 : 0
        step.label = StepLabel(.link, link.id.raw)
        return step
    }

    private mutating func pathLinks(_ position: Position, in layer: LayerClass) {
        let window = symbols.window(layer.made, record: layer.record)
        // What is below the window's bottom is nothing: links lead to the same from wherever in it.
        let context = forgetsOpening(of: position.context) ? nil : position.context
        var position = position
        position.relation = links.new(position.relation, in: window, context: context, &values.diagrams)
        if position.relation.isEmpty { return }
        for link in links.all {
            guard let way = link.way, way.root == layer.made,
                !way.alternatives.contains(where: { values.isLeftOut(program.sets(of: $0)) })
            else { continue }
            let known = links.ends(of: link, in: window)
            let ends = known ?? ends(of: link, along: way, from: layer)
            if known == nil { links.keep(ends, of: link, in: window) }
            for end in ends {
                var step = linkStep(link, position)
                step.relation = values.diagrams.and(position.relation, end.before)
                if step.relation.isEmpty { continue }
                links.follow(link)
                for alternative in way.alternatives { fired[alternative.index] = true }
                step.relation = values.assigning(step.relation, end.end.conditions)
                stack(end.end, after: step, from: position, sharing: step.label.operand + 1)
            }
        }
    }

    /// What the way of a link makes of a window layer, and from which values: several ends only where a `start` is a choice.
    private mutating func ends(of link: LinkFacts.Link, along way: Way, from layer: LayerClass) -> [LinkFacts.End] {
        let machine = Machine(program)
        let windows = machine.wayVariants(of: layer.made, opener: layer.record)
        guard let ends = values.following(way.steps, from: windows, requires: link.requires, in: machine) else {
            giveUp()
            return []
        }
        return ends.filter { graph.arrives(graph.deepLinks[link.id], at: $0.end.current) }
            .map { LinkFacts.End(before: $0.before, end: $0.end) }
    }

    // MARK: What they build

    /// The stack that a link makes: contexts in which nothing is current, each inside the one below, up to what is. Links
    /// share those that they have in common, except those that set conditions on their ways.
    mutating func stack(_ c: Configuration, after step: Position, from position: Position, sharing number: UInt32) {
        let setsNothing = step.relation == position.relation
        let link = setsNothing ? 0 : number
        var below: (symbol: StackSymbolID, context: ContextID)?
        let out = values.diagrams.forgetting(.opening, step.relation)
        for (index, layer) in c.layers.enumerated() {
            let isLast = index == c.layers.count - 1
            let first: StackSymbolID
            if let below {
                let record = symbols.record(of: layer.opener)
                first = symbols.presented(
                    layer.made, record: record, layer.how, over: below.symbol, starts: self.starts(of: layer))
            } else {
                first = symbols.window(
                    layer.made, record: symbols.windowRecord(of: layer.opener), starts: self.starts(of: layer))
            }
            let active = layer.regions[layer.active]
            var region = first
            if layer.regions.count > 1, let bottom = symbols[first].bottom {
                region = symbols.sibling(of: first, in: RegionID(bottom.layer, layer.active))
            }
            let bottom = symbols.replacing(region, with: active.frames[0].screen)
            let isTop = isLast && active.frames.count == 1
            var top = place(bottom, isTop: isTop, on: below, link: link, out: out, after: step, from: position)
            for (number, frame) in active.frames.enumerated().dropFirst() {
                let symbol = symbols.replacing(
                    symbols.pushed(by: frame.opener, onto: top.symbol), with: frame.screen)
                let isTop = isLast && number == active.frames.count - 1
                top = place(symbol, isTop: isTop, on: top, link: link, out: out, after: step, from: position)
            }
            below = top
        }
    }

    /// What the regions of a layer hold at their bottoms, where some flow has a choice.
    private mutating func starts(of layer: Configuration.Layer) -> ScreenListID {
        choices(of: layer.made).first?.starts == .empty
            ? .empty : symbols.starts(with: layer.regions.map { $0.frames[0].screen })
    }

    /// Opens the context of a frame or layer that a link makes. The step counts where what is current is opened.
    private mutating func place(
        _ symbol: StackSymbolID, isTop: Bool, on below: (symbol: StackSymbolID, context: ContextID)?, link: UInt32,
        out: BDD,
        after step: Position, from position: Position
    ) -> (symbol: StackSymbolID, context: ContextID) {
        let passive = Mode(
            kind: .passive, operand: below.map { $0.context.raw + 1 } ?? 0,
            continuation: ContinuationID(raw: below == nil ? link : 0))
        let context = context(mode: isTop ? .idle : modes.number(of: passive), symbol: symbol)
        var opening = step
        if let below {
            let relation = forgetsOpening(of: below.context) ? out : values.diagrams.and(out, values.unchanged)
            opening = Position(symbol: below.symbol, context: below.context, relation: relation)
            if isTop { (opening.weight, opening.label) = (step.weight - position.weight, step.label) }
        } else if !isTop {
            (opening.weight, opening.label) = (position.weight, .none)
        }
        open(context, over: below?.symbol, opening, by: .none)
        return (symbol, context)
    }
}
