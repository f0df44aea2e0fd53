/// A run alone: a node for each screen that is current after a step, in the order of first coming, and an arrow for each
/// step with its number.
func strip(of run: HighlightedRun, _ contents: DiagramContents, _ options: DiagramOptions) -> PagePicture {
    let screens = run.steps.compactMap(\.screen).unique().map { DiagramNode.screen($0) }
    let picture = Picture(contents, edges: [], always: [.launch] + screens, exitRows: .never) { $0 }
    let writer = DOTWriter(
        contents, picture, marks: options.marks, previews: options.previews, isForPage: options.isForPage)
    var parts = options.isForPage ? writer.pageParts() : [:]
    let source = writer.write {
        for node in [.launch] + screens { writer.line(writer.line(of: node)) }
        var tail = DiagramNode.launch
        for (number, step) in run.steps.enumerated() {
            // A fault leaves everything in its place.
            let head = step.screen.map { DiagramNode.screen($0) } ?? tail
            let style = contents.kind(of: step.step).style
            let label: DOTText = number == 0 ? "launch" : "<b>\(number).</b> \(contents.words(of: step.step))"
            let look: DOTText = "color=\"\(style.color)\", \(style.attributes), label=<\(label)>"
            writer.line(
                "\(writer.name(of: tail)) -> \(writer.name(of: head)) [\(look)\(writer.pageID(arrow: number))];")
            parts[writer.id(ofArrow: number)] = PagePart(kind: "\(contents.kind(of: step.step))")
            tail = head
        }
    }
    let last = run.steps.last?.screen.map { cleaned(contents.graph.title(of: $0)) } ?? ""
    return PagePicture(name: "", title: "Path to \(last)", source: source, parts: parts)
}

extension DiagramContents {
    fileprivate func kind(of step: HighlightedRun.Step) -> DiagramEdge.Kind {
        switch step {
        case .launch: return .launch
        case .event(let alternative):
            return graph.parts(of: alternative).lazy.compactMap { DiagramEdge.Kind(self.graph.alternatives[$0].action) }
                .first { _ in true } ?? .pop
        case .tab: return .tab
        case .link: return .link
        case .outcome: return .finish
        case .back, .swipe, .change: return .pop
        }
    }

    fileprivate func words(of step: HighlightedRun.Step) -> DOTText {
        func text(_ text: String) -> DOTText { DOTText(shortened(cleaned(text), to: 32), as: .html) }
        switch step {
        case .launch: return "launch"
        case .event(let alternative):
            let event = graph.alternatives[alternative].transition.map { graph.text[graph.transitions[$0].name] }
            return text(event ?? "")
        case .tab(let target): return "tab \(text(graph.title(of: target)))"
        case .link(let link): return "link \(text(graph.title(of: link)))"
        case .outcome(let outcome): return "▸ \(text(graph.text[graph.outcomes[outcome].name]))"
        case .back: return "back"
        case .swipe: return "swipe"
        case .change(let condition):
            return "\(text(graph.text[graph.conditions[condition].qualifiedName])) changes"
        }
    }
}
