import NavGraphModel
import NavGraphSyntax

/// Removes what is never used, or never happens.
extension Names {
    /// The entry with its comments; the last one with the mapping or list that has it.
    func remove(_ finding: FixableFinding) -> QuickFix? {
        let parts = finding.subject.split(separator: "#", maxSplits: 1).map(String.init)
        guard let name = parts.first, let index = declarations.indices.first(where: { subject(of: $0) == name }) else {
            return nil
        }
        let declaration = declarations[index]
        let outline = files[declaration.file].outline
        var edit: TextEdit?
        if parts.count > 1, outline.nodes[declaration.value].kind == .list, let number = Int(parts[1]),
            outline.nodes[declaration.value].items.indices.contains(number - 1),
            outline.nodes[declaration.value].items.count > 1
        {
            edit = outline.removal(ofItem: number - 1, from: declaration.value)
        } else {
            edit = outline.removal(ofKeyAt: declaration.range)
        }
        return edit.map {
            QuickFix(title: "Remove it", edits: FileEdits([files[declaration.file].path: [$0]]))
        }
    }
}

extension Outline {
    /// The edit that takes out the entry or item whose key or text stands at a range.
    fileprivate func removal(ofKeyAt range: Range<Int>) -> TextEdit? {
        for (mapping, node) in nodes.enumerated() {
            if let entry = node.entries.first(where: { inside($0.key) == range }) {
                if node.entries.count == 1, let (holder, pair) = holder(of: mapping) {
                    return removal(of: pair, from: holder)
                }
                return removal(of: entry, from: mapping)
            }
            if let index = node.items.firstIndex(where: { nodes[$0].kind == .scalar && inside($0) == range }) {
                if node.items.count == 1, let (holder, pair) = holder(of: mapping) {
                    return removal(of: pair, from: holder)
                }
                return removal(ofItem: index, from: mapping)
            }
        }
        return nil
    }

    private func holder(of value: Int) -> (mapping: Int, entry: Entry)? {
        for (mapping, node) in nodes.enumerated() {
            if let entry = node.entries.first(where: { $0.value == value }) { return (mapping, entry) }
        }
        return nil
    }
}
