@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Swift for what an app of SwiftUI brings along to its emitted routers in a walk.
extension FakeSources {
    var viewText: String {
        "import SwiftUI\nimport UIKit\n\n" + graph.namedScreens.map { fakeView($0) }.joined(separator: "\n") + "\n"
            + viewSubject
    }

    /// A view that shows its name and what it is given, and tells what it is told.
    private func fakeView(_ id: ScreenID) -> String {
        let screen = graph.screens[id]
        guard emitter.isView(id) else { return "" }
        var text = "struct \(graph.text[screen.type]): View {\n    let actions: \(emitter.actionsType(id).string)\n"
        if !screen.messages.isEmpty {
            text += "    let messages: NavGraph.Inbox<\(emitter.messageType(id).string)>\n"
        }
        text += "    let given: [String]\n    @Environment(\\.dismiss) private var dismiss\n"
        text += "    var body: some View {\n        let _ = Diary.canDismiss(actions._opening.frame, dismiss)\n"
        text += "        Text(\"\(graph.name(of: id))(\" + given.joined(separator: \",\") + \")\")\n"
        for event in emitter.actionEvents(of: id).filter({ emitter.hasAnchorValue($0) }) {
            let value = groupCall(event).map { $0.value + "." } ?? ""
            text +=
                "            .modifier(actions.\(value)anchor\(spelled(emitter.upper(graph.transitions[event].name))))\n"
        }
        if screen.messages.isEmpty { return text + "    }\n}\n" }
        text += "            .onMessage(messages) { message in\n                switch message {\n"
        for message in screen.messages.map({ graph.messages[$0] }) {
            let name = graph.text[message.name]
            text += "                case .\(swiftIdentifier(name))\(pattern(message.params.count)):\n"
            text +=
                "                    Diary.told(actions._opening.frame, \"\(name)\", \(values(message.params.count)))\n"
        }
        return text + "                }\n            }\n    }\n}\n"
    }

    /// `(let _0, let _1)`.
    private func pattern(_ count: Int) -> String {
        count == 0 ? "" : "(" + (0..<count).map { "let _\($0)" }.joined(separator: ", ") + ")"
    }

    private func values(_ count: Int) -> String {
        "[" + (0..<count).map { "spell(_\($0))" }.joined(separator: ", ") + "]"
    }

    // MARK: The app

    private var viewSubject: String {
        let given = launchFacts
        let conditions = given.isEmpty ? "" : "conditions: \(base)Conditions(\(given)), "
        let all = graph.conditions.ids.map {
            "app.navigation.queue.conditions[\"\(graph.text[graph.conditions[$0].qualifiedName])\"]"
        }.joined(separator: ", ")
        let resolving = resolvers.isEmpty ? "" : "resolvers: Resolvers(), "
        var text = """
            final class \(subjectName): Subject, NavGraph.Observer {
                private struct Factory: \(base)Factory {
            \(graph.namedScreens.map { makers(of: $0) }.joined())\(transitions)    }
                private(set) var app: \(base)Router!
                private(set) var host: ViewHost!
                private let page = Diary.page
                init(conditions values: [Bool], sharing other: (any Subject)?) {
                    \(platform)
                    app = \(base)Router(factory: Factory(), \(resolving)\(conditions)observer: self\(sharing))
                    app.navigation.later = { VirtualClock.after($0, $1) }
                    host = ViewHost(\(base)View(app)\(graph.host == nil ? "" : " { Text(\"host()\") }"))
                }
                var state: String { "\\(app.state)" }
                var conditions: [Bool] { [\(all)] }
                var isShown: Bool { app.navigation.shownEqualsConfiguration }
                func shown(_ screen: String) { page.shown += " shown " + screen }
                func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { page.heard += " fired " + event }
                func ignored(_ event: String) { page.heard += " ignored " + event }
                func faulted(_ event: String, _ fault: NavGraph.Fault) {
                    page.heard += " faulted " + event + " " + fault.rawValue
                }
                func stalled(_ screen: String) { Diary.stalls += 1 }
            \(links)
            \(layers)
                func fire(_ index: Int, _ values: [String]) {
                    switch index {

            """
        for (index, event) in graph.appTransitions.enumerated() {
            let arguments = graph.carried(by: event).enumerated().map { place, value in
                "\(graph.text[value.name]): value(values[\(place)])"
            }
            let name = swiftIdentifier(graph.text[graph.transitions[event].name])
            text += "        case \(index): app.\(name)(\(arguments.joined(separator: ", ")))\n"
        }
        return text + "        default: break\n        }\n    }\n" + changes + announcing + resolverClass + "}\n"
    }

    private func makers(of id: ScreenID) -> String {
        let screen = graph.screens[id]
        let texts = screen.params.map { "spell(\(spelled(emitter.variable(graph.params[$0].name))))" }.joined(
            separator: ", ")
        var text = ""
        if emitter.isView(id) {
            let messages = screen.messages.isEmpty ? "" : "messages: messages, "
            text += "        \(emitter.viewMaker(id, hasBody: true).declaration) {\n            "
            text += "\(graph.text[screen.type])(actions: actions, \(messages)given: [\(texts)])\n        }\n"
        }
        if emitter.alerts[id] != nil {
            let cancel = screen.outcomes.map { graph.outcomes[$0] }.last { $0.params.isEmpty }?.name
            let buttons = screen.outcomes.map { graph.outcomes[$0] }.map { outcome in
                let values = outcome.params.enumerated().map { place, param in
                    "\(spelled(emitter.argument(graph.params[param].name))): value(Diary.alertValues[\(place)])"
                }.joined(separator: ", ")
                let name = graph.text[outcome.name]
                let role = outcome.name == cancel ? ", role: .cancel" : ""
                return "NavGraph.Dialog.Button(\"\(name)\"\(role)) { actions.\(swiftIdentifier(name))(\(values)) }"
            }.joined(separator: ", ")
            text += "        \(emitter.dialogMaker(id, hasBody: true).declaration) {\n            "
            text += "NavGraph.Dialog(title: \"\(graph.name(of: id))(\" + [\(texts)].joined(separator: \",\") + \")\", "
            text += "buttons: [\(buttons)])\n        }\n"
        }
        return text
    }

    private var transitions: String {
        emitter.rootAnimations.map {
            "        func transition\(spelled(emitter.upper($0)))() -> AnyTransition { .identity }\n"
        }.joined()
    }

    /// The configuration, in words that do not depend on the support.
    private var layers: String {
        var text = """
                var layers: [SeenLayer] {
                    app.navigation.configuration.map { layer in
                        let style = layer.isDialog || layer.style != .alert && layer.style != .actionSheet
                        return SeenLayer(
                            container: "\\(layer.kind)",
                            style: style ? layer.style.rawValue + (isLocked(layer) ? "!" : "") : "sheet!",
                            isDialog: layer.isDialog, active: layer.active, compact: layer.compact,
                            regions: layer.regions.map { $0.frames.compactMap(\\.frame).map { seen($0) } })
                    }
                }
                private func isLocked(_ layer: NavGraph.Layer) -> Bool {
                    layer.isLocked || layer.lock?(app.navigation.queue.conditions) == true
                }
                private func seen(_ frame: NavGraph.Frame) -> SeenFrame {
                    SeenFrame(
                        object: frame, id: AnyHashable(frame.id), screen: frame.screen,
                        given: given(frame.shownScreen?.route as Any))
                }
                private func given(_ route: Any) -> [String] {

            """
        func add(_ type: String, _ screens: some Collection<ScreenID>) {
            if screens.isEmpty { return }
            text += "        if let route = route as? \(type) {\n            switch route {\n"
            for screen in screens.map({ graph.screens[$0] }) {
                let count = screen.params.count
                text +=
                    "            case .\(spelled(emitter.member(screen.qualifiedName)))\(pattern(count)): return \(values(count))\n"
            }
            text += "            }\n        }\n"
        }
        add("\(base)Route", graph.screens.ids.filter { graph.screens[$0].flow == nil })
        for flow in graph.namedFlows {
            add(emitter.flowType(flow, "Route").string, graph.flows[flow].screens.map { $0 })
        }
        return text + "        return []\n    }\n"
    }

    private var announcing: String {
        var text = "    func announce(_ frame: AnyObject, _ index: Int, _ values: [String]) -> Bool {\n"
        text += hostEvents
        text += "        guard let actions = (frame as? NavGraph.Frame)?.actions else { return false }\n"
        for id in graph.namedScreens {
            var calls: [String] = []
            func call(_ name: Symbol, _ labels: [Symbol]) {
                let arguments = labels.enumerated().map { "\(spelled(emitter.argument($1))): value(values[\($0)])" }
                calls.append("it.\(swiftIdentifier(graph.text[name]))(\(arguments.joined(separator: ", ")))")
            }
            for event in Self.events(of: id, in: graph) {
                if let (value, _, ofGroup) = groupCall(event) {
                    calls.append("it.\(value).\(ofGroup)")
                    continue
                }
                call(graph.transitions[event].name, graph.carried(by: event).map(\.name))
            }
            for outcome in graph.screens[id].outcomes.map({ graph.outcomes[$0] }) {
                call(outcome.name, outcome.params.map { graph.params[$0].name })
            }
            if calls.isEmpty { continue }
            text += "        if let it = actions as? \(emitter.actionsType(id).string) {\n            switch index {\n"
            for (index, call) in calls.enumerated() { text += "            case \(index): \(call)\n" }
            text += "            default: return false\n            }\n            return true\n        }\n"
        }
        return text + "        return false\n    }\n"
    }
}
