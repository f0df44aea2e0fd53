import NavGraphModel
import NavGraphPictures
import NavGraphThumbnails

/// Small pictures of the screens that name none: from the interface files among `paths` those that screens name, and of
/// alerts what the graph says. `problems`: a line for each that could not be drawn.
package func screenThumbnails(
    of graph: NavGraph, in paths: [String], read: @escaping (String) -> [UInt8]?
) -> (thumbnails: [ScreenID: Thumbnail], problems: [String]) {
    let open = graph.namedScreens.filter { graph.screens[$0].preview.isEmpty }
    let named = open.compactMap { id -> (name: String, source: ThumbnailSource)? in
        guard !graph.alerts.contains(id), let source = thumbnailSource(of: id, in: graph) else { return nil }
        return (graph.name(of: id), source)
    }
    let (drawn, problems) = drawThumbnails(of: named, in: paths, read: read)
    var result: [ScreenID: Thumbnail] = [:]
    for id in open {
        result[id] = graph.alerts.contains(id) ? alertThumbnail(of: id, in: graph) : drawn[graph.name(of: id)]
    }
    return (result, problems)
}

private func thumbnailSource(of id: ScreenID, in graph: NavGraph) -> ThumbnailSource? {
    let screen = graph.screens[id]
    return switch screen.source {
    case .xib(let name): .xib(name.isEmpty ? className(of: screen, in: graph) : graph.text[name])
    case .storyboard(let name, let id): .storyboard(graph.text[name], id: id.isEmpty ? nil : graph.text[id])
    case .code, .swiftUI, .system: nil
    }
}

/// The nib of a class has its name, without the module.
private func className(of screen: Screen, in graph: NavGraph) -> String {
    if !screen.type.isEmpty { return String(graph.text[screen.type].split(separator: ".").last ?? "") }
    let name = graph.text[screen.name]
    return graph.swift.prefix + name.prefix(1).uppercased() + name.dropFirst() + "ViewController"
}

private func alertThumbnail(of id: ScreenID, in graph: NavGraph) -> Thumbnail {
    let screen = graph.screens[id]
    let names = screen.outcomes.map { graph.outcomes[$0].name } + screen.transitions.map { graph.transitions[$0].name }
    let isSheet = graph.alternatives.contains { alternative in
        if case .present(.screen(id), let how) = alternative.action { how.style == .actionSheet } else { false }
    }
    return alertThumbnail(
        title: cleaned(graph.title(of: id)), about: screen.about.isEmpty ? nil : cleaned(graph.text[screen.about]),
        buttons: names.map { graph.text[$0] }, isSheet: isSheet)
}

extension DiagramPreview {
    /// As nodes show it: 96 points wide, at most 171 high.
    package init(_ thumbnail: Thumbnail) {
        let height = 96 * thumbnail.height / max(1, thumbnail.width)
        self.init(path: "", width: 96, height: max(1, min(171, Int(height))))
    }
}
