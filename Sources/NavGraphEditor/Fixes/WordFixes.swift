import NavGraphModel
import NavGraphSyntax

/// Fixes that replace or add a word.
extension Names {
    /// The rest of the line, of which YAML takes a part for a comment, becomes part of the text.
    func quoteText(_ finding: FixableFinding) -> QuickFix? {
        let (outline, start) = (files[finding.file].outline, finding.range.lowerBound)
        let line = outline.scalars[start..<outline.lineEnd(of: start)]
        let end = line.lastIndex { $0 != 32 && $0 != 9 }.map { $0 + 1 } ?? start
        guard end > finding.range.upperBound else { return nil }
        let text = "'" + outline.text(start..<end).replacing("'", with: "''") + "'"
        return fix("Quote the text", of: finding, TextEdit(start..<end, text), isPreferred: true)
    }

    /// `/p/:id` becomes `/p/{id}`, or `/p/*` where nothing needs a value.
    func writePlaceholders(_ finding: FixableFinding) -> [QuickFix?] {
        let outline = files[finding.file].outline
        let written = outline.text(finding.range)
        let isQuoted = written.hasPrefix("'") || written.hasPrefix("\"")
        func replaced(_ replacement: (String) -> String) -> QuickFix? {
            var words: [String] = []
            let segments = written.split(separator: "/", omittingEmptySubsequences: false).map { segment -> String in
                let bare = isQuoted ? segment.filter { $0 != "'" && $0 != "\"" } : String(segment)
                guard let name = placeholderName(meantBy: bare), isName(name.utf8) else { return String(segment) }
                words.append(replacement(name))
                return String(segment).replacing(bare, with: replacement(name))
            }
            guard let word = words.first else { return nil }
            let text = segments.joined(separator: "/")
            let edit = TextEdit(finding.range, isQuoted ? text : "'\(text)'")
            return fix("Write '\(word)'", of: finding, edit, isPreferred: true)
        }
        return [replaced { finding.quoted.contains($0) ? "{\($0)}" : "*" }]
    }

    /// Nothing happens, on purpose, if no other alternative is taken.
    func addNothing(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[finding.file].outline
        let value = outline.nodes.lazy.flatMap(\.entries).first { outline.nodes[$0.key].span == finding.range }?.value
        return fix("Else nothing: '~'", of: finding, value.flatMap { adding(item: "~", toList: $0, in: finding.file) })
    }

    /// A `~` before other alternatives becomes the last one.
    func moveNothing(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[finding.file].outline
        guard ["~", "null"].contains(outline.text(finding.range)) else { return nil }
        for (list, node) in outline.nodes.enumerated() {
            guard let index = node.items.firstIndex(where: { outline.nodes[$0].span == finding.range }),
                index < node.items.count - 1, let removal = removing(item: index, ofList: list, in: finding.file),
                let addition = adding(item: "~", toList: list, in: finding.file)
            else { continue }
            return fix("Move '~' to the end", of: finding, removal, addition, isPreferred: true)
        }
        return nil
    }

    /// A screen, flow, group or outcome with a reserved name gets another, at all places that name it.
    func rename(_ finding: FixableFinding) -> QuickFix? {
        let place = FilePlace(path: files[finding.file].path, range: finding.range)
        guard let declaration = declarations.indices.first(where: { self.place(of: $0) == place }) else { return nil }
        let old = declarations[declaration].name
        let end: String
        switch declarations[declaration].kind {
        case .screen: end = "Screen"
        case .flow: end = "Flow"
        case .group: end = "Events"
        case .outcome: end = "Outcome"
        default: return nil
        }
        let taken = Set(declarations.map(\.name))
        let new = old + end
        guard isName(old.utf8), !taken.contains(new) else { return nil }
        let renamed = try? renameEdits(of: [place], named: old, to: new, in: [self])
        return QuickFix("Change to '\(new)'", renamed?.edits, isPreferred: true)
    }
}
