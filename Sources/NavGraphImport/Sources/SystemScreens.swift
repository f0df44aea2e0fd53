/// Apple's own controllers, as screens `from: system`. SOURCES 8.1.
extension SourceDraft {
    /// Adds the controllers that screens of the draft open. They are in no flow, and the report does not count them.
    mutating func addSystemScreens() {
        let remarks = SourceRemarks(report)
        var seen: Set<String> = []
        for edge in report.systemEdges {
            guard let from = source(of: edge), number[from] != nil || flowOfTabs[from] != nil,
                seen.insert("\(from) \(edge.to)").inserted
            else { continue }
            if number[edge.to] == nil {
                number[edge.to] = types.count
                types.append(edge.to)
                draft.screens.append(DraftScreen(name: names.take(systemNames(edge.to)), source: .system))
            }
            edges.append(
                Edge(
                    from: from, to: edge.to, kind: edge.kind, isInStack: edge.isInStack, style: edge.style,
                    function: edge.function, remark: remarks.text(of: edge)))
        }
    }

    /// `SFSafariViewController` → `safari`, else `sfSafariViewController`.
    private func systemNames(_ type: String) -> [String] {
        var stem = Stem.words(of: type, less: Stem.ofScreens)
        if !report.declared.contains(type), stem.words.count > 1, let prefix = stem.words.first, prefix.utf8.count > 1,
            prefix == prefix.uppercased()
        {
            stem = Words(stem.words.dropFirst())
        }
        return [stem, Words(of: type)].compactMap(NamedKind.screen.name)
    }
}
