import ArgumentParser
import NavGraphEditor
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

struct RenameCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Rename a screen, flow, event, outcome, condition … across files.",
        discussion: """
            Names that hide the element or depend on its name are also renamed. Nothing is written if the meaning of a graph \
            would change. Swift code is not changed; the compiler finds the places.

            SUBJECT is 'screen:', 'flow:', 'group:', 'condition:', 'deepLink:', 'resolver:' or 'import:' with a name, or \
            'transition:', 'outcome:', 'message:', 'param:' with 'OWNER.NAME'.

            EXAMPLE
              navgraph rename screen:noteList notes Graphs
              navgraph rename transition:noteList.openNote open Graphs/notes.yaml Graphs --dry-run
            """)

    @ArgumentParser.Argument(help: "Element to rename, such as 'screen:noteList'.", completion: .subjects)
    var subject: String

    @ArgumentParser.Argument(help: "New name.")
    var new: String

    @ArgumentParser.Argument(help: "Graphs or directories of graphs (default: the graphs of the project).")
    var inputs: [String] = []

    @OptionGroup var project: ProjectOption

    @Option(
        help: ArgumentHelp(
            "Also rename subjects in this baseline (default: the baselines of the project).", valueName: "file"))
    var baseline: String?

    @Flag(help: "List the changes and write nothing.")
    var dryRun = false

    private static let kinds = [
        "screen", "flow", "group", "transition", "outcome", "message", "condition", "param", "deepLink", "resolver",
        "import",
    ]

    func validate() throws {
        guard let colon = subject.firstIndex(of: ":"), Self.kinds.contains(String(subject[..<colon])) else {
            throw ValidationError(
                "SUBJECT must start with one of \(Self.kinds.map { "'\($0):'" }.joined(separator: ", "))")
        }
    }

    func execute() throws -> ExitStatus {
        let files = InputFiles()
        let project = try project.read(for: inputs)
        let inputs = spelledAlike(try project.inputs(inputs, in: files))
        let roots = inputs.map(files.names).filter { !$0.files.isEmpty }
        guard let (start, old) = try declared(in: roots) else { return .findings }
        let known = try baselines(of: project).map(KnownFindings.init(path:))
        let (edits, subjects): (RenameEdits, [String: String])
        do throws(RenameRefusal) {
            (edits, subjects) = try checkedRename(of: start, named: old, to: new, in: roots) { path, root in
                files.contents(of: path, for: Input(path: root))
            }
        } catch {
            Terminal.complain(printable(error.reason))
            return .findings
        }
        try show(edits, in: roots, known.compactMap { $0.renamed(subjects) })
        return .success
    }

    /// The same files below one spelling of each directory, the shortest real one first: so a file has one path.
    private func spelledAlike(_ inputs: [Input]) -> [Input] {
        let folders = inputs.map {
            (spelled: directory(of: $0.path), real: FileSystem.realPath($0.path).map { directory(of: $0) })
        }
        let bases = folders.sorted { ($0.real?.utf8.count ?? .max) < ($1.real?.utf8.count ?? .max) }
        return inputs.map { input in
            guard let real = FileSystem.realPath(input.path) else { return input }
            let base = bases.first { $0.real.map { real.hasPrefix($0 == "/" ? $0 : $0 + "/") } ?? false }
            guard let base, let folder = base.real else { return input }
            var spelled = input
            spelled.path = join(base.spelled, String(real.dropFirst(folder == "/" ? 1 : folder.count + 1)))
            return spelled
        }
    }

    /// The baselines to edit: the one that is named, or those of the project that exist.
    private func baselines(of project: Project) -> [String] {
        if let baseline { return baseline == "none" ? [] : [baseline] }
        let named = [project.settings.baseline, project.settings.driftBaseline].compactMap { $0.map(project.shown) }
        return named.unique().filter { FileSystem.kind(of: $0) != nil }
    }

    /// Where what is renamed is declared: in the roots that are named as files, else in all. `nil` where it is nowhere, and
    /// that has been said.
    private func declared(in roots: [Names]) throws -> (places: [FilePlace], name: String)? {
        let files = Set(inputs.compactMap(FileSystem.realPath))
        let named = roots.filter { FileSystem.realPath($0.files[0].path).map(files.contains) ?? false }
        for candidates in [named, roots] {
            let found = candidates.map { names in (names, names.own.filter { names.subject(of: $0) == subject }) }
                .filter { !$0.1.isEmpty }
            if found.isEmpty { continue }
            let places = found.map { names, indices in Set(indices.map(names.place)) }
            if let one = places[0].first, let other = places.first(where: { $0.isDisjoint(with: places[0]) })?.first {
                throw ValidationError(
                    "'\(printable(subject))' is in '\(one.path)' and in '\(other.path)'; name the file first, then the directory"
                )
            }
            let (names, indices) = found[0]
            return (places.reduce(into: Set()) { $0.formUnion($1) }.sorted(), names.declarations[indices[0]].name)
        }
        let all = roots.flatMap { names in names.own.map(names.subject) }
        let hint = nearest(to: subject, among: all).map { "; did you mean '\($0)'?" } ?? ""
        Terminal.complain("'\(printable(subject))' not found\(printable(hint))")
        return nil
    }

    /// Writes the files, and says what was edited; `more`: in the baselines.
    private func show(_ rename: RenameEdits, in roots: [Names], _ more: [KnownFindings.Renamed]) throws {
        var lines: [String] = []
        var outputs: [OutputFile] = []
        for path in rename.edits.paths {
            guard let file = roots.lazy.flatMap(\.files).first(where: { $0.path == path }) else { continue }
            let positions = Positions(file.outline, .utf32)
            for edit in rename.edits.byPath[path] ?? [] {
                let place = positions.position(of: edit.range.lowerBound)
                let what =
                    edit.range.isEmpty ? "with: { \(rename.new): \(rename.old) }" : "\(rename.old) → \(rename.new)"
                lines.append("\(printable(path)):\(place.line + 1):\(place.character + 1): \(what)\n")
            }
            outputs.append(OutputFile(path: path, bytes: rename.edits.applied(to: file.outline, of: path)))
        }
        lines += more.flatMap(\.lines)
        outputs += more.map(\.output)
        lines.append("\(counted(lines.count, "place")) in \(counted(outputs.count, "file"))\n")
        // The graphs stand where they are, also behind links.
        let deepest = outputs.map(\.path).max { $0.split(separator: "/").count < $1.split(separator: "/").count }
        if !dryRun { try write(outputs, below: deepest ?? "") }
        try write(Array(lines.joined().utf8), to: "-")
    }
}
