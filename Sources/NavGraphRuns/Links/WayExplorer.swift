import NavGraphModel

/// Breadth first over configurations, roots and steps in the order of the file, so that the first way found is the one
/// that the language means. LANGUAGE 7.
///
/// Configurations that agree in what the steps of ways can ask for (`Key`) are searched once; how much that is, `Sight`
/// says. Where only tops count, most steps push or present and no more, and are carried out on keys alone.
/// O(keys · steps).
struct WayExplorer {
    /// What of a configuration is looked at.
    enum Sight {
        /// What is current. Exact where nothing is gained by leaving something behind in a region and coming back to it,
        /// and no `then` on a way goes below what it opened.
        case tops
        /// What is on top of each region, too. Of bounded size.
        case regions
        /// Everything. Of bounded size.
        case everything
    }

    private let moves: WayMoves
    private var steps: WaySteps { moves.steps }
    private var machine: Machine { moves.machine }
    private var graph: NavGraph { moves.graph }
    private let sight: Sight
    private let limit: Int
    private var nodes: [Node] = []
    private var layers = Numbering<LayerKeys>()
    private var stacks = Numbering<Stack>()
    private var table = NumberTable()
    /// The configurations of nodes that were not reached by a plain step, and of others where they were needed.
    private var configurations: [UInt32: Configuration] = [:]
    /// What links open that no way was found to yet.
    private var wanted: [Target: [DeepLinkID]] = [:]
    private var found: [DeepLinkID: Way] = [:]
    /// Which screens are among what is wanted, or were; and whether flows are.
    private var wantsScreen: [Bool] = []
    private var wantsFlows = false

    private struct LayerKeys: Numbered {
        var all: [LayerKey]
        var key: UInt64 { UInt64(truncatingIfNeeded: all.hashValue) }
    }
    private struct Stack: Numbered {
        var layers: [Configuration.Layer]
        var key: UInt64 { UInt64(truncatingIfNeeded: layers.hashValue) }
    }
    private struct LayerKey: Hashable {
        var made: Target
        var active: Int
        var tops: [ScreenID]
    }
    /// What the steps of a way can ask for.
    private struct Key: Equatable {
        var screen: ScreenID
        var isStack: Bool
        /// Whether regions of the last layer can be chosen, and all of them are seen.
        var choice: Choice
        var layers: UInt32
        enum Choice: UInt8 { case none, tabs, columns }

        var number: UInt64 {
            NumberTable.key(screen.raw, layers, UInt32(choice.rawValue) << 1 | (isStack ? 1 : 0))
        }
    }
    private struct Node {
        var key: Key
        var conditions: Cube
        var root: UInt32
        var parent: UInt32
        var label: StepLabel
        /// Nodes that the same steps lead to, from the same root, with other conditions, have the same number.
        var group: UInt32 = 0
        /// It was made by a plain `push`.
        var isPushed = false
        /// The next node with the same key.
        var sameKey: UInt32 = .max
    }

    /// Gives up after about `limit` keys.
    init(_ moves: WayMoves, sight: Sight, limit: Int) {
        self.moves = moves
        self.sight = sight
        self.limit = limit
    }

    private var deepest: Int { sight == .tops ? .max : 64 }

    /// A shortest way to what each of the links opens, for those that have one.
    mutating func ways(to links: [DeepLinkID]) -> [DeepLinkID: Way] {
        wantsScreen = Array(repeating: false, count: graph.screens.count)
        for link in links {
            let opens = graph.deepLinks[link].opens!
            wanted[opens, default: []].append(link)
            if let screen = opens.screen { wantsScreen[screen.index] = true } else { wantsFlows = true }
        }
        start()
        var level = 0..<nodes.count
        var depth = 0
        while !level.isEmpty, !wanted.isEmpty, depth < deepest, nodes.count < limit {
            var first = level.lowerBound
            while first < level.upperBound, !wanted.isEmpty {
                let end = nodes[first..<level.upperBound].firstIndex { $0.group != nodes[first].group }
                expand(UInt32(first)..<UInt32(end ?? level.upperBound))
                first = end ?? level.upperBound
            }
            level = level.upperBound..<nodes.count
            depth += 1
        }
        return found
    }

    /// A step leads from a node to where a screen is current, new or not.
    private mutating func arrive(by label: StepLabel, at screen: ScreenID, from node: UInt32) {
        if wantsScreen[screen.index] { arrive(.screen(screen), showing: screen, from: node, label) }
        guard wantsFlows else { return }
        for target in moves.targets(of: label) where target.flow != nil {
            arrive(target, showing: screen, from: node, label)
        }
    }

    private mutating func arrive(_ target: Target, showing screen: ScreenID, from node: UInt32, _ label: StepLabel) {
        let links = take(target, showing: screen)
        if links.isEmpty { return }
        var way = way(to: node)
        way.steps.append(label)
        for link in links { found[link] = way }
    }

    /// The links that open a target and have arrived where a screen is current: it receives what they send.
    private mutating func take(_ target: Target, showing screen: ScreenID) -> [DeepLinkID] {
        guard let links = wanted.removeValue(forKey: target) else { return [] }
        if graph.firstScreen(of: target) == screen { return links }
        let waiting = links.filter { !graph.deepLinks[$0].send.isEmpty }
        if !waiting.isEmpty { wanted[target] = waiting }
        return links.filter { graph.deepLinks[$0].send.isEmpty }
    }

    // MARK: Nodes

    private mutating func start() {
        for (number, root) in steps.roots.enumerated() {
            do {
                for c in moves.variants(machine.window(root, opener: .none, Cube()), nil) {
                    add(c, root: UInt32(number), parent: .max, label: .none)
                    // Of roots that show the same the first has the node.
                    for link in take(root, showing: c.current) + take(.screen(c.current), showing: c.current) {
                        found[link] = Way(root: root, steps: [])
                    }
                }
            }
        }
    }

    /// Takes the steps from nodes of a group, in their order: which of them has a step does not count, but which step stands
    /// first.
    private mutating func expand(_ group: Range<UInt32>) {
        let first = nodes[Int(group.lowerBound)]
        for number in steps.numbers(from: first.key.screen) {
            let step = steps[number]
            if let supplied = moves.supplied, !supplied[Int(step.needs)] { continue }
            for from in group { take(step, from) }
        }
        // What is pushed onto a region leaves the others as they were: the node below has made these choices.
        guard first.key.choice != .none, !first.isPushed else { return }
        for label in moves.tabs(of: configuration(of: group.lowerBound)) {
            for from in group { carryOut(label, from) }
        }
    }

    @inline(__always)
    private mutating func take(_ step: WayStep, _ from: UInt32) {
        let label = StepLabel(.event, step.alternative.raw)
        if sight == .tops, let screen = step.plainTarget {
            let node = nodes[Int(from)]
            switch plainStep(step, screen, node) {
            case .refused: return
            case .made(let key):
                arrive(by: label, at: screen, from: from)
                insert(
                    Node(
                        key: key, conditions: node.conditions, root: node.root, parent: from, label: label,
                        isPushed: step.isPush))
                return
            case .undecided: break
            }
        }
        carryOut(label, from)
    }

    private mutating func carryOut(_ label: StepLabel, _ from: UInt32) {
        for next in moves.variants(configuration(of: from), label) {
            arrive(by: label, at: next.current, from: from)
            add(next, root: nodes[Int(from)].root, parent: from, label: label)
        }
    }

    private mutating func add(_ c: Configuration, root: UInt32, parent: UInt32, label: StepLabel) {
        let id = UInt32(nodes.count)
        insert(Node(key: key(of: c), conditions: c.conditions, root: root, parent: parent, label: label))
        if nodes.count > Int(id) { configurations[id] = c }
    }

    /// A node, if none with the same key has all its conditions.
    private mutating func insert(_ node: Node) {
        let id = UInt32(nodes.count)
        var node = node
        node.group = group(of: node)
        if let found = table.first(node.key.number, where: { nodes[Int($0)].key == node.key }) {
            var next = found
            while next != .max {
                if nodes[Int(next)].conditions.contains(node.conditions) { return }
                next = nodes[Int(next)].sameKey
            }
            nodes.append(node)
            nodes[Int(id)].sameKey = nodes[Int(found)].sameKey
            nodes[Int(found)].sameKey = id
            return
        }
        nodes.append(node)
        table.insert(id, node.key.number) { nodes[Int($0)].key.number }
    }

    /// That of the last node, if the same steps lead there; else a new one: nodes of a group come one after the other.
    private func group(of node: Node) -> UInt32 {
        guard let last = nodes.last else { return 0 }
        let isSame =
            last.root == node.root && last.label == node.label && (last.parent == .max) == (node.parent == .max)
            && (last.parent == node.parent || nodes[Int(last.parent)].group == nodes[Int(node.parent)].group)
        return isSame ? last.group : last.group + 1
    }

    private mutating func key(of c: Configuration) -> Key {
        let choice: Key.Choice
        switch c.top.container {
        case .tabs: choice = .tabs
        case .split: choice = .columns
        default: choice = .none
        }
        let layers = sight == .everything ? stacks.number(of: Stack(layers: c.layers)) : layerKeys(of: c)
        return Key(screen: c.current, isStack: c.region.isStack, choice: choice, layers: layers)
    }

    private mutating func layerKeys(of c: Configuration) -> UInt32 {
        var all: [LayerKey] = []
        // Of layers that were made from the same flow only the nearest can be chosen from.
        for layer in c.layers.reversed() where layer.regions.count > 1 {
            if all.contains(where: { $0.made == layer.made }) { continue }
            let showsAll = sight == .regions || layer.container == .split
            all.append(
                LayerKey(
                    made: layer.made, active: layer.active,
                    tops: showsAll ? layer.regions.map { $0.frames[$0.frames.count - 1].screen } : []))
        }
        return layers.number(of: LayerKeys(all: all))
    }

    /// The configuration of a node: that of the nearest one before it that is known, and the plain steps since.
    private mutating func configuration(of node: UInt32) -> Configuration {
        if let known = configurations[node] { return known }
        var labels: [StepLabel] = []
        var at = node
        while configurations[at] == nil {
            labels.append(nodes[Int(at)].label)
            at = nodes[Int(at)].parent
        }
        var c = configurations[at]!
        for label in labels.reversed() { _ = try? machine.step(label, &c) }
        configurations[node] = c
        return c
    }

    private func way(to node: UInt32) -> Way {
        var labels: [StepLabel] = []
        var next = node
        while nodes[Int(next)].parent != .max {
            labels.append(nodes[Int(next)].label)
            next = nodes[Int(next)].parent
        }
        return Way(root: steps.roots[Int(nodes[Int(node)].root)], steps: labels.reversed())
    }

    // MARK: Steps

    private enum PlainStep {
        case refused
        case made(Key)
        /// A condition decides that the node leaves open.
        case undecided
    }

    private func plainStep(_ step: WayStep, _ screen: ScreenID, _ node: Node) -> PlainStep {
        var key = node.key
        key.screen = screen
        if step.isPush {
            guard node.key.isStack, step.opensStack else { return .refused }
            if node.key.choice == .columns { return .undecided }
        } else {
            key.isStack = step.opensStack
            key.choice = .none
        }
        guard let requires = moves.requires else { return .made(key) }
        var isDecided = true
        guard allows(requires, node.conditions, &isDecided),
            allows(machine.program.requires(screen), node.conditions, &isDecided)
        else { return .refused }
        return isDecided ? .made(key) : .undecided
    }

    /// Whether some of the valuations meet a condition; if so, `isDecided` stays what it is only where all do.
    private func allows(_ condition: Guard, _ conditions: Cube, _ isDecided: inout Bool) -> Bool {
        if condition.isImpossible || !condition.cube.meets(conditions) { return false }
        if conditions.firstOpen(of: condition.cube) != nil { isDecided = false }
        return true
    }
}
