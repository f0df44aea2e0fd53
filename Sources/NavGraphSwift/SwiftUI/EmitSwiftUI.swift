import NavGraphModel
import NavGraphRuns

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
    var (graph, options) = (graph, options)
    options.framework = .swiftui
    // Views have no storyboard.
    for id in graph.alternatives.ids { graph.alternatives[id].segue = .none }
    return emitUIKit(graph, options: options, ways: ways)
}

extension SwiftEmitter {
    func swiftUIAppFile() -> SwiftFile {
        frameworkFile(
            "\(base)Router", isPublic: !isSeparate || looseScreens.contains { isView($0) }, isSupportPublic: true,
            isChangePublic: isSeparate || areToldOrDialogs(looseScreens), modules: swiftModules,
            areModulesPublic: true
        ) {
            swiftUIAppRouter()
        }
    }

    func swiftUIFlowFile(_ id: FlowID) -> SwiftFile {
        let flow = graph.flows[id]
        return frameworkFile(
            flowType(id, "Router"), isPublic: flow.container == .tabs || flow.screens.contains { isView($0) },
            isSupportPublic: isSeparate || conformPublicly(flow.screens),
            isChangePublic: areToldOrDialogs(flow.screens),
            modules: swiftModules
        ) {
            flowRouter(id)
        }
    }

    private func areToldOrDialogs(_ screens: some Sequence<ScreenID>) -> Bool {
        screens.contains {
            alerts[$0] != nil || isView($0) && !graph.screens[$0].messages.isEmpty || !anchoredEvents(of: $0).isEmpty
        }
    }
}
