import NavGraphSyntax

/// A CODEOWNERS file: who owns which files of a repository. Of several lines that match, the last one counts.
package struct CodeOwners {
    fileprivate struct Line {
        /// The parts of a path that it matches; `**` is any number of them.
        var pattern: [Substring]
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
        let takesContents = isFolder || !isAnchored || !last.contains("*")
        return Line(pattern: (isAnchored ? [] : ["**"]) + parts + (takesContents ? ["**"] : []), owners: owners)
    }
}

extension CodeOwners.Line {
    fileprivate func matches(_ path: [Substring]) -> Bool {
        NavGraphSyntax.matches(path, pattern: pattern, isStar: { $0 == "**" }) { part, name in
            NavGraphSyntax.matches(name, pattern: part, isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
        }
    }
}
