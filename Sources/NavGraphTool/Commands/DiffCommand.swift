import ArgumentParser
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

struct DiffCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare two graphs and show the consequences for users.",
        discussion: """
            Compare two inputs, or a Git revision with the work tree. 'A..B' compares two revisions, 'A...B' compares B with \
            the merge base of both, and 'A...' compares the work tree with the merge base of A and HEAD. 'markdown' is a \
            comment for a pull request; 'svg' and 'html' show both graphs in one diagram.

            EXAMPLE
              navgraph diff old.yaml new.yaml
              navgraph diff --git main... Graphs --format markdown
              navgraph diff --git HEAD~1 Graphs/shop.yaml --format text --format svg=changes.svg
            """)

    enum Format: String, CaseIterable { case text, markdown, json, github, svg, html }

    /// What fails beside errors that come.
    enum Limit: String, CaseIterable, ExpressibleByArgument { case breaking, notable, any }

    @ArgumentParser.Argument(
        help: "The old and the new graph; with '--git', the graphs to compare (default: the graphs of the project).")
    var inputs: [String] = []

    @OptionGroup var project: ProjectOption

    @Option(help: ArgumentHelp("Compare with a Git revision.", valueName: "rev"))
    var git: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Output format; with '=FILE', write to FILE. Can be repeated.", valueName: "format"))
    var format: [FormatRequest<Format>] = []

    @Option(
        help: ArgumentHelp(
            "Ignore findings listed in FILE, in both graphs; 'none' ignores no findings.", valueName: "file"))
    var baseline: String?

    @Flag(inversion: .prefixedNo, help: "Treat new warnings as errors.")
    var strict: Bool?

    @Option(help: "Minimum severity to show (github) (default: warning).")
    var level: Severity?

    @Flag(help: "Draw all screens, not only the changes.")
    var whole = false

    @Option(
        help: ArgumentHelp(
            "URL of the 'html' page; 'markdown' then links each run to it.", valueName: "url"))
    var page: String?

    @OptionGroup var pageOptions: PageOptions

    @Option(
        name: .customLong("old-source-url"),
        help: ArgumentHelp("URL for links to the text of the old graph, with '{path}' and '{line}'.", valueName: "url"))
    var oldSourceURL: String?

    @Option(
        help:
            "Changes that fail, in addition to new errors: 'breaking' consequences, also 'notable' ones, or 'any' change. A consequence that was not judged also fails."
    )
    var failOn: Limit?

    func validate() throws {
        try refuse(
            git == nil && inputs.count != 2, "two graphs are required, old and new; or name a revision with '--git'")
        try FormatRequest.demandOneOutput(format)
        let formats = Set(format.map(\.format))
        try PageOptions.demandValidPage(
            page, isUsed: !formats.isDisjoint(with: [.markdown, .html]), formats: "'--format markdown' or 'html'")
        try pageOptions.demandPictures(areShown: !formats.isDisjoint(with: [.html, .svg]))
        let hasLinks = !formats.isDisjoint(with: [.html, .markdown, .json])
        try pageOptions.demandValidURL(isPage: hasLinks, formats: "'--format html' or 'markdown'")
        try PageOptions.demandValid(
            oldSourceURL, option: "--old-source-url", isPage: hasLinks, formats: "'--format html' or 'markdown'")
    }

    /// The inputs of both sides, with the files that they are read from.
    private struct Sides {
        var old: [Input]
        var oldFiles: any GraphFiles
        var new: [Input]
        var newFiles: any GraphFiles
        var revisions: (old: String?, new: String?)
        /// The root files of a side that contain some texts, wherever they are; `nil` without a revision.
        var oldRoots, newRoots: (([String]) throws(InputProblem) -> [Input])?

        /// Whether both sides have one text of a graph, so that what runs do is analyzed once.
        func isSameText(_ old: CheckedGraph, _ new: CheckedGraph) -> Bool {
            func bytes(_ path: String, of graph: CheckedGraph, in files: any GraphFiles) -> [UInt8]? {
                if case .bytes(let bytes) = files.contents(of: path, for: graph.input) { bytes } else { nil }
            }
            let isAlike =
                old.input == new.input && old.graph.files == new.graph.files
                && old.graph.literals.count == new.graph.literals.count
                && old.graph.alternatives.count == new.graph.alternatives.count
            return isAlike
                && old.graph.files.allSatisfy { path in
                    bytes(path, of: old, in: oldFiles).map { $0 == bytes(path, of: new, in: newFiles) } ?? false
                }
        }
    }

    private func sides(of project: Project) throws -> Sides {
        guard let git else {
            let files = InputFiles()
            return Sides(
                old: try project.inputs([inputs[0]], in: files), oldFiles: files,
                new: try project.inputs([inputs[1]], in: files), newFiles: files, revisions: (nil, nil))
        }
        let names = project.graphs(inputs)
        let (old, new) = try GitTree.sides(of: git, in: names[0])
        let disk = InputFiles()
        let present = names.filter { FileSystem.kind(of: $0) != nil }
        let exclusions = project.exclusions
        let root = RepositoryPaths.rootPath(from: names[0])
        let before = try old.inputs(of: names, excluding: exclusions)
        let after =
            try new?.inputs(of: names, excluding: exclusions)
            ?? disk.inputs(of: present, excluding: exclusions, mayBeEmpty: true)
        func files(of tree: GitTree, _ inputs: [Input]) -> GivenFiles {
            GivenFiles(sharesModules: inputs.count > 1, source: tree.contents)
        }
        var sides = Sides(
            old: before, oldFiles: files(of: old, before), new: after,
            newFiles: new.map { files(of: $0, after) } ?? disk, revisions: (old.revision, new?.revision))
        sides.oldRoots = { texts throws(InputProblem) in try old.inputs(containing: texts, excluding: exclusions) }
        sides.newRoots = { texts throws(InputProblem) in
            if let new { return try new.inputs(containing: texts, excluding: exclusions) }
            return try disk.inputs(of: [root], excluding: exclusions, mayBeEmpty: true)
        }
        if sides.old.isEmpty && sides.new.isEmpty {
            if inputs.isEmpty, present.isEmpty { throw project.missingGraph(names[0]) }
            throw InputProblem(message: "graph '\(names.joined(separator: "', '"))' not found in either revision")
        }
        return sides
    }

    func execute() throws -> ExitStatus {
        let project = try project.read(for: inputs)
        let sides = try sides(of: project)
        let known = try known(sides, project)
        let rules = project.newRules
        func checked(_ graph: CheckedGraph, beside other: CheckedGraph?) -> CheckedGraph {
            let isCompared = graph.isUsable && other?.isUsable ?? false
            let naming = isCompared ? other.map { graph.graph.conditions(thatTests: $0.graph) } ?? [] : []
            return check(
                graph, new: rules, least: .note, relates: format.contains { $0.format == .html }, naming: naming)
        }
        let old = try sides.old.map { try read($0, files: sides.oldFiles) }
        let new = try sides.new.map { try read($0, files: sides.newFiles) }
        // Only pages, and owners, need the code.
        let isNeeded = pageOptions.ownersFile(of: project) != nil || format.contains { $0.format == .html }
        let facts = try pageOptions.facts(of: project, readsCode: isNeeded)
        let diffs = try completed(pairs(old, new), sides).map { old, new in
            let now = new.map { checked($0, beside: old) }
            let was = old.map { old in
                new.flatMap { sides.isSameText(old, $0) ? now : nil } ?? checked(old, beside: new)
            }
            return GraphDiff(old: was, sides.oldFiles, new: now, sides.newFiles, known: known).withTeams(facts)
        }
        for request in format.isEmpty ? [FormatRequest(.text)] : format {
            guard request.format == .html, let path = request.path, path.contains("{graph}") else {
                try write(
                    try bytes(of: diffs, as: request.format, from: sides, project, facts), to: request.path ?? "-")
                continue
            }
            for diff in diffs where !diff.isEmpty {
                let file = path.replacing("{graph}", with: diff.fileName)
                try write(try bytes(of: [diff], as: .html, from: sides, project, facts), to: file)
            }
        }
        let isStrict = strict ?? project.settings.isStrict
        return diffs.contains { fails($0, isStrict: isStrict) } ? .findings : .success
    }

    /// The baseline; with a revision, also its version there.
    private func known(_ sides: Sides, _ project: Project) throws -> GraphDiff.Known {
        let named = baseline ?? project.settings.baseline.map(project.shown)
        guard let baseline = named, self.baseline != "none" else { return GraphDiff.Known() }
        var known = GraphDiff.Known(entries: try KnownFindings(path: baseline).entries)
        if git != nil, case .bytes(let bytes) = sides.oldFiles.contents(of: baseline, for: Input(path: baseline)) {
            known.old = try? KnownFindings(path: baseline, bytes: bytes).entries
        }
        return known
    }

    /// Graphs match by the name of their app or module, else by path; two single ones always.
    private func pairs(_ old: [CheckedGraph], _ new: [CheckedGraph]) -> [(old: CheckedGraph?, new: CheckedGraph?)] {
        if old.count == 1, new.count == 1 { return [(old[0], new[0])] }
        var rest = old
        var pairs: [(old: CheckedGraph?, new: CheckedGraph?)] = []
        for graph in new {
            let match =
                rest.firstIndex { !$0.graph.name.isEmpty && $0.graph.name == graph.graph.name }
                ?? rest.firstIndex { $0.input.path == graph.input.path }
            pairs.append((match.map { rest.remove(at: $0) }, graph))
        }
        return pairs + rest.map { ($0, nil) }
    }

    /// With a revision, a graph that the inputs of one side lack is looked for in all of it: a file that moves has not changed.
    private func completed(
        _ pairs: [(old: CheckedGraph?, new: CheckedGraph?)], _ sides: Sides
    ) throws -> [(CheckedGraph?, CheckedGraph?)] {
        guard let oldRoots = sides.oldRoots, let newRoots = sides.newRoots else { return pairs }
        func found(
            _ missing: [CheckedGraph], besides known: [CheckedGraph?], files: any GraphFiles,
            roots: ([String]) throws(InputProblem) -> [Input]
        ) throws -> [CheckedGraph] {
            let names = missing.map(\.graph.name).filter { !$0.isEmpty }
            if names.isEmpty { return [] }
            let paths = Set(known.compactMap { $0?.input.path })
            return try roots(names).filter { !paths.contains($0.path) }.map { try read($0, files: files) }
        }
        let gone = pairs.filter { $0.new == nil }.compactMap(\.old)
        let come = pairs.filter { $0.old == nil }.compactMap(\.new)
        let olds = try found(come, besides: pairs.map(\.old), files: sides.oldFiles, roots: oldRoots)
        let news = try found(gone, besides: pairs.map(\.new), files: sides.newFiles, roots: newRoots)
        func isSame(_ a: CheckedGraph, _ b: CheckedGraph) -> Bool {
            a.graph.name == b.graph.name && a.graph.isApp == b.graph.isApp
        }
        return pairs.map { old, new in
            (
                old ?? new.flatMap { new in olds.first { isSame($0, new) } },
                new ?? old.flatMap { old in news.first { isSame($0, old) } }
            )
        }
    }

    private func fails(_ diff: GraphDiff, isStrict: Bool) -> Bool {
        let failing: Severity = isStrict ? .warning : .error
        if !diff.textErrors.isEmpty || diff.come.contains(where: { $0.finding.fails(from: failing) }) { return true }
        guard let failOn else { return false }
        if !diff.notJudged.isEmpty { return true }
        switch failOn {
        case .breaking: return diff.count(.breaking) > 0
        case .notable: return diff.count(.breaking) > 0 || diff.count(.notable) > 0
        case .any: return !diff.isEmpty
        }
    }

    private func bytes(
        of diffs: [GraphDiff], as format: Format, from sides: Sides, _ project: Project, _ facts: ElementFacts
    ) throws -> [UInt8] {
        let pictures = pageOptions.pictures(of: project)
        let changed = diffs.filter { !$0.isEmpty }
        let shown = changed.isEmpty ? Array(diffs.prefix(1)) : changed
        // What leaves the machine has the paths of the repository.
        let path = git == nil ? { $0 } : RepositoryPaths().path
        let names = project.graphs(inputs).map(path)
        let all = names.joined(separator: " ")
        let named = diffs.map { $0.withPaths(path) }
        switch format {
        case .text: return Array(shown.map(diffText).joined(separator: "\n").utf8)
        case .markdown:
            let sources = SourceLinks(new: try pageOptions.textURL(of: project) ?? "", old: oldSourceURL ?? "")
            let mark = git == nil ? names[names.count - 1] : all
            return Array(diffMarkdown(named, mark: mark, page: page ?? "", sources: sources).utf8)
        case .json:
            return diffJSON(
                named, old: (git == nil ? names[0] : all, sides.revisions.old),
                new: (git == nil ? names[names.count - 1] : all, sides.revisions.new))
        case .github:
            return diffGitHub(diffs, least: level ?? project.settings.level ?? .warning, path: RepositoryPaths().path)
        case .svg: return try svg(of: shown, sides.newFiles, pictures)
        case .html:
            guard shown.count == 1 else { throw ValidationError("'--format html' renders one graph; name the file") }
            var quiet = pictures
            quiet.reports = shown[0].new == nil
            var old = try pageSource(of: shown[0].old, files: sides.oldFiles, pictures: quiet)
            var new = try pageSource(of: shown[0].new, files: sides.newFiles, pictures: pictures)
            (old.path, new.path) = (path, path)
            (old.facts, new.facts) = (facts, facts)
            new.pageURL = page?.replacing("{graph}", with: shown[0].fileName)
            old.pageURL = new.pageURL
            let sourceURL = try pageOptions.textURL(of: project)
            return try diffPage(
                of: shown[0].withPaths(path), old: old, new: new, sourceURL: sourceURL
            ) { try drawn($0, as: "svg") }
        }
    }

    /// Of a graph whose text has errors nothing is drawn.
    private func svg(
        of diffs: [GraphDiff], _ files: any GraphFiles, _ pictures: PictureSources
    ) throws -> [UInt8] {
        if diffs.contains(where: { $0.changes == nil }) {
            return Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>\n".utf8)
        }
        guard diffs.count == 1, let picture = NavGraphReports.picture(of: diffs[0], isWhole: whole) else {
            throw ValidationError("'--format svg' renders one graph; name the file")
        }
        guard let checked = diffs[0].new ?? diffs[0].old else { return [] }
        let shown = ScreenPictures(of: checked, try pageSource(of: checked, files: files, pictures: pictures))
        let places = shown.places.map { screen, preview in (checked.graph.name(of: screen), (screen, preview)) }
        let drawing = picture.document(title: "Changes", places: Dictionary(places) { a, _ in a })
        let facts = counted(diffs[0].changes?.changes.count ?? 0, "change")
        let document = DocumentSVG(drawing, of: checked.graph, facts: facts, showing: shown)
        return document.bytes(drawn: try drawn([drawing.source], as: "svg")[0])
    }
}

extension NavGraph {
    /// The conditions that the other graph of a comparison tests: if the runs of both are asked for them, each is analyzed
    /// once. A tested condition that this graph lacks may have been renamed to any condition that the other one lacks.
    fileprivate func conditions(thatTests other: NavGraph) -> Set<ConditionID> {
        func name(_ id: ConditionID, of graph: NavGraph) -> String { graph.text[graph.conditions[id].qualifiedName] }
        let tested = Set(Set(other.literals.map(\.condition)).map { name($0, of: other) })
        if tested.isEmpty { return [] }
        let (own, others) = (
            Set(conditions.ids.map { name($0, of: self) }), Set(other.conditions.ids.map { name($0, of: other) })
        )
        let asked = tested.isSubset(of: own) ? tested : tested.union(own.subtracting(others))
        return Set(conditions.ids.filter { asked.contains(name($0, of: self)) })
    }
}
