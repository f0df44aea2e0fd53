import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

struct FollowedLink {
    var link: LinkPlan.Link
    /// `nil` by `present`, and without a route.
    var way: LinkWay?
    var lines: [CodeText] = []
    /// How many of them there are before the last step's.
    var linesBeforeLast = 0
    /// The values of the link that they need.
    var used: Set<Symbol> = []
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
        case swift(CodeText)
        case resolver(ResolverID, Symbol)
    }
    var isRun: Bool { !lines.isEmpty }
}

struct FollowedLinks {
    var groups: [[FollowedLink]] = []
    /// The events on ways whose methods are those of their routers.
    var sharedEvents: Set<TransitionID> = []
    /// The alternatives on ways that have their own methods, each once, with the names of these.
    private(set) var ownMethods: [(id: AlternativeID, name: String)] = []
    private var names: [AlternativeID: String] = [:]
    private var taken: Set<String> = []

    /// The name of an alternative's own method: `noteListCreateNoteOnWay`.
    mutating func ownMethod(_ id: AlternativeID, in graph: NavGraph) -> String {
        if let known = names[id] { return known }
        guard let transition = graph.alternatives[id].transition else { return "" }
        let fired = graph.transitions[transition]
        var name = lowerCamelPath("\(graph.text[graph.qualifiedName(of: fired.owner)]).\(graph.text[fired.name])")
        if graph.alternatives[id].number > 1 { name += String(graph.alternatives[id].number) }
        name = free(name + "OnWay", &taken)
        names[id] = name
        ownMethods.append((id, name))
        return name
    }
}

extension SwiftEmitter {
    func followedLinks(_ ways: (DeepLinkID) -> LinkWay?) -> FollowedLinks {
        let types = LinkTypes(graph)
        var followedLinks = FollowedLinks()
        for group in plan.groups {
            followedLinks.groups.append(
                group.links.map { followed(of: $0, along: ways($0.id), types: types, in: &followedLinks) })
        }
        return followedLinks
    }

    private func followed(
        of link: LinkPlan.Link, along way: LinkWay?, types: LinkTypes, in followedLinks: inout FollowedLinks
    ) -> FollowedLink {
        var followed = FollowedLink(link: link, way: way)
        let deepLink = graph.deepLinks[link.id]
        for value in link.values { followed.supply[value.name] = .value(value.name) }
        for argument in deepLink.with.map({ graph.arguments[$0] }) {
            followed.supply[argument.param] = supply(argument, of: deepLink, types)
        }
        if !deepLink.isByPath {
            followed.lines = ["step.dismissAll()"]
            if deepLink.reuses, let screen = deepLink.opens?.screen {
                followed.lines.append("step.popAbove(\(named(screen)))")
            }
            // The layers go before something is pushed, unless both are shown at once.
            if deepLink.isByPush, dialect.hasViewControllers { followed.linesBeforeLast = followed.lines.count }
            followed.lines.append(
                deepLink.isByPush ? pushed(deepLink, &followed) : presented(deepLink, &followed))
            send(deepLink, &followed)
            return followed
        }
        guard let way else { return followed }
        let supply = types.supply(of: link.id)
        var values = WayValues(graph, way, omitted: { omittedValue($0) }, literal: { "\(literal($0))" })
        followed.lines.append("step.restart(\(opened(way.root, omittedArguments(graph.params(of: way.root)))))")
        for (index, step) in way.steps.enumerated() {
            if index == way.steps.count - 1 { followed.linesBeforeLast = followed.lines.count }
            switch step {
            case .tab(let child):
                values.choose(child, to: index + 1)
                if let target = graph.children[child].target {
                    followed.lines.append("try step.choose(\(named(target)))")
                }
            case .event(let id):
                var payload: WayValues.Values = [:]
                for value in graph.carried(by: id) {
                    let isOptional = graph.isOptional(type: value.type)
                    payload[value.name] =
                        isOptional && !fits(value.type, of: value.name, supply)
                        ? "nil" : self.value(of: value.name, isOptional: isOptional, &followed)
                }
                followed.lines.append(
                    call(method(id, &followedLinks), of: id, payload: payload, owner: values.ownerValues))
                values.take(id, payload: payload, to: index + 1)
            }
        }
        send(deepLink, &followed)
        return followed
    }

    /// The opened screen receives a message at the end.
    private func send(_ link: DeepLink, _ followed: inout FollowedLink) {
        let calls = graph.messages(of: link).compactMap { message -> (screen: ScreenID, call: CodeText)? in
            guard case .screen(let screen) = graph.messages[message].owner else { return nil }
            var given: [CodeText] = []
            for param in graph.messages[message].params {
                let value = value(of: param, &followed) ?? omittedValue(param)
                given.append("\(argument(graph.params[param].name)): \(value)")
            }
            return (screen, sent(link.send, to: screen, given.list { $0 }))
        }
        if calls.count == 1 { followed.lines.append(calls[0].call) }
        if calls.count < 2 { return }
        // The screen that a choice of `start` has made.
        followed.lines.append("switch \(nameCalled("step.currentScreen")) {")
        for (screen, call) in calls {
            followed.lines.append("case \(nameCase(screen)):\n    \(call)")
        }
        followed.lines.append("default:\n    throw step.unknownMessage\n}")
    }

    /// Whether what a link has for an optional name is of its type, as what it has for others must be. LANGUAGE 7.
    private func fits(_ wanted: Symbol, of name: Symbol, _ supply: [(name: Symbol, type: Symbol?)]) -> Bool {
        guard let given = supply.first(where: { $0.name == name })?.type else { return true }
        // A `String` that the graph does not speak of.
        return given.isEmpty ? graph.text[wanted] == "String?" : graph.accepts(wanted, given)
    }

    /// The method by which an alternative is taken on a way: that of its event, which takes the same one, since the link
    /// is open. A separate method has what a screen opens by a segue, which is opened by code then; what takes less than
    /// the event carries; and what an event of the app does.
    private func method(_ id: AlternativeID, _ followedLinks: inout FollowedLinks) -> CodeText {
        guard let event = graph.alternatives[id].transition, graph.alternatives[id].segue.isEmpty,
            graph.carried(by: event) == graph.carried(by: id)
        else { return CodeText(followedLinks.ownMethod(id, in: graph)) }
        let owner: CodeText
        let context = Context(scope: Scope(), router: nil)
        switch graph.transitions[event].owner {
        case .app: return CodeText(followedLinks.ownMethod(id, in: graph))
        case .group(let group):
            owner = "self.\(way(to: graph.groups[group].module))\(property(of: group))."
        case .flow(let flow): owner = router(flow, from: context)
        // The router of a scene reads the scene's data store.
        case .screen(let screen) where isCleanSwift || isOfScenes(screen):
            return CodeText(followedLinks.ownMethod(id, in: graph))
        case .screen(let screen): owner = router(of: screen, from: context)
        }
        followedLinks.sharedEvents.insert(event)
        return "\(owner)\(methodName(event))"
    }

    /// Whether a screen belongs to a separate Swift module that is written in Clean Swift.
    private func isOfScenes(_ id: ScreenID) -> Bool {
        !isOwn(id) && graph.modules[graph.screens[id].module].swift.framework == .cleanSwift
    }

    /// `try self.homeRouter.homeFeedOpenProduct(step, productId: productId)`.
    private func call(
        _ method: CodeText, of id: AlternativeID, payload: WayValues.Values, owner: WayValues.Values
    ) -> CodeText {
        let carried = graph.carried(by: id).list(after: ", ") {
            "\(argument($0.name)): \(payload[$0.name] ?? "nil")"
        }
        let scope = scope(onWay: id)
        let owned = ownedParams(onWay: id).list(after: ", ") {
            let name = graph.params[$0].name
            return "\(ownerLabel(name, in: scope)): \(owner[name] ?? "nil")"
        }
        return "try \(method)(step\(carried)\(owned))"
    }

    // MARK: Values

    private func supply(_ argument: Argument, of link: DeepLink, _ types: LinkTypes) -> FollowedLink.Supply {
        if let resolver = types.resolver(argument, of: link) { return .resolver(resolver, argument.param) }
        switch argument.kind {
        case .text: return .swift("\(literal(argument.value))")
        case .literal: return .swift("\(text(argument.value))")
        case .name:
            if argument.base == argument.value { return .value(argument.value) }
            return .member(
                argument.base, String(graph.text[argument.value].dropFirst(graph.text[argument.base].utf8.count)))
        }
    }

    /// What the link has for a name, in Swift; `nil` where it has nothing.
    private func value(of name: Symbol, isOptional: Bool, _ followed: inout FollowedLink) -> CodeText? {
        switch followed.supply[name] {
        case nil: return isOptional ? "nil" : nil
        case .swift(let text): return text
        case .value(let value):
            followed.used.insert(value)
            return "\(linkValue(value))"
        case .member(let value, let members):
            followed.used.insert(value)
            return "\(linkValue(value))\(members)"
        case .resolver(let resolver, let param):
            if let known = followed.resolved.first(where: { $0.resolver == resolver }) {
                return CodeText(known.variable)
            }
            let variable = variable(ofResolved: param, followed)
            let arguments = graph.resolvers[resolver].payload.map { param -> GivenArgument in
                let has = followed.link.values.contains { $0.name == graph.params[param].name }
                return GivenArgument(param: param, source: has ? .payload(graph.params[param].name) : .omitted)
            }
            followed.resolved.append(.init(resolver: resolver, variable: variable, arguments: arguments))
            return CodeText(variable)
        }
    }

    /// A variable for what a resolver gives that the code has not yet.
    private func variable(ofResolved param: Symbol, _ followed: FollowedLink) -> String {
        func spelled(_ name: Symbol) -> String { ("\(linkValue(name))" as CodeText).string }
        let isTaken = followed.link.values.contains { $0.name == param }
        var variable = isTaken ? graph.text[param] + "Resolved" : spelled(param)
        let taken = followed.link.values.map { spelled($0.name) } + followed.resolved.map(\.variable)
        while taken.contains(variable) { variable += "_" }
        return variable
    }

    // MARK: Layers

    /// `self.mainRouter.container(…)`, or `self.makeSplash(…)`.
    private func opened(_ target: Target?, _ arguments: CodeText, isPushed: Bool = false) -> CodeText {
        let context = Context(scope: Scope(), router: nil)
        switch target {
        case .screen(let screen):
            return "\(router(of: screen, from: context))\(maker(screen))(\(arguments))"
        case .flow(let flow):
            return "\(router(flow, from: context))\(isPushed ? "firstScreen" : "container")(\(arguments))"
        case nil: return ""
        }
    }

    /// By `push`: onto the stack that the window shows.
    private func pushed(_ link: DeepLink, _ followed: inout FollowedLink) -> CodeText {
        let given = given(to: link, &followed)
        let pushed = opened(link.opens, given, isPushed: true)
        if link.reuses, let screen = link.opens?.screen { return "try step.pushReplacing(\(named(screen)), \(pushed))" }
        return "try step.push(\(pushed))"
    }

    /// The arguments that a link passes to its target, after the ending of a flow.
    private func given(to link: DeepLink, _ followed: inout FollowedLink) -> CodeText {
        var given: [CodeText] = []
        for param in graph.params(of: link.opens) {
            let declared = graph.params[param]
            let value = value(of: param, &followed) ?? omittedValue(param)
            given.append("\(argument(declared.name)): \(value)")
        }
        // What a flow that it opens can be finished by.
        let ending: CodeText? = link.opens?.flow.flatMap {
            graph.flows[$0].outcomes.isEmpty ? nil : "NavGraph.Ending(of: \(named($0)))"
        }
        return ([ending].compactMap { $0 } + given).list { $0 }
    }

    /// By `present`: a layer over the window's.
    private func presented(_ link: DeepLink, _ followed: inout FollowedLink) -> CodeText {
        let layer = opened(link.opens, given(to: link, &followed))
        let how = link.presentation
        let style: CodeText =
            dialect.hasStyle(how.style) ? ", as: \(modalStyle(how.style))" : ""
        let lock: CodeText = lock(how).map { ", \($0)" } ?? ""
        return "step.\(presenting(link.opens, how))(\(layer)\(style)\(lock))"
    }

    /// What the link has for a param of what it presents or sends; `nil` where it has nothing.
    private func value(of param: ParamID, _ followed: inout FollowedLink) -> CodeText? {
        let declared = graph.params[param]
        guard let supply = followed.supply[declared.name],
            let value = value(of: declared.name, isOptional: declared.isOptional, &followed)
        else { return nil }
        if case .value(let name) = supply, !declared.defaultValue.isEmpty,
            followed.link.values.contains(where: { $0.name == name && $0.isOptional })
        {
            return "\(value) ?? \(text(declared.defaultValue))"
        }
        return value
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
