import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What `resolve --format json` prints. `CLI.md`.
package func resolutionJSON(_ answer: LinkAnswer, in graph: NavGraph) -> [UInt8] {
    guard case .resolved(let it) = answer else {
        return JSON.object([("version", 1), ("link", .null)]).bytes(lineDepth: 1)
    }
    return JSON.object([
        ("version", 1),
        ("link", .string(graph.text[graph.deepLinks[it.link].qualifiedName])),
        ("values", .object(it.values.map { (graph.text[$0.name], .string($0.text)) })),
        ("root", it.root.map { .string(graph.name(of: $0)) } ?? .null),
        ("path", .array(it.steps.map { .string(graph.spelled($0)) })),
        ("screens", .array(it.screens.map { .string(graph.name(of: $0)) })),
        ("requires", .array(it.requires.map { .string(spelled($0, graph)) })),
    ]).bytes(lineDepth: 1)
}

/// What `resolve` prints for people: the link and its values, the way, what it waits for; or why no link takes the URL.
package func resolutionText(_ answer: LinkAnswer, of entry: LinkEntry, in graph: NavGraph) -> [UInt8] {
    let lines: [String]
    switch answer {
    case .resolved(let it): lines = described(it, graph)
    case .missed(let miss):
        lines = ["no link matches \(quoted(text(of: entry)))"] + reasons(miss, graph).map { "  " + $0 }
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
}

private func text(of entry: LinkEntry) -> String {
    switch entry {
    case .url(let text), .shortcut(let text), .notification(let text), .activity(let text): text
    }
}

private func described(_ it: Resolution, _ graph: NavGraph) -> [String] {
    let link = graph.deepLinks[it.link]
    var lines = ["link '\(graph.text[link.qualifiedName])' opens '\(graph.name(of: link.opens))'"]
    if let template = it.template {
        lines.append("  matched: \(quoted(graph.text[link.urls[template].text]))")
    } else if link.isFallback, it.isURL {
        lines.append("  matched: the fallback, because no template matches")
    }
    for value in it.values { lines.append("  value: \(graph.text[value.name]) = \(quoted(value.text))") }
    if !it.hasWay {
        lines.append(
            graph.isOpenedByHost
                ? "  route: the app that imports the module has it" : "  route: none; run 'lint' to see why")
        return lines
    }
    if link.isByPresent {
        lines.append("  route: presented above the current screen")
    } else if link.isByPush {
        let replacing = link.reuses ? ", or replaces \(quoted(graph.name(of: link.opens))) in it" : ""
        lines.append("  route: pushed onto the stack of the window\(replacing)")
    } else if let root = it.root, let first = it.screens.first {
        var way = "  route: '\(graph.name(of: root))': \(graph.name(of: first))"
        for (step, screen) in zip(it.steps, it.screens.dropFirst()) {
            way += " · \(spelled(step, graph)) → \(graph.name(of: screen))"
        }
        lines.append(way)
    }
    if let shown = it.end.map({ spelled($0, graph) }) { lines.append("  result: \(shown)") }
    if !it.requires.isEmpty {
        let conditions = it.requires.map { spelled($0, graph) }.joined(separator: ", ")
        lines.append("  \(link.pending == .keep ? "waits for" : "dropped unless"): \(conditions)")
    }
    if link.pending == .never { lines.append("  never waits; the conditions that screens require are not checked") }
    return lines
}

private func spelled(_ step: LinkWay.Step, _ graph: NavGraph) -> String {
    if case .tab = step { return "tab \(graph.spelled(step))" }
    return graph.spelled(step)
}

private func spelled(_ literal: Literal, _ graph: NavGraph) -> String {
    (literal.isNegated ? "not " : "") + graph.text[graph.conditions[literal.condition].qualifiedName]
}

/// The layers, window first, each with the frames of its active region, bottom first.
private func spelled(_ configuration: Configuration, _ graph: NavGraph) -> String {
    configuration.layers.map { layer in
        let region = layer.regions[layer.active]
        let frames = region.frames.map { graph.name(of: $0.screen) }.joined(separator: " › ")
        guard layer.regions.count > 1 else { return frames }
        return "\(graph.name(of: layer.made)) [\(graph.name(of: region.child))] \(frames)"
    }.joined(separator: " ⇡ ")
}
