import NavGraphModel
import NavGraphSyntax

/// LANGUAGE 7, read aloud: the way of a link, and what its step does.
extension Interpreter {
    struct Way {
        var root: Target
        var steps: [Step]
    }

    var roots: [Target] {
        var all: [Target] = []
        for target in graph.launches.map({ graph.alternatives[$0].action.target! }) where !all.contains(target) {
            all.append(target)
        }
        let targets = graph.alternatives.ids.filter {
            graph.alternatives[$0].action.key == .root && graph.alternatives[$0].role != .entry
        }
        .sorted { graph.alternatives[$0].valueSpan < graph.alternatives[$1].valueSpan }
        .compactMap { graph.alternatives[$0].action.target }
        for target in targets where !all.contains(target) {
            if graph.params(of: target).allSatisfy({ graph.params[$0].isOptional }) { all.append(target) }
        }
        return all
    }

    /// Whether link steps stay within what the link and the screens require.
    private func mayBeSeen(_ link: DeepLinkID, _ c: Configuration) -> Bool {
        holds(graph.deepLinks[link].requires, c.conditions)
            && (graph.deepLinks[link].pending == .never
                || visible(c).allSatisfy { meetsRequirements($0, c.conditions) })
    }

    private func chain(_ first: AlternativeID) -> [Alternative] {
        var all: [Alternative] = []
        var next = first
        while !next.isNone {
            all.append(graph.alternatives[next])
            next = graph.alternatives[next].then
        }
        return all
    }

    private func isSupplied(_ alternative: AlternativeID, by link: DeepLinkID) -> Bool {
        let values = LinkTypes(graph).supply(of: link)
        return graph.carried(by: alternative).allSatisfy { wanted in
            if graph.text[wanted.type].hasSuffix("?") { return true }
            return values.contains { $0.name == wanted.name && ($0.type == nil || $0.type == wanted.type) }
        }
    }

    private func arrives(_ link: DeepLinkID, _ c: Configuration, last: Step, root: Target) -> Bool {
        let opens = graph.deepLinks[link].opens!
        // What it sends, the start receives.
        if !graph.deepLinks[link].send.isEmpty, !graph.firstScreens(of: opens).contains(c.current) { return false }
        if let screen = opens.screen { return c.current == screen }
        switch last {
        case .launch: return root == opens
        case .tab(let child): return child == opens
        case .event(_, let taken):
            return chain(taken).contains { ($0.action.opened ?? $0.action.selected) == opens }
        default: return false
        }
    }

    private func waySteps(from c: Configuration, explicit: DeepLink.Step?) -> [(Step, Configuration)] {
        var all: [(Step, Configuration)] = []
        for (step, result) in steps(from: c) {
            guard case .configuration(let next) = result else { continue }
            switch (step, explicit) {
            case (.event(let event, let taken), .event(let wanted, _, _)):
                let finishes = chain(taken).contains { $0.action.outcome != nil }
                if event == wanted, !finishes { all.append((step, next)) }
            case (.tab(let child), .tab(let wanted, _)):
                if child == wanted { all.append((step, next)) }
            case (.event(_, let taken), nil):
                let leads = [.push, .present, .replace, .select, .show].contains(graph.alternatives[taken].action.key)
                if leads, !chain(taken).dropFirst().contains(where: { $0.action.outcome != nil }) {
                    all.append((step, next))
                }
            case (.tab, nil): all.append((step, next))
            default: break
            }
        }
        return all
    }

    /// The way of a link by `path`; breadth first over configurations of up to `bound` frames.
    func way(of link: DeepLinkID, bound: Int = 8) -> Way? {
        struct Node { var c: Configuration, root: Int, steps: [Step] }
        func rank(_ step: Step) -> (Int, Int, Int) {
            switch step {
            case .event(let event, let taken):
                let place = graph.place(of: event)
                return (0, Int(place.span.offset), Int(graph.alternatives[taken].number))
            case .tab(let child):
                let region = graph.children.firstIndex { $0.target == child }!
                return (1, region, 0)
            default: return (2, 0, 0)
            }
        }
        let path = graph.deepLinks[link].path
        var frontier: [Node] = []
        for (number, root) in roots.enumerated() {
            for values in allValuations() {
                let c = Configuration(
                    conditions: values, layers: [layer(of: root, opener: .none, how: nil, values)])
                if mayBeSeen(link, c) { frontier.append(Node(c: c, root: number, steps: [])) }
            }
        }
        var seen: Set<Configuration> = []
        var depth = 0
        while !frontier.isEmpty, depth < 12 {
            // Of equals the first in order.
            frontier.sort { a, b in
                if a.root != b.root { return a.root < b.root }
                for (x, y) in zip(a.steps, b.steps) where x != y { return rank(x) < rank(y) }
                return false
            }
            if path == nil || path!.count == depth {
                for node in frontier
                where arrives(link, node.c, last: node.steps.last ?? .launch, root: roots[node.root]) {
                    return Way(root: roots[node.root], steps: node.steps)
                }
                if path != nil { return nil }
            }
            var next: [Node] = []
            for node in frontier {
                for (step, c) in waySteps(from: node.c, explicit: path?[depth]) where c.frameCount <= bound {
                    if case .event(_, let taken) = step, !isSupplied(taken, by: link) { continue }
                    guard mayBeSeen(link, c), path != nil || seen.insert(c).inserted else { continue }
                    next.append(Node(c: c, root: node.root, steps: node.steps + [step]))
                }
            }
            frontier = next
            depth += 1
        }
        return nil
    }

    /// Every valuation that the implications allow, whatever holds at launch.
    func allValuations() -> [[Bool]] {
        var all: [[Bool]] = [[]]
        for _ in graph.conditions { all = all.flatMap { [$0 + [false], $0 + [true]] } }
        return all.filter { values in
            graph.conditions.ids.allSatisfy { a in
                !values[a.index] || graph.conditions[a].implies.allSatisfy { values[$0.index] }
            } && graph.enumerations.allSatisfy { $0.members.count(where: { values[$0.index] }) == 1 }
        }
    }

    /// The link step; `nil` while the link cannot be followed.
    func follow(_ link: DeepLinkID, way: Way?, from c: Configuration) -> Configuration? {
        let l = graph.deepLinks[link]
        if l.isByPresent {
            var next = c
            next.layers.removeSubrange(1...)
            next.layers.append(layer(of: l.opens!, opener: .none, how: l.presentation, c.conditions))
            return mayBeSeen(link, next) ? next : nil
        }
        if l.isByPush {
            var next = c
            next.layers.removeSubrange(1...)
            guard next.region.isStack else { return nil }
            let screen = l.opens!.screen ?? start(of: l.opens!.flow!, c.conditions)
            if l.reuses, let index = next.region.frames.lastIndex(where: { $0.screen == screen }) {
                next.region.frames.removeSubrange((index + 1)...)
                next.region.frames[index].number = 0
            } else {
                next.region.frames.append(Frame(screen: screen, start: l.opens!.flow))
            }
            return mayBeSeen(link, next) ? next : nil
        }
        guard let way, c.layers[0].made == way.root else { return nil }
        var next = c
        next.layers = [layer(of: way.root, opener: c.layers[0].opener, how: nil, c.conditions)]
        guard mayBeSeen(link, next) else { return nil }
        for step in way.steps {
            guard let (_, result) = steps(from: next).first(where: { $0.step == step }),
                case .configuration(let after) = result, mayBeSeen(link, after)
            else { return nil }
            next = after
        }
        // A choice on the way may have led elsewhere.
        if let screen = l.opens?.screen, next.current != screen { return nil }
        if let flow = l.opens?.flow, !l.send.isEmpty, !graph.startScreens(of: flow).contains(next.current) {
            return nil
        }
        return next
    }
}
