import NavGraphSources

/// Where an opening was read, as a comment says it: `Editor.swift:84, in RowView`. SOURCES 8.7.
struct SourceRemarks {
    private let filesOfName: [String: Int]

    init(_ report: SourceReport) {
        filesOfName = Dictionary(grouping: Set((report.edges + report.systemEdges).map(\.file)), by: Self.name)
            .mapValues(\.count)
    }

    /// The file's name, its path where two have that name.
    func text(of edge: SourceReport.Edge) -> String {
        let name = Self.name(edge.file)
        var text = "\(filesOfName[name, default: 1] > 1 ? edge.file : name):\(edge.line)"
        guard let owner = edge.owner, owner != edge.from else { return text }
        text += edge.by == "part" || edge.by == "owner" ? ", in \(owner)" : ", by \(owner)"
        return text
    }

    private static func name(_ path: String) -> String { lastPart(of: path, after: "/") }
}
