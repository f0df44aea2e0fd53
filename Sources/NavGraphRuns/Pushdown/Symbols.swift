import NavGraphModel
import NavGraphSyntax

/// What of a layer decides about behaviour: what it was made from, and whose handlers hear of its end.
struct LayerClass: Hashable, Sendable {
    var made: Reference
    /// The alternative that opened it, where it has handlers; else none.
    var record: AlternativeID
    var container: Container
    var isWindow: Bool
    var isSwipeable: Bool
}

/// What a symbol knows of what lies below it, as far as some step has to know that before it pops anything: the regular
/// look-ahead of Esparza, Kučera, Schwoon (2003), kept in the symbols.
struct Below: Hashable, Sendable {
    /// The selectable layer whose region this is, plus one; 0: none.
    var layer: UInt32 = 0
    var region: UInt32 = 0
    /// In the window layer (kept only where something dismisses all).
    var inWindow = false
    /// The window layer, plus one, that `finish` would find, since no opening of the same flow lies above it; 0: none.
    var window: UInt32 = 0
}

/// A stack symbol: a frame, or the bottom of a region together with its layer.
struct StackSymbol: Hashable, Sendable {
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

    @inline(__always) var isBottom: Bool { layer != 0 }
}

/// The symbols of one analysis, interned.
struct Symbols: Sendable {
    let graph: NavGraph
    private let selected: Set<Reference>
    private let keepsWindow: Bool
    private let finished: Set<FlowID>
    private(set) var all: [StackSymbol] = []
    private var ids: [StackSymbol: UInt32] = [:]
    private(set) var layers: [LayerClass] = []
    private var layerIDs: [LayerClass: UInt32] = [:]
    private(set) var belows: [Below] = [Below()]
    private var belowIDs: [Below: UInt32] = [Below(): 0]
    /// For each alternative that opens something, its symbol where nothing below matters.
    private var plain: [UInt32]

    init(_ program: Program) {
        graph = program.graph
        selected = program.selected
        keepsWindow = program.usesDismissAll
        finished = program.finished
        plain = Array(repeating: .max, count: graph.alternatives.count)
    }

    @inline(__always) subscript(id: UInt32) -> StackSymbol { all[Int(id)] }

    mutating func intern(_ symbol: StackSymbol) -> UInt32 {
        if let id = ids[symbol] { return id }
        let id = UInt32(all.count)
        all.append(symbol)
        ids[symbol] = id
        return id
    }

    private mutating func intern(_ below: Below) -> UInt32 {
        if let id = belowIDs[below] { return id }
        let id = UInt32(belows.count)
        belows.append(below)
        belowIDs[below] = id
        return id
    }

    private mutating func intern(_ layer: LayerClass) -> UInt32 {
        if let id = layerIDs[layer] { return id }
        let id = UInt32(layers.count)
        layers.append(layer)
        layerIDs[layer] = id
        return id
    }

    func record(of alternative: AlternativeID) -> AlternativeID {
        alternative.isNone || graph.alternatives[alternative].firstHandler.isNone ? .none : alternative
    }

    /// The frame that a `push` puts onto `symbol`.
    mutating func pushed(by alternative: AlternativeID, onto symbol: UInt32) -> UInt32 {
        let lower = all[Int(symbol)].below
        if lower == 0, plain[alternative.index] != .max { return plain[alternative.index] }
        let target = graph.alternatives[alternative].target
        var below = lower
        if let flow = target.flow, belows[Int(lower)].window != 0,
            layers[Int(belows[Int(lower)].window - 1)].made.flow == flow
        {
            var shadowed = belows[Int(lower)]
            shadowed.window = 0
            below = intern(shadowed)
        }
        let id = intern(
            StackSymbol(
                screen: target.screen ?? graph.flows[target.flow!].start!, record: record(of: alternative),
                start: target.flow.map { $0.raw + 1 } ?? 0, below: below))
        if lower == 0 { plain[alternative.index] = id }
        return id
    }

    /// The bottom of the active region of the layer that a `present` puts over `symbol`.
    mutating func presented(by alternative: AlternativeID, over symbol: UInt32) -> UInt32 {
        let lower = all[Int(symbol)].below
        if lower == 0, plain[alternative.index] != .max { return plain[alternative.index] }
        let a = graph.alternatives[alternative]
        let id = presented(
            a.target, record: record(of: alternative), inStack: a.inStack,
            isSwipeable: a.style.isSwipeable && !a.isLocked, over: symbol)
        if lower == 0 { plain[alternative.index] = id }
        return id
    }

    mutating func presented(
        _ made: Reference, record: AlternativeID, inStack: Bool, isSwipeable: Bool, over symbol: UInt32
    ) -> UInt32 {
        var below = Below()
        below.window = belows[Int(all[Int(symbol)].below)].window
        if below.window != 0, made.flow != nil, layers[Int(below.window - 1)].made == made { below.window = 0 }
        return bottom(made, record: record, isWindow: false, inStack: inStack, isSwipeable: isSwipeable, below: below)
    }

    /// The bottom of the active region of the window layer that `alternative` makes.
    mutating func window(by alternative: AlternativeID) -> UInt32 {
        window(graph.alternatives[alternative].target, record: record(of: alternative))
    }

    mutating func window(_ made: Reference, record: AlternativeID) -> UInt32 {
        var below = Below()
        below.inWindow = keepsWindow
        return bottom(made, record: record, isWindow: true, inStack: false, isSwipeable: false, below: below)
    }

    private mutating func bottom(
        _ made: Reference, record: AlternativeID, isWindow: Bool, inStack: Bool, isSwipeable: Bool, below: Below
    ) -> UInt32 {
        var container: Container = inStack ? .stack : .single
        if let flow = made.flow { container = graph.flows[flow].container }
        let layer = intern(
            LayerClass(
                made: made, record: record, container: container, isWindow: isWindow, isSwipeable: isSwipeable))
        var below = below
        if isWindow, let flow = made.flow, !record.isNone, finished.contains(flow) { below.window = layer + 1 }
        let active = container == .split ? graph.flows[made.flow!].children.count - 1 : 0
        return regionBottom(active, of: layer, below: below)
    }

    /// The bottom of a region as its layer was made, for a layer with `below` as what is known of below.
    mutating func regionBottom(_ region: Int, of layer: UInt32, below: Below) -> UInt32 {
        let made = layers[Int(layer)].made
        var screen = made.screen
        var isStack = layers[Int(layer)].container == .stack
        var below = below
        if let flow = made.flow {
            switch graph.flows[flow].container {
            case .stack, .single: screen = graph.flows[flow].start
            case .tabs, .split:
                let child = graph.children[graph.flows[flow].children[region]].reference
                screen = child.screen ?? graph.flows[child.flow!].start
                isStack = child.flow.map { graph.flows[$0].container == .stack } ?? false
                let isSelected = graph.flows[flow].children.contains { selected.contains(graph.children[$0].reference) }
                if isSelected {
                    below.layer = layer + 1
                    below.region = UInt32(region)
                }
            }
        }
        return intern(
            StackSymbol(
                screen: screen!, layer: layer + 1, region: UInt32(region), below: intern(below), isStack: isStack))
    }

    /// The bottom of another region of the same layer.
    mutating func sibling(of symbol: UInt32, region: Int) -> UInt32 {
        let s = all[Int(symbol)]
        var below = belows[Int(s.below)]
        below.layer = 0
        below.region = 0
        return regionBottom(region, of: s.layer - 1, below: below)
    }

    /// The same frame with another screen: `replace`.
    mutating func replacing(_ symbol: UInt32, with screen: ScreenID) -> UInt32 {
        var s = all[Int(symbol)]
        s.screen = screen
        return intern(s)
    }

    func regionCount(of layer: UInt32) -> Int {
        guard let flow = layers[Int(layer)].made.flow else { return 1 }
        return max(1, graph.flows[flow].children.count)
    }
    func child(_ region: Int, of layer: UInt32) -> ChildID {
        graph.flows[layers[Int(layer)].made.flow!].children[region]
    }
}
