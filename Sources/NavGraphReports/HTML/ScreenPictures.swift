import NavGraphModel
import NavGraphPictures
import NavGraphThumbnails
import NavGraphXML

/// The pictures of screens in a page or document: their sizes in diagrams, and symbols to show them.
package struct ScreenPictures {
    package private(set) var places: [ScreenID: DiagramPreview]
    let names: [ScreenID: String]
    /// Each with the name of its screen, in file order.
    let symbols: [(name: String, symbol: String)]

    package init(of checked: CheckedGraph, _ source: PageSource) {
        let (graph, thumbnails) = (checked.graph, source.thumbnails)
        var places = source.previews
        let images = previewImages(places, of: checked, files: source.files).byScreen
        for (screen, drawing) in thumbnails { places[screen] = DiagramPreview(drawing) }
        self.places = places
        names = Set(images.keys).union(thumbnails.keys).reduce(into: [:]) { $0[$1] = graph.name(of: $1) }
        symbols = graph.screens.ids.compactMap { id in
            let name = graph.name(of: id)
            let drawing = thumbnails[id].map { symbol(name, $0, isDrawn: $0.isDrawn && !graph.alerts.contains(id)) }
            let image = images[id].flatMap { image in places[id].map { symbol(name, showing: image, sized: $0) } }
            return (drawing ?? image).map { (name, $0) }
        }
    }
}

private func symbol(_ name: String, showing url: String, sized preview: DiagramPreview) -> String {
    "<symbol id=\"th-\(xml(name))\" viewBox=\"0 0 \(preview.width) \(preview.height)\">"
        + "<image href=\"\(url)\" width=\"\(preview.width)\" height=\"\(preview.height)\"/></symbol>"
}

private func symbol(_ name: String, _ drawing: Thumbnail, isDrawn: Bool) -> String {
    "<symbol id=\"th-\(xml(name))\"\(isDrawn ? " class=\"drawn\"" : "") viewBox=\"\(drawing.viewBox)\" "
        + "preserveAspectRatio=\"xMidYMin slice\">\(drawing.shapes)</symbol>"
}
