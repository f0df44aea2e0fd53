import NavGraphModel
import NavGraphPictures

/// The pictures that screens name with `preview`, PNG or JPEG: 96 points wide, and as high as they are then. `problems`:
/// a text for each that cannot be shown.
package func screenPreviews(
    of reading: CheckedGraph, files: any GraphFiles
) -> (previews: [ScreenID: DiagramPreview], problems: [String]) {
    let graph = reading.graph
    var result: [ScreenID: DiagramPreview] = [:]
    var problems: [String] = []
    func warn(_ screen: ScreenID, _ problem: String) {
        problems.append("the preview of '\(graph.name(of: screen))' is not shown: \(problem)")
    }
    for id in graph.screens.ids where !graph.screens[id].preview.isEmpty {
        // The word says that the screen has no preview; a file of that name is './none'.
        if graph.text[graph.screens[id].preview] == "none" { continue }
        let path = previewPath(of: id, in: graph)
        guard case .bytes(let bytes) = files.contents(of: path, for: reading.input) else {
            warn(id, "'\(path)' cannot be read")
            continue
        }
        guard let size = imageSize(bytes), size.width > 0, size.height > 0 else {
            warn(id, "'\(path)' is not a PNG or JPEG file")
            continue
        }
        let height = max(1, min(400, 96 * size.height / size.width))
        result[id] = DiagramPreview(path: path, width: 96, height: height)
    }
    return (result, problems)
}

/// The pictures of screens as `data:` URLs: by the path that diagrams name, and by screen.
package func previewImages(
    _ previews: [ScreenID: DiagramPreview], of checked: CheckedGraph, files: any GraphFiles
) -> (byPath: [String: String], byScreen: [ScreenID: String]) {
    var result: (byPath: [String: String], byScreen: [ScreenID: String]) = ([:], [:])
    for (screen, preview) in previews {
        guard case .bytes(let bytes) = files.contents(of: preview.path, for: checked.input) else { continue }
        let url = dataURL(ofImage: bytes)
        result.byPath[preview.path] = url
        result.byScreen[screen] = url
    }
    return result
}

/// Of a PNG or JPEG file.
func dataURL(ofImage bytes: [UInt8]) -> String {
    "data:image/\(bytes.first == 0x89 ? "png" : "jpeg");base64,\(base64(bytes))"
}

/// Beside the file in which the screen stands.
func previewPath(of screen: ScreenID, in graph: NavGraph) -> String {
    let file = graph.files[graph.screens[screen].file.index]
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return folder + graph.text[graph.screens[screen].preview]
}

/// Width and height in pixels of a PNG (ISO/IEC 15948, IHDR) or a JPEG (ITU-T T.81, the frame header); `nil` for others.
func imageSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    func number(_ place: Int, _ count: Int) -> Int { bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
        return (number(16, 4), number(20, 4))
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
        let marker = bytes[place + 1]
        let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
        if isFrame { return (number(place + 7, 2), number(place + 5, 2)) }
        place += 2 + number(place + 2, 2)
    }
    return nil
}
