/// What is found where a graph names a file.
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
func join(_ directory: String, _ path: String) -> String {
    var parts: [Substring] = directory.split(separator: "/").filter { $0 != "." }
    for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (directory.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

/// The directory of a path; empty where it has none.
func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
