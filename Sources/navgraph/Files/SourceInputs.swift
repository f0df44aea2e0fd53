import NavGraphSources

/// The Swift files, and the Objective-C ones whose classes count, below directories: in the order of the bytes of their
/// paths, each once. SOURCES 2. What cannot be read is added to `problems`.
func sourceInputs(
    _ directories: [String], excluding globs: [String], problems: inout [String]
) throws(InputProblem) -> [SourceInput] {
    var paths: [String: String] = [:]
    let patterns = globs.map { $0.split(separator: "/").map(String.init) }
    for directory in directories {
        switch FileSystem.kind(of: directory) {
        case nil: throw InputProblem(message: "there is no file '\(directory)'")
        case .directory: try search(directory, patterns, into: &paths)
        default:
            guard directory.hasSuffix(".swift") else { throw InputProblem(message: "'\(directory)' is no Swift file") }
            paths[directory] = directory
        }
    }
    var result: [SourceInput] = []
    for path in paths.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        switch FileSystem.read(path) {
        case .bytes(let bytes): result.append(SourceInput(path: path, bytes: bytes))
        default: problems.append("'\(path)' cannot be read: \(FileSystem.reason)")
        }
    }
    return result
}

private func search(_ root: String, _ patterns: [[String]], into paths: inout [String: String]) throws(InputProblem) {
    let base = root.hasSuffix("/") ? root : root + "/"
    var rest = [""]
    while let next = rest.popLast() {
        let directory = base + next
        guard let names = FileSystem.entries(of: directory) else {
            throw InputProblem(message: "the directory '\(directory)' cannot be read: \(FileSystem.reason)")
        }
        for name in names where !name.hasPrefix(".") {
            let relative = next + name
            let parts = relative.split(separator: "/").map(String.init)
            if patterns.contains(where: { matches($0[...], parts[...]) }) { continue }
            switch FileSystem.kind(of: base + relative, followingLinks: false) {
            case .directory: if isRead(name) { rest.append(relative + "/") }
            case .file:
                if [".swift", ".h", ".m", ".mm"].contains(where: name.hasSuffix) { paths[base + relative] = relative }
            default: break
            }
        }
    }
}

/// Whether a directory can have code of the app: not of tests, packages, or other targets.
private func isRead(_ name: String) -> Bool {
    let passed: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "Previews", "Preview Content"]
    let ends = [
        "Test", "Tests", "Mock", "Mocks", "Fakes", "TestKit", "TestUtils", "Extension", "Watch", "WatchKit",
        "Watch App",
        "Widget", "Widgets", "Intents", "IntentsUI",
    ]
    return !passed.contains(name) && !ends.contains(where: name.hasSuffix)
}

/// Whether a path matches a pattern, or a directory around it does. `*` is within a component, `**` any number of them.
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
