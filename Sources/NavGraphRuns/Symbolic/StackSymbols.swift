import NavGraphModel
import NavGraphSyntax

/// The symbols of one analysis, interned.
struct StackSymbols: Sendable {
    private let program: Program
    private var graph: NavGraph { program.graph }
    private let keepsWindow: Bool
    private let keepsRegions: Bool
    private let finished: Set<FlowID>
    private let reused: Set<ScreenID>
    private var heldScreens = Numbering<ScreenSet>()
    /// The first screens of all regions of a layer, where some flow has a choice.
    private var starts = Numbering<ScreenSet>()
    private var numbering = Numbering<StackSymbol>()
    private(set) var layers = Numbering<LayerClass>()
    private(set) var belows = Numbering<Below>()
    /// Of each alternative whether some handler of it does more than to close.
    private let doesMore: [Bool]
    /// For each alternative that opens something, its symbol where nothing below matters.
    private var plain: [UInt32]

    init(_ program: Program) {
        self.program = program
        keepsWindow = program.usesDismissAll
        keepsRegions = program.tellsRegionsApart
        finished = program.finished
        reused = program.reused
        plain = Array(repeating: .max, count: program.graph.alternatives.count)
        doesMore = program.graph.alternatives.ids.map { [graph = program.graph] alternative in
            graph.handlers(of: alternative).contains { graph.handlers[$0].kind != .close }
        }
        _ = heldScreens.number(of: ScreenSet())
        _ = starts.number(of: ScreenSet())
        _ = belows.number(of: Below())
    }

    @inline(__always) subscript(id: UInt32) -> StackSymbol { numbering[id] }

    mutating func number(of symbol: StackSymbol) -> UInt32 { numbering.number(of: symbol) }

    /// What a frame or a layer above the window keeps of its opener: what it does once that ends, if that is more than to
    /// close.
    func record(of alternative: AlternativeID) -> AlternativeID {
        alternative.isNone || !doesMore[alternative.index] ? .none : alternative
    }
    /// What the window keeps, which does not close.
    func windowRecord(of alternative: AlternativeID) -> AlternativeID {
        alternative.isNone || graph.alternatives[alternative].firstHandler.isNone ? .none : alternative
    }

    /// The number of what the regions of a layer begin with.
    mutating func starts(with screens: [ScreenID]) -> UInt32 { starts.number(of: ScreenSet(all: screens)) }
    /// What they begin with; empty for 0.
    func screens(of starts: UInt32) -> [ScreenID] { self.starts[starts].all }

    /// The frame that a `push` puts onto `symbol`; `starts`: the start of a flow that has a choice.
    @inline(__always)
    mutating func pushed(by alternative: AlternativeID, onto symbol: UInt32, starts: UInt32 = 0) -> UInt32 {
        let lower = lower(onto: symbol)
        if lower == 0, starts == 0, plain[alternative.index] != .max { return plain[alternative.index] }
        let id = pushed(
            graph.alternatives[alternative].action.target!, record: record(of: alternative), onto: lower, starts)
        if lower == 0, starts == 0 { plain[alternative.index] = id }
        return id
    }

    /// The frame that a link by `push` puts onto `symbol`.
    mutating func pushedByLink(_ target: Target, onto symbol: UInt32, starts: UInt32) -> UInt32 {
        pushed(target, record: .none, onto: lower(onto: symbol), starts)
    }

    @inline(__always)
    private mutating func lower(onto symbol: UInt32) -> UInt32 {
        let lower = reused.isEmpty ? self[symbol].below : holding(symbol)
        return !keepsRegions && belows[lower].layer != 0 ? withoutRegion(lower) : lower
    }

    private mutating func withoutRegion(_ below: UInt32) -> UInt32 {
        var below = belows[below]
        (below.layer, below.region) = (0, 0)
        return belows.number(of: below)
    }

    /// What is known of below a frame that is pushed onto a symbol.
    private mutating func holding(_ symbol: UInt32) -> UInt32 {
        let s = self[symbol]
        guard reused.contains(s.screen) else { return s.below }
        var below = belows[s.below]
        let held = heldScreens[below.held].all
        if held.contains(s.screen) { return s.below }
        below.held = heldScreens.number(of: ScreenSet(all: (held + [s.screen]).sorted()))
        return belows.number(of: below)
    }

    /// Whether a screen that some `push` reuses is below a symbol in its region.
    func isHeld(_ screen: ScreenID, below symbol: UInt32) -> Bool {
        heldScreens[belows[self[symbol].below].held].all.contains(screen)
    }

    private mutating func pushed(
        _ target: Target, record: AlternativeID, onto lower: UInt32, _ starts: UInt32
    ) -> UInt32 {
        var below = lower
        if let flow = target.flow, belows[lower].window != 0,
            layers[belows[lower].window - 1].made.flow == flow
        {
            var shadowed = belows[lower]
            shadowed.window = 0
            below = belows.number(of: shadowed)
        }
        let screen = target.screen ?? screens(of: starts).first ?? graph.flows[target.flow!].start!
        return number(
            of:
                StackSymbol(
                    screen: screen, record: record, start: target.flow.map { $0.raw + 1 } ?? 0, below: below))
    }

    /// The bottom of the active region of the layer that a `present` puts over `symbol`.
    @inline(__always)
    mutating func presented(by alternative: AlternativeID, over symbol: UInt32, starts: UInt32 = 0) -> UInt32 {
        let lower = numbering[symbol].below
        if lower == 0, starts == 0, plain[alternative.index] != .max { return plain[alternative.index] }
        return makePresented(by: alternative, over: symbol, lower, starts)
    }

    private mutating func makePresented(
        by id: AlternativeID, over symbol: UInt32, _ lower: UInt32, _ starts: UInt32
    ) -> UInt32 {
        guard case .present(let target, let how) = graph.alternatives[id].action else {
            preconditionFailure("presents nothing")
        }
        let made = presented(target, record: record(of: id), how, over: symbol, starts: starts)
        if lower == 0, starts == 0 { plain[id.index] = made }
        return made
    }

    mutating func presented(
        _ made: Target, record: AlternativeID, _ how: Presentation, over symbol: UInt32, starts: UInt32 = 0
    ) -> UInt32 {
        var below = Below()
        below.window = belows[numbering[symbol].below].window
        if below.window != 0, made.flow != nil, layers[below.window - 1].made == made { below.window = 0 }
        return bottom(made, record: record, how, below: below, starts)
    }

    /// The bottom of the active region of the window layer that `alternative` makes.
    mutating func window(by alternative: AlternativeID, starts: UInt32 = 0) -> UInt32 {
        if starts != 0 {
            return window(
                graph.alternatives[alternative].action.target!, record: windowRecord(of: alternative), starts: starts)
        }
        if plain[alternative.index] == .max {
            plain[alternative.index] = window(
                graph.alternatives[alternative].action.target!, record: windowRecord(of: alternative))
        }
        return plain[alternative.index]
    }

    mutating func window(_ made: Target, record: AlternativeID, starts: UInt32 = 0) -> UInt32 {
        var below = Below()
        below.inWindow = keepsWindow
        return bottom(made, record: record, nil, below: below, starts)
    }

    /// `how`: of a layer above the window.
    private mutating func bottom(
        _ made: Target, record: AlternativeID, _ how: Presentation?, below: Below, _ starts: UInt32
    ) -> UInt32 {
        let isWindow = how == nil
        var container: Container = how?.inStack ?? false ? .stack : .single
        if let flow = made.flow { container = graph.flows[flow].container }
        let layer = layers.number(
            of:
                LayerClass(
                    made: made, record: record, container: container, isWindow: isWindow,
                    isSwipeable: how?.isSwipeable ?? false, lockedWhile: how?.lockedWhile ?? IDRange(), starts: starts))
        var below = below
        if isWindow, let flow = made.flow, !record.isNone, finished.contains(flow) { below.window = layer + 1 }
        let active = container == .split ? graph.flows[made.flow!].children.count - 1 : 0
        return regionBottom(active, of: layer, below: below)
    }

    /// The bottom of a region as its layer was made, for a layer with `below` as what is known of below.
    mutating func regionBottom(_ region: Int, of layer: UInt32, below: Below) -> UInt32 {
        let made = layers[layer].made
        let starts = screens(of: layers[layer].starts)
        var screen = made.screen
        var isStack = layers[layer].container == .stack
        var below = below
        if let flow = made.flow {
            switch graph.flows[flow].container {
            case .stack, .single: screen = starts.first ?? graph.flows[flow].start
            case .tabs, .split:
                let child = graph.children[graph.flows[flow].children[region]].target!
                screen = starts.isEmpty ? child.screen ?? graph.flows[child.flow!].start : starts[region]
                isStack = child.flow.map { graph.flows[$0].container == .stack } ?? false
                below.layer = layer + 1
                below.region = UInt32(region)
            }
        }
        return number(
            of:
                StackSymbol(
                    screen: screen!, layer: layer + 1, region: UInt32(region), below: belows.number(of: below),
                    isStack: isStack
                ))
    }

    /// The bottom of another region of the same layer.
    mutating func sibling(of symbol: UInt32, region: Int) -> UInt32 {
        let s = self[symbol]
        var below = belows[s.below]
        below.layer = 0
        below.region = 0
        return regionBottom(region, of: s.layer - 1, below: below)
    }

    /// The bottom of a region of the layer that a symbol is in, as a visit finds it.
    mutating func visited(_ region: Int, from symbol: UInt32) -> UInt32 {
        var below = belows[self[symbol].below]
        let layer = below.layer - 1
        (below.layer, below.region, below.held, below.isVisited) = (0, 0, 0, true)
        return regionBottom(region, of: layer, below: below)
    }

    /// The same frame with another screen: `replace`.
    mutating func replacing(_ symbol: UInt32, with screen: ScreenID) -> UInt32 {
        var s = self[symbol]
        s.screen = screen
        return number(of: s)
    }

    /// The screen that a region of tabs or columns begins with.
    func start(of region: UInt32, of layer: UInt32) -> ScreenID {
        let starts = screens(of: layers[layer].starts)
        if !starts.isEmpty { return starts[Int(region)] }
        let target = graph.children[child(Int(region), of: layer)].target!
        return target.screen ?? graph.flows[target.flow!].start!
    }

    func regionCount(of layer: UInt32) -> Int {
        guard let flow = layers[layer].made.flow else { return 1 }
        return max(1, graph.flows[flow].children.count)
    }
    func child(_ region: Int, of layer: UInt32) -> ChildID {
        graph.flows[layers[layer].made.flow!].children[region]
    }
}

/// A set of screens; sorted.
private struct ScreenSet: Numbered {
    var all: [ScreenID] = []
    var key: UInt64 { all.reduce(0) { NumberTable.key($0, UInt64($1.raw)) } }
}
