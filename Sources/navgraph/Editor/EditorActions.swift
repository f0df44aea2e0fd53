import NavGraphEditor
import NavGraphSyntax

extension EditorServer {
    /// What mends the findings last published whose range touches the asked one.
    func codeActions(_ params: JSONValue) throws(RequestError) -> JSON {
        let uri = try params.string("textDocument", "uri")
        let start = (try params.number("range", "start", "line"), try params.number("range", "start", "character"))
        let end = (try params.number("range", "end", "line"), try params.number("range", "end", "character"))
        if let only = params["context"]?["only"]?.elements, !only.contains(where: { $0.text == "quickfix" }) {
            return []
        }
        guard let point = point(uri) else { return [] }
        let first = point.positions.offset(line: start.0, character: start.1)
        let last = point.positions.offset(line: end.0, character: end.1)
        let found = (shown[point.path] ?? []).filter { $0.range.lowerBound <= last && first <= $0.range.upperBound }
        return .array(
            found.compactMap { finding in
                point.names.quickFix(for: finding.rule, at: finding.range, in: point.file).map { fix in
                    let edit: JSON = ["range": json(fix.range, point.positions), "newText": .string(fix.text)]
                    let version = files.open[point.path].map { JSON.int($0.version) } ?? .null
                    let change: JSON = [
                        "textDocument": ["uri": .string(self.uri(point.path)), "version": version], "edits": [edit],
                    ]
                    return [
                        "title": .string(fix.title), "kind": "quickfix", "isPreferred": .bool(true),
                        "diagnostics": [diagnostic(finding)], "edit": ["documentChanges": [change]],
                    ]
                }
            })
    }
}
