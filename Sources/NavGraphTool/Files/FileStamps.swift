/// What files were, and which graphs searches found, when they were first asked for: who takes that before a file is read hears of
/// each later change.
struct FileStamps {
    private var files: [String: [Int]] = [:]
    private var searches: [RootSearch] = []

    mutating func note(_ path: String) { if files[path] == nil { files[path] = FileSystem.stamp(path) } }

    mutating func note(_ search: RootSearch) { searches.append(search) }

    /// Whether all files are as they were, and all searches would find the same. O(files), and O(entries) of a search where one of
    /// its directories has changed.
    mutating func isCurrent() -> Bool {
        files.allSatisfy { FileSystem.stamp($0) == $1 } && searches.indices.allSatisfy { searches[$0].isCurrent() }
    }
}
