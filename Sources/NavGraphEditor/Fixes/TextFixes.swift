import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// The title of a fix of the text.
package func title(of fix: [Replacement]) -> String {
    let texts = fix.map(\.text)
    guard let text = texts.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
        if fix.contains(where: { $0.text.utf8.count > 1 }) {
            return fix.contains { $0.span.length > 0 } ? "Write spaces for tabs" : "Indent it"
        }
        if texts.allSatisfy(\.isEmpty) {
            return fix.contains { $0.span.length > 2 } ? "Remove it" : "Remove the character"
        }
        return "Write a plain space"
    }
    if texts.count == 1 {
        if fix[0].span.length == 0 { return "Insert '\(text.trimmed)'" }
        if isName(text.utf8) { return "Change to '\(text)'" }
    }
    return "Write " + texts.map { "'\($0.trimmed)'" }.joined(separator: " and ")
}

extension Names {
    /// The edits by which a character that only looks right is replaced wherever it stands in the file, except in texts for people
    /// and comments; `nil` if it stands there once.
    func replacingEverywhere(_ finding: FixableFinding) -> FileEdits? {
        let outline = files[finding.file].outline
        guard let edit = finding.fix.first.map({ TextEdit($0) }), edit.range.count == 1,
            let odd = Unicode.Scalar(outline.scalars[edit.range.lowerBound]), odd.value > 0x7E,
            let common = OddCharacters.replacement(odd)
        else { return nil }
        let others = outline.places(of: odd.value).filter { place in
            !finding.fix.contains { Int($0.span.offset) == place }
        }
        if others.isEmpty { return nil }
        let edits = finding.fix.map { TextEdit($0) } + others.map { TextEdit($0..<$0 + 1, common) }
        return self.edits(edits, in: finding.file)
    }
}

extension Outline {
    /// Where a character stands outside of quotes, texts for people and comments.
    fileprivate func places(of scalar: UInt32) -> [Int] {
        let prose: Set = ["title", "about", "allow", "draft"]
        var texts = nodes.filter { $0.kind == .scalar && ($0.style != .plain) }.map(\.span)
        for node in nodes {
            texts += node.entries.filter { prose.contains(nodes[$0.key].text) }.map { nodes[$0.value].span }
        }
        var isComment = false
        return scalars.indices.filter { index in
            if isLineBreak(scalars[index]) { isComment = false }
            if scalars[index] == .hash, index == 0 || [9, 10, 13, 32].contains(scalars[index - 1]) {
                isComment = isComment || !texts.contains { $0.contains(index) }
            }
            return scalars[index] == scalar && !isComment && !texts.contains { $0.contains(index) }
        }
    }
}

extension String {
    fileprivate var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace && $0 != "," }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[...] }
        // Of a template of URLs without its quotes.
        return hasPrefix("'/") ? dropFirst().dropLast() : self[first...last]
    }
}
