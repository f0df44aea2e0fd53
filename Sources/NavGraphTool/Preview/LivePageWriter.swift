import NavGraphChanges
import NavGraphModel
import NavGraphReports

/// Writes the page of a graph, and beside it the file that tells the open page what is new.
final class LivePageWriter {
    let path: String
    private let follows: Bool
    private var page: LivePage?
    private var graph: NavGraph?
    private var changed: String?
    /// The pictures of the page, by their DOT: most of them stay when one place changes.
    private var drawings: [[UInt8]: [UInt8]] = [:]

    init(path: String, follows: Bool) { (self.path, self.follows) = (path, follows) }

    /// Reads a graph and writes its page. While its text has errors, they are printed, and the page stays and shows them.
    ///
    /// Returns whether the page shows the graph.
    func update(_ input: Input, _ files: InputFiles, options: PageOptions, project: Project) throws -> Bool {
        let reading: CheckedGraph
        do throws(InputProblem) {
            reading = try read(input, files: files)
        } catch {
            try show(problem: "error: \(error.message)\n", of: input)
            throw error
        }
        guard reading.isUsable else {
            printFindings(of: reading, files: files)
            try show(problem: Report([reading], files: files).firstFindings(3), of: input)
            return false
        }
        let checked = check(reading, least: .note, relates: true)
        let pictures = options.pictures(of: project)
        for file in try pictures.previews.map({ try importInputs([$0]) }) ?? [] { files.note(file.path) }
        for image in try snapshotFiles(below: pictures.snapshots) { files.note(image) }
        var source = try pageSource(of: checked, files: files, pictures: pictures)
        source.facts = try options.facts(of: project)
        if let owners = options.ownersFile(of: project) { files.note(owners) }
        let new = try livePage(of: checked, from: source, sourceURL: options.textURL(of: project), draw: draw)
        if follows, let graph, new.stamp != page?.stamp {
            changed = GraphChanges(from: graph, to: reading.graph).changes.first { $0.kind != .removed }.map {
                String($0.element.subject.prefix { $0 != "#" })
            }
        }
        (page, graph) = (new, reading.graph)
        try write(new, problem: nil)
        return true
    }

    /// Draws what the page does not have yet.
    private func draw(_ dots: [[UInt8]]) throws -> [[UInt8]] {
        let missing = dots.filter { drawings[$0] == nil }.unique()
        if !missing.isEmpty {
            for (dot, drawing) in zip(missing, try drawn(missing, as: "svg")) { drawings[dot] = drawing }
        }
        let all = dots.map { drawings[$0] ?? [] }
        drawings = Dictionary(zip(dots, all)) { first, _ in first }
        return all
    }

    func show(problem: String, of input: Input) throws {
        let shown = page ?? LivePage(waitingFor: input.folder)
        page = shown
        try write(shown, problem: problem)
    }

    /// The page first: what the other file names is then there.
    private func write(_ page: LivePage, problem: String?) throws {
        try NavGraphTool.write(
            [
                OutputFile(path: path, bytes: page.bytes),
                OutputFile(path: LivePage.companion(of: path), bytes: page.news(at: changed, problem: problem)),
            ], below: parent(of: path))
    }
}
