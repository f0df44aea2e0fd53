import NavGraphModel

extension SwiftEmitter {
    /// Every file. `routes`: how links are followed.
    func files(_ routes: LinkRoutes?) -> [SwiftFile] {
        var files = routerFiles()
        if let modules = modulesFile() { files.append(modules) }
        if let routes { files += [linksFile(), linkWaysFile(routes)] }
        if hasContainer, !isSwiftUI {
            files.append(containerFile())
            for flow in ownFlows where !registered(graph.flows[flow].screens).isEmpty {
                files.append(partFile(of: flow))
            }
        }
        if options.hasMocks { files.append(mocksFile()) }
        return files
    }

    /// The file of the app or module, and those of its flows and groups.
    func routerFiles() -> [SwiftFile] {
        let flows = ownFlows.map { isSwiftUI ? swiftUIFlowFile($0) : flowRouterFile($0) }
        return [appRouterFile()] + flows + ownGroups.map { groupFile($0) }
    }

    private func appRouterFile() -> SwiftFile {
        if isSwiftUI { return swiftUIAppFile() }
        return frameworkFile(
            "\(base)Router", isPublic: true, isSupportPublic: true,
            isChangePublic: !ownAnimations.isEmpty || isSeparate, hostsViews: hostsViews(looseScreens),
            modules: swiftModules, areModulesPublic: !swiftModules.isEmpty
        ) {
            appRouter()
        }
    }

    /// How the app's router has what the modules open that it binds; nothing where they open nothing.
    func modulesFile() -> SwiftFile? {
        let modules = boundModules.filter { !needs[$0]!.isEmpty }
        if modules.isEmpty { return nil }
        return frameworkFile(
            "\(base)Modules", isPublic: !isSwiftUI, isSupportPublic: true, modules: swiftModules, areModulesPublic: true
        ) {
            moduleAdoptions(of: modules)
        }
    }

    /// The Swift modules of the modules that the app binds.
    var swiftModules: [String] { boundModules.map { graph.modules[$0].swift.module } }

    private func flowRouterFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        let hasMessages = flow.screens.contains { hasActions($0) && !graph.screens[$0].messages.isEmpty }
        return frameworkFile(
            flowType(id, "Router"), isPublic: !flow.screens.isEmpty || flow.start == nil || isSeparate,
            isSupportPublic: isSeparate || conformPublicly(flow.screens), isChangePublic: hasMessages,
            hostsViews: hostsViews(flow.screens),
            modules: swiftModules
        ) {
            flowRouter(id)
        }
    }

    private func hostsViews(_ screens: some Sequence<ScreenID>) -> Bool { screens.contains { hasActions($0) } }

    private func mocksFile() -> SwiftFile {
        frameworkFile("\(base)Mocks", condition: " && DEBUG", modules: swiftModules) {
            if isSwiftUI { swiftUIMocks() } else { mocks() }
        }
    }

    /// The file of the links themselves, which knows no framework.
    private func linksFile() -> SwiftFile { plainFile("\(base)Links", isPublic: true) { linkEnum() } }

    /// The file of how they are followed.
    private func linkWaysFile(_ routes: LinkRoutes) -> SwiftFile {
        frameworkFile("\(base)LinkWays", isSupportPublic: true, modules: swiftModules) { linkWays(routes) }
    }
}
