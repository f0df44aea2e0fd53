/// A search for files of YAML in directories and below.
///
/// Hidden files, packages and build products are left out; symbolic links are not followed.
struct RootSearch {
    static let mostEntries = 20_000
    private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

    private var entries = 0
    /// Where the search ended because there were too many entries.
    private(set) var stop: String?
    /// The first directory that cannot be read, with the reason.
    private(set) var unreadable: (path: String, reason: String)?
    /// What the directories that were searched were before that, and what was found in them.
    private var folders: [String: [Int]] = [:]
    private var searched: [(directory: String, exclusions: Exclusions, files: [String])] = []

    /// Why files may be missing.
    var problem: String? {
        if let (path, reason) = unreadable { return "the directory '\(path)' cannot be read: \(reason)" }
        return stop.map {
            "the search for graphs stopped after \(Self.mostEntries) entries, in '\($0)'; name a smaller directory"
        }
    }

    /// Whether a file in a directory would be found, by its path in that directory.
    static func finds(_ path: String) -> Bool {
        (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
            && path.split(separator: "/").allSatisfy { !$0.hasPrefix(".") && !skipped.contains(String($0)) }
    }

    /// The paths of the files in a directory, relative to it, in their order.
    mutating func files(below directory: String, excluding exclusions: Exclusions = .none) -> [String] {
        let exclusions = exclusions.inside(directory)
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        var found: [String] = []
        var pending = [""]
        while let folder = pending.popLast(), stop == nil {
            folders[prefix + folder] = FileSystem.stamp(prefix + folder)
            guard let names = FileSystem.entries(of: prefix + folder) else {
                unreadable = unreadable ?? (folder.isEmpty ? directory : prefix + folder, FileSystem.reason)
                continue
            }
            for name in names where !name.hasPrefix(".") && !exclusions.contain(folder + name) {
                entries += 1
                if entries > Self.mostEntries {
                    stop = prefix + folder
                    break
                }
                switch FileSystem.kind(of: prefix + folder + name, followingLinks: false) {
                case .directory: if !Self.skipped.contains(name) { pending.append(folder + name + "/") }
                case .file where name.hasSuffix(".yaml") || name.hasSuffix(".yml"): found.append(folder + name)
                default: break
                }
            }
        }
        found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        searched.append((directory, exclusions, found))
        return found
    }

    /// Whether the same files would be found. A file that is written into a directory changes it, but need not be a graph.
    mutating func isCurrent() -> Bool {
        if folders.allSatisfy({ FileSystem.stamp($0) == $1 }) { return true }
        let before = self
        self = RootSearch()
        return before.problem == nil && problem == nil
            && before.searched.allSatisfy { files(below: $0.directory, excluding: $0.exclusions) == $0.files }
    }
}
