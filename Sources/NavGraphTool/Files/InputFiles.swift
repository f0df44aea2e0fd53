import NavGraphModel
import NavGraphReports

/// The files behind the INPUT arguments, and what they contain.
///
/// What the user names is read, through symbolic links too; what a *graph* names must not be reached through one.
final class InputFiles: GraphFiles {
    private var standardInput: FileContents?
    /// The paths of the disk that were asked for.
    private(set) var paths: Set<String> = []
    /// Files that are in memory already.
    private var held: [String: [UInt8]] = [:]

    func hold(_ files: [String: [UInt8]]) { held.merge(files) { $1 } }

    /// The root files that the arguments mean: a file itself, of a directory every root file in it, by name.
    func inputs(of arguments: [String]) throws(InputProblem) -> [Input] {
        var inputs: [Input] = []
        for argument in arguments {
            for input in try self.inputs(of: argument) where !inputs.contains(input) { inputs.append(input) }
        }
        return inputs
    }

    private func inputs(of argument: String) throws(InputProblem) -> [Input] {
        if argument == "-" { return [.standardInput] }
        guard FileSystem.kind(of: argument) == .directory else { return [Input(path: argument)] }
        guard let names = FileSystem.entries(of: argument) else {
            throw InputProblem(message: "the directory '\(argument)' cannot be read: \(FileSystem.reason)")
        }
        let prefix = argument.hasSuffix("/") ? argument : argument + "/"
        let roots = names.filter { name in
            guard !name.hasPrefix("."), name.hasSuffix(".yaml") || name.hasSuffix(".yml"),
                FileSystem.kind(of: prefix + name) == .file
            else { return false }
            // What cannot be read is kept, so that it is reported and not passed over.
            guard case .bytes(let bytes) = FileSystem.read(prefix + name) else { return true }
            return isRootFile(bytes)
        }
        guard !roots.isEmpty else {
            throw InputProblem(
                message:
                    "the directory '\(argument)' contains no root file; start one with 'navgraph: 1' and 'app' or 'module'"
            )
        }
        return roots.map { Input(path: prefix + $0) }
    }

    func contents(of path: String, for input: Input, upTo count: Int) -> FileContents {
        if let bytes = held[path] { return .bytes(bytes) }
        paths.insert(path)
        if path == input.path {
            guard input.isStandardInput else { return FileSystem.read(path, upTo: count) }
            let contents = standardInput ?? FileSystem.readStandardInput()
            standardInput = contents
            return contents
        }
        if let link = firstLink(on: path, beside: input.path) {
            return .linked(link == path ? "is a symbolic link" : "is reached through the symbolic link '\(link)'")
        }
        return FileSystem.read(path, upTo: count)
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
