import NavGraphModel
import NavGraphSyntax

/// What of a layer decides about behaviour: what it was made from, and whose handlers hear of its end.
struct LayerClass: Internable, Hashable {
    var made: Target
    /// The alternative that opened it, where it has handlers; else none.
    var record: AlternativeID
    var container: Container
    var isWindow: Bool
    var isSwipeable: Bool

    var tableHash: UInt64 {
        HashTable.hash(made.screen?.raw ?? ~made.flow!.raw, record.raw, (isWindow ? 2 : 0) | (isSwipeable ? 1 : 0))
    }
}

/// What a symbol knows of what lies below it, as far as some step has to know that before it pops anything: the regular
/// look-ahead of Esparza, Kučera, Schwoon (2003), kept in the symbols.
struct Below: Internable, Hashable {
    /// The selectable layer whose region this is, plus one; 0: none.
    var layer: UInt32 = 0
    var region: UInt32 = 0
    /// In the window layer (kept only where something dismisses all).
    var inWindow = false
    /// The window layer, plus one, that `finish` would find, since no opening of the same flow lies above it; 0: none.
    var window: UInt32 = 0
    /// The screens below it in its region, of those that some `push` reuses: the number of the set.
    var held: UInt32 = 0
    /// In a region that the user visits from another, which a run tracks and which lies below.
    var isVisited = false

    var tableHash: UInt64 { HashTable.hash(layer ^ held << 16, window, region << 1 | (inWindow ? 1 : 0)) }
}

/// A set of screens; sorted.
private struct ScreenSet: Internable {
    var screens: [ScreenID] = []
    var tableHash: UInt64 { screens.reduce(0) { HashTable.hash(UInt32(truncatingIfNeeded: $0), $1.raw, 3) } }
}

/// A stack symbol: a frame, or the bottom of a region together with its layer.
struct StackSymbol: Internable, Hashable {
    var screen: ScreenID
    /// The layer, plus one, whose bottom it is; 0: a pushed frame.
    var layer: UInt32 = 0
    var region: UInt32 = 0
    /// Of a pushed frame, the alternative that opened it, where it has handlers.
    var record: AlternativeID = .none
    /// Of a pushed frame, the flow whose start it is, plus one.
    var start: UInt32 = 0
    var below: UInt32 = 0
    /// Whether something can be pushed onto it.
    var isStack = true
    /// Of a column, whether another one is known to hold more than its bottom.
    var isBesideFrames = false

    @inline(__always) var isBottom: Bool { layer != 0 }
    @inline(__always) var tableHash: UInt64 {
        HashTable.hash(
            screen.raw ^ start << 16, layer ^ record.raw << 12,
            below ^ region << 24 ^ (isStack ? 0x8000_0000 : 0) ^ (isBesideFrames ? 0x4000_0000 : 0))
    }
}

/// The symbols of one analysis, interned.
struct Symbols: Sendable {
    let graph: NavGraph
    private let selected: Set<Target>
    private let keepsWindow: Bool
    private let finished: Set<FlowID>
    private let reused: Set<ScreenID>
    private var screenSets = Interner<ScreenSet>()
    private var interned = Interner<StackSymbol>()
    private(set) var layers = Interner<LayerClass>()
    private(set) var belows = Interner<Below>()
    /// For each alternative that opens something, its symbol where nothing below matters.
    private var plain: Store<UInt32>
    /// For each screen the symbols of frames and layers that hold nothing else, by how they are made: most are.
    private var simple: Store<UInt32>

    init(_ program: Program) {
        graph = program.graph
        selected = program.selected
        keepsWindow = program.usesDismissAll
        finished = program.finished
        reused = program.reused
        _ = screenSets.intern(ScreenSet())
        _ = belows.intern(Below())
        (plain, simple) = Self.nothingKnown(graph)
    }

    private static func nothingKnown(_ graph: NavGraph) -> (plain: Store<UInt32>, simple: Store<UInt32>) {
        (
            Store(repeating: .max, count: graph.alternatives.count),
            Store(repeating: .max, count: graph.screens.count * 8)
        )
    }

    /// Gives back what only making symbols needs: from now on that can be done but in a copy.
    mutating func close() {
        interned.close()
        layers.close()
        belows.close()
        screenSets.close()
        (plain, simple) = (Store(), Store())
    }

    @inline(__always) subscript(id: UInt32) -> StackSymbol { interned[id] }
    /// Asks for the memory of a symbol.
    @inline(__always) func prefetch(_ id: UInt32) { interned.prefetch(id) }

    mutating func intern(_ symbol: StackSymbol) -> UInt32 { interned.intern(symbol) }

    /// One of its own, in which all have the same numbers.
    func copied() -> Symbols {
        var copy = self
        copy.interned = interned.copied()
        copy.layers = layers.copied()
        copy.belows = belows.copied()
        copy.screenSets = screenSets.copied()
        (copy.plain, copy.simple) = Self.nothingKnown(graph)
        return copy
    }

    func record(of alternative: AlternativeID) -> AlternativeID {
        alternative.isNone || graph.alternatives[alternative].firstHandler.isNone ? .none : alternative
    }

    /// The symbol of what an alternative opens where nothing below matters, if there is one by now.
    @inline(__always)
    func known(by alternative: AlternativeID) -> UInt32? {
        let symbol = plain[alternative.index]
        return symbol == .max ? nil : symbol
    }

    /// The frame that a `push` puts onto `symbol`.
    @inline(__always)
    mutating func pushed(by alternative: AlternativeID, onto symbol: UInt32) -> UInt32 {
        let lower = reused.isEmpty ? interned[symbol].below : holding(symbol)
        if lower == 0, plain[alternative.index] != .max { return plain[alternative.index] }
        return makePushed(by: alternative, onto: lower)
    }

    /// What is known of below a frame that is pushed onto a symbol.
    private mutating func holding(_ symbol: UInt32) -> UInt32 {
        let s = interned[symbol]
        guard reused.contains(s.screen) else { return s.below }
        var below = belows[s.below]
        var set = screenSets[below.held]
        if set.screens.contains(s.screen) { return s.below }
        set.screens.append(s.screen)
        set.screens.sort()
        below.held = screenSets.intern(set)
        return belows.intern(below)
    }

    /// Whether a screen that some `push` reuses is below a symbol in its region.
    func isHeld(_ screen: ScreenID, below symbol: UInt32) -> Bool {
        screenSets[belows[interned[symbol].below].held].screens.contains(screen)
    }

    private mutating func makePushed(by alternative: AlternativeID, onto lower: UInt32) -> UInt32 {
        let target = graph.alternatives[alternative].action.target!
        if lower == 0, let screen = target.screen, graph.alternatives[alternative].firstHandler.isNone {
            let place = screen.index * 8
            if simple[place] == .max { simple[place] = intern(StackSymbol(screen: screen)) }
            plain[alternative.index] = simple[place]
            return simple[place]
        }
        var below = lower
        if let flow = target.flow, belows[lower].window != 0,
            layers[belows[lower].window - 1].made.flow == flow
        {
            var shadowed = belows[lower]
            shadowed.window = 0
            below = belows.intern(shadowed)
        }
        let id = intern(
            StackSymbol(
                screen: target.screen ?? graph.flows[target.flow!].start!, record: record(of: alternative),
                start: target.flow.map { $0.raw + 1 } ?? 0, below: below))
        if lower == 0 { plain[alternative.index] = id }
        return id
    }

    /// The bottom of the active region of the layer that a `present` puts over `symbol`.
    @inline(__always)
    mutating func presented(by alternative: AlternativeID, over symbol: UInt32) -> UInt32 {
        let lower = interned[symbol].below
        if lower == 0, plain[alternative.index] != .max { return plain[alternative.index] }
        return makePresented(by: alternative, over: symbol, lower)
    }

    private mutating func makePresented(by id: AlternativeID, over symbol: UInt32, _ lower: UInt32) -> UInt32 {
        guard case .present(let target, let how) = graph.alternatives[id].action else {
            preconditionFailure("presents nothing")
        }
        let (inStack, isSwipeable) = (how.inStack, how.isSwipeable)
        let record = record(of: id)
        if lower == 0, record.isNone, let screen = target.screen {
            let place = screen.index * 8 + 4 + (inStack ? 2 : 0) + (isSwipeable ? 1 : 0)
            if simple[place] == .max {
                simple[place] = presented(
                    target, record: .none, inStack: inStack, isSwipeable: isSwipeable, over: symbol)
            }
            plain[id.index] = simple[place]
            return simple[place]
        }
        let made = presented(target, record: record, inStack: inStack, isSwipeable: isSwipeable, over: symbol)
        if lower == 0 { plain[id.index] = made }
        return made
    }

    mutating func presented(
        _ made: Target, record: AlternativeID, inStack: Bool, isSwipeable: Bool, over symbol: UInt32
    ) -> UInt32 {
        var below = Below()
        below.window = belows[interned[symbol].below].window
        if below.window != 0, made.flow != nil, layers[below.window - 1].made == made { below.window = 0 }
        return bottom(made, record: record, isWindow: false, inStack: inStack, isSwipeable: isSwipeable, below: below)
    }

    /// The bottom of the active region of the window layer that `alternative` makes.
    mutating func window(by alternative: AlternativeID) -> UInt32 {
        if plain[alternative.index] == .max {
            plain[alternative.index] = window(
                graph.alternatives[alternative].action.target!, record: record(of: alternative))
        }
        return plain[alternative.index]
    }

    mutating func window(_ made: Target, record: AlternativeID) -> UInt32 {
        var below = Below()
        below.inWindow = keepsWindow
        return bottom(made, record: record, isWindow: true, inStack: false, isSwipeable: false, below: below)
    }

    private mutating func bottom(
        _ made: Target, record: AlternativeID, isWindow: Bool, inStack: Bool, isSwipeable: Bool, below: Below
    ) -> UInt32 {
        var container: Container = inStack ? .stack : .single
        if let flow = made.flow { container = graph.flows[flow].container }
        let layer = layers.intern(
            LayerClass(
                made: made, record: record, container: container, isWindow: isWindow, isSwipeable: isSwipeable))
        var below = below
        if isWindow, let flow = made.flow, !record.isNone, finished.contains(flow) { below.window = layer + 1 }
        let active = container == .split ? graph.flows[made.flow!].children.count - 1 : 0
        return regionBottom(active, of: layer, below: below)
    }

    /// The bottom of a region as its layer was made, for a layer with `below` as what is known of below.
    mutating func regionBottom(_ region: Int, of layer: UInt32, below: Below) -> UInt32 {
        let made = layers[layer].made
        var screen = made.screen
        var isStack = layers[layer].container == .stack
        var below = below
        if let flow = made.flow {
            switch graph.flows[flow].container {
            case .stack, .single: screen = graph.flows[flow].start
            case .tabs, .split:
                let child = graph.children[graph.flows[flow].children[region]].target!
                screen = child.screen ?? graph.flows[child.flow!].start
                isStack = child.flow.map { graph.flows[$0].container == .stack } ?? false
                let isSelected = graph.flows[flow].children.contains { selected.contains(graph.children[$0].target!) }
                if isSelected {
                    below.layer = layer + 1
                    below.region = UInt32(region)
                }
            }
        }
        return intern(
            StackSymbol(
                screen: screen!, layer: layer + 1, region: UInt32(region), below: belows.intern(below), isStack: isStack
            ))
    }

    /// The bottom of another region of the same layer.
    mutating func sibling(of symbol: UInt32, region: Int) -> UInt32 {
        let s = interned[symbol]
        var below = belows[s.below]
        below.layer = 0
        below.region = 0
        return regionBottom(region, of: s.layer - 1, below: below)
    }

    /// The same bottom of a column, while another column holds frames.
    mutating func besideFrames(_ symbol: UInt32) -> UInt32 {
        var s = interned[symbol]
        s.isBesideFrames = true
        return intern(s)
    }

    /// The same frame with another screen: `replace`.
    mutating func replacing(_ symbol: UInt32, with screen: ScreenID) -> UInt32 {
        var s = interned[symbol]
        s.screen = screen
        return intern(s)
    }

    func regionCount(of layer: UInt32) -> Int {
        guard let flow = layers[layer].made.flow else { return 1 }
        return max(1, graph.flows[flow].children.count)
    }
    func child(_ region: Int, of layer: UInt32) -> ChildID {
        graph.flows[layers[layer].made.flow!].children[region]
    }
}
