/// The paths that searches leave out, as patterns of components.
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

    /// The same for paths in a directory.
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
        return patterns.contains { matches($0[...], parts[...]) }
    }

    /// Whether a path, or a directory above it, is left out.
    func containPart(of path: String) -> Bool {
        if patterns.isEmpty { return false }
        let parts = path.split(separator: "/")
        return parts.indices.contains { contain(parts[...$0].joined(separator: "/")) }
    }
}

/// Whether a path matches a pattern. `*` is within a component, `**` any number of them.
private func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
        return matches(pattern.dropFirst(), path) || !path.isEmpty && matches(pattern, path.dropFirst())
    }
    guard let component = path.first, matches(Array(first.utf8)[...], Array(component.utf8)[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
}

private func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    var p = pattern.startIndex
    var t = text.startIndex
    var star: (p: Int, t: Int)?
    while t < text.endIndex {
        if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
            star = (p, t)
            p += 1
        } else if p < pattern.endIndex, pattern[p] == text[t] {
            p += 1
            t += 1
        } else if let last = star {
            p = last.p + 1
            t = last.t + 1
            star = (last.p, t)
        } else {
            return false
        }
    }
    while p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") { p += 1 }
    return p == pattern.endIndex
}
