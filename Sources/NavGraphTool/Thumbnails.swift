import NavGraphModel
import NavGraphPictures
import NavGraphReports
import NavGraphThumbnails

/// The thumbnails of the screens that name no picture, from interface files below a directory. Prints what could not be
/// drawn. `InputProblem` if there is no such directory.
func thumbnails(of graph: NavGraph, below directory: String) throws(InputProblem) -> [ScreenID: Thumbnail] {
    guard FileSystem.kind(of: directory) == .directory else {
        throw InputProblem(message: "'\(directory)' is not a directory")
    }
    let (thumbnails, problems) = screenThumbnails(of: graph, in: try importInputs([directory]).map(\.path)) { path in
        if case .bytes(let bytes) = FileSystem.read(path) { bytes } else { nil }
    }
    for problem in problems { Terminal.printError(printable(problem)) }
    return thumbnails
}

/// The source of a page of a graph: its files, and the pictures of its screens, also of those that interface files below
/// a directory draw. Nothing is read for a graph whose text has errors.
func pageSource(
    of checked: CheckedGraph?, files: any GraphFiles, thumbnailsBelow directory: String?
) throws -> PageSource {
    guard let checked, checked.isUsable else { return PageSource(files: files, previews: [:], thumbnails: [:]) }
    let drawn = try directory.map { try thumbnails(of: checked.graph, below: $0) } ?? [:]
    return PageSource(files: files, previews: previews(of: checked, files: files), thumbnails: drawn)
}

/// The pictures that screens name with `preview`. Prints which of them cannot be shown.
func previews(of reading: CheckedGraph, files: any GraphFiles) -> [ScreenID: DiagramPreview] {
    let (previews, problems) = screenPreviews(of: reading, files: files)
    for problem in problems { Terminal.printError(printable("navgraph: warning: \(problem)")) }
    return previews
}
