import NavGraphSyntax

/// A CODEOWNERS file: who owns which files of a repository. Of several lines that match, the last one counts.
package struct CodeOwners {
    fileprivate struct Line {
        /// The parts of a path that it matches; `**` stands for any number of them.
        var pattern: [Substring]
        /// Whether it also matches everything in a directory.
        var isFolder: Bool
        var owners: [String]
    }
    private let lines: [Line]

    package init(_ bytes: [UInt8]) {
        lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(Self.line)
    }

    /// The owners of a file, without `@`; its path is that from the root of the repository. O(lines · length).
    package func owners(of path: String) -> [String] {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return lines.last { $0.matches(parts) }?.owners ?? []
    }

    private static func line(_ text: Substring) -> Line? {
        var words: [String] = []
        var word = ""
        var isEscaped = false
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in text {
            if !isEscaped, character == "\\" {
                isEscaped = true
                continue
            }
            if !isEscaped, character == "#" { break }
            if !isEscaped, character.isWhitespace { end() } else { word.append(character) }
            isEscaped = false
        }
        end()
        // A section of GitLab.
        guard var pattern = words.first, !pattern.hasPrefix("["), !pattern.hasPrefix("^[") else { return nil }
        let isFolder = pattern.hasSuffix("/")
        if isFolder { pattern.removeLast() }
        let isAnchored = pattern.contains("/")
        let parts = pattern.split(separator: "/")
        let owners = words.dropFirst().map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 }
        // Everything below a name is its own, but not below 'folder/*'.
        let last = parts.last ?? ""
        return Line(
            pattern: (isAnchored ? [] : ["**"]) + parts, isFolder: isFolder || !isAnchored || !last.contains("*"),
            owners: owners)
    }
}

extension CodeOwners.Line {
    fileprivate func matches(_ path: [Substring]) -> Bool {
        func matches(_ patterns: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
            guard let first = patterns.first else { return parts.isEmpty || isFolder }
            if first == "**" {
                return parts.indices.contains { matches(patterns.dropFirst(), parts[$0...]) }
                    || patterns.count == 1
            }
            guard let part = parts.first, Self.matches(first, part) else { return false }
            return matches(patterns.dropFirst(), parts.dropFirst())
        }
        return matches(pattern[...], path[...])
    }

    /// Whether a part of a path matches one with `*` and `?`.
    private static func matches(_ pattern: Substring, _ part: Substring) -> Bool {
        guard let first = pattern.first else { return part.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            return matches(rest, part) || !part.isEmpty && matches(pattern, part.dropFirst())
        }
        guard let next = part.first, first == "?" || first == next else { return false }
        return matches(rest, part.dropFirst())
    }
}
