import NavGraphSyntax

/// The contents of a file that a graph names.
package enum FileContents: Sendable {
    case bytes([UInt8])
    /// There is nothing of that name.
    case missing
    /// It may not be read; why, in words.
    case unreadable(String)
    /// A directory, FIFO, device or socket; which, in words.
    case notAFile(String)
    /// A symbolic link leads to it; in words.
    case linked(String)
    /// Larger than `EventStream.maximumFileSize`.
    case tooLarge
}

/// Joins a relative path to the directory that it is relative to, and takes `.` and `..` out.
package func join(_ directory: String, _ path: String) -> String {
    // As bytes: characters would cost several times as much.
    func names(in path: String) -> [Substring] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.filter { $0 != "." }
    }
    var parts = names(in: directory)
    for part in names(in: path) {
        if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (directory.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

/// Why a path that stands in a file of `directory` may not be used, where it may not lead out of `root`; `nil` where
/// it may.
package func pathProblem(_ written: String, from directory: String, within root: String?) -> String? {
    if written.hasPrefix("/") {
        return "\(quoted(written)) is an absolute path; use a path relative to this file"
    }
    if written.utf8.contains(0) { return "\(quoted(written)) is not a valid path" }
    if let root, !isBelow(root, join(directory, written)) {
        return "\(quoted(written)) is outside the directory of the root file"
    }
    return nil
}

/// Whether a path, as `join` makes them, lies below a directory.
private func isBelow(_ root: String, _ path: String) -> Bool {
    let root = join(root, "")
    if root == "/" { return path.hasPrefix("/") }
    guard root.isEmpty || path.hasPrefix(root + "/") else { return false }
    let rest = root.isEmpty ? path[...] : path.dropFirst(root.count + 1)
    return rest != ".." && !rest.hasPrefix("../")
}

/// The directory of a path; empty where it has none.
package func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
