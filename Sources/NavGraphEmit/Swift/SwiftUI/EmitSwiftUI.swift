import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Emits SwiftUI routers for a graph: a file for each flow, one for the app, two for links.
///
/// **What is emitted.** For a flow `notes` the file `NotesRouter.swift`: the router, with a maker and a method per event for
/// each of its screens, as for UIKit; what each screen announces with and is told; the route that it is; the factory that
/// makes the views. For the app `NotesAppRouter.swift`: routers, conditions, screens without a flow, the root view.
///
/// **What it calls.** The support code: `NavGraphRuntime` and `NavGraphSwiftUI`. Makers return frames and layers, which are
/// values. Methods of events are moves on these. SwiftUI follows.
///
/// Files are in the order of the graph. What cannot be emitted is a problem, and then no file is to be written.
/// Linear in the size of the graph.
package func emitSwiftUI(
    _ graph: NavGraph, options: SwiftOptions, ways: ((DeepLinkID) -> LinkWay?)? = nil
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    var options = options
    options.framework = .swiftui
    let graph = withoutSegues(graph.modules.isEmpty ? graph : graph.calledByModules())
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
    if options.hasMocks {
        files.append(
            emitter.swiftUIFile("\(emitter.base)Mocks", condition: " && DEBUG", modules: emitter.swiftModules) {
                emitter.swiftUIMocks()
            })
    }
    return (files, [])
}

/// Views have no storyboard.
private func withoutSegues(_ graph: NavGraph) -> NavGraph {
    var graph = graph
    for id in graph.alternatives.ids { graph.alternatives[id].segue = .none }
    return graph
}

extension SwiftEmitter {
    func swiftUIAppFile(hasImports: Bool) -> SwiftFile {
        swiftUIFile(
            "\(base)Router", isPublic: !isSeparate || looseScreens.contains { isView($0) }, isSupportPublic: true,
            isChangePublic: isSeparate || areToldOrDialogs(looseScreens), modules: swiftModules,
            areModulesPublic: true
        ) {
            swiftUIAppRouter(hasImports: hasImports)
        }
    }

    func swiftUIFlowFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        return swiftUIFile(
            flowType(id, "Router"), isPublic: flow.container == .tabs || flow.screens.contains { isView($0) },
            isSupportPublic: isSeparate || conformPublicly(flow.screens),
            isChangePublic: areToldOrDialogs(flow.screens),
            modules: swiftModules
        ) {
            swiftUIFlowRouter(id)
        }
    }

    private func areToldOrDialogs(_ screens: some Sequence<ScreenID>) -> Bool {
        screens.contains {
            alerts[$0] != nil || isView($0) && !graph.screens[$0].messages.isEmpty || !anchoredEvents(of: $0).isEmpty
        }
    }

    /// A file for where there are SwiftUI and UIKit.
    ///
    /// - Parameters:
    ///   - isPublic: whether declarations that may be public have types of SwiftUI.
    ///   - isSupportPublic: whether some have types of the support that know no UI framework.
    ///   - isChangePublic: whether some have `NavGraph.Inbox`, `NavGraph.Dialog`, `NavGraph.Anchor` or `NavGraph.Navigation`.
    ///   - modules: the Swift modules whose sets it binds; `areModulesPublic`: whether declarations that may be public have
    ///     types of these.
    func swiftUIFile(
        _ name: CodeText, isPublic: Bool = false, isSupportPublic: Bool = false, isChangePublic: Bool = false,
        condition: CodeText = "", modules: [String] = [], areModulesPublic: Bool = false, _ body: () -> Void
    ) -> SwiftFile {
        file(name) {
            line("#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)\(condition)")
            imports(["Foundation", "UIKit"])
            imports(["SwiftUI"], areInPublicTypes: isPublic)
            if case .module(let name) = options.support {
                if name == "NavGraphSwiftUI" {
                    imports(["NavGraphRuntime"], areInPublicTypes: isSupportPublic || isChangePublic)
                }
                imports([name], areInPublicTypes: isChangePublic || isSupportPublic && name != "NavGraphSwiftUI")
            }
            imports(modules, areInPublicTypes: areModulesPublic)
            imports(options.imports)
            line()
            body()
            line("#endif")
        }
    }
}
