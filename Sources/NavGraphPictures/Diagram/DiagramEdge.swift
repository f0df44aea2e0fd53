import NavGraphModel

struct DiagramEdge {
    enum Kind: UInt8, CaseIterable {
        case launch, push, present, replace, root, select, show, pop, finish, link, tab
    }

    var tail: DiagramNode
    var head: DiagramNode
    var kind: Kind
    /// The alternative that it draws; `.none` for a link, a tab, and a handler that is a message.
    var alternative: AlternativeID = .none
    var handler: HandlerID = .none
    /// The handlers that send its tail a message once what it opens has ended.
    var messages: [HandlerID] = []
    /// Whether it is the `then` of an event.
    var isThen = false
    /// The event, or `.none` at launch.
    var event: TransitionID?
    /// Of a tab or column: which one it is.
    var child: ChildID?
    /// The flow that is opened as a whole, so that the arrow ends at its box.
    var opened: FlowID?
}

/// Something that an event or handler of a node does without leading to another node: `close: dismiss`.
struct DiagramNote {
    /// `.none`: the event is ignored.
    var alternative: AlternativeID
    /// `nil`: launch.
    var event: TransitionID?
    var handler: HandlerID
}

/// How arrows of one kind are drawn. Colours are dark enough on white (4.5 to 1 and more), and told apart also by those
/// who see few colours: by lightness, by line, by arrowhead.
struct EdgeStyle {
    let attributes: DOTText
    let color: DOTText
    /// In the legend.
    let meaning: DOTText
    /// The word in a label; empty where the arrow goes without saying.
    let word: DOTText

    init(_ attributes: DOTText, color: DOTText, _ meaning: DOTText, word: DOTText = "") {
        (self.attributes, self.color, self.meaning, self.word) = (attributes, color, meaning, word)
    }
}

extension DiagramEdge.Kind {
    var style: EdgeStyle {
        switch self {
        case .launch: EdgeStyle("penwidth=2.4", color: "#1F2328", "launch")
        case .push: EdgeStyle("penwidth=1.3", color: "#1F2328", "push: onto the stack", word: "push")
        case .present:
            EdgeStyle("penwidth=1.5, arrowhead=empty", color: "#0A5CAD", "present: over all", word: "present")
        case .replace:
            EdgeStyle(
                "penwidth=1.3, arrowhead=normaltee", color: "#A33B00", "replace: replaces the current screen",
                word: "replace")
        case .root: EdgeStyle("penwidth=2.6", color: "#6F2DA8", "root: everything goes", word: "root")
        case .select:
            EdgeStyle(
                "penwidth=1.5, style=dashed, arrowhead=dot", color: "#00664A", "select: a tab or column", word: "select"
            )
        case .show: EdgeStyle("penwidth=1.5, arrowhead=box", color: "#00664A", "show: in a column", word: "show")
        case .pop: EdgeStyle("style=dashed, arrowhead=vee", color: "#57606A", "pop: back to", word: "pop to")
        case .finish: EdgeStyle("style=dotted, penwidth=1.5, arrowhead=vee", color: "#57606A", "finish: the flow ends")
        case .link: EdgeStyle("style=dotted, penwidth=1.6", color: "#00636B", "opens by link")
        case .tab: EdgeStyle("penwidth=1.2, arrowhead=none", color: "#00664A", "tab or column")
        }
    }

    /// The arrow of an action; `nil` where it leads to no other node.
    init?(_ action: Action) {
        switch action {
        case .push, .reuse: self = .push
        case .present: self = .present
        case .replace: self = .replace
        case .root, .rootEntry: self = .root
        case .select: self = .select
        case .show: self = .show
        case .popTo: self = .pop
        case .finish: self = .finish
        case .none, .popBack, .popToRoot, .dismissTop, .dismissAll, .raise, .open, .openArgument,
            .unresolved:
            return nil
        }
    }
}

extension DOTWriter {
    /// What an action does beside leading to another node; `nil`: nothing.
    func word(for action: Action, as escape: DOTText.Escape) -> DOTText? {
        switch action {
        case .popBack: "pop"
        case .popToRoot: "pop to root"
        case .dismissTop: "dismiss"
        case .dismissAll: "dismiss all"
        case .open(let url), .openArgument(let url): "open \(text(url, as: escape, limit: 36))"
        case .raise(let outcome): "ends with \(text(graph.outcomes[outcome].name, as: escape, limit: 24))"
        case .reuse: "or back to it"
        case .none, .push, .present, .replace, .root, .rootEntry, .select, .show, .popTo, .finish, .unresolved: nil
        }
    }
}
