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
            edit = removing(item: number - 1, ofList: declaration.value, in: declaration.file)
        } else if let entry = outline.nodes.lazy.flatMap(\.entries).first(where: {
            outline.inside($0.key) == declaration.range
        }) {
            edit = removing(entry, in: declaration.file, withHolder: true)
        } else {
            for (list, node) in outline.nodes.enumerated() {
                guard let item = node.items.firstIndex(where: { outline.inside($0) == declaration.range }) else {
                    continue
                }
                edit = removing(item: item, ofList: list, in: declaration.file, withHolder: true)
            }
        }
        return QuickFix("Remove it", edits(edit, in: declaration.file))
    }
}
