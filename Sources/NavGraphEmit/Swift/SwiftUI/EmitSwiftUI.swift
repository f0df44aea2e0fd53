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
    var emitter = SwiftEmitter(graph, options)
    let problems = UIKitProblems(emitter).found
    guard problems.isEmpty else { return ([], problems) }
    let plan = LinkPlan(graph)
    let routes = plan.map { plan in
        let found = ways == nil ? LinkWays(graph) : nil
        return LinkEmitter(emitter, plan).routes { id in ways.map { $0(id) } ?? found?.way(of: id) }
    }
    emitter.eventsOnWays = routes?.sharedEvents ?? []
    var files = [emitter.swiftUIFile("\(emitter.base)Router", isPublic: true) { emitter.swiftUIAppRouter() }]
    for flow in graph.flows.ids {
        files.append(
            emitter.swiftUIFile(emitter.flowType(flow, "Router"), isPublic: true) { emitter.swiftUIFlowRouter(flow) })
    }
    if let plan, let routes {
        let links = LinkEmitter(emitter, plan)
        files += [links.linksFile(), links.linkWaysFile(routes)]
    }
    if options.hasMocks {
        files.append(
            emitter.swiftUIFile("\(emitter.base)Mocks", condition: " && DEBUG") { emitter.swiftUIMocks() })
    }
    return (files, [])
}

extension SwiftEmitter {
    /// A file for where there are SwiftUI and UIKit.
    func swiftUIFile(
        _ name: CodeText, isPublic: Bool = false, condition: CodeText = "", _ body: () -> Void
    ) -> SwiftFile {
        file(name) {
            line("#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)\(condition)")
            imports(["Foundation", "UIKit"])
            imports(["SwiftUI"], areInPublicTypes: isPublic)
            if case .module(let name) = options.support {
                if name == "NavGraphSwiftUI" { imports(["NavGraphRuntime"], areInPublicTypes: isPublic) }
                imports([name], areInPublicTypes: isPublic)
            }
            imports(options.imports)
            line()
            body()
            line("#endif")
        }
    }
}
