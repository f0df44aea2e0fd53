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
    private let mostHeld: Int
    private var heldScreens = Numbering<ScreenList>()
    /// The first screens of all regions of a layer, where some flow has a choice.
    private var starts = Numbering<ScreenList>()
    private var numbering = Numbering<StackSymbol>()
    private(set) var layers = Numbering<LayerClass>()
    private(set) var belows = Numbering<Below>()
    /// Of each alternative whether some handler of it does more than to close.
    private let doesMore: [Bool]
    /// For each alternative that opens something, its symbol where nothing below matters.
    private var plain: [StackSymbolID?]

    init(_ program: Program) {
        self.program = program
        keepsWindow = program.usesDismissAll
        keepsRegions = program.tellsRegionsApart
        finished = program.finished
        reused = program.reused
        mostHeld = program.restriction.bounds?.apart ?? .max
        plain = Array(repeating: nil, count: program.graph.alternatives.count)
        doesMore = program.graph.alternatives.ids.map { [graph = program.graph] alternative in
            graph.handlers(of: alternative).contains { graph.handlers[$0].kind != .close }
        }
        _ = heldScreens.number(of: ScreenList())
        _ = starts.number(of: ScreenList())
        _ = belows.number(of: Below())
    }

    @inline(__always) subscript(id: StackSymbolID) -> StackSymbol { numbering[id] }

    mutating func number(of symbol: StackSymbol) -> StackSymbolID { numbering.number(of: symbol) }

    /// What a frame or a layer above the window keeps of its opener: what it does once that ends, if that is more than to
    /// close.
    func record(of alternative: AlternativeID) -> AlternativeID {
        alternative.isNone || !doesMore[alternative.index] ? .none : alternative
    }
    /// What the window keeps, which does not close.
    func windowRecord(of alternative: AlternativeID) -> AlternativeID {
        alternative.isNone || graph.alternatives[alternative].firstHandler.isNone ? .none : alternative
    }

    /// What the regions of a layer begin with.
    mutating func starts(with screens: [ScreenID]) -> ScreenListID { starts.number(of: ScreenList(all: screens)) }
    func screens(of starts: ScreenListID) -> [ScreenID] { self.starts[starts].all }

    /// The frame that a `push` puts onto `symbol`; `starts`: the start of a flow that has a choice.
    @inline(__always)
    mutating func pushed(by alternative: AlternativeID, onto symbol: StackSymbolID, starts: ScreenListID = .empty)
        -> StackSymbolID
    {
        let lower = lower(onto: symbol)
        if lower == .nothing, starts == .empty, let known = plain[alternative.index] { return known }
        let id = pushed(
            graph.alternatives[alternative].action.target!, record: record(of: alternative), onto: lower, starts)
        if lower == .nothing, starts == .empty { plain[alternative.index] = id }
        return id
    }

    /// The frame that a link by `push` puts onto `symbol`.
    mutating func pushedByLink(_ target: Target, onto symbol: StackSymbolID, starts: ScreenListID) -> StackSymbolID {
        pushed(target, record: .none, onto: lower(onto: symbol), starts)
    }

    @inline(__always)
    private mutating func lower(onto symbol: StackSymbolID) -> BelowID {
        let lower = reused.isEmpty ? self[symbol].below : holding(symbol)
        return !keepsRegions && belows[lower].region != nil ? withoutRegion(lower) : lower
    }

    private mutating func withoutRegion(_ below: BelowID) -> BelowID {
        var below = belows[below]
        below.region = nil
        return belows.number(of: below)
    }

    /// The knowledge about the stack below a frame that is pushed onto a symbol.
    private mutating func holding(_ symbol: StackSymbolID) -> BelowID {
        let s = self[symbol]
        guard reused.contains(s.screen) else { return s.below }
        var below = belows[s.below]
        let held = heldScreens[below.held].all
        if held.contains(s.screen) { return s.below }
        if held.count < mostHeld {
            below.held = heldScreens.number(of: ScreenList(all: (held + [s.screen]).sorted()))
        } else {
            below.holdsMore = true
        }
        return belows.number(of: below)
    }

    /// Whether a screen that some `push` reuses is below a symbol in its region; `nil`: it may be.
    func isHeld(_ screen: ScreenID, below symbol: StackSymbolID) -> Bool? {
        let below = belows[self[symbol].below]
        if heldScreens[below.held].all.contains(screen) { return true }
        return below.holdsMore ? nil : false
    }

    private mutating func pushed(
        _ target: Target, record: AlternativeID, onto lower: BelowID, _ starts: ScreenListID
    ) -> StackSymbolID {
        var below = lower
        if let flow = target.flow, let window = belows[lower].window, layers[window].made.flow == flow {
            var shadowed = belows[lower]
            shadowed.window = nil
            below = belows.number(of: shadowed)
        }
        let screen = target.screen ?? screens(of: starts).first ?? program.start(of: target)
        return number(
            of:
                StackSymbol(
                    screen: screen, record: record, start: target.flow, below: below))
    }

    /// The bottom of the active region of the layer that a `present` puts over `symbol`.
    @inline(__always)
    mutating func presented(by alternative: AlternativeID, over symbol: StackSymbolID, starts: ScreenListID = .empty)
        -> StackSymbolID
    {
        let lower = numbering[symbol].below
        if lower == .nothing, starts == .empty, let known = plain[alternative.index] { return known }
        return makePresented(by: alternative, over: symbol, lower, starts)
    }

    private mutating func makePresented(
        by id: AlternativeID, over symbol: StackSymbolID, _ lower: BelowID, _ starts: ScreenListID
    ) -> StackSymbolID {
        guard case .present(let target, let how) = graph.alternatives[id].action else {
            preconditionFailure("presents nothing")
        }
        let made = presented(target, record: record(of: id), how, over: symbol, starts: starts)
        if lower == .nothing, starts == .empty { plain[id.index] = made }
        return made
    }

    mutating func presented(
        _ made: Target, record: AlternativeID, _ how: Presentation, over symbol: StackSymbolID,
        starts: ScreenListID = .empty
    ) -> StackSymbolID {
        var below = Below()
        below.window = belows[numbering[symbol].below].window
        if let window = below.window, made.flow != nil, layers[window].made == made { below.window = nil }
        return bottom(made, record: record, as: how, below: below, starts: starts)
    }

    /// The bottom of the active region of the window layer that `alternative` makes.
    mutating func window(by alternative: AlternativeID, starts: ScreenListID = .empty) -> StackSymbolID {
        if starts != .empty {
            return window(
                graph.alternatives[alternative].action.target!, record: windowRecord(of: alternative), starts: starts)
        }
        if let known = plain[alternative.index] { return known }
        let made = window(graph.alternatives[alternative].action.target!, record: windowRecord(of: alternative))
        plain[alternative.index] = made
        return made
    }

    mutating func window(_ made: Target, record: AlternativeID, starts: ScreenListID = .empty) -> StackSymbolID {
        var below = Below()
        below.inWindow = keepsWindow
        return bottom(made, record: record, as: nil, below: below, starts: starts)
    }

    /// `how`: of a layer above the window.
    private mutating func bottom(
        _ made: Target, record: AlternativeID, as how: Presentation?, below: Below, starts: ScreenListID
    ) -> StackSymbolID {
        let isWindow = how == nil
        var container: Container = how?.inStack ?? false ? .stack : .single
        if let flow = made.flow { container = graph.flows[flow].container }
        let layer = layers.number(
            of:
                LayerClass(
                    made: made, record: record, container: container, isWindow: isWindow,
                    isSwipeable: how?.isSwipeable ?? false, isClosable: program.isClosable(how),
                    lockedWhile: how?.lockedWhile ?? IDRange(), starts: starts))
        var below = below
        if isWindow, let flow = made.flow, !record.isNone, finished.contains(flow) { below.window = layer }
        return regionBottom(RegionID(layer, container == .split ? regionCount(of: layer) - 1 : 0), below: below)
    }

    /// The bottom of a region as its layer was made, for a layer with `below` as what is known of below.
    mutating func regionBottom(_ region: RegionID, below: Below) -> StackSymbolID {
        let made = layers[region.layer].made
        let target = target(of: region)
        var isStack = layers[region.layer].container == .stack
        var below = below
        if target != made {
            isStack = target.flow.map { graph.flows[$0].container == .stack } ?? false
            below.region = region
        }
        let screen = made.screen ?? start(of: region)
        return number(
            of: StackSymbol(screen: screen, bottom: region, below: belows.number(of: below), isStack: isStack))
    }

    /// The bottom of another region of the same layer.
    mutating func sibling(of symbol: StackSymbolID, in region: RegionID) -> StackSymbolID {
        var below = belows[self[symbol].below]
        below.region = nil
        return regionBottom(region, below: below)
    }

    /// The bottom of a region of the layer that a symbol is in, as a visit finds it.
    mutating func visited(_ region: RegionID, from symbol: StackSymbolID) -> StackSymbolID {
        var below = belows[self[symbol].below]
        (below.region, below.held, below.holdsMore, below.isVisited) = (nil, .empty, false, true)
        return regionBottom(region, below: below)
    }

    /// The same frame with another screen: `replace`.
    mutating func replacing(_ symbol: StackSymbolID, with screen: ScreenID) -> StackSymbolID {
        var s = self[symbol]
        s.screen = screen
        return number(of: s)
    }

    /// The screen that a region begins with.
    func start(of region: RegionID) -> ScreenID {
        let starts = screens(of: layers[region.layer].starts)
        return starts.isEmpty ? program.start(of: target(of: region)) : starts[region.number]
    }

    /// The tab or column that a region is; of another layer what that was made from.
    private func target(of region: RegionID) -> Target {
        let children = children(of: region.layer)
        let child = children.isEmpty ? nil : graph.children[children[region.number]].target
        return child ?? layers[region.layer].made
    }

    /// The region that a tab or column is; `nil`: the layer does not have it.
    func region(of child: Target?, in layer: LayerClassID) -> RegionID? {
        children(of: layer).firstIndex { graph.children[$0].target == child }.map { RegionID(layer, $0) }
    }

    /// The tabs or columns of a layer.
    private func children(of layer: LayerClassID) -> IDRange<ChildID> {
        layers[layer].made.flow.map { graph.flows[$0].children } ?? IDRange()
    }

    func regionCount(of layer: LayerClassID) -> Int { max(1, children(of: layer).count) }
    func regions(of layer: LayerClassID) -> some Sequence<RegionID> {
        (0..<regionCount(of: layer)).lazy.map { RegionID(layer, $0) }
    }
    func child(_ region: RegionID) -> ChildID { children(of: region.layer)[region.number] }
}

private struct ScreenList: Numbered, Equatable {
    typealias ID = ScreenListID
    var all: [ScreenID] = []
    var key: UInt64 { all.reduce(0) { NumberTable.key($0, UInt64($1.raw)) } }
}
