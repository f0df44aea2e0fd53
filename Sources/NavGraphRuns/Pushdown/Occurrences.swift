import NavGraphModel
import NavGraphSyntax

extension PushdownAnalysis {
    /// The faults, one for each rule and step. O(faults · log + witnesses).
    func faults() -> [FaultFact] {
        var groups: [FaultFact.Key: [(reach: Reach, order: Int, fault: Saturation.Fault)]] = [:]
        var keys: [FaultFact.Key] = []
        for (order, fault) in s.faults.enumerated() {
            let key = FaultFact.Key(rule: fault.rule, subject: subject(of: fault))
            if groups[key] == nil { keys.append(key) }
            var reach = reach(of: fault.from)
            if fault.isStep { reach.steps += 1 }
            groups[key, default: []].append((reach, order, fault))
        }
        return keys.map { key in
            let candidates = groups[key]!.sorted { ($0.reach, $0.order) < ($1.reach, $1.order) }
            for candidate in candidates.prefix(16) {
                let labels = steps(to: candidate.fault.from) + (candidate.fault.isStep ? [candidate.fault.label] : [])
                if let witness = faultWitness(labels, key.rule) {
                    return FaultFact(
                        rule: key.rule, subject: key.subject, place: witness.faultPlace ?? candidate.fault.place,
                        witness: witness)
                }
            }
            return FaultFact(rule: key.rule, subject: key.subject, place: candidates[0].fault.place, witness: nil)
        }
    }

    private func subject(of fault: Saturation.Fault) -> StepSubject {
        switch fault.label.kind {
        case .event: return .transition(graph.alternatives[AlternativeID(raw: fault.label.operand)].transition!)
        case .outcome: return .outcome(OutcomeID(raw: fault.label.operand))
        default:
            // Back or swipe: the transition whose handler `closed` it is, which the label keeps.
            let opener = AlternativeID(raw: fault.label.operand)
            return graph.alternatives[opener].transition.map { .transition($0) } ?? .entry
        }
    }

    /// The lists of alternatives of which, somewhere, none holds.
    func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        var groups: [TransitionID: [(Reach, Int)]] = [:]
        for (order, ignored) in s.ignored.enumerated() {
            groups[ignored.event, default: []].append((reach(of: ignored.from), order))
        }
        return groups.keys.sorted().map { event in
            for (_, order) in groups[event]!.sorted(by: <).prefix(16) {
                let witness = witness(steps(to: s.ignored[order].from)) { run in
                    let last = run.last
                    guard try machine.taken(event, last) == nil else { return false }
                    return program.events[program.events(of: last.current)].contains(event)
                }
                if let witness { return (event, witness) }
            }
            return (event, nil)
        }
    }

    /// The screens that are visible while a condition that they require does not hold.
    func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        let guarded = graph.screens.ids.filter { program.requires($0).cube.known != 0 }
        guard !guarded.isEmpty else { return [] }
        return seen(
            isBad: { screen, cube in
                let required = program.requires(screen)
                return required.cube.known != 0 && (required.isImpossible || !required.cube.contains(cube))
            }, holds: { screen, c in try !machine.holds(program.requires(screen), c) })
    }

    /// The screens that are visible while their cubes are bad: `isBad` of a set of valuations, `holds` of one.
    func seen(
        isBad: (ScreenID, Cube) -> Bool, holds: (ScreenID, Configuration) throws -> Bool
    ) -> [(screen: ScreenID, witness: Witness?)] {
        var groups: [ScreenID: [(reach: Reach, labels: () -> [StepLabel])]] = [:]
        for index in idle {
            let item = s.items[Int(index)]
            let screen = s.symbols[item.symbol].screen
            guard isBad(screen, s.cubes[item.cube]) else { continue }
            groups[screen, default: []].append((reach(of: index), { self.steps(to: index) }))
        }
        for beside in columnsBeside(where: isBad) {
            groups[beside.screen, default: []].append((beside.reach, beside.labels))
        }
        return groups.keys.sorted().map { screen in
            for candidate in groups[screen]!.sorted(by: { $0.reach < $1.reach }).prefix(32) {
                let witness = witness(candidate.labels()) { run in
                    try run.last.visible.contains(screen) && holds(screen, run.last)
                }
                if let witness { return (screen, witness) }
            }
            return (screen, nil)
        }
    }

    /// What is shown in a column beside the active one.
    private struct Beside {
        var screen: ScreenID
        var reach: Reach
        var labels: () -> [StepLabel]
    }

    /// For every context of a `split`: what each column can show while another is active, if that is bad with the conditions
    /// of what is current.
    private func columnsBeside(where isBad: (ScreenID, Cube) -> Bool) -> [Beside] {
        var all: [Beside] = []
        guard graph.flows.contains(where: { $0.container == .split }) else { return [] }
        for context in s.contexts.indices {
            let symbol = s.symbols[s.contexts[context].symbol]
            guard symbol.isBottom, s.symbols.layers[symbol.layer - 1].container == .split else { continue }
            let layer = symbol.layer - 1
            let tops = (0..<s.symbols.regionCount(of: layer)).map { items(inRegion: $0, of: UInt32(context)) }
            for (region, active) in tops.enumerated() {
                for item in active {
                    let cube = s.cubes[s.items[Int(item)].cube]
                    for other in tops.indices where other != region {
                        let child = graph.children[s.symbols.child(other, of: layer)].target!
                        let fresh = child.screen ?? graph.flows[child.flow!].start!
                        if isBad(fresh, cube) {
                            all.append(
                                Beside(screen: fresh, reach: reach(of: item), labels: { self.steps(to: item) }))
                        }
                        for held in tops[other] {
                            let screen = s.symbols[s.items[Int(held)].symbol].screen
                            guard isBad(screen, cube) else { continue }
                            var reach = self.reach(of: held)
                            reach.steps += 1 + localWeight(of: item, in: UInt32(context))
                            let tab = StepLabel(.tab, s.symbols.child(region, of: layer).raw)
                            all.append(
                                Beside(
                                    screen: screen, reach: reach,
                                    labels: {
                                        let local = self.steps(to: item, from: UInt32(context))
                                        return self.steps(to: held) + (local.first == tab ? [] : [tab]) + local
                                    }))
                        }
                    }
                }
            }
        }
        return all
    }

    /// The idle items of one region of a layer's context: at its bottom, and in the frames above.
    func items(inRegion region: Int, of context: UInt32) -> [UInt32] {
        var found: [UInt32] = []
        var seen: Set<UInt32> = [context]
        var queue = [context]
        while let next = queue.popLast() {
            var item = s.contexts[Int(next)].items
            while item != .max {
                let i = s.items[Int(item)]
                if i.mode == 0, i.isFinal, next != context || Int(s.symbols[i.symbol].region) == region {
                    found.append(item)
                }
                item = i.nextInContext
            }
            var edge = s.contexts[Int(next)].outOf
            while edge != .max {
                let e = s.edges[Int(edge)]
                if e.over != .max, !s.symbols[s.contexts[Int(e.context)].symbol].isBottom,
                    next != context || Int(s.symbols[e.over].region) == region, seen.insert(e.context).inserted
                {
                    queue.append(e.context)
                }
                edge = e.nextOutOf
            }
        }
        return found.sorted()
    }

    private func localWeight(of item: UInt32, in context: UInt32) -> Int32 {
        let distance = linked.distance[Int(context)]
        return reach(of: item).steps - min(distance, reach(of: item).steps)
    }

    /// The steps from the opening of a context to an item above it.
    func steps(to item: UInt32, from context: UInt32) -> [StepLabel] {
        let distances = reach(of: item).needsLinks ? linked : plain
        return Derivations.steps(to: item, in: s) { $0 == context ? .max : distances.edge[Int($0)] }
    }

    /// The screens that are current with three or more layers above the window layer.
    func deepModals() -> PushdownModals { PushdownModals(self) }

    fileprivate func isDeep(_ screen: ScreenID, _ c: Configuration) -> Bool {
        c.layers.count > 3 && c.current == screen
    }

    fileprivate func layerDistances(links: Bool) -> FlaggedDistances {
        FlaggedDistances(s, limit: links ? .max : plainEdges) { layersAfter($1, $0) }
    }

    /// For each context the numbers of layers with which link steps can open it and others cannot: as a set of bits.
    fileprivate func layersByLinks(_ plain: FlaggedDistances) -> [UInt8] {
        var known = s.contexts.indices.map { context in
            (0..<4).reduce(0 as UInt8) {
                plain.distance(UInt32(context), $1) == Distances.unreached ? $0 : $0 | 1 << UInt8($1)
            }
        }
        var new = Array(repeating: 0 as UInt8, count: known.count)
        var pending: [Int] = []
        func reach(_ context: Int, _ flags: UInt8) {
            let more = flags & ~known[context]
            guard more != 0 else { return }
            known[context] |= more
            new[context] |= more
            pending.append(context)
        }
        func follow(_ arc: Edges.Arc, _ flags: UInt8) {
            for flag in 0..<4 where flags >> UInt8(flag) & 1 != 0 {
                reach(Int(arc.context), 1 << UInt8(layersAfter(arc, flag)))
            }
        }
        for edge in plainEdges..<s.edges.count {
            let inside = s.edges[edge].inside
            if inside != .max { follow(s.edges.arc(UInt32(edge)), known[Int(inside)]) }
        }
        while let context = pending.popLast() {
            s.edges.forEachArc(outOf: s.contexts[context].outOf) { follow($0, known[context]) }
        }
        return new
    }

    private func layersAfter(_ arc: Edges.Arc, _ count: Int) -> Int {
        switch arc.kind {
        case .root: 0
        case .layer: min(count + 1, 3)
        case .frame: count
        }
    }

    /// For each screen the nearest item of contexts with a flag.
    func nearest(
        in distances: [FlaggedDistances], flag: Int, where holds: (UInt32) -> Bool
    ) -> [(screen: ScreenID, labels: [StepLabel])] {
        var best: [ScreenID: (reach: Reach, item: UInt32)] = [:]
        for index in idle where holds(index) {
            let item = s.items[Int(index)]
            for (number, d) in distances.enumerated()
            where d.distance(item.context, flag) != Distances.unreached && (number > 0 || Int(index) < plainItems) {
                let reach = Reach(needsLinks: number > 0, steps: d.distance(item.context, flag) + item.weight)
                let screen = s.symbols[item.symbol].screen
                if reach < best[screen]?.reach ?? .none { best[screen] = (reach, index) }
            }
        }
        return best.keys.sorted().map { screen in
            let found = best[screen]!
            return (screen, distances[found.reach.needsLinks ? 1 : 0].steps(to: found.item, flag, in: s))
        }
    }
}

/// The screens that are current with three or more layers above the window layer, and shortest runs that show them so.
/// O(contexts + edges) once; a run costs its length.
struct PushdownModals: Sendable {
    private let analysis: PushdownAnalysis
    private var distances: [FlaggedDistances] = []
    private var nearest: [(reach: Reach, item: UInt32)] = []
    private(set) var screens: [ScreenID] = []

    init(_ analysis: PushdownAnalysis) {
        self.analysis = analysis
        let graph = analysis.graph
        guard graph.alternatives.contains(where: { $0.action.presentation != nil }) || !graph.deepLinks.isEmpty else {
            return
        }
        let s = analysis.s
        let plain = analysis.layerDistances(links: false)
        distances = [plain]
        nearest = Array(repeating: (.none, .max), count: graph.screens.count)
        let idle = analysis.idle
        for index in idle where Int(index) < analysis.plainItems { note(index, plain, needsLinks: false) }
        if !s.links.isEmpty {
            let byLinks = analysis.layersByLinks(plain)
            let isMore = idle.contains { index in
                let item = s.items[Int(index)]
                return nearest[s.symbols[item.symbol].screen.index].item == .max
                    && (byLinks[Int(item.context)] & 8 != 0
                        || Int(index) >= analysis.plainItems && plain.distance(item.context, 3) != Distances.unreached)
            }
            if isMore {
                let linked = analysis.layerDistances(links: true)
                distances.append(linked)
                for index in idle { note(index, linked, needsLinks: true) }
            }
        }
        screens = graph.screens.ids.filter { nearest[$0.index].item != .max }
    }

    private mutating func note(_ index: UInt32, _ distances: FlaggedDistances, needsLinks: Bool) {
        let item = analysis.s.items[Int(index)]
        let distance = distances.distance(item.context, 3)
        guard distance != Distances.unreached else { return }
        let screen = analysis.s.symbols[item.symbol].screen.index
        let reach = Reach(needsLinks: needsLinks, steps: distance + item.weight)
        if reach < nearest[screen].reach { nearest[screen] = (reach, index) }
    }

    func witness(of screen: ScreenID) -> Witness? {
        let found = nearest[screen.index]
        guard found.item != .max else { return nil }
        let labels = distances[found.reach.needsLinks ? 1 : 0].steps(to: found.item, 3, in: analysis.s)
        return analysis.witness(labels) { analysis.isDeep(screen, $0.last) }
    }
}
