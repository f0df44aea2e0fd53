import NavGraphModel
import NavGraphOutline
import NavGraphReports

/// The files behind the INPUT arguments, and what they contain.
///
/// What the user names is read, through symbolic links too; what a *graph* names must not be reached through one.
final class InputFiles: GraphFiles {
    private var standardInput: FileContents?
    var stamps = FileStamps()
    private var held: [String: [UInt8]] = [:]
    private(set) var modules: ModuleStore?
    /// The files that graphs of a directory have read, by the directory.
    private var known: [String: Set<String>] = [:]
    var outlines: [String: Outline] = [:]

    func hold(_ files: [String: [UInt8]]) {
        held.merge(files) { $1 }
        modules = modules.map { _ in ModuleStore() }
        outlines = [:]
    }

    /// Adds a path that the result depends on.
    func note(_ path: String) { stamps.note(path) }

    /// The root files that the arguments mean: a file itself, of a directory every root file in it and below, by path. A file
    /// that is named twice, or in two ways, is one.
    func inputs(
        of arguments: [String], excluding exclusions: Exclusions = .none, mayBeEmpty: Bool = false
    ) throws(InputProblem) -> [Input] {
        var inputs: [Input] = []
        var places: [String: Int] = [:]
        for argument in arguments {
            for input in try self.inputs(of: argument, excluding: exclusions, mayBeEmpty: mayBeEmpty) {
                let place = input.isStandardInput ? input.path : FileSystem.realPath(input.path) ?? input.path
                guard let index = places[place] else {
                    places[place] = inputs.count
                    inputs.append(input)
                    continue
                }
                // Named as a file, too: then its outputs have the folder of a file.
                if input.path == argument { inputs[index] = Input(path: inputs[index].path) }
            }
        }
        if inputs.count > 1 { modules = ModuleStore() }
        return inputs
    }

    private func inputs(
        of argument: String, excluding exclusions: Exclusions, mayBeEmpty: Bool
    ) throws(InputProblem) -> [Input] {
        if argument == "-" { return [.standardInput] }
        guard FileSystem.kind(of: argument) == .directory else {
            note(argument)
            return [Input(path: argument)]
        }
        let prefix = argument.hasSuffix("/") ? argument : argument + "/"
        var search = RootSearch()
        let found = search.files(below: argument, excluding: exclusions)
        stamps.note(search)
        let roots = found.filter { name in
            // What cannot be read is kept, so that it is reported and not passed over.
            guard case .bytes(let bytes) = FileSystem.read(prefix + name), !isRootFile(bytes) else { return true }
            // It can become one.
            note(prefix + name)
            return false
        }
        if let problem = search.problem { throw InputProblem(message: problem) }
        guard mayBeEmpty || !roots.isEmpty else {
            throw InputProblem(
                message:
                    "the directory '\(argument)' contains no root file; start one with 'navgraph: 1' and 'app' or 'module'"
            )
        }
        return roots.map { Input(path: prefix + $0, found: $0) }
    }

    func contents(of path: String, for input: Input, upTo count: Int) -> FileContents {
        let folder = parent(of: input.path)
        if count == 0, known[folder]?.contains(path) == true { return .bytes([]) }
        if let bytes = held[path] { return .bytes(bytes) }
        note(path)
        if path == input.path {
            guard input.isStandardInput else { return FileSystem.read(path, upTo: count) }
            let contents = standardInput ?? FileSystem.readStandardInput()
            standardInput = contents
            return contents
        }
        if let link = firstLink(on: path, beside: input.path) {
            return .linked(link == path ? "is a symbolic link" : "is reached through the symbolic link '\(link)'")
        }
        let contents = FileSystem.read(path, upTo: count)
        if case .bytes = contents { known[folder, default: []].insert(path) }
        return contents
    }

    /// The first symbolic link on the way to `path`, the directories that the user named himself aside.
    private func firstLink(on path: String, beside root: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let named = root.split(separator: "/", omittingEmptySubsequences: false).dropLast().filter { $0 != "." }
        let common = zip(parts, named).prefix { $0 == $1 }.count
        for count in common..<parts.count {
            let prefix = parts[...count].joined(separator: "/")
            if parts[count] == ".." || prefix.isEmpty { continue }
            if FileSystem.kind(of: prefix, followingLinks: false) == .symbolicLink { return prefix }
        }
        return nil
    }
}
