import NavGraphModel
import NavGraphRuns

/// Emits UIKit routers for a graph: a file for each flow, one for the app, two for links.
///
/// **What is emitted.** For a flow `notes` the file `NotesRouter.swift`: the router, with a map of its transitions in
/// words at its head, a maker and a method per event for each of its screens; the screens' protocols; the factory that
/// makes them. For the app `NotesAppRouter.swift`: window, routers, conditions, screens without a flow.
///
/// **What it calls.** The support code: `NavGraphRuntime` and `NavGraphUIKit`, beside the emitted files or in a module.
/// A screen calls its closure, by which its `NavGraph.Frame` fires the event. When its turn comes, the router's method for
/// the event is called, and makes moves on the layers of a `NavGraph.Step`.
///
/// **Links.** `…Links.swift` has the enum of the links, made from what comes from outside, and their URLs; `…LinkWays.swift`
/// how each is followed: its way, by the very methods of the events on it. `ways` gives the way of a link by `path`; it is
/// searched where nobody does.
///
/// Files are in the order of the graph. What cannot be emitted is a problem, and then no file is to be written.
/// Linear in the size of the graph. `emitSwiftUI` comes here too, with its framework in the options.
package func emitUIKit(
    _ graph: NavGraph, options: SwiftOptions, ways: ((DeepLinkID) -> LinkWay?)? = nil
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    let graph = graph.modules.isEmpty ? graph : graph.calledByModules()
    var emitter = SwiftEmitter(graph, options)
    let problems = UIKitProblems(emitter).found
    guard problems.isEmpty else { return ([], problems) }
    var routes: LinkRoutes?
    if emitter.traits.hasLinks {
        let found = ways == nil ? LinkWays(graph) : nil
        routes = emitter.routes { id in ways.map { $0(id) } ?? found?.way(of: id) }
    }
    emitter.needs = emitter.moduleNeeds()
    emitter.eventsOnWays = routes?.sharedEvents ?? []
    var files = emitter.routerFiles()
    if let modules = emitter.modulesFile() { files.append(modules) }
    if let routes { files += [emitter.linksFile(), emitter.linkWaysFile(routes)] }
    if emitter.hasContainer, !emitter.isSwiftUI {
        files.append(emitter.containerFile())
        for flow in emitter.ownFlows where !emitter.registered(graph.flows[flow].screens).isEmpty {
            files.append(emitter.partFile(of: flow))
        }
    }
    if options.hasMocks { files.append(emitter.mocksFile()) }
    return (files, [])
}

extension SwiftEmitter {
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

    fileprivate func mocksFile() -> SwiftFile {
        frameworkFile("\(base)Mocks", condition: " && DEBUG", modules: swiftModules) {
            if isSwiftUI { swiftUIMocks() } else { mocks() }
        }
    }

    /// The file of the links themselves, which knows no framework.
    fileprivate func linksFile() -> SwiftFile { plainFile("\(base)Links", isPublic: true) { linkEnum() } }

    /// The file of how they are followed.
    fileprivate func linkWaysFile(_ routes: LinkRoutes) -> SwiftFile {
        frameworkFile("\(base)LinkWays", isSupportPublic: true, modules: swiftModules) { linkWays(routes) }
    }
}
