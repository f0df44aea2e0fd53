import NavGraphModel

/// Paths of files from the roots of their repositories: of the nearest directories above them that have `.git`.
final class RepositoryPaths {
    private var known: [String: String] = [:]

    /// The path from the root of the repository; outside of one, the path as it is.
    func path(of file: String) -> String {
        let folder = parent(of: file)
        guard let prefix = prefix(of: folder) else { return file }
        return prefix + (file.split(separator: "/").last.map(String.init) ?? file)
    }

    /// The path of a directory from the root, with a slash at its end unless it is the root.
    private func prefix(of folder: String) -> String? {
        if let known = known[folder] { return known.isEmpty ? nil : String(known.dropFirst()) }
        var found: String?
        if let real = realPath(folder), let root = Self.root(above: real) {
            let rest = real.dropFirst(root == "/" ? 1 : root.count + 1)
            found = rest.isEmpty ? "" : rest + "/"
        }
        known[folder] = found.map { "/" + $0 } ?? ""
        return found
    }

    /// The real path of a directory, which may exist only in a revision.
    private func realPath(_ folder: String) -> String? {
        if let real = FileSystem.realPath(folder) { return real }
        let above = parent(of: folder)
        guard above != folder, let real = realPath(above) else { return nil }
        return join(real, String(folder.dropFirst(above == "." || above == "/" ? 0 : above.count + 1)))
    }

    /// The root of a directory's repository, from the current directory: `.`, `../..`.
    static func rootPath(from directory: String) -> String {
        guard let real = FileSystem.realPath(directory), let root = root(above: real),
            let here = FileSystem.realPath(".")
        else { return directory }
        if here == root { return "." }
        guard here.hasPrefix(root == "/" ? "/" : root + "/") else { return root }
        return here.dropFirst(root.count).split(separator: "/").map { _ in ".." }.joined(separator: "/")
    }

    /// The nearest directory that has `.git`, from a directory on upwards.
    static func root(above directory: String) -> String? {
        var directory = directory
        while true {
            if FileSystem.kind(of: directory + "/.git") != nil { return directory }
            if directory == "/" || directory == "." { return nil }
            directory = parent(of: directory)
        }
    }
}
