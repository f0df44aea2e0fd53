import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax

/// The texts of the workspace: open ones instead of the disk's, and which of them are root files.
struct EditorFiles {
    struct OpenText {
        var uri: String
        var version: Int
        var bytes: [UInt8]
        var outline: Outline
    }

    private static let mostBytes = 1 << 20

    /// Absolute paths.
    var folders: [String] = []
    private(set) var open: [String: OpenText] = [:]
    /// The root files, and the project files.
    private(set) var roots: [String] = []
    private(set) var yamlFiles: [KnownFile] = []
    /// What the search left out, for the log.
    private(set) var leftOut: [String] = []
    private var projects: [String: String] = [:]
    private var disk: [String: (stamp: [Int], outline: Outline?)] = [:]
    private var names: [String: Names] = [:]
    private var isSearched = false
    /// What the search found in files that are not open, which are read again only if they have changed.
    private var searched: [String: (stamp: [Int], file: KnownFile)] = [:]

    mutating func change(_ path: String, _ text: OpenText?) {
        let before = open[path]
        open[path] = text
        names = [:]
        disk[path] = nil
        if before.map({ isRootFile($0.bytes) }) != text.map({ isRootFile($0.bytes) }) || text == nil {
            isSearched = false
        }
    }

    mutating func forgetSearch() {
        isSearched = false
        names = [:]
    }

    /// The project of a root file, with its path; of a project file with mistakes, nothing counts: they are reported there.
    func project(of root: String) -> (path: String?, project: Project) {
        guard let path = projects[root] else { return (nil, .none) }
        return (path, project(at: path))
    }

    private func project(at path: String) -> Project {
        guard case .bytes(let bytes) = contents(path, root: path) else { return .none }
        return (try? Project(path: path, bytes: bytes)) ?? .none
    }

    // MARK: Texts

    /// The contents at a path, for the root file `root`.
    func contents(_ path: String, root: String) -> FileContents {
        if let text = open[path] { return .bytes(text.bytes) }
        return InputFiles().contents(of: path, for: Input(path: root))
    }

    mutating func outline(_ path: String, root: String) -> Outline? {
        if let text = open[path] { return text.outline }
        let stamp = FileSystem.stamp(path)
        if let known = disk[path], known.stamp == stamp { return known.outline }
        var outline: Outline?
        if case .bytes(let bytes) = contents(path, root: root) { outline = Outline(bytes) }
        disk[path] = (stamp, outline)
        return outline
    }

    /// Forgets what stands no longer on the disk as it was read. Whether there is such.
    mutating func compareStamps() -> Bool {
        let stale = disk.filter { $0.value.stamp != FileSystem.stamp($0.key) }.map(\.key)
        for path in stale { disk[path] = nil }
        if !stale.isEmpty { names = [:] }
        return !stale.isEmpty
    }

    mutating func names(of root: String) -> Names {
        if let known = names[root] { return known }
        var this = self
        let found = Names(root: root, rules: Rule.allCases) { this.outline($0, root: root) }
        disk = this.disk
        names[root] = found
        return found
    }

    /// The first root file that reads a file, itself first; `nil` where it is not ours.
    mutating func root(of path: String) -> String? {
        search()
        if roots.contains(path) { return path }
        for root in roots where names(of: root).files.contains(where: { $0.path == path }) { return root }
        return nil
    }

    // MARK: Root files

    mutating func search() {
        if isSearched { return }
        isSearched = true
        (leftOut, yamlFiles, projects) = ([], [], [:])
        var found: Set<String> = []
        var search = RootSearch()
        for folder in folders where search.stop == nil {
            let project = Project.nearest(to: folder, within: folders).map(project(at:)) ?? .none
            for name in search.files(below: folder, excluding: project.exclusions) {
                let path = join(folder, name)
                if open[path] == nil { add(path, &found) }
            }
        }
        if let stop = search.stop {
            leftOut.append("the search for root files stopped after \(RootSearch.mostEntries) entries, in \(stop)")
        }
        for (path, text) in open {
            if isProjectFile(path) { found.insert(path) } else { note(path, text.bytes, into: &found) }
        }
        for root in found where !isProjectFile(root) {
            projects[root] = Project.nearest(to: parent(of: root), within: folders)
        }
        found.formUnion(projects.values)
        roots = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        yamlFiles.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func add(_ path: String, _ found: inout Set<String>) {
        let stamp = FileSystem.stamp(path)
        if stamp.count > 2, stamp[2] > Self.mostBytes {
            leftOut.append("skipped \(path): larger than 1 MiB")
            return
        }
        if let known = searched[path], known.stamp == stamp {
            if known.file.isRoot { found.insert(path) }
            return yamlFiles.append(known.file)
        }
        guard case .bytes(let bytes) = FileSystem.read(path) else { return }
        note(path, bytes, into: &found)
        searched[path] = yamlFiles.last.map { (stamp: stamp, file: $0) }
    }

    private mutating func note(_ path: String, _ bytes: [UInt8], into found: inout Set<String>) {
        let isRoot = isRootFile(bytes)
        if isRoot { found.insert(path) }
        let isModule = isRoot && Outline(bytes).hasRootKey("module")
        yamlFiles.append(KnownFile(path: path, isRoot: isRoot, isModule: isModule))
    }
}

extension Outline {
    func hasRootKey(_ key: String) -> Bool { nodes[root].entries.contains { nodes[$0.key].text == key } }
}
