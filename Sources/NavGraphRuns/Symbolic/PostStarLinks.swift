import NavGraphModel
import NavGraphSyntax

/// Link steps: down to the window, where a link by `present` or `push` opens its layer or frame over the window's current frame,
/// and a link by `path` replaces everything with what its way makes.
extension PostStar {
    /// A link that can be followed, with what its way makes of each window; nothing of one that it cannot be gone from.
    struct LinkStep: Sendable {
        var id: DeepLinkID
        var requires: Guard
        var way: Way?
        /// By window.
        var ends: [UInt32: [LinkEnd]] = [:]
    }
    /// What a way makes where these conditions hold, with what it sets as the conditions of the end.
    struct LinkEnd: Sendable {
        var before: BDD
        var end: Configuration
    }

    /// The links that have a way, or none to go.
    static func links(of machine: Machine) -> [LinkStep] {
        machine.graph.deepLinks.ids.compactMap { id in
            let link = machine.graph.deepLinks[id]
            let way = machine.ways[id]
            guard !link.isByPath || way != nil else { return nil }
            return LinkStep(id: id, requires: machine.program.guarding(link.requires), way: way)
        }
    }

    /// Goes on with link steps, from everything that runs without them reach.
    mutating func followLinks(of machine: Machine) {
        links = Self.links(of: machine)
        if links.isEmpty { return }
        for number in Array(idleParts) {
            let part = part(number)
            let arc = arcs[Int(part.arc)]
            if let blocked = options.blocked, symbols[arc.symbol].screen == blocked { continue }
            let head = Head(symbol: arc.symbol, context: arc.context, relation: part.relation, from: number)
            look(.link, 0, head, rest: 0)
        }
        saturate()
    }

    mutating func linkSteps(_ passed: UInt32, _ head: Head) {
        let symbol = symbols[head.symbol]
        let isInWindow = symbols.belows[symbol.below].inWindow
        if passed == 0, isInWindow { openLinks(head) }
        if symbol.isBottom, isVisited(symbol) { return }
        if symbol.isBottom, symbols.layers[symbol.layer - 1].isWindow {
            pathLinks(head)
        } else {
            down(.link, isInWindow ? 1 : passed, head, rest: 0)
        }
    }

    /// Links by `present` and `push`, at the current frame of the window.
    private mutating func openLinks(_ head: Head) {
        for number in links.indices where links[number].way == nil {
            let link = graph.deepLinks[links[number].id]
            if link.isByPush, !symbols[head.symbol].isStack { continue }
            for (starts, chosen) in choices(of: link.opens!) {
                var requires = links[number].requires
                let shown =
                    link.isByPush ? [pushed(link.opens!, starts: starts)] : visible(of: link.opens!, starts: starts)
                for screen in shown { requires.formConjunction(program.requires(screen)) }
                var step = linkStep(number, head)
                step.relation = values.diagrams.and(head.relation, values.guarding(requires))
                if chosen != .all { step.relation = values.diagrams.and(step.relation, chosen) }
                if step.relation.isEmpty { continue }
                followedLinks.insert(links[number].id)
                let symbol =
                    link.isByPush
                    ? symbols.pushedByLink(link.opens!, onto: head.symbol, starts: starts)
                    : symbols.presented(
                        link.opens!, record: .none, link.presentation, over: head.symbol, starts: starts)
                open(context(mode: 0, symbol: symbol), over: head.symbol, step, by: .none)
            }
        }
    }

    private func pushed(_ target: Target, starts: UInt32) -> ScreenID {
        symbols.screens(of: starts).first ?? graph.firstScreen(of: target)!
    }

    private func linkStep(_ number: Int, _ head: Head) -> Head {
        var step = head
        step.weight += countsSteps ? 1 : 0
        step.label = StepLabel(.link, links[number].id.raw)
        return step
    }

    private mutating func pathLinks(_ head: Head) {
        let layer = symbols.layers[symbols[head.symbol].layer - 1]
        let window = symbols.window(layer.made, record: layer.record)
        // What is below the window's bottom is nothing: links lead to the same from wherever in it.
        let origin = forgetsOpening(of: head.context) ? .max : head.context
        let key = UInt64(window) << 32 | UInt64(origin)
        let known = followed[key] ?? .none
        var head = head
        head.relation = values.diagrams.minus(head.relation, known)
        if head.relation.isEmpty { return }
        followed[key] = values.diagrams.or(known, head.relation)
        for number in links.indices where links[number].way?.root == layer.made {
            if links[number].ends[window] == nil { links[number].ends[window] = ends(of: links[number], layer) }
            for end in links[number].ends[window]! {
                var step = linkStep(number, head)
                step.relation = values.diagrams.and(head.relation, end.before)
                if step.relation.isEmpty { continue }
                followedLinks.insert(links[number].id)
                for alternative in links[number].way!.alternatives { fired[alternative.index] = true }
                step.relation = values.assigning(step.relation, end.end.conditions)
                stack(end.end, step, head, sharing: step.label.operand + 1)
            }
        }
    }

    /// What the way of a link makes of a window layer, and from which values: several ends only where a `start` is a choice.
    private mutating func ends(of link: LinkStep, _ layer: LayerClass) -> [LinkEnd] {
        let machine = Machine(program)
        let windows = machine.wayVariants(of: layer.made, opener: layer.record)
        return values.following(link.way!.steps, from: windows, requires: link.requires, in: machine)
            .filter { graph.arrives(graph.deepLinks[link.id], at: $0.end.current) }
            .map { LinkEnd(before: $0.before, end: $0.end) }
    }

    // MARK: What they build

    /// The stack that a link makes: contexts in which nothing is current, each inside the one below, up to what is. Links
    /// share those that they have in common, except those that set conditions on their ways.
    mutating func stack(_ c: Configuration, _ step: Head, _ head: Head, sharing number: UInt32) {
        let setsNothing = step.relation == head.relation
        let link = setsNothing ? 0 : number
        var below: (symbol: UInt32, context: UInt32)?
        let out = values.diagrams.forgetting(.opening, step.relation)
        for (index, layer) in c.layers.enumerated() {
            let isLast = index == c.layers.count - 1
            let first: UInt32
            if let below {
                let record = symbols.record(of: layer.opener)
                first = symbols.presented(
                    layer.made, record: record, layer.how, over: below.symbol, starts: self.starts(of: layer))
            } else {
                first = symbols.window(
                    layer.made, record: symbols.windowRecord(of: layer.opener), starts: self.starts(of: layer))
            }
            let active = layer.regions[layer.active]
            let region = layer.regions.count == 1 ? first : symbols.sibling(of: first, region: layer.active)
            let bottom = symbols.replacing(region, with: active.frames[0].screen)
            let isTop = isLast && active.frames.count == 1
            below = place(bottom, isTop: isTop, on: below, link, out, step, head)
            for (number, frame) in active.frames.enumerated().dropFirst() {
                let symbol = symbols.replacing(
                    symbols.pushed(by: frame.opener, onto: below!.symbol), with: frame.screen)
                let isTop = isLast && number == active.frames.count - 1
                below = place(symbol, isTop: isTop, on: below, link, out, step, head)
            }
        }
    }

    /// What the regions of a layer hold at their bottoms, where some flow has a choice.
    private mutating func starts(of layer: Configuration.Layer) -> UInt32 {
        choices(of: layer.made).first?.starts == 0 ? 0 : symbols.starts(with: layer.regions.map { $0.frames[0].screen })
    }

    /// Opens the context of a frame or layer that a link makes. The step counts where what is current is opened.
    private mutating func place(
        _ symbol: UInt32, isTop: Bool, on below: (symbol: UInt32, context: UInt32)?, _ link: UInt32, _ out: BDD,
        _ step: Head, _ head: Head
    ) -> (symbol: UInt32, context: UInt32) {
        let passive = Mode(
            kind: .passive, operand: below.map { $0.context + 1 } ?? 0, continuation: below == nil ? link : 0)
        let context = context(mode: isTop ? 0 : modes.number(of: passive), symbol: symbol)
        var opening = step
        if let below {
            let relation = forgetsOpening(of: below.context) ? out : values.diagrams.and(out, values.unchanged)
            opening = Head(symbol: below.symbol, context: below.context, relation: relation, from: .max)
            if isTop { (opening.weight, opening.label) = (step.weight - head.weight, step.label) }
        } else if !isTop {
            (opening.weight, opening.label) = (head.weight, .none)
        }
        open(context, over: below?.symbol ?? .max, opening, by: .none)
        return (symbol, context)
    }
}
