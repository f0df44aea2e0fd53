import NavGraphModel
import NavGraphSyntax

extension NavGraph {
    /// The same graph with the names that elements have at run time, and in Swift: what is imported is called by its
    /// module's name, whatever alias it has; so is what belongs to a separate Swift module, there too.
    package func calledByModules() -> NavGraph {
        var graph = self
        guard modules.count > 1 || isSeparate(ModuleID(raw: 0)) else { return graph }
        func called(_ name: Symbol, _ module: ModuleID) -> Symbol {
            guard module.raw != 0 || isSeparate(module) else { return name }
            return graph.text.intern("\(text[modules[module].name]).\(text[name])")
        }
        for id in screens.ids where id != host {
            graph.screens[id].qualifiedName = called(screens[id].name, screens[id].module)
        }
        for id in namedFlows { graph.flows[id].qualifiedName = called(flows[id].name, flows[id].module) }
        for id in groups.ids { graph.groups[id].qualifiedName = called(groups[id].name, groups[id].module) }
        for id in conditions.ids {
            graph.conditions[id].qualifiedName = called(conditions[id].name, conditions[id].module)
        }
        for index in enumerations.indices {
            graph.enumerations[index].qualifiedName = called(enumerations[index].name, enumerations[index].module)
        }
        for id in resolvers.ids {
            graph.resolvers[id].qualifiedName = called(resolvers[id].name, resolvers[id].module)
        }
        for id in deepLinks.ids {
            graph.deepLinks[id].qualifiedName = called(deepLinks[id].name, deepLinks[id].module)
        }
        return graph
    }

    package func isSeparate(_ module: ModuleID) -> Bool { !modules[module].swift.module.isEmpty }

    var startsOfSeparateNames: [String] { modules.ids.filter(isSeparate).map(start) }

    /// `Profile.`: what begins the names of a module's elements.
    func start(ofNamesIn module: ModuleID) -> String { text[modules[module].name] + "." }

    func areInOneSet(_ one: ModuleID, _ other: ModuleID) -> Bool {
        one == other || !isSeparate(one) && !isSeparate(other)
    }

    /// The screens of a set that storyboard segues open. A separate Swift module has one set, whoever imports it: a segue
    /// may lead to all that is public there and comes from a storyboard.
    func segueTargets(of set: ModuleID, _ traits: GraphTraits) -> Set<ScreenID> {
        if modules.isEmpty { return traits.segueTargets }
        guard isSeparate(set) else { return traits.segueTargets.filter { !isSeparate(screens[$0].module) } }
        let targets = (traits.members.segueTargets[set] ?? []).filter { screens[$0].module == set }
        let mayBe = (traits.members.screens[set] ?? []).filter { isOpenToSegues($0) && traits.alerts[$0] == nil }
        return Set(targets + mayBe)
    }

    func isOpenToSegues(_ screen: ScreenID) -> Bool {
        guard case .storyboard = screens[screen].source else { return false }
        return screens[screen].isPublic
    }

    func modulesKnown(to module: ModuleID) -> Set<ModuleID> {
        Set(reachable(from: [module]) { $0.index < modules.count ? modules[$0].imports.map(\.module) : [] })
    }

    func module(of message: MessageID) -> ModuleID? {
        guard case .screen(let screen) = messages[message].owner else { return nil }
        return screens[screen].module
    }

    package func nameInRoot(of screen: ScreenID) -> String {
        let shown = screens[screen]
        return modules[shown.module].qualifier + text[shown.name]
    }
}
