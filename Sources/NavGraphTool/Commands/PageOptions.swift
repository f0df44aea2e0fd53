import ArgumentParser
import NavGraphModel
import NavGraphReports

/// The options of commands that write pages.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "URL for links from the page to the text, with '{path}' and '{line}'.", valueName: "url"))
    var sourceURL: String?

    @Option(
        help: ArgumentHelp(
            "Directory of storyboards and xibs, to draw thumbnails of screens without 'preview' (svg, html).",
            valueName: "dir"))
    var previews: String?

    /// The directory of storyboards and xibs, of the options or else of the project.
    func previewDirectory(of project: Project) -> String? { previews ?? project.settings.previews.map(project.shown) }

    func textURL(of project: Project) throws(InputProblem) -> String? {
        if let sourceURL { return sourceURL }
        return try project.sourceURL()
    }

    /// Wrong usage where a URL for places cannot be one, or nothing is a page.
    func demandValidURL(isPage: Bool = true) throws {
        if sourceURL != nil, !isPage { throw ValidationError("'--source-url' requires '--format html'") }
        if let sourceURL, !isSourceURL(sourceURL) {
            throw ValidationError(
                "'--source-url' must be an http or https URL with '{path}', such as 'https://example.com/{path}#L{line}'"
            )
        }
    }
}
