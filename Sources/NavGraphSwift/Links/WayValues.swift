import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What the screens on a way are given, as Swift in terms of the link's values: the way is gone once more, as LANGUAGE 6
/// has its steps, with texts instead of values. O(size of the way).
struct WayValues {
    /// Params of a screen or flow by name.
    typealias Values = [Symbol: CodeText]

    private struct Frame {
        var screen: ScreenID
        var values: Values
        /// The flow whose start it is, with what that was opened with.
        var flow: FlowID?
        var flowValues: Values = [:]
        /// Of a start that is a choice: it has not been seen yet which screen was made.
        var isOpen = false
    }
    private struct Region {
        var child: Target
        var frames: [Frame]
    }
    private struct Layer {
        var made: Target
        var flowValues: Values
        var regions: [Region]
        var active: Int
        var isTabs: Bool
        /// Whether its regions are tabs or columns, be it one.
        var hasChildren = false
    }

    private let graph: NavGraph
    private let omitted: (ParamID) -> CodeText
    private let literal: (Symbol) -> CodeText
    private let way: LinkWay
    /// The number of the stop that the moves lead to.
    private var stop = 0
    private var layers: [Layer] = []

    init(
        _ graph: NavGraph, _ way: LinkWay, omitted: @escaping (ParamID) -> CodeText,
        literal: @escaping (Symbol) -> CodeText
    ) {
        self.graph = graph
        self.omitted = omitted
        self.literal = literal
        self.way = way
        open(way.root, [:])
        arrive()
    }

    private var layer: Layer {
        get { layers[layers.count - 1] }
        set { layers[layers.count - 1] = newValue }
    }
    private var region: Region {
        get { layer.regions[layer.active] }
        set { layer.regions[layer.active] = newValue }
    }

    /// The params of the current screen.
    var ownerValues: Values { region.frames.last?.values ?? [:] }

    // MARK: Steps

    mutating func choose(_ child: ChildID, to stop: Int) {
        self.stop = stop
        defer { arrive() }
        let target = graph.children[child].target
        guard let index = layer.regions.firstIndex(where: { $0.child == target }) else { return }
        if layer.isTabs, layer.active == index { region.frames.removeLast(region.frames.count - 1) }
        layer.active = index
    }

    /// An event of the current screen takes this alternative, to a stop of that number; `payload`: what it carries.
    mutating func take(_ first: AlternativeID, payload: Values, to stop: Int) {
        self.stop = stop
        let owner: Values
        switch graph.owner(of: first) {
        case .screen: owner = ownerValues
        case .flow(let flow): owner = flowValues(flow)
        case .app, .group: owner = [:]
        }
        for id in graph.parts(of: first) {
            carryOut(id, values(of: id, payload, owner))
        }
        arrive()
    }

    /// The visible screens at a stop show which screens flows have started with.
    private mutating func arrive() {
        let isSplit = layer.hasChildren && !layer.isTabs
        for index in isSplit ? Array(layer.regions.indices) : [layer.active] {
            guard let frame = layer.regions[index].frames.last, frame.isOpen, let flow = frame.flow,
                let chosen = graph.flows[flow].startChoices.lazy.compactMap(\.screen).first(where: {
                    isSplit ? way.stops[stop].visible.contains($0) : way.stops[stop].current == $0
                })
            else { continue }
            layer.regions[index].frames[layer.regions[index].frames.count - 1] = start(
                chosen, of: flow, frame.flowValues)
        }
    }

    private func values(of id: AlternativeID, _ payload: Values, _ owner: Values) -> Values {
        var values: Values = [:]
        for argument in graph.arguments(of: id) {
            let name = graph.params[argument.param].name
            switch argument.source {
            case .payload(let path): values[name] = text(of: path, in: payload)
            case .owner(let path): values[name] = text(of: path, in: owner)
            case .text(let text): values[name] = literal(text)
            case .literal(let text): values[name] = CodeText(graph.text[text])
            case .omitted: values[name] = omitted(argument.param)
            }
        }
        return values
    }

    private func text(of path: Symbol, in values: Values) -> CodeText? {
        if let value = values[path] { return value }
        let text = graph.text[path]
        guard let dot = text.firstIndex(of: "."), let base = graph.text.find(String(text[..<dot])) else { return nil }
        return values[base].map { "\($0)\(String(text[dot...]))" }
    }

    private func flowValues(_ flow: FlowID) -> Values {
        for layer in layers.reversed() {
            for frame in layer.regions[layer.active].frames.reversed() where frame.flow == flow {
                return frame.flowValues
            }
            if layer.made.flow == flow { return layer.flowValues }
        }
        return [:]
    }

    // MARK: Moves

    private mutating func carryOut(_ id: AlternativeID, _ values: Values) {
        switch graph.alternatives[id].action {
        case .push(let target): region.frames.append(frame(target, values))
        case .reuse(let screen):
            if !popTo(screen) { region.frames.append(frame(.screen(screen), values)) }
        case .present(let target, _): open(target, values)
        case .replace(let screen):
            let old = region.frames.removeLast()
            var new = frame(.screen(screen), values)
            (new.flow, new.flowValues) = (old.flow, old.flowValues)
            region.frames.append(new)
        case .root(let target):
            layers = []
            open(target, values)
        case .select(let child): select(child)
        case .show(let screen, in: let column):
            select(column)
            region.frames = [frame(.screen(screen), values)]
        case .popBack: if region.frames.count > 1 { region.frames.removeLast() }
        case .popToRoot: region.frames.removeLast(region.frames.count - 1)
        case .popTo(let screen): popTo(screen)
        case .dismissTop: if layers.count > 1 { layers.removeLast() }
        case .dismissAll: layers.removeLast(layers.count - 1)
        case .none, .rootEntry, .finish, .raise, .open, .openArgument, .unresolved: break
        }
    }

    /// Whether there was one to go back to.
    @discardableResult
    private mutating func popTo(_ screen: ScreenID) -> Bool {
        guard let index = region.frames.dropLast().lastIndex(where: { $0.screen == screen }) else { return false }
        region.frames.removeLast(region.frames.count - 1 - index)
        return true
    }

    private mutating func select(_ child: Target) {
        guard
            let layer = layers.lastIndex(where: { $0.hasChildren && $0.regions.contains { $0.child == child } }),
            let index = layers[layer].regions.firstIndex(where: { $0.child == child })
        else { return }
        layers.removeLast(layers.count - 1 - layer)
        layers[layer].active = index
    }

    private mutating func open(_ made: Target, _ values: Values) {
        var layer = Layer(made: made, flowValues: values, regions: [], active: 0, isTabs: false)
        if let flow = made.flow, graph.flows[flow].start == nil {
            layer.hasChildren = true
            layer.regions = graph.targets(in: flow).map { Region(child: $0, frames: [frame($0, [:])]) }
            layer.isTabs = graph.flows[flow].container == .tabs
            layer.active = layer.isTabs ? 0 : layer.regions.count - 1
        } else {
            layer.regions = [Region(child: made, frames: [frame(made, values)])]
        }
        layers.append(layer)
    }

    private func frame(_ opened: Target, _ values: Values) -> Frame {
        if let screen = opened.screen { return Frame(screen: screen, values: values) }
        guard let flow = opened.flow, let start = graph.flows[flow].start else {
            return Frame(screen: graph.firstScreen(of: opened) ?? ScreenID(raw: 0), values: [:])
        }
        var frame = self.start(start, of: flow, values)
        frame.isOpen = !graph.flows[flow].startChoices.isEmpty
        return frame
    }

    private func start(_ start: ScreenID, of flow: FlowID, _ values: Values) -> Frame {
        var own: Values = [:]
        for param in graph.screens[start].params {
            let name = graph.params[param].name
            own[name] = values[name] ?? omitted(param)
        }
        return Frame(screen: start, values: own, flow: flow, flowValues: values)
    }
}
