import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The file of how links are followed: for each its way, as moves on the layers; for each event on a way a method.
extension SwiftEmitter {
    mutating func putLinkWays(_ plan: LinkPlan, ways: (DeepLinkID) -> LinkWay?) {
        let types = LinkTypes(graph)
        var events = WayEvents()
        var routes: [[LinkRoute]] = []
        for group in plan.groups {
            routes.append([])
            for link in group.links {
                routes[routes.count - 1].append(route(of: link, ways(link.id), types, &events))
            }
        }
        put("extension ")
        put(appType: "Router")
        code.open(" {")
        code.line("/// How a link is followed.")
        if plan.isGrouped { put(choice: plan) }
        for (group, routes) in zip(plan.groups, routes) {
            if plan.isGrouped { code.blank() }
            put(plan.isGrouped ? "private func way(to link: " : "func way(to link: ")
            put(linkTypeOf: group)
            put(") -> ")
            put(appType: "LinkWay")
            code.open(" {")
            code.line("switch link {")
            for route in routes { put(route) }
            code.line("}")
            code.close()
        }
        for route in routes.joined() where route.isRun { put(following: route) }
        code.close()
        if !events.all.isEmpty { put(events) }
    }

    private mutating func put(choice plan: LinkPlan) {
        put("func way(to link: ")
        put(appType: "Link")
        put(") -> ")
        put(appType: "LinkWay")
        code.open(" {")
        code.line("switch link {")
        for group in plan.groups {
            put("case .")
            put(groupCase: group)
            code.end("(let link): way(to: link)")
        }
        code.line("}")
        code.close()
    }

    // MARK: One link

    private mutating func put(_ route: LinkRoute) {
        let link = graph.deepLinks[route.link.id]
        put("case ")
        put(patternOf: route.link, among: asked(by: route))
        code.open(":")
        put("return ")
        put(appType: "LinkWay")
        code.open("(")
        put(literal: link.qualifiedName)
        put(", isOpen: ")
        put(isOpen: route)
        if link.isDropped { put(", isKept: false") }
        if let seconds = link.expires {
            put(", expires: ")
            code.put(string: Int(exactly: seconds).map { String($0) } ?? String(seconds))
        }
        if route.resolved.isEmpty {
            code.end()
            code.reopen(") { ")
            if route.isRun {
                code.open("[weak self] step in")
                put("try self?.")
                put(callOf: route)
                code.end()
                code.close()
            } else {
                code.end("_ in }")
            }
        } else {
            code.end(",")
            put(resolving: route)
        }
        code.dedent()
    }

    /// The link's values that are used at all.
    private func asked(by route: LinkRoute) -> Set<Symbol> {
        var names = route.used
        for resolved in route.resolved {
            for argument in resolved.arguments {
                if case .payload(let name) = argument.source { names.insert(name) }
            }
        }
        return names
    }

    private mutating func put(resolving route: LinkRoute) {
        code.open("resolve: { [weak self, resolvers] in")
        for resolved in route.resolved {
            for argument in resolved.arguments where !graph.params[argument.param].isOptional {
                guard case .payload(let name) = argument.source, isOptional(name, route) else { continue }
                putGuard(name)
            }
        }
        for resolved in route.resolved {
            let resolver = graph.resolvers[resolved.resolver]
            put("let ")
            code.put(string: resolved.variable)
            if isVoid(resolver.gives) { put(": Void") }
            put(" = try await resolvers.")
            put(resolverName: resolver)
            put("(")
            for (index, argument) in resolved.arguments.enumerated() {
                if index > 0 { put(", ") }
                put(argumentLabel: graph.params[argument.param].name)
                switch argument.source {
                case .payload(let name):
                    put(linkValue: name)
                    let defaultValue = graph.params[argument.param].defaultValue
                    if isOptional(name, route), !defaultValue.isEmpty {
                        put(" ?? ")
                        put(text: defaultValue)
                    }
                default: put(argument, in: Scope())
                }
            }
            code.end(")")
        }
        code.open("return { step in")
        put("try self?.")
        put(callOf: route)
        code.end()
        code.close()
        code.close()
        code.close(")")
    }

    private func isOptional(_ name: Symbol, _ route: LinkRoute) -> Bool {
        route.link.values.contains { $0.name == name && $0.isOptional }
    }

    /// `guard let code else { throw ShopAppFault.missingValue }`.
    private mutating func putGuard(_ name: Symbol) {
        put("guard let ")
        put(linkValue: name)
        put(" else { throw ")
        put(appType: "Fault")
        code.end(".missingValue }")
    }

    private mutating func put(methodOf route: LinkRoute) {
        put("follow")
        code.put(string: upperCamel(route.link.name))
    }

    private mutating func put(callOf route: LinkRoute) {
        put(methodOf: route)
        put("(step")
        for value in route.link.values where route.used.contains(value.name) {
            put(", ")
            put(argumentLabel: value.name)
            put(linkValue: value.name)
        }
        for resolved in route.resolved {
            put(", ")
            // Of keywords only one stands in backticks as the label of an argument.
            let isEscaped = resolved.variable == "`inout`"
            code.put(string: isEscaped ? resolved.variable : resolved.variable.filter { $0 != "`" })
            put(": ")
            code.put(string: resolved.variable)
        }
        put(")")
    }

    /// The moves of a link.
    private mutating func put(following route: LinkRoute) {
        code.blank()
        put("/// ")
        put(wordsOf: route)
        code.end()
        put("private func ")
        put(methodOf: route)
        put("(_ step: ")
        put(appType: "Step")
        for value in route.link.values where route.used.contains(value.name) {
            put(", ")
            put(label: value.name)
            let variable = spelled { $0.put(linkValue: value.name) }
            if variable.filter({ $0 != "`" }) != graph.text[value.name] {
                put(" ")
                code.put(string: variable)
            }
            put(": ")
            code.put(string: value.type)
            if value.isOptional { put("?") }
        }
        for resolved in route.resolved {
            put(", ")
            code.put(string: resolved.variable)
            put(": ")
            put(text: graph.resolvers[resolved.resolver].gives)
        }
        code.open(") throws {")
        for value in route.link.values where route.wanted.contains(value.name) && value.isOptional {
            putGuard(value.name)
        }
        for (index, line) in route.lines.enumerated() {
            if index > 0, index == route.linesBeforeLast { code.line("step.animateTheRest()") }
            code.put(string: line)
            code.end()
        }
        code.close()
    }

    /// `` `order`: main · profile · account.openOrders · orderList.openOrder ``.
    private mutating func put(wordsOf route: LinkRoute) {
        let link = graph.deepLinks[route.link.id]
        put("`")
        put(text: link.qualifiedName)
        put("`: ")
        if link.isByPresent { put("over the window, ") }
        put(text: name(of: link.isByPresent ? link.opens : route.way?.root ?? .none))
        for step in route.way?.steps ?? [] {
            put(" · ")
            code.put(string: graph.spelled(step))
        }
    }

    // MARK: Events

    private mutating func put(_ events: WayEvents) {
        code.blank()
        code.line("// MARK: - Events on the ways")
        code.blank()
        put("extension ")
        put(appType: "Router")
        code.open(" {")
        for (index, event) in events.all.enumerated() {
            if index > 0 { code.blank() }
            put(event.id, onWay: event.name)
        }
        code.close()
    }

    private mutating func put(_ id: AlternativeID, onWay name: String) {
        guard let transition = graph.alternatives[id].transition else { return }
        let scope = scope(onWay: id)
        put("private func ")
        code.put(string: name)
        put("(_ step: ")
        put(appType: "Step")
        for value in graph.carried(by: id) {
            put(", ")
            put(parameter: value.name, value.type)
        }
        for param in ownedParams(onWay: id) {
            put(", ")
            put(ownerVariable: graph.params[param].name, in: scope)
            put(": ")
            if isFunction(graph.params[param].type) { put("@escaping ") }
            put(text: graph.params[param].type)
        }
        code.open(") throws {")
        if hasAnchor(id) { code.line("guard let frame = step.frameToAnchorAt else { return }") }
        if case .flow(let flow) = graph.owner(of: id) {
            let owned = ownerParams(of: transition)
            let event = Event(id: transition, carried: graph.carried(by: id), owned: owned, scope: scope)
            put(valuesOf: flow, event)
        }
        put(alternative: id, Context(scope: scope, router: nil, isInHandler: true))
        code.close()
    }
}
