import NavGraphModel

/// A root file that a command looks at.
struct Input: Hashable {
    /// As findings show it.
    var path: String
    var isStandardInput = false

    static var standardInput: Input { Input(path: "<stdin>", isStandardInput: true) }

    /// The name of its file without the extension: the folder of its outputs, where there are several inputs.
    var stem: String {
        let name = path.split(separator: "/").last ?? "graph"
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}

/// Something that was to be read and could not be: exit status 66.
struct InputProblem: Error {
    var message: String
}

/// The files behind the INPUT arguments, and what they contain.
///
/// What the user names is read, through symbolic links too; what a *graph* names must not be reached through one.
final class InputFiles {
    private var standardInput: FileContents?

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
                    "the directory '\(argument)' has no root file: no .yaml with 'navgraph: 1' and 'app' or 'module'")
        }
        return roots.map { Input(path: prefix + $0) }
    }

    /// The contents of a file of the graph whose root is `input`, for `readGraph`.
    func contents(of path: String, for input: Input) -> FileContents {
        if path == input.path {
            guard input.isStandardInput else { return EarlyFile.take(path) ?? FileSystem.contents(of: path) }
            let contents = standardInput ?? FileSystem.readStandardInput()
            standardInput = contents
            return contents
        }
        if let link = firstLink(on: path, beside: input.path) {
            return .linked(link == path ? "is a symbolic link" : "is reached through the symbolic link '\(link)'")
        }
        return FileSystem.contents(of: path)
    }

    /// The first bytes once more, to show a place in them; of a small file all of them.
    func bytes(of path: String, for input: Input, atMost count: Int) -> [UInt8] {
        switch contents(of: path, for: input) {
        case .bytes(let bytes): bytes
        case .file(let file): file.bytes(atMost: count)
        default: []
        }
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

extension InputProblem {
    /// Why a root file could not be read.
    init(_ input: Input, _ failure: FileContents) {
        let path = input.isStandardInput ? "standard input" : "'\(input.path)'"
        switch failure {
        case .missing: message = "there is no file \(path)"
        case .unreadable(let why): message = "\(path) cannot be read: \(why)"
        case .notAFile(let what): message = "\(path) is \(what), not a file; '-' reads standard input"
        case .linked(let what): message = "\(path) \(what)"
        case .tooLarge, .bytes, .file: message = "\(path) cannot be read"
        }
    }
}
