import NavGraphModel
import NavGraphPictures
import NavGraphReports
import NavGraphThumbnails

/// Where the pictures of screens without `preview` come from: images that tests keep, then interface files.
struct PictureSources {
    /// A directory of storyboards and xibs.
    var previews: String?
    var snapshots: [String] = []
    /// Whether it is printed which images and files were not used.
    var reports = true

    /// `InputProblem` if a directory does not exist.
    func thumbnails(of graph: NavGraph) throws(InputProblem) -> [ScreenID: Thumbnail] {
        let images = try images(of: graph)
        return try drawings(of: graph).merging(images) { $1 }
    }

    private func drawings(of graph: NavGraph) throws(InputProblem) -> [ScreenID: Thumbnail] {
        guard let previews else { return [:] }
        guard FileSystem.kind(of: previews) == .directory else {
            throw InputProblem(message: "'\(previews)' is not a directory")
        }
        let (thumbnails, problems) = screenThumbnails(of: graph, in: try importInputs([previews]).map(\.path)) { path in
            if case .bytes(let bytes) = FileSystem.read(path) { bytes } else { nil }
        }
        for problem in problems { report(problem) }
        return thumbnails
    }

    func report(_ problem: String) { if reports { Terminal.printError(printable(problem)) } }
}

/// The source of a page of a graph: its files, and the pictures of its screens. Nothing is read for a graph whose text has
/// errors.
func pageSource(
    of checked: CheckedGraph?, files: any GraphFiles, pictures: PictureSources
) throws -> PageSource {
    guard let checked, checked.isUsable else { return PageSource(files: files, previews: [:], thumbnails: [:]) }
    let thumbnails = try pictures.thumbnails(of: checked.graph)
    return PageSource(files: files, previews: previews(of: checked, files: files), thumbnails: thumbnails)
}

/// The pictures that screens name with `preview`. Prints which of them cannot be shown.
func previews(of reading: CheckedGraph, files: any GraphFiles) -> [ScreenID: DiagramPreview] {
    let (previews, problems) = screenPreviews(of: reading, files: files)
    for problem in problems { Terminal.printError(printable("navgraph: warning: \(problem)")) }
    return previews
}
