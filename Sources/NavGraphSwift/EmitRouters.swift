import NavGraphModel
import NavGraphRuns

/// Emits routers for a graph: a file for each flow, one for the app, two for links.
///
/// **Generated files.** For a flow `notes` the file `NotesRouter.swift`: the router, with a map of its transitions in
/// words at its head, a maker and a method per event for each of its screens; what the screens and their router say to each
/// other; the factory that makes them. For the app `NotesAppRouter.swift`: window or root view, routers, conditions,
/// screens without a flow.
///
/// **What it calls.** The support code, beside the emitted files or in a module. A screen calls its closure, or what it
/// announces with, by which its `NavGraph.Frame` fires the event. When its turn comes, the router's method for the event is
/// called, and makes moves on the layers of a `NavGraph.Step`.
///
/// **Links.** `…Links.swift` has the enum of the links, made from what comes from outside, and their URLs; `…LinkWays.swift`
/// how each is followed: its way, by the very methods of the events on it. `ways` returns the way of a link with `by: path`;
/// without it, the ways are searched.
///
/// Files are in the order of the graph. What cannot be emitted is a problem, and then no file is to be written.
/// Linear in the size of the graph.
package func emitRouters(
    _ graph: NavGraph, options: SwiftOptions, ways: ((DeepLinkID) -> LinkWay?)? = nil
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    var (emitter, problems) = emitter(graph, options)
    guard problems.isEmpty else { return ([], problems) }
    var followedLinks: FollowedLinks?
    if emitter.traits.hasLinks {
        let found = ways == nil ? LinkWays(emitter.graph) : nil
        followedLinks = emitter.followedLinks { id in ways.map { $0(id) } ?? found?.way(of: id) }
    }
    emitter.eventsOnWays = followedLinks?.sharedEvents ?? []
    return (emitter.files(followedLinks), [])
}

/// The protocols that the app adopts for its routers, as `emitRouters` writes them; none where they cannot be emitted.
package func emittedInterfaces(_ graph: NavGraph, options: SwiftOptions) -> [SwiftInterface] {
    let (emitter, problems) = emitter(graph, options)
    return problems.isEmpty ? emitter.interfaces() : []
}

func emitter(_ graph: NavGraph, _ options: SwiftOptions) -> (SwiftEmitter, [EmitProblem]) {
    var graph = graph.modules.isEmpty ? graph : graph.calledByModules()
    if !options.framework.dialect.hasViewControllers {
        for id in graph.alternatives.ids { graph.alternatives[id].segue = .none }
    }
    var emitter = SwiftEmitter(graph, options)
    let problems = EmitProblems(emitter).found
    if problems.isEmpty { emitter.needs = emitter.moduleNeeds() }
    return (emitter, problems)
}
