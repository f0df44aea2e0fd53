import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// A screen that is an alert here and something else there. LANGUAGE 10.
    static let mixedAlert = LintRule(Rule("mixed-alert", .warning, of: .runs)) { graph, report in
        if graph.alerts.isEmpty { return }
        for (screen, place) in graph.otherOpenings.sorted(by: { $0.key < $1.key }) where graph.alerts.contains(screen) {
            report(
                .mixedAlert, of: graph.subject(of: screen), at: graph.place(of: screen),
                "\(graph.quoted(screen)) is presented as an alert, but \(place); "
                    + "add 'style: alert' to the screen, or use another screen")
        }
    }
}

extension NavGraph {
    /// For screens that are opened in another way than as an alert, the first such way, in words.
    fileprivate var otherOpenings: [ScreenID: String] {
        var found: [ScreenID: String] = [:]
        func note(_ screen: ScreenID?, _ what: @autoclosure () -> String) {
            if let screen, found[screen] == nil { found[screen] = what() }
        }
        for id in alternatives.ids {
            let action = alternatives[id].action
            guard let key = action.key, action.opened != nil, action.presentation?.style.isAlert != true else {
                continue
            }
            note(
                action.opened?.screen,
                alternatives[id].transition.map { "\(quoted($0)) opens it with '\(key.key.spelling)'" }
                    ?? "'entry' names it")
        }
        for link in deepLinks where !link.isByPath && !(link.isByPresent && link.presentation.style.isAlert) {
            note(link.opens?.screen, "the deep link '\(text[link.name])' opens it otherwise")
        }
        for id in flows.ids {
            let namesStart = !flows[id].startName.isEmpty || !flows[id].startChoices.isEmpty
            for screen in namesStart ? startScreens(of: id) : [] { note(screen, "\(quoted(id)) starts with it") }
            for child in flows[id].children { note(children[child].target?.screen, "it is part of \(quoted(id))") }
        }
        return found
    }
}
