package struct InputPath: Sendable, Equatable {
    package let path: String

    package init(_ path: String) { self.path = path }

    var directories: [Substring] { path.split(separator: "/").filter { $0 != "." }.dropLast() }
    var fileName: Substring {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        return path[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
    }
    /// Without the extension.
    var stem: String { String(fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName) }

    package var kind: ImportReport.Input.Kind? {
        if fileName.hasSuffix(".storyboard") { return .storyboard }
        if fileName.hasSuffix(".xib") { return .xib }
        if fileName.hasSuffix(".plist") { return .plist }
        return fileName.hasSuffix(".xml") ? .graph : nil
    }

    package var isInterface: Bool { kind == .storyboard || kind == .xib }

    /// Whether an app can be said to begin with it by this name.
    package func names(entry: String) -> Bool { (kind == .storyboard || kind == .graph) && stem == entry }

    /// Whether a search through directories takes it.
    package var isFound: Bool {
        switch kind {
        case .storyboard, .xib: true
        case .plist: fileName == "Info.plist"
        case .graph:
            directories.dropLast().last == "res" && directories.last?.hasPrefix("navigation") == true
        case .sources, nil: false
        }
    }

    package static func isSearched(_ name: String) -> Bool {
        !name.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "build", "node_modules"].contains(name)
    }
}

/// The nearest of some files, which is what a reference means: the one that shares most leading directories with
/// `own`, of several the first.
func nearest(_ files: [Int], to own: [Substring], _ directories: (Int) -> [Substring]) -> Int? {
    func shared(_ file: Int) -> Int { zip(directories(file), own).prefix { $0 == $1 }.count }
    return files.max { (shared($0), $1) < (shared($1), $0) }
}

/// Which of `paths`, in byte order, are copies of another one, and which one: translations of `Base.lproj`'s, source
/// sets beside `main`'s. IMPORT 2.
package func copies(among paths: [InputPath]) -> [Int: Int] {
    let places = paths.indices.compactMap { number in copyPlace(paths[number]).map { (number: number, place: $0) } }
    var copies: [Int: Int] = [:]
    for group in Dictionary(grouping: places, by: \.place.key).values {
        let read = (group.first(where: \.place.isPreferred) ?? group[0]).number
        for (number, _) in group where number != read { copies[number] = read }
    }
    return copies
}

/// The path with a hole where copies differ; whether this one is the one to read.
private func copyPlace(_ path: InputPath) -> (key: String, isPreferred: Bool)? {
    let parts = path.path.split(separator: "/")
    func place(_ hole: Int, _ preferred: Substring) -> (String, Bool) {
        let rest = parts[..<hole] + ["/"] + parts[(hole + 1)...]
        return (rest.joined(separator: "/"), parts[hole] == preferred)
    }
    switch path.kind {
    case .storyboard, .xib:
        guard let hole = parts.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }) else { return nil }
        return place(hole, "Base.lproj")
    case .graph:
        guard let source = parts.dropLast().lastIndex(of: "src"), source + 2 < parts.count else { return nil }
        return place(source + 1, "main")
    default: return nil
    }
}
