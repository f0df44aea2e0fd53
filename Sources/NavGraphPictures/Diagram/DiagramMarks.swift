import NavGraphModel
import NavGraphSyntax

/// The worst severity of what was found at each screen and flow.
package struct DiagramMarks: Sendable {
    package private(set) var screens: [ScreenID: Severity] = [:]
    /// Of a flow's own, and of its screens.
    package private(set) var flows: [FlowID: Severity] = [:]
    var isEmpty: Bool { screens.isEmpty && flows.isEmpty }

    /// - Parameter findings: What was found, and at what.
    package init(_ findings: some Sequence<(subject: Subject, severity: Severity)>, in graph: NavGraph) {
        let screensByName = Dictionary(graph.screens.ids.map { (graph.screens[$0].qualifiedName, $0) }) { a, _ in a }
        let flowsByName = Dictionary(graph.flows.ids.map { (graph.flows[$0].qualifiedName, $0) }) { a, _ in a }
        for (subject, severity) in findings {
            switch subject.kind {
            case .screen, .flow, .transition, .outcome, .message, .param:
                let name = subject.kind == .screen || subject.kind == .flow ? subject.name : subject.owner
                if subject.kind != .flow, let screen = screensByName[name] {
                    screens[screen] = max(screens[screen] ?? severity, severity)
                    guard let flow = graph.firstFlow(around: screen) else { continue }
                    flows[flow] = max(flows[flow] ?? severity, severity)
                } else if let flow = flowsByName[name] {
                    flows[flow] = max(flows[flow] ?? severity, severity)
                }
            case .file, .deepLink, .condition, .resolver, .importAlias, .group, .check, .call: break
            }
        }
    }
}

extension Severity {
    /// Its badge, which differs also in shape.
    package var badge: StaticString {
        switch self {
        case .error: "✗"
        case .warning: "▲"
        case .note: "●"
        }
    }

    var color: DOTText {
        switch self {
        case .error: "#B3261E"
        case .warning: "#8A4B00"
        case .note: "#0A5CAD"
        }
    }
}

/// A picture of a screen as a diagram shows it.
package struct DiagramPreview: Sendable {
    /// As Graphviz finds it; empty for what is drawn into the picture afterwards.
    package var path: String
    /// In points.
    package var width: Int
    package var height: Int

    package init(path: String, width: Int, height: Int) { (self.path, self.width, self.height) = (path, width, height) }
}

extension DOTWriter {
    /// `✗ ` in its colour, or, where a label is plain text, without; empty where nothing was found.
    func badge(_ severity: Severity?, isPlain: Bool = false) -> DOTText {
        guard let severity, !isForPage else { return "" }
        if isPlain { return DOTText("\(severity.badge) ", as: .quoted) }
        return "<font color=\"\(severity.color)\"><b>\(DOTText("\(severity.badge)", as: .html))</b> </font>"
    }

    func severity(of node: DiagramNode) -> Severity? {
        switch node {
        case .screen(let screen): marks?.screens[screen]
        case .stub(let flow), .flowEvents(let flow): marks?.flows[flow]
        case .launch, .appEvent, .link, .container, .exit, .groupEvents: nil
        }
    }

    /// The steps of a run that no arrow of the graph shows.
    func steps() -> [Highlight.Other] {
        let shown = Set(picture.nodes)
        return (highlight?.others ?? []).filter { shown.contains($0.tail) && shown.contains($0.head) }
    }

    func line(of step: Highlight.Other, number: Int) -> DOTText {
        let word: DOTText =
            switch step.step {
            case .back: "back"
            case .swipe: "swipe"
            case .outcome(let outcome): "▸ \(text(graph.outcomes[outcome].name, as: .html, limit: 28))"
            case .launch, .event, .tab, .link, .change: ""
            }
        let ends: DOTText = "\(name(of: step.tail)) -> \(name(of: step.head))"
        let look: DOTText = ##"color="#57606A", style=dashed, arrowhead=vee, penwidth=4, constraint=false"##
        let id: DOTText = isForPage ? ", id=\"\(DOTText(id(ofStep: number), as: .quoted))\"" : ""
        return "\(ends) [\(look), label=<<b>\(step.number).</b> \(word)>\(id)];"
    }
}
