import NavGraphModel
import NavGraphSyntax

/// Which configurations some run reaches, and how soon: post* of the graph's pushdown system.
///
/// **What it is.** A configuration is a word: the current frame, what is below it, down to the window layer; the bottom
/// of a layer's region carries the layer. Control is the conditions (a `Cube` of valuations) and what a step that is
/// under way still has to do (`Mode`). Reachable words form a regular set (Büchi 1964); saturation finds its automaton
/// (Bouajjani, Esparza, Maler 1997; for post* Esparza, Hansel, Rossmanith, Schwoon 2000). Its states are *contexts*: one
/// for each control and symbol that something was pushed with. An `Item` is a transition from control to context: "this
/// is current, and below lies whatever lay below the context". An `Edge` is a transition between contexts: "the context
/// was opened over this symbol". A `Return` is an ε-transition: "the context can end with this control".
///
/// **Shortest.** Each transition has a weight, the steps since its context was opened, and weights add up along a word
/// (Reps, Schwoon, Jha, Melski 2005). Within a context transitions become final in order of weight, as in Knuth's
/// generalization of Dijkstra's algorithm (1977); opening a context costs the opener, so the order in which contexts
/// are found does not matter. `Distances` then gives the steps from launch.
///
/// **Cost.** Each (mode, symbol, context) is worked on once per cube that no earlier, larger cube contains. With the
/// cubes of a graph bounded by k: O(k² · (alternatives + events of screens × records that differ)).
struct Saturation: Sendable {
    struct Options: Sendable {
        /// Whether app events fire.
        var appEvents = true
        /// A screen at which runs end.
        var blocked: ScreenID?
        /// The steps (as mode and operand) whose faults are told apart by event.
        var attributed: Set<UInt64> = []
        /// Whether it is asked how single symbols can end: all returns are wanted, not only those that lead to something
        /// that is not known, and which conditions were asked for on the way.
        var isSummary = false
        /// Whether regions may hold what they can have been left with, or only what they hold at first.
        var joinsRegions = true
        /// What is known of regions that are not active, where not whatever they may hold counts, but what they hold in
        /// any case.
        var regions: HiddenRegions?
    }

    let program: Program
    let graph: NavGraph
    let options: Options
    var symbols: Symbols
    var cubes = Interner<Cube>()
    var modes = Interner<Mode>()
    var continuations = Interner<Continuation>()
    let items: Store<Item>
    var edges: Edges
    let returns: Store<Return>
    let contexts: Store<Context>
    var resumed: [Resumed] = []
    var initial: [UInt32] = []
    var fired: [Bool]
    /// Those that links take on their ways.
    var firedOnWays: Set<AlternativeID> = []
    var followedLinks: Set<DeepLinkID> = []
    /// Whether a step, or the way of a link, may have left in a region something else than what it holds at first.
    var fillsRegions = false
    var faults: [Fault] = []
    var ignored: [Ignored] = []
    var anonymousFaults: Set<UInt64> = []
    /// The searches that many steps share, by their keys: a fault of one does not know its step.
    var searches = Interner<UInt64>()
    /// Of what is left to do of a step, the deepest in itself: how deep, and what is done there.
    var deepest: (depth: Int, alternative: AlternativeID) = (0, .none)
    /// The mode of the search for what can be done to the last layer, which begins at every frame.
    let layerMode: UInt32
    let popToRootMode: UInt32
    private var queue = WeightQueue()
    /// Items by mode, symbol and context, but for those that have mode and symbol of their context, which knows them.
    private var itemTable: HashTable
    /// Contexts by mode, symbol and cube, but for the first of each symbol.
    private var contextTable: HashTable
    private var contextOfSymbol: Store<UInt32>
    var resumes: [UInt32: [Resume]] = [:]
    /// How steps that stay within the window change the conditions: from a cube to another, where layers have regions.
    var changes: [Change] = []
    var knownChanges: [UInt64: Int] = [:]
    /// How often something was learnt that `becoming` asks for.
    var changeCount = 0
    /// For each context the window layers that it can stand in; as far as they were known when it was last worked out.
    var windows: [WindowSet] = []
    /// Equal ones of these have the same number.
    var windowNumbers: [UInt32] = []
    var becomings: [Becoming: [Cube]] = [:]
    let notesChanges: Bool
    var layerCubes: [UInt32: [Resume]] = [:]
    var meetsChanges = false
    /// Once runs without link steps are known: those with them.
    var followsLinks = false
    var links: [(id: DeepLinkID, requires: Guard, way: Way?)] = []
    var machine: Machine?
    /// What links lead to, from where, and at what cost.
    var followed: [UInt64: Int32] = [:]
    /// By the contexts that they lead to and from, the edges of what links make.
    var linkEdges: [UInt64: UInt32] = [:]
    /// By the highest of those edges the link that makes the stack: the edges to a base, which links share, know one only.
    var linksOfTops: [UInt32: StepLabel] = [:]
    /// The sets of links that can be followed together.
    var linkGroups = Interner<LinkGroup>()
    /// For each window layer and cube what links make of them.
    var linkBases: [UInt64: [(link: DeepLinkID, base: UInt32)]] = [:]
    /// What may be spent, in items; beyond it the analysis gives up.
    var budget: Int
    /// How many returns of contexts have been looked at for one that is the same; and how many may be for each item.
    private var searched = 0
    private static let searchesOfItem = 64
    private(set) var isExhausted = false
    /// Why it gave up, where it is not for the budget.
    private(set) var given: RunLimit?

    init(_ program: Program, _ options: Options = Options()) {
        self.program = program
        self.options = options
        graph = program.graph
        symbols = Symbols(program)
        fired = Array(repeating: false, count: graph.alternatives.count)
        items = Store(capacity: 2 * graph.alternatives.count)
        edges = Edges(of: items, capacity: 3 * graph.alternatives.count)
        returns = Store(capacity: graph.alternatives.count)
        contexts = Store(capacity: 3 * graph.screens.count)
        itemTable = HashTable(capacity: graph.screens.count)
        contextTable = HashTable()
        contextOfSymbol = Store(capacity: 3 * graph.screens.count)
        budget = 400_000 + 64 * (graph.screens.count + graph.alternatives.count)
        notesChanges = !program.conditions.isEmpty && !graph.children.isEmpty
        _ = cubes.intern(Cube())
        _ = modes.intern(.idle)
        layerMode = modes.intern(Mode(kind: .layer, operand: 0, continuation: 0))
        popToRootMode = modes.intern(Mode(kind: .popToRoot, operand: 0, continuation: 0))
        _ = continuations.intern(Continuation(kind: .end, operand: 0, next: 0))
    }

    /// An empty one, in which symbols, cubes and modes have the numbers that they have in `other`.
    init(continuing other: Saturation, _ options: Options) {
        self.init(other.program, options)
        symbols = other.symbols.copied()
        cubes = other.cubes.copied()
        modes = other.modes.copied()
        continuations = other.continuations.copied()
    }

    // MARK: Building the automaton

    mutating func launch() {
        for cube in program.launches {
            initial.append(context(mode: 0, cube: cubes.intern(cube), symbol: symbols.window(by: graph.entry)))
        }
        saturate()
    }

    /// A context, opened if it is new.
    mutating func context(mode: UInt32, cube: UInt32, symbol: UInt32) -> UInt32 {
        while contextOfSymbol.count <= Int(symbol) { contextOfSymbol.append(.max) }
        let first = contextOfSymbol[Int(symbol)]
        if first == .max {
            contextOfSymbol[Int(symbol)] = UInt32(contexts.count)
            return addContext(mode: mode, cube: cube, symbol: symbol)
        }
        if contexts[Int(first)].cube == cube, contexts[Int(first)].mode == mode { return first }
        return findContext(mode: mode, cube: cube, symbol: symbol)
    }

    /// Asks for the first context of a symbol.
    @inline(__always)
    func prefetchContext(of symbol: UInt32) {
        guard Int(symbol) < contextOfSymbol.count, contextOfSymbol[Int(symbol)] != .max else { return }
        contexts.prefetch(Int(contextOfSymbol[Int(symbol)]))
    }

    private mutating func findContext(mode: UInt32, cube: UInt32, symbol: UInt32) -> UInt32 {
        let hash = HashTable.hash(mode, symbol, cube)
        var slot = contextTable.first(hash)
        while let found = contextTable.value(at: slot) {
            let c = contexts[Int(found)]
            if c.symbol == symbol, c.mode == mode, c.cube == cube { return found }
            slot = contextTable.next(slot)
        }
        let id = addContext(mode: mode, cube: cube, symbol: symbol)
        contextTable.insert(id, at: slot) { [contexts] in
            HashTable.hash(contexts[Int($0)].mode, contexts[Int($0)].symbol, contexts[Int($0)].cube)
        }
        return id
    }

    private mutating func addContext(mode: UInt32, cube: UInt32, symbol: UInt32) -> UInt32 {
        let id = UInt32(contexts.count)
        contexts.append(Context(mode: mode, cube: cube, symbol: symbol))
        if modes[mode].kind != .passive {
            add(mode: mode, cube: cube, symbol: symbol, context: id, weight: 0, from: .max, via: .max, label: .none)
        }
        return id
    }

    mutating func add(
        mode: UInt32, cube: UInt32, symbol: UInt32, context: UInt32, weight: Int32, from: UInt32, via: UInt32,
        label: StepLabel
    ) {
        let (head, slot) = firstItem(mode: mode, symbol: symbol, context: context)
        var last = head
        var next = head
        while next != .max {
            let item = items[Int(next)]
            if item.weight <= weight {
                if contains(item.cube, cube) { return }
            } else if item.cube == cube, !item.isFinal {
                items[Int(next)].weight = weight
                items[Int(next)].from = from
                items[Int(next)].via = via
                items[Int(next)].label = label
                queue.insert(next << 1, Int(weight))
                return
            }
            last = next
            next = item.sameKey
        }
        if weight >= RunLength.most { return giveUp(.length(.none)) }
        let id = UInt32(items.count)
        var item = Item(
            mode: mode, cube: cube, symbol: symbol, context: context, weight: weight, from: from, via: via, label: label
        )
        item.nextInContext = contexts[Int(context)].items
        contexts[Int(context)].items = id
        items.append(item)
        if last != .max {
            items[Int(last)].sameKey = id
        } else if isOwn(mode: mode, symbol: symbol, of: context) {
            contexts[Int(context)].own = id
        } else {
            itemTable.insert(id, at: slot) { [items] in
                HashTable.hash(items[Int($0)].mode, items[Int($0)].symbol, items[Int($0)].context)
            }
        }
        queue.insert(id << 1, Int(weight))
    }

    /// Something is opened over `symbol` of `inside`; `.max` as symbol: in the place of all.
    mutating func open(
        mode: UInt32, cube: UInt32, symbol: UInt32, over: UInt32, inside: UInt32, weight: Int32, from: UInt32,
        label: StepLabel, alternative: AlternativeID
    ) {
        let opened = context(mode: mode, cube: cube, symbol: symbol)
        if over == .max {
            // Of what a context puts in the place of everything, only the shortest way there counts, which comes first,
            // but for what links make shorter.
            let last = contexts[Int(inside)].lastRoot
            if last != .max, edges.context(last) == opened, edges.arc(last).weight <= weight { return }
            contexts[Int(inside)].lastRoot = UInt32(edges.count)
        }
        addEdge(
            Edge(
                context: opened, over: over, inside: inside, weight: weight, from: from, label: label,
                alternative: alternative))
    }

    /// `rootDelay` is that of the context as far as this edge goes, where that is known.
    mutating func addEdge(_ edge: Edge, rootDelay: Int32 = .max) {
        var edge = edge
        edge.nextInto = contexts[Int(edge.context)].into
        let isLayer = symbols[contexts[Int(edge.context)].symbol].isBottom
        let number = edges.append(edge, edge.over == .max ? .root : isLayer ? .layer : .frame)
        link(number, edge.context, inside: edge.inside)
        guard edge.over != .max else { return }
        if !isLayer { delayRoots(of: edge.context, to: min(rootDelay, self.rootDelay(over: edges[Int(number)]))) }
        applyReturns(to: number)
        if !contexts[Int(edge.context)].hasOddEdges { makeUpReturns(of: edge.context) }
    }

    /// What `open` does for a step that does nothing else, from an item between steps.
    @inline(__always)
    mutating func openPlain(_ symbol: UInt32, _ kind: Edges.Kind, from index: UInt32, _ item: Item, _ id: AlternativeID)
    {
        let opened = context(mode: 0, cube: item.cube, symbol: symbol)
        let number = edges.appendPlain(
            context: opened, kind: kind, from: index, alternative: id, nextInto: contexts[Int(opened)].into)
        link(number, opened, inside: item.context)
        if kind == .frame, contexts[Int(item.context)].rootDelay > 0 || item.cube != contexts[Int(item.context)].cube {
            delayRoots(of: opened, to: rootDelay(over: edges[Int(number)]))
        }
        if contexts[Int(opened)].hasOddReturns || contexts[Int(item.context)].resumes { applyReturns(to: number) }
    }

    @inline(__always)
    private mutating func link(_ edge: UInt32, _ context: UInt32, inside: UInt32) {
        contexts[Int(context)].into = edge
        guard inside != .max else { return }
        if contexts[Int(inside)].outOf == .max {
            contexts[Int(inside)].outOf = edge
        } else {
            edges.setNextOutOf(contexts[Int(inside)].lastOutOf, edge)
        }
        contexts[Int(inside)].lastOutOf = edge
    }

    mutating func end(
        mode: UInt32, cube: UInt32, context: UInt32, weight: Int32, from: UInt32, label: StepLabel
    ) {
        var next = contexts[Int(context)].returns
        while next != .max {
            searched += 1
            let r = returns[Int(next)]
            if r.mode == mode {
                if r.weight <= weight, contains(r.cube, cube) { return }
                if r.cube == cube, !r.isFinal {
                    returns[Int(next)].weight = weight
                    returns[Int(next)].from = from
                    returns[Int(next)].label = label
                    queue.insert(next << 1 | 1, Int(weight))
                    return
                }
            }
            next = r.next
        }
        if weight >= RunLength.most { return giveUp(.length(.none)) }
        let id = UInt32(returns.count)
        returns.append(
            Return(
                mode: mode, cube: cube, context: context, weight: weight,
                isShared: mode == 0 || mode == layerMode || modes[mode].kind == .link, from: from, label: label,
                next: contexts[Int(context)].returns))
        contexts[Int(context)].returns = id
        queue.insert(id << 1 | 1, Int(weight))
    }

    /// Until nothing changes: what conditions can become may be known only after a region was come back to.
    mutating func saturate() {
        var known = -1
        repeat {
            drain()
            guard !isExhausted, !changes.isEmpty else { return }
            if !meetsChanges {
                beginMeetingChanges()
                continue
            }
            guard !resumes.isEmpty else { return }
            let isNew = findWindows()
            guard isNew || changeCount != known else { return }
            known = changeCount
            for context in resumes.keys.sorted() {
                for resume in resumes[context]! { applyAll(resume, in: context) }
            }
        } while true
    }

    mutating func giveUp(_ limit: RunLimit) {
        if given == nil { given = limit }
        isExhausted = true
    }

    /// Gives back what only saturating needs.
    mutating func close() {
        itemTable = HashTable()
        contextTable = HashTable()
        contextOfSymbol = Store()
        queue = WeightQueue()
        becomings = [:]
        symbols.close()
    }

    private mutating func drain() {
        while let (element, weight) = queue.popFirst() {
            prefetchAhead(weight)
            let index = Int(element >> 1)
            if element & 1 == 0 {
                guard items[index].weight == Int32(weight), !items[index].isFinal else { continue }
                if isExhausted || items.count > budget || searched > Self.searchesOfItem * budget || isTooDeep {
                    isExhausted = true
                    return
                }
                if isCovered(index) { continue }
                items[index].finalize()
                visit(UInt32(index))
            } else {
                guard returns[index].weight == Int32(weight), !returns[index].isFinal else { continue }
                finalize(return: index)
            }
        }
    }

    /// Asks for what comes after the element at hand: of the next but one the item, of the next, whose item is there by now,
    /// what that names. In a large graph most of the time is the wait for these.
    @inline(__always)
    private func prefetchAhead(_ weight: Int) {
        guard let (first, second) = queue.ahead(weight) else { return }
        if second & 1 == 0 { items.prefetch(Int(second >> 1)) } else { returns.prefetch(Int(second >> 1)) }
        guard first & 1 == 0 else { return }
        let item = items[Int(first >> 1)]
        contexts.prefetch(Int(item.context))
        symbols.prefetch(item.symbol)
    }

    /// Whether more valuations have come here meanwhile, these among them, and as soon.
    @inline(__always)
    private func isCovered(_ index: Int) -> Bool {
        let item = items[index]
        guard item.mode == 0, item.cube != contexts[Int(item.context)].cube else { return false }
        var next = firstItem(mode: 0, symbol: item.symbol, context: item.context).item
        while next != .max {
            let other = items[Int(next)]
            if Int(next) != index, other.isFinal, other.weight <= item.weight,
                contains(other.cube, item.cube)
            {
                return true
            }
            next = other.sameKey
        }
        return false
    }

    /// Whether all valuations of `other` are in `cube`.
    @inline(__always)
    func contains(_ cube: UInt32, _ other: UInt32) -> Bool {
        cube == other || cubes[cube].contains(cubes[other])
    }

    @inline(__always)
    private func isOwn(mode: UInt32, symbol: UInt32, of context: UInt32) -> Bool {
        contexts[Int(context)].symbol == symbol && contexts[Int(context)].mode == mode
    }

    /// The first of the items with the same mode, symbol and context, `.max`: none; and its slot, or that for one.
    @inline(__always)
    private func firstItem(mode: UInt32, symbol: UInt32, context: UInt32) -> (item: UInt32, slot: Int) {
        if isOwn(mode: mode, symbol: symbol, of: context) { return (contexts[Int(context)].own, 0) }
        var slot = itemTable.first(HashTable.hash(mode, symbol, context))
        while let found = itemTable.value(at: slot) {
            let i = items[Int(found)]
            if i.symbol == symbol, i.context == context, i.mode == mode { return (found, slot) }
            slot = itemTable.next(slot)
        }
        return (.max, slot)
    }

    private mutating func visit(_ index: UInt32) {
        let item = items[Int(index)]
        if item.mode == 0 {
            if contexts[Int(item.context)].resumes {
                for resume in resumes[item.context]! { apply(resume, to: index) }
            }
            if let blocked = options.blocked, symbols[item.symbol].screen == blocked { return }
            step(from: index)
            if followsLinks { followLinks(from: index) }
        } else {
            goOn(from: index)
        }
    }
}
