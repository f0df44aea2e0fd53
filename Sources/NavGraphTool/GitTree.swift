import NavGraphModel
import NavGraphReports

/// The files of a revision, as `git` shows them, of the repository that an input is in.
struct GitTree {
    let revision: String
    /// Where `git` runs.
    private let directory: String

    /// What `--git` says: the old tree, and the new one; `nil` is the work tree. Git runs in the directory of an input.
    static func sides(of argument: String, in input: String) throws(InputProblem) -> (old: GitTree, new: GitTree?) {
        var directory = input
        while FileSystem.kind(of: directory) != .directory, directory != "." { directory = parent(of: directory) }
        func tree(_ name: String) throws(InputProblem) -> GitTree { try GitTree(name, in: directory) }
        guard let dots = argument.firstRange(of: "..") else { return (try tree(argument), nil) }
        let old = String(argument[..<dots.lowerBound])
        var rest = argument[dots.upperBound...]
        guard rest.first == "." else { return (try tree(old), rest.isEmpty ? nil : try tree(String(rest))) }
        rest.removeFirst()
        let other = rest.isEmpty ? "HEAD" : String(rest)
        let (a, b) = (try tree(old), try tree(other))
        let base = try git(
            ["merge-base", a.revision, b.revision], in: directory, or: "'\(old)' and '\(other)' have no merge base")
        return (GitTree(commit: base, in: directory), rest.isEmpty ? nil : b)
    }

    private init(commit: String, in directory: String) { (revision, self.directory) = (commit, directory) }

    private init(_ name: String, in directory: String) throws(InputProblem) {
        self.directory = directory
        guard !name.isEmpty, !name.hasPrefix("-") else {
            throw InputProblem(message: "unknown revision '\(name)'")
        }
        revision = try Self.git(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"],
            in: directory, or: "unknown commit '\(name)'")
    }

    static func currentCommit(in directory: String) throws(InputProblem) -> String {
        try git(["rev-parse", "HEAD"], in: directory, or: "no commit")
    }

    private static func git(
        _ arguments: [String], in directory: String, or message: String
    ) throws(InputProblem) -> String {
        let result = try result(of: arguments, in: directory)
        if result.status == 0 {
            return String(String(decoding: result.output, as: UTF8.self).prefix { !$0.isNewline })
        }
        let said = result.complaint
        throw InputProblem(
            message: "\(message) in a Git repository here" + (said.isEmpty ? "" : " ('git' says: \(said))")
                + "; a shallow clone can miss it: in GitHub Actions, set 'fetch-depth: 0'")
    }

    /// What `git` prints, or `nil` where it fails.
    private func run(_ arguments: [String]) throws(InputProblem) -> [UInt8]? {
        let result = try Self.result(of: arguments, in: directory)
        return result.status == 0 ? result.output : nil
    }

    private static func result(
        of arguments: [String], in directory: String
    ) throws(InputProblem) -> ChildProcess.Result {
        do throws(ChildProcessFailure) {
            return try ChildProcess.run(["git", "-C", directory] + arguments, timeLimit: 60)
        } catch {
            throw InputProblem(message: description(of: error))
        }
    }

    private static func description(of failure: ChildProcessFailure) -> String {
        switch failure {
        case .notInstalled: "program 'git' not found; without it, 'diff' can compare two directories"
        case .notStarted(let reason): "'git' cannot be run: \(reason)"
        case .timedOut(let seconds): "'git' did not finish within \(seconds) seconds"
        case .tooMuch(let mebibytes): "'git' printed more than \(mebibytes) MiB"
        }
    }

    /// A path as Git takes it: relative to the directory where it runs.
    private func object(_ path: String) -> String {
        let here = (try? FileSystem.workingDirectory()) ?? "/"
        func parts(_ path: String) -> [Substring] {
            (path.hasPrefix("/") ? path : here + "/" + path).split(separator: "/").reduce(into: []) { parts, part in
                if part == "..", !parts.isEmpty { parts.removeLast() } else if part != "." { parts.append(part) }
            }
        }
        let (target, base) = (parts(path), parts(directory))
        let common = zip(target, base).prefix { $0 == $1 }.count
        let relative = Array(repeating: "..", count: base.count - common) + target.dropFirst(common)
        return "\(revision):./" + relative.joined(separator: "/")
    }

    func contents(of path: String) -> FileContents {
        do throws(InputProblem) {
            return try run(["show", object(path)]).map(FileContents.bytes) ?? .missing
        } catch {
            return .unreadable(error.message)
        }
    }

    /// The root files that arguments mean, as `InputFiles` finds them on the disk.
    func inputs(of arguments: [String], excluding exclusions: Exclusions) throws(InputProblem) -> [Input] {
        var inputs: [Input] = []
        for argument in arguments { inputs += try self.inputs(of: argument, excluding: exclusions) }
        return inputs
    }

    /// The root files anywhere in the revision that contain one of some texts.
    func inputs(containing texts: [String], excluding exclusions: Exclusions) throws(InputProblem) -> [Input] {
        let root = RepositoryPaths.rootPath(from: directory)
        let exclusions = exclusions.inside(root)
        let patterns = texts.flatMap { ["-e", $0] }
        let list =
            try run(
                ["grep", "-l", "-z", "-F", "--full-name"] + patterns + [revision, "--", ":(top)*.yaml", ":(top)*.yml"])
            ?? []
        let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self).dropFirst(revision.count + 1) }
        return names.map(String.init).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { name in
            guard RootSearch.finds(name), !exclusions.containPart(of: name) else { return nil }
            let path = root == "." ? name : "\(root)/\(name)"
            guard case .bytes(let bytes) = contents(of: path), isRootFile(bytes) else { return nil }
            return Input(path: path, found: name)
        }
    }

    private func inputs(of argument: String, excluding exclusions: Exclusions) throws(InputProblem) -> [Input] {
        let exclusions = exclusions.inside(argument)
        let folder = argument.count > 1 && argument.hasSuffix("/") ? String(argument.dropLast()) : argument
        guard try run(["cat-file", "-t", object(folder)])?.starts(with: "tree".utf8) ?? false else {
            return try run(["cat-file", "-e", object(folder)]) == nil ? [] : [Input(path: argument)]
        }
        let list = try run(["ls-tree", "-r", "-z", "--full-tree", "--name-only", object(folder)]) ?? []
        let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var inputs: [Input] = []
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        where RootSearch.finds(name) && !exclusions.containPart(of: name) {
            let path = "\(folder)/\(name)"
            switch contents(of: path) {
            case .bytes(let bytes) where isRootFile(bytes): inputs.append(Input(path: path, found: name))
            case .unreadable(let why): throw InputProblem(message: "\(path) cannot be read: \(why)")
            default: break
            }
        }
        return inputs
    }
}
