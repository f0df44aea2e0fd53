import NavGraphModel

/// Breadth first over configurations, level by level, for shortest ways. LANGUAGE 7.
///
/// Configurations that agree in what the steps of ways can ask for (`WayKey`) are one node of a level, with the values that
/// conditions have there as a decision diagram: however many ways lead to it, with whatever conditions, it is gone on from
/// once. Values with which a key was there on a level before are left out; what leads on from them leads there sooner.
/// Of the ways to a goal the one that the language means is chosen at the end (`ShortestWay`). O(keys · levels · steps).
struct WayExplorer {
    let moves: WayMoves
    private var steps: WaySteps { moves.steps }
    private var machine: Machine { moves.machine }
    private var graph: NavGraph { moves.graph }
    private let limit: Int
    /// With which values what the links require holds.
    private let own: BDD
    /// What way steps do to conditions, as far as that was needed.
    private var effects: [StepLabel: WayEffect] = [:]
    /// The sets of all searches of a graph.
    private let shared: WayValues
    private var values: Valuations {
        _read { yield shared.values }
        nonmutating _modify { yield &shared.values }
    }

    private(set) var nodes: [WayNode] = []
    private(set) var arcs: [WayArc] = []
    private var keys: WayKeys
    /// By key, the values with which it was there on levels before; and its node on the next level.
    private var seen: [UInt32: BDD] = [:]
    private var next: [UInt32: Int] = [:]

    /// What links open that no way was found to yet.
    private var wanted: [Target: [DeepLinkID]] = [:]
    private(set) var found: [DeepLinkID: Way] = [:]
    /// Whether it gave up before it had come to its end.
    var isCut: Bool { hasGivenUp || hasTooManyVariants || values.diagrams.isExhausted }
    private var hasGivenUp = false
    /// Whether a root or step makes too many: what is found later may not be the shortest way.
    private var hasTooManyVariants = false
    /// Why it gave up; `nil`: it did not.
    var cut: Unroutable? { hasTooManyVariants ? .starts : isCut ? .undecided : nil }
    private var goals: [Target: [WayArc]] = [:]
    private var wantsScreen: [Bool] = []
    private var wantsFlows = false

    /// Gives up after about `limit` nodes.
    init(_ moves: WayMoves, sight: WayKeys.Sight, limit: Int, _ shared: WayValues) {
        self.moves = moves
        self.limit = limit
        self.shared = shared
        own = moves.requires.map { shared.values.guarding($0.own) } ?? .all
        keys = WayKeys(sight)
    }

    /// Looks for a shortest way to what each of the links opens.
    mutating func findWays(to links: [DeepLinkID]) {
        wantsScreen = Array(repeating: false, count: graph.screens.count)
        for link in links {
            guard let opens = graph.deepLinks[link].opens else { continue }
            wanted[opens, default: []].append(link)
            if let screen = opens.screen { wantsScreen[screen.index] = true } else { wantsFlows = true }
        }
        start()
        var level = 0..<nodes.count
        var depth = 0
        while !level.isEmpty, !wanted.isEmpty, !isCut {
            if depth >= keys.deepest || nodes.count + arcs.count > limit {
                hasGivenUp = true
                return
            }
            for node in level { expand(node) }
            // What has no diagrams left finds nothing more, and no end.
            if isCut { return }
            takeGoals()
            endLevel(&level)
            depth += 1
        }
    }

    /// Follows a path that is written down, for one link: on each level the steps that it names, wherever they were before.
    mutating func findWay(of link: DeepLinkID, along path: [DeepLink.Step]) {
        guard let opens = graph.deepLinks[link].opens else { return }
        wanted[opens] = [link]
        wantsScreen = graph.screens.ids.map { $0 == opens.screen }
        wantsFlows = opens.flow != nil
        start(showsGoals: path.isEmpty)
        var level = 0..<nodes.count
        for (number, step) in path.enumerated() {
            for node in level {
                for label in labels(step, from: node) { carryOut(label, node, isGoal: number == path.count - 1) }
            }
            hasGivenUp = nodes.count + arcs.count > limit
            if isCut { return }
            takeGoals()
            endLevel(&level)
            seen = [:]
        }
    }

    // MARK: Levels

    private mutating func start(showsGoals: Bool = true) {
        for (number, root) in steps.roots.enumerated() {
            guard let variants = machine.wayVariants(of: root, opener: .none) else {
                hasTooManyVariants = true
                continue
            }
            for variant in variants {
                var c = variant.end
                c.conditions = Cube()
                let possible = values.diagrams.and(values.allowed, values.holding(variant.at))
                let there = values.diagrams.and(possible, allowing(c))
                if there.isEmpty { continue }
                guard let node = add(c, there) else { continue }
                nodes[node].roots.append((number, there))
                if !showsGoals { continue }
                // Of roots that show the same the first is taken.
                for link in take(root, showing: c.current) + take(.screen(c.current), showing: c.current) {
                    found[link] = Way(root: root, steps: [])
                }
            }
        }
        next = [:]
    }

    private mutating func endLevel(_ level: inout Range<Int>) {
        level = level.upperBound..<nodes.count
        next = [:]
        for node in level {
            seen[nodes[node].key] = values.diagrams.or(seen[nodes[node].key] ?? .none, nodes[node].values)
        }
    }

    /// The node of the next level with the key of a configuration, with these values added; `nil`: they were all there before.
    private mutating func add(_ c: Configuration, _ there: BDD) -> Int? {
        add(keys.number(of: c), with: there) { c }
    }

    private mutating func add(_ key: UInt32, with there: BDD, _ configuration: () -> Configuration?) -> Int? {
        var there = there
        if let before = seen[key] { there = values.diagrams.minus(there, before) }
        if there.isEmpty { return nil }
        if let node = next[key] {
            nodes[node].values = values.diagrams.or(nodes[node].values, there)
            return node
        }
        nodes.append(WayNode(key: key, values: there, configuration: configuration()))
        next[key] = nodes.count - 1
        return nodes.count - 1
    }

    // MARK: Steps

    /// Takes the steps from a node, in their order.
    private mutating func expand(_ node: Int) {
        let key = keys[nodes[node].key]
        for number in steps.numbers(from: key.screen) {
            let step = steps[number]
            if let supplied = moves.supplied, !supplied[Int(step.needs)] { continue }
            take(step, from: node, at: key)
        }
        // What is pushed onto a region leaves the others as they were: the node below has made these choices.
        guard key.choice != .none, !nodes[node].isPushed else { return }
        for label in moves.tabs(of: configuration(of: node)) { carryOut(label, node) }
    }

    private mutating func take(_ step: WayStep, from node: Int, at key: WayKey) {
        let label = StepLabel(.event, step.alternative.raw)
        guard keys.sight == .tops, let screen = step.plainTarget, !step.isPush || key.choice != .columns else {
            return carryOut(label, node)
        }
        var after = key
        after.screen = screen
        if step.isPush {
            guard key.isStack, step.opensStack else { return }
        } else {
            after.isStack = step.opensStack
            after.choice = .none
        }
        var asked = nodes[node].values
        if let requires = moves.requires {
            asked = values.diagrams.and(asked, own)
            if requires.asksScreens { asked = values.diagrams.and(asked, values.required(by: screen)) }
        }
        if asked.isEmpty { return }
        let arc = WayArc(from: node, label: label, asked: asked)
        arrive(arc, at: screen)
        guard let to = add(keys.number(of: after), with: asked, { nil }) else { return }
        if nodes[to].firstInto == nil { nodes[to].isPushed = step.isPush }
        connect(arc, to)
    }

    private mutating func carryOut(_ label: StepLabel, _ node: Int, isGoal: Bool = true) {
        guard let variants = machine.wayVariants(label, from: configuration(of: node)) else {
            hasTooManyVariants = true
            return
        }
        for variant in variants {
            arrive(variant, by: label, from: node, isGoal: isGoal)
        }
    }

    private mutating func arrive(_ variant: Machine.WayVariant, by label: StepLabel, from node: Int, isGoal: Bool) {
        var c = variant.end
        c.conditions = Cube()
        let effect = effects[label] ?? values.effect(of: label)
        effects[label] = effect
        // From where the step is taken, and then nothing is seen that may not be.
        var asked = values.diagrams.and(nodes[node].values, effect.asked)
        if !variant.at.isEmpty { asked = values.diagrams.and(asked, values.holding(variant.at)) }
        asked = values.diagrams.and(asked, values.before(allowing(c), assigning: effect.sets))
        if asked.isEmpty { return }
        let arc = WayArc(from: node, label: label, asked: asked, sets: effect.sets)
        if isGoal { arrive(arc, at: c.current) }
        guard let to = add(c, values.after(asked, assigning: effect.sets)) else { return }
        connect(arc, to)
    }

    private mutating func connect(_ arc: WayArc, _ to: Int) {
        var arc = arc
        let number = Number<WayArc>(arcs.count)
        (arc.to, arc.otherInto) = (to, nodes[to].lastInto)
        nodes[to].lastInto = number
        nodes[to].firstInto = nodes[to].firstInto ?? number
        let first = nodes[arc.from].out.first ?? arcs.count
        nodes[arc.from].out = first..<arcs.count + 1
        arcs.append(arc)
    }

    /// With which values nothing is seen that may not be.
    private mutating func allowing(_ c: Configuration) -> BDD {
        moves.requires.map { values.allowing(c, and: $0) } ?? .all
    }

    private mutating func labels(_ step: DeepLink.Step, from node: Int) -> [StepLabel] {
        let labels: [StepLabel]
        switch step {
        case .event(let event, _, _):
            labels = steps.alternatives(of: event).map { StepLabel(.event, $0.raw) }
        case .tab(let wanted, _):
            labels = moves.tabs(of: configuration(of: node)).filter {
                graph.children[ChildID(raw: $0.operand)].target == wanted
            }
        case .unresolved: labels = []
        }
        guard let supplied = moves.supplied else { return labels }
        return labels.filter { $0.kind != .event || steps.isSupplied(AlternativeID(raw: $0.operand), supplied) }
    }

    /// The configuration of a node: that of the first one before it, and the step from there.
    private mutating func configuration(of node: Int) -> Configuration {
        if let known = nodes[node].configuration { return known }
        var labels: [StepLabel] = []
        var at = node
        while true {
            if var c = nodes[at].configuration {
                for label in labels.reversed() { _ = machine.takesPlainWay(label, &c) }
                c.conditions = Cube()
                nodes[node].configuration = c
                return c
            }
            guard let arc = nodes[at].firstInto.map({ arcs[$0.index] }) else { preconditionFailure("a root has one") }
            labels.append(arc.label)
            at = arc.from
        }
    }

    // MARK: Goals

    /// A step leads to where a screen is current, new or not.
    private mutating func arrive(_ arc: WayArc, at screen: ScreenID) {
        func arrive(_ target: Target) {
            guard let links = wanted[target] else { return }
            // What links send has to be received by what is current.
            let isStart = graph.firstScreens(of: target).contains(screen)
            if isStart || links.contains(where: { graph.deepLinks[$0].send.isEmpty }) {
                var goal = arc
                goal.showsStart = isStart
                goals[target, default: []].append(goal)
            }
        }
        if wantsScreen[screen.index] { arrive(.screen(screen)) }
        guard wantsFlows else { return }
        for target in moves.targets(of: arc.label).unique() where target.flow != nil { arrive(target) }
    }

    /// Chooses the ways to what the steps of this level arrived at.
    private mutating func takeGoals() {
        for (target, arrivals) in goals {
            let starting = arrivals.filter(\.showsStart)
            for link in wanted[target] ?? [] {
                let arrivals = graph.deepLinks[link].send.isEmpty ? arrivals : starting
                if let way = ShortestWay(to: arrivals, in: self).way(&values, steps.roots) { found[link] = way }
            }
            wanted[target]?.removeAll { found[$0] != nil }
            if wanted[target]?.isEmpty ?? false { wanted[target] = nil }
        }
        goals = [:]
    }

    /// The links that open a target and have arrived where a screen is current: it receives what they send.
    private mutating func take(_ target: Target, showing screen: ScreenID) -> [DeepLinkID] {
        guard let links = wanted.removeValue(forKey: target) else { return [] }
        if graph.firstScreens(of: target).contains(screen) { return links }
        let waiting = links.filter { !graph.deepLinks[$0].send.isEmpty }
        if !waiting.isEmpty { wanted[target] = waiting }
        return links.filter { graph.deepLinks[$0].send.isEmpty }
    }
}

/// Sets of values, shared by the searches of a graph.
final class WayValues {
    var values: Valuations
    init(_ values: Valuations) { self.values = values }
}

/// Configurations of one level that have the same key.
struct WayNode: Sendable {
    let key: UInt32
    /// The values that conditions have there, and on no level before.
    var values: BDD
    /// One of them; `nil` after plain steps, until it is needed.
    var configuration: Configuration?
    /// It was made by a plain `push`.
    var isPushed = false
    /// The roots that make it, with their values.
    var roots: [(number: Int, values: BDD)] = []
    /// The steps from it, one after the other.
    var out = 0..<0
    /// The first and the last step that leads to it.
    @Packed var firstInto: Number<WayArc>? = nil
    @Packed var lastInto: Number<WayArc>? = nil

    init(key: UInt32, values: BDD, configuration: Configuration?) {
        self.key = key
        self.values = values
        self.configuration = configuration
    }
}

/// A step from a node to one of the next level.
struct WayArc: Sendable {
    var from: Int
    var to = 0
    /// The one before it that leads to the same node.
    @Packed var otherInto: Number<WayArc>? = nil
    var label: StepLabel
    /// With which values at its beginning it is taken.
    var asked: BDD
    var sets: [Cube] = []
    /// Whether it arrives at the start of the flow that is opened.
    var showsStart = true
}
