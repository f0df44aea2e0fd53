import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

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
/// Linear in the size of the graph.
package func emitUIKit(
    _ graph: NavGraph, options: SwiftOptions, ways: ((DeepLinkID) -> LinkWay?)? = nil
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    let graph = graph.modules.isEmpty ? graph : graph.calledByModules()
    var emitter = SwiftEmitter(graph, options)
    let problems = UIKitProblems(emitter).found
    guard problems.isEmpty else { return ([], problems) }
    let plan = LinkPlan(graph)
    let routes = plan.map { plan in
        let found = ways == nil ? LinkWays(graph) : nil
        return LinkEmitter(emitter, plan).routes { id in ways.map { $0(id) } ?? found?.way(of: id) }
    }
    emitter.eventsOnWays = routes?.sharedEvents ?? []
    var files = emitter.routerFiles()
    if let modules = emitter.modulesFile() { files.append(modules) }
    if let plan, let routes {
        let links = LinkEmitter(emitter, plan)
        files += [links.linksFile(), links.linkWaysFile(routes)]
    }
    if emitter.hasContainer {
        files.append(emitter.containerFile())
        for flow in emitter.ownFlows where !emitter.registered(graph.flows[flow].screens).isEmpty {
            files.append(emitter.partFile(of: flow))
        }
    }
    if options.hasMocks { files.append(emitter.mocksFile()) }
    return (files, [])
}

extension SwiftEmitter {
    /// The file of the app or module, and those of its flows, written first: they tell what is opened of others.
    func routerFiles() -> [SwiftFile] {
        var flows = ownFlows.map { isSwiftUI ? swiftUIFlowFile($0) : flowRouterFile($0) }
        if isSeparate { _ = appRouterFile(hasImports: true) }
        flows.insert(appRouterFile(hasImports: !imports.uses.isEmpty), at: 0)
        return flows
    }

    private func appRouterFile(hasImports: Bool) -> SwiftFile {
        if isSwiftUI { return swiftUIAppFile(hasImports: hasImports) }
        return uikitFile(
            "\(base)Router", isPublic: true, isSupportPublic: true,
            isChangePublic: !ownAnimations.isEmpty || isSeparate, hostsViews: hostsViews(looseScreens),
            modules: swiftModules, areModulesPublic: !swiftModules.isEmpty
        ) {
            appRouter(hasImports: hasImports)
        }
    }

    /// How the app's router has what the modules open that it binds; nothing where they open nothing.
    func modulesFile() -> SwiftFile? {
        let needs = boundModules.map { (module: $0, uses: self.needs(of: $0)) }.filter { !$0.uses.isEmpty }
        if needs.isEmpty { return nil }
        if isSwiftUI {
            return swiftUIFile("\(base)Modules", isSupportPublic: true, modules: swiftModules, areModulesPublic: true) {
                moduleAdoptions(needs)
            }
        }
        return uikitFile(
            "\(base)Modules", isPublic: true, isSupportPublic: true, modules: swiftModules, areModulesPublic: true
        ) {
            moduleAdoptions(needs)
        }
    }

    /// The Swift modules of the modules that the app binds.
    var swiftModules: [String] {
        boundModules.map { graph.modules[$0].swift.module }
    }

    private func flowRouterFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        let hasMessages = flow.screens.contains { hasActions($0) && !graph.screens[$0].messages.isEmpty }
        return uikitFile(
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
        uikitFile("\(base)Mocks", condition: " && DEBUG", modules: swiftModules) { mocks() }
    }

    /// A file for where there is UIKit.
    ///
    /// - Parameters:
    ///   - isPublic: whether declarations that may be public have types of UIKit.
    ///   - isSupportPublic: whether some have types of the support that know no UI framework.
    ///   - isChangePublic: whether some have `NavGraph.Change` or `NavGraph.Inbox`.
    ///   - hostsViews: whether it makes SwiftUI views.
    ///   - modules: what else is imported; `areModulesPublic`: whether declarations that may be public have types of these.
    func uikitFile(
        _ name: CodeText, isPublic: Bool = false, isSupportPublic: Bool = false, isChangePublic: Bool = false,
        hostsViews: Bool = false, condition: CodeText = "", modules: [String] = [], areModulesPublic: Bool = false,
        _ body: () -> Void
    ) -> SwiftFile {
        file(name) {
            line("#if canImport(UIKit) && !os(watchOS) && !os(tvOS)\(condition)")
            imports(["Foundation"])
            if hostsViews { imports(["SwiftUI"]) }
            imports(["UIKit"], areInPublicTypes: isPublic)
            if case .module(let name) = options.support {
                if name == "NavGraphUIKit" {
                    imports(["NavGraphRuntime"], areInPublicTypes: isSupportPublic || isChangePublic)
                }
                imports([name], areInPublicTypes: isChangePublic || isSupportPublic && name != "NavGraphUIKit")
            }
            imports(modules, areInPublicTypes: areModulesPublic)
            imports(options.imports)
            line()
            body()
            line("#endif")
        }
    }
}
