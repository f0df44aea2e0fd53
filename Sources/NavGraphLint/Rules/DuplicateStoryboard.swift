import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// A storyboard reference is served by the one container in which a storyboard of that name is registered.
    static let duplicateStoryboard = LintRule(Rule("duplicate-storyboard", .error, of: .runs)) { graph, report in
        guard graph.isApp, graph.swift.container != .none else { return }
        var known: [Symbol: ScreenID] = [:]
        for module in graph.modules.ids {
            var own: [Symbol: ScreenID] = [:]
            for id in graph.screens.ids where graph.screens[id].module == module {
                let screen = graph.screens[id]
                guard case .storyboard(let name, _) = screen.source, module.raw == 0 || screen.isPublic else {
                    continue
                }
                if own[name] == nil { own[name] = id }
            }
            for (name, id) in own.sorted(by: { $0.value < $1.value }) {
                guard let other = known[name] else { continue }
                let place = graph.storyboardSpans[id].map { Place(graph.screens[id].file, $0) } ?? graph.place(of: id)
                report(
                    .duplicateStoryboard, of: graph.subject(of: id), at: place,
                    "duplicate storyboard '\(graph.text[name])' of \(graph.quoted(id)) and \(graph.quoted(other)); the "
                        + "dependency container identifies storyboards by name, so rename one of them")
            }
            known.merge(own) { known, _ in known }
        }
    }
}
