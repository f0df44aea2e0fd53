/// What files were when they were first asked for: who takes that before a file is read hears of each later change.
struct FileStamps {
    private var stamps: [String: [Int]] = [:]

    mutating func note(_ path: String) {
        if stamps[path] == nil { stamps[path] = FileSystem.stamp(path) }
    }

    mutating func formUnion(_ other: FileStamps) { stamps.merge(other.stamps) { first, _ in first } }

    /// Whether all files are as they were. O(files).
    var isCurrent: Bool { stamps.allSatisfy { FileSystem.stamp($0) == $1 } }
}
