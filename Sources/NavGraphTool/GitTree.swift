import NavGraphModel
import NavGraphReports

/// The files of a revision, as `git` shows them, beside the working directory.
struct GitTree {
    let revision: String

    /// What `--git` says: the old tree, and the new one; `nil` is the work tree.
    static func sides(of argument: String) throws(InputProblem) -> (old: GitTree, new: GitTree?) {
        guard let dots = argument.firstRange(of: "..") else { return (try GitTree(argument), nil) }
        let old = String(argument[..<dots.lowerBound])
        var rest = argument[dots.upperBound...]
        guard rest.first == "." else { return (try GitTree(old), rest.isEmpty ? nil : try GitTree(String(rest))) }
        rest.removeFirst()
        let other = rest.isEmpty ? "HEAD" : String(rest)
        let (a, b) = (try GitTree(old), try GitTree(other))
        let base = try git(["merge-base", a.revision, b.revision], or: "'\(old)' and '\(other)' have no merge base")
        return (GitTree(commit: base), rest.isEmpty ? nil : b)
    }

    private init(commit: String) { revision = commit }

    init(_ name: String) throws(InputProblem) {
        guard !name.isEmpty, !name.hasPrefix("-") else {
            throw InputProblem(message: "unknown revision '\(name)'")
        }
        revision = try Self.git(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"],
            or: "unknown commit '\(name)'")
    }

    private static func git(_ arguments: [String], or message: String) throws(InputProblem) -> String {
        let result = try result(of: arguments)
        if result.status == 0 {
            return String(String(decoding: result.output, as: UTF8.self).prefix { !$0.isNewline })
        }
        let errors = String(decoding: result.errors.prefix(400), as: UTF8.self)
        let said = printable(String(errors.prefix { !$0.isNewline }))
        throw InputProblem(
            message: "\(message) in a Git repository here" + (said.isEmpty ? "" : " ('git' says: \(said))")
                + "; a shallow clone can miss it: in GitHub Actions, set 'fetch-depth: 0'")
    }

    /// What `git` prints, or `nil` where it fails.
    private static func run(_ arguments: [String]) throws(InputProblem) -> [UInt8]? {
        let result = try result(of: arguments)
        return result.status == 0 ? result.output : nil
    }

    private static func result(of arguments: [String]) throws(InputProblem) -> ChildProcess.Result {
        do throws(ChildProcessFailure) {
            var git = try ChildProcess(["git"] + arguments)
            return try git.communicate([], timeLimit: 60)
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

    /// A path as Git takes it: relative to the working directory.
    private func object(_ path: String) -> String {
        guard path.hasPrefix("/"), let here = try? FileSystem.workingDirectory() else { return "\(revision):./\(path)" }
        let (target, base) = (path.split(separator: "/"), here.split(separator: "/"))
        let common = zip(target, base).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: base.count - common) + target.dropFirst(common)
        return "\(revision):./" + parts.joined(separator: "/")
    }

    func contents(of path: String) -> FileContents {
        do throws(InputProblem) {
            return try Self.run(["show", object(path)]).map(FileContents.bytes) ?? .missing
        } catch {
            return .unreadable(error.message)
        }
    }

    /// The root files that arguments mean, as `InputFiles` finds them on the disk.
    func inputs(of arguments: [String]) throws(InputProblem) -> [Input] {
        var inputs: [Input] = []
        for argument in arguments { inputs += try self.inputs(of: argument) }
        return inputs
    }

    private func inputs(of argument: String) throws(InputProblem) -> [Input] {
        let folder = argument.count > 1 && argument.hasSuffix("/") ? String(argument.dropLast()) : argument
        guard try Self.run(["cat-file", "-t", object(folder)])?.starts(with: "tree".utf8) ?? false else {
            return try Self.run(["cat-file", "-e", object(folder)]) == nil ? [] : [Input(path: argument)]
        }
        let list = try Self.run(["ls-tree", "-z", "--full-tree", "--name-only", object(folder)]) ?? []
        let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var inputs: [Input] = []
        for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        where !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) {
            let path = "\(folder)/\(name)"
            switch contents(of: path) {
            case .bytes(let bytes) where isRootFile(bytes): inputs.append(Input(path: path))
            case .unreadable(let why): throw InputProblem(message: "\(path) cannot be read: \(why)")
            default: break
            }
        }
        return inputs
    }
}
