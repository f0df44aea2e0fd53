import NavGraphSyntax

/// The paths that searches leave out, as patterns of components: `*` is within a component, `**` any number of them.
struct Exclusions {
    private var patterns: [[String]]
    /// Where the patterns begin; `nil`: in the directory that is searched.
    private let base: String?
    /// From there to the directory that is searched.
    private var prefix: [String] = []

    init(_ globs: [String], from base: String? = nil) {
        patterns = globs.map { $0.split(separator: "/").filter { $0 != "." }.map(String.init) }
        self.base = base
    }

    static let none = Exclusions([])

    func inside(_ directory: String) -> Exclusions {
        guard let base, !patterns.isEmpty else { return self }
        var result = self
        if let base = FileSystem.realPath(base), let directory = FileSystem.realPath(directory),
            directory == base || directory.hasPrefix(base == "/" ? "/" : base + "/")
        {
            result.prefix = directory.dropFirst(base.count).split(separator: "/").map(String.init)
        } else {
            result.patterns = []
        }
        return result
    }

    /// Whether a path is left out.
    /// - Parameter path: relative to the directory that is searched.
    func contain(_ path: some StringProtocol) -> Bool {
        if patterns.isEmpty { return false }
        let parts = prefix + path.split { $0 == "/" }.map { String($0) }
        return patterns.contains { pattern in
            matches(parts, pattern: pattern, isStar: { $0 == "**" }) { part, name in
                matches(name.utf8, pattern: part.utf8, isStar: { $0 == UInt8(ascii: "*") }, takes: ==)
            }
        }
    }

    /// Whether a path, or a directory above it, is left out.
    func containPart(of path: String) -> Bool {
        if patterns.isEmpty { return false }
        let parts = path.split(separator: "/")
        return parts.indices.contains { contain(parts[...$0].joined(separator: "/")) }
    }
}
