import NavGraphModel
import NavGraphRuns

/// The screens that flows begin with on a way, where that is a choice.
extension LinkWay {
    /// The first screen of a flow that is opened before a stop, `nil` of tabs and columns. Of a choice it is the one that is
    /// seen first from there on; where none is, it does not matter.
    func start(of flow: FlowID, from stop: Int, in graph: NavGraph) -> ScreenID? {
        seenStart(of: flow, from: stop, in: graph).map { graph.flows[flow].startChoices[$0].screen! }
            ?? graph.flows[flow].start
    }

    /// The alternative of a choice whose screen is the first of them that is seen from a stop on.
    func seenStart(of flow: FlowID, from stop: Int, in graph: NavGraph) -> Int? {
        let choices = graph.flows[flow].startChoices
        if choices.isEmpty { return nil }
        for stop in stops[stop...] {
            if let seen = choices.firstIndex(where: { $0.screen.map { stop.visible.contains($0) } ?? false }) {
                return seen
            }
        }
        return nil
    }
}
