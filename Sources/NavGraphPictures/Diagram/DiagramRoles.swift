import NavGraphModel

/// What each screen and flow is to others: how it is shown, and as what.
struct DiagramRoles {
    /// For each screen, the number of the tab or column that it begins, from 1; 0 for none.
    private(set) var region: [UInt16]
    /// Whether that region is a column.
    private(set) var isColumn: [Bool]
    /// The style of the first `present` of the screen itself.
    private(set) var presented: [PresentationStyle?]
    /// The style of the first `present` of the flow.
    private(set) var presentedFlow: [PresentationStyle?]
    /// For each flow, the links that open it or a screen of it.
    private(set) var links: [Int]

    init(_ graph: NavGraph) {
        region = Array(repeating: 0, count: graph.screens.count)
        isColumn = Array(repeating: false, count: graph.screens.count)
        presented = Array(repeating: nil, count: graph.screens.count)
        presentedFlow = Array(repeating: nil, count: graph.flows.count)
        links = Array(repeating: 0, count: graph.flows.count)
        for flow in graph.flows {
            for (i, child) in flow.children.enumerated() {
                guard let screen = graph.firstScreen(of: graph.children[child].target) else { continue }
                guard region[screen.index] == 0 else { continue }
                region[screen.index] = UInt16(clamping: i + 1)
                isColumn[screen.index] = flow.container == .split
            }
        }
        for case .present(let target, let how) in graph.alternatives.lazy.map(\.action) { note(target, how.style) }
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            if link.isByPresent { note(link.opens, link.presentation.style) }
            if let flow = graph.flow(of: .link(id)) { links[flow.index] += 1 }
        }
    }

    private mutating func note(_ target: Target?, _ style: PresentationStyle) {
        if let screen = target?.screen, presented[screen.index] == nil { presented[screen.index] = style }
        if let flow = target?.flow, presentedFlow[flow.index] == nil { presentedFlow[flow.index] = style }
    }
}

extension PresentationStyle {
    var words: DOTText { DOTText(spaced(rawValue).lowercased(), as: .html) }
}
