import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// How one link is followed, in Swift.
struct LinkRoute {
    var link: LinkPlan.Link
    /// `nil` by `present`, and where there is no way.
    var way: LinkWay?
    /// The lines that make the moves.
    var lines: [String] = []
    /// How many of them there are before the last step's.
    var linesBeforeLast = 0
    /// The values of the link that they need, and those of them that must be there.
    var used: Set<Symbol> = []
    var wanted: Set<Symbol> = []
    /// What resolvers give, in the order in which they are asked.
    var resolved: [Resolved] = []
    /// What the link has for a name: its `with`, then its own values.
    var supply: [Symbol: Supply] = [:]

    struct Resolved {
        var resolver: ResolverID
        var variable: String
        var arguments: [GivenArgument]
    }
    enum Supply {
        case value(Symbol)
        case member(Symbol, String)
        case swift(String)
        case resolver(ResolverID, Symbol)
    }
    /// Whether there is something to do when it is followed.
    var isRun: Bool { !lines.isEmpty }
}

/// The events on the ways of links, each alternative once, with the names of their methods.
struct WayEvents {
    private(set) var all: [(id: AlternativeID, name: String)] = []
    private var names: [AlternativeID: String] = [:]
    private var taken: Set<String> = []

    mutating func name(of id: AlternativeID, in graph: NavGraph) -> String {
        if let known = names[id] { return known }
        guard let transition = graph.alternatives[id].transition else { return "" }
        let it = graph.transitions[transition]
        let parts = graph.text[graph.qualifiedName(of: it.owner)].split(separator: ".") + [graph.text[it.name][...]]
        var name = lowerCamel(String(parts[0])) + parts.dropFirst().map { upperCamel(String($0)) }.joined()
        if graph.alternatives[id].number > 1 { name += String(graph.alternatives[id].number) }
        name = LinkPlan.unique(name + "OnWay", &taken)
        names[id] = name
        all.append((id, name))
        return name
    }
}

extension SwiftEmitter {
    /// Works a link's way out.
    mutating func route(of link: LinkPlan.Link, _ way: LinkWay?, _ types: LinkTypes, _ events: inout WayEvents)
        -> LinkRoute
    {
        var route = LinkRoute(link: link, way: way)
        let it = graph.deepLinks[link.id]
        for value in link.values { route.supply[value.name] = .value(value.name) }
        for argument in it.with.map({ graph.arguments[$0] }) {
            route.supply[argument.param] = supply(argument, of: it, types)
        }
        if it.isByPresent {
            route.lines = ["step.dismissAll()", present(it, &route)]
            return route
        }
        guard let way else { return route }
        let supply = types.supply(of: link.id)
        var values = WayValues(graph, root: way.root, omitted: omittedValues(), literal: literals())
        let omitted = graph.params(of: way.root).map { param in
            spelled { $0.put(argumentLabel: $0.graph.params[param].name) } + omittedValues()(param)
        }
        route.lines.append("step.restart(\(opened(way.root, omitted.joined(separator: ", "))))")
        for (index, step) in way.steps.enumerated() {
            if index == way.steps.count - 1 { route.linesBeforeLast = route.lines.count }
            switch step {
            case .tab(let child):
                values.choose(child)
                route.lines.append(
                    "try step.choose(\(spelled { $0.put(literal: $0.name(of: $0.graph.children[child].reference)) }))")
            case .event(let id):
                var payload: WayValues.Values = [:]
                for value in graph.carried(by: id) {
                    let isOptional = graph.isOptional(type: value.type)
                    payload[value.name] =
                        isOptional && !fits(value.type, of: value.name, supply)
                        ? "nil" : swift(for: value.name, isOptional: isOptional, &route)
                }
                route.lines.append(call(id, events.name(of: id, in: graph), payload, values.ownerValues))
                values.take(id, payload: payload)
            }
        }
        return route
    }

    /// Whether what a link has for an optional name is of its type, as what it has for others must be. LANGUAGE 7.
    private func fits(_ wanted: Symbol, of name: Symbol, _ supply: [(name: Symbol, type: Symbol?)]) -> Bool {
        guard let given = supply.first(where: { $0.name == name })?.type else { return true }
        // A `String` that the graph does not speak of.
        return given.isEmpty ? graph.text[wanted] == "String?" : graph.accepts(wanted, given)
    }

    /// `try homeFeedOpenProductOnWay(step, productId: productId)`.
    private mutating func call(
        _ id: AlternativeID, _ name: String, _ payload: WayValues.Values, _ owner: WayValues.Values
    ) -> String {
        var text = "try \(name)(step"
        for value in graph.carried(by: id) {
            text += ", " + spelled { $0.put(argumentLabel: value.name) } + (payload[value.name] ?? "nil")
        }
        for param in ownedParams(onWay: id) {
            let name = graph.params[param].name
            text += ", " + spelled { $0.put(ownerLabel: name, in: $0.scope(onWay: id)) } + (owner[name] ?? "nil")
        }
        return text + ")"
    }

    // MARK: Values

    private func supply(_ argument: Argument, of link: DeepLink, _ types: LinkTypes) -> LinkRoute.Supply {
        if let resolver = types.resolver(argument, of: link) { return .resolver(resolver, argument.param) }
        switch argument.kind {
        case .text: return .swift(literals()(argument.value))
        case .literal: return .swift(graph.text[argument.value])
        case .name:
            if argument.base == argument.value { return .value(argument.value) }
            return .member(
                argument.base, String(graph.text[argument.value].dropFirst(graph.text[argument.base].utf8.count)))
        }
    }

    /// What the link has for a name, in Swift; `nil` where it has nothing.
    private mutating func swift(for name: Symbol, isOptional: Bool, _ route: inout LinkRoute) -> String? {
        switch route.supply[name] {
        case nil: return isOptional ? "nil" : nil
        case .swift(let text): return text
        case .value(let value):
            route.used.insert(value)
            if !isOptional { route.wanted.insert(value) }
            return spelled { $0.put(linkValue: value) }
        case .member(let value, let members):
            route.used.insert(value)
            route.wanted.insert(value)
            return spelled { $0.put(linkValue: value) } + members
        case .resolver(let resolver, let param):
            if let known = route.resolved.first(where: { $0.resolver == resolver }) { return known.variable }
            var variable = spelled { $0.put(linkValue: param) }
            if route.link.values.contains(where: { $0.name == param }) { variable = graph.text[param] + "Resolved" }
            let taken = route.link.values.map { value in spelled { $0.put(linkValue: value.name) } }
            while taken.contains(variable) || route.resolved.contains(where: { $0.variable == variable }) {
                variable += "_"
            }
            let arguments = graph.resolvers[resolver].payload.map { param -> GivenArgument in
                let has = route.link.values.contains { $0.name == graph.params[param].name }
                return GivenArgument(param: param, source: has ? .payload(graph.params[param].name) : .omitted)
            }
            route.resolved.append(.init(resolver: resolver, variable: variable, arguments: arguments))
            return variable
        }
    }

    private func omittedValues() -> (ParamID) -> String {
        { [graph] param in
            let value = graph.params[param].defaultValue
            return value.isEmpty ? "nil" : graph.text[value]
        }
    }

    private func literals() -> (Symbol) -> String {
        { [graph] symbol in
            var code = CodeWriter()
            code.putLiteral(symbol, of: graph.text)
            return String(decoding: code.contents, as: UTF8.self)
        }
    }

    /// What `body` writes, as a text.
    mutating func spelled(_ body: (inout SwiftEmitter) -> Void) -> String {
        let before = code
        code = CodeWriter()
        body(&self)
        let text = String(decoding: code.contents, as: UTF8.self)
        code = before
        return text
    }

    // MARK: Layers

    /// `self.mainRouter.container(…)`, or `self.makeSplash(…)`; in a stack where that is wanted.
    private mutating func opened(_ reference: Reference, _ arguments: String) -> String {
        let context = Context(scope: Scope(), router: nil)
        switch reference.target {
        case .screen(let screen):
            return spelled { $0.put(router: $0.graph.screens[screen].flow, from: context) }
                + spelled { $0.put(maker: screen) } + "(\(arguments))"
        case .flow(let flow):
            return spelled { $0.put(router: flow, from: context) } + "container(\(arguments))"
        case .none, .unresolved: return ""
        }
    }

    /// By `present`: a layer over the window's.
    private mutating func present(_ link: DeepLink, _ route: inout LinkRoute) -> String {
        var arguments: [String] = []
        for param in graph.params(of: link.opens) {
            let it = graph.params[param]
            let label = spelled { $0.put(argumentLabel: it.name) }
            var value: String?
            if let supply = route.supply[it.name] {
                value = swift(for: it.name, isOptional: it.isOptional, &route)
                if case .value(let name) = supply, !it.defaultValue.isEmpty,
                    route.link.values.contains(where: { $0.name == name && $0.isOptional })
                {
                    value? += " ?? " + graph.text[it.defaultValue]
                }
            }
            arguments.append(label + (value ?? omittedValues()(param)))
        }
        var layer = opened(link.opens, arguments.joined(separator: ", "))
        if link.inStack, link.opens.screen != nil {
            layer = "navigation.stack(\(layer), for: \(spelled { $0.put(literal: $0.name(of: link.opens)) }))"
        }
        var text = "step.present(\(layer)"
        if link.style != .sheet, link.style != .alert, link.style != .actionSheet {
            text += ", as: " + spelled { $0.put(style: link.style) }
        }
        return text + (link.isLocked ? ", isLocked: true)" : ")")
    }

    // MARK: Events

    /// The params of the screen whose event it is that the event's code uses.
    func ownedParams(onWay id: AlternativeID) -> [ParamID] {
        guard case .screen = graph.owner(of: id), let transition = graph.alternatives[id].transition else { return [] }
        return ownerParams(of: transition)
    }

    func scope(onWay id: AlternativeID) -> Scope {
        guard let transition = graph.alternatives[id].transition else { return Scope() }
        return scope(of: transition, graph.carried(by: transition), ownerParams(of: transition))
    }
}
