import ArgumentParser
import NavGraphModel
import NavGraphReports

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

    @Option(
        help: ArgumentHelp(
            "Directory of images that the app's tests keep, shown for the screens that their names match (svg, html). Can be repeated.",
            valueName: "dir"))
    var snapshots: [String] = []

    @Option(
        help: ArgumentHelp(
            "CODEOWNERS file, to show the owners of screens and flows (text, markdown, json, html).", valueName: "file")
    )
    var owners: String?

    @Option(
        help: ArgumentHelp(
            "File or directory of source code, to show where the types of screens are declared (json, html). Can be repeated.",
            valueName: "path"))
    var sources: [String] = []

    /// The owners of elements, and, with `readsCode`, the places of their types. `InputProblem` if a file cannot be read.
    func facts(of project: Project, readsCode: Bool = true) throws -> ElementFacts {
        let known = try ownersFile(of: project).map { CodeOwners(try FileSystem.bytes(of: $0)) }
        let sources = readsCode ? project.sources(sources) : []
        let code = sources.isEmpty ? nil : try readCode(in: sources, excluding: project.exclusions)
        return ElementFacts(owners: known, code: code, path: RepositoryPaths().path)
    }

    func ownersFile(of project: Project) -> String? { owners ?? project.settings.owners.map(project.shown) }

    func pictures(of project: Project) -> PictureSources {
        let settings = project.settings
        return PictureSources(
            previews: previews ?? settings.previews.map(project.shown),
            snapshots: snapshots.isEmpty ? project.shown(settings.snapshots) : snapshots)
    }

    /// Wrong usage where directories of pictures are given, and nothing shows them.
    func demandPictures(areShown: Bool) throws {
        for (option, isGiven) in [("--previews", previews != nil), ("--snapshots", !snapshots.isEmpty)]
        where isGiven && !areShown { throw ValidationError("'\(option)' requires '--format svg' or 'html'") }
    }

    func textURL(of project: Project) throws(InputProblem) -> String? {
        if let sourceURL { return sourceURL }
        return try project.sourceURL()
    }

    /// Wrong usage where a URL for places cannot be one, or nothing is a page.
    func demandValidURL(isPage: Bool = true, formats: String = "'--format html'") throws {
        try Self.demandValid(sourceURL, option: "--source-url", isPage: isPage, formats: formats)
    }

    static func demandValidPage(_ url: String?, isUsed: Bool, formats: String) throws {
        guard let url else { return }
        try refuse(!isUsed, "'--page' requires \(formats)")
        guard url.hasPrefix("https://") || url.hasPrefix("http://"), !url.contains("#") else {
            throw ValidationError("'--page' must be an http or https URL without a fragment")
        }
    }

    static func demandValid(_ url: String?, option: String, isPage: Bool, formats: String) throws {
        guard let url else { return }
        try refuse(!isPage, "'\(option)' requires \(formats)")
        try refuse(
            !isSourceURL(url),
            "'\(option)' must be an http or https URL with '{path}', such as 'https://example.com/{path}#L{line}'")
    }
}
