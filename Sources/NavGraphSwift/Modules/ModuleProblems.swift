import NavGraphModel
import NavGraphSyntax

/// What separate Swift modules cannot have.
extension EmitProblems {
    mutating func checkModules(_ emitter: SwiftEmitter) {
        let separate = graph.modules.ids.filter { graph.isSeparate($0) }
        if separate.isEmpty { return }
        for module in separate { checkSettings(of: module, emitter) }
        for flow in graph.namedFlows where graph.isSeparate(graph.flows[flow].module) { checkEvents(of: flow) }
        for flow in graph.namedFlows where emitter.isOwn(graph.flows[flow].module) { checkForeign(flow, emitter) }
        for id in graph.alternatives.ids { checkForeign(id) }
    }

    private mutating func checkSettings(of module: ModuleID, _ emitter: SwiftEmitter) {
        let (options, swift) = (emitter.options, graph.modules[module].swift)
        let place = swift.modulePlace ?? Place(graph.modules[module].file, .start)
        let name = graph.text[graph.modules[module].name]
        if module.raw != 0, swift.framework.supportModule != options.framework.supportModule {
            refuse(place, "a module of another framework, as '\(name)' is")
        }
        let missing = graph.platforms.filter {
            emitter.platforms.contains($0) && !graph.modules[module].platforms.contains($0)
        }
        if module.raw != 0, !missing.isEmpty,
            let alias = graph.modules.lazy.flatMap(\.imports).first(where: { $0.module == module })
        {
            refuse(
                Place(alias.file, alias.span), "the module '\(name)', whose 'platforms' are without \(quoted(missing))")
        }
        if options.support == .embedded {
            refuse(
                place, "embedded support code together with the separate Swift module '\(name)'")
        } else if module.raw != 0, let support = swift.support, support.value != options.support {
            refuse(place, "a different support module in the module '\(name)'")
        }
        if module.raw != 0, takenByRouters(emitter).contains(emitter.property(of: module).string) {
            refuse(place, "a module named '\(name)', because the app's router or factory uses this name")
        }
    }

    /// What the members of the app's router and of its factories are called, besides the modules.
    private func takenByRouters(_ emitter: SwiftEmitter) -> Set<String> {
        var taken: Set<String> = [
            "animator", "conditions", "container", "factory", "host", "links", "navigation", "resolvers", "screens",
            "description", "set", "settled", "start", "state", "window",
        ]
        for flow in emitter.ownFlows {
            taken.insert(("\(emitter.lower(graph.flows[flow].qualifiedName))Router" as CodeText).string)
        }
        return taken
    }

    /// Screens of others do not know the events of a separate module's flow.
    private mutating func checkEvents(of flow: FlowID) {
        guard !graph.ownEvents(of: flow).isEmpty else { return }
        let foreign = graph.namedScreens.first { screen in
            !graph.areInOneSet(graph.screens[screen].module, graph.flows[flow].module)
                && graph.flows(around: screen).contains(flow)
        }
        guard let foreign else { return }
        refuse(
            graph.place(of: flow),
            "transitions of '\(graph.name(of: flow))' around '\(graph.name(of: foreign))', a screen of another Swift module"
        )
    }

    private mutating func checkForeign(_ flow: FlowID, _ emitter: SwiftEmitter) {
        let starts = graph.startScreens(of: flow).map { graph.screens[$0].module }
        if starts.allSatisfy({ graph.areInOneSet($0, graph.flows[flow].module) }) { return }
        refuse(graph.place(of: flow), "a flow that starts with a screen of another Swift module")
    }

    private mutating func checkForeign(_ id: AlternativeID) {
        let alternative = graph.alternatives[id]
        let module = graph.module(of: id)
        if graph.isSeparate(module), GraphTraits.isOwn(animation: alternative.animation) {
            refuse(place(of: id), "a custom animation in a separate Swift module")
        }
        guard let screen = alternative.action.opened?.screen, !graph.areInOneSet(graph.screens[screen].module, module)
        else {
            return
        }
        if !alternative.segue.isEmpty, graph.isSeparate(graph.screens[screen].module), !graph.isOpenToSegues(screen) {
            refuse(
                place(of: id),
                "a segue to '\(graph.name(of: screen))' of another Swift module that does not come from a storyboard")
        }
        if alternative.action.presentation?.style.isAlert == true {
            refuse(place(of: id), "an alert of another Swift module")
        }
    }
}
