import NavGraphEditor
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    /// The fixes of the published findings whose range touches the requested one.
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
        return .array(found.flatMap { finding in fixes(finding, point).map { action($0, finding) } })
    }

    private func fixes(_ finding: EditorFinding, _ point: Point) -> [QuickFix] {
        let fixable = FixableFinding(
            rule: finding.rule, subject: finding.subject, quoted: finding.quoted, file: point.file,
            range: finding.range, fix: finding.fix, run: finding.steps)
        let trial = FixTrial(of: finding, in: point.root, files: files, known: analyses[point.root])
        return trial.sound(point.names.quickFixes(for: fixable))
    }

    private func action(_ fix: QuickFix, _ finding: EditorFinding) -> JSON {
        [
            "title": .string(fix.title), "kind": "quickfix", "isPreferred": .bool(fix.isPreferred),
            "diagnostics": [diagnostic(finding)], "edit": workspaceEdit(fix.edits),
        ]
    }

    /// As the protocol has edits of several files.
    func workspaceEdit(_ edits: FileEdits) -> JSON {
        let changes = edits.paths.map { path -> JSON in
            let positions = positions(path)
            return [
                "textDocument": [
                    "uri": .string(uri(path)), "version": files.open[path].map { JSON.int($0.version) } ?? .null,
                ],
                "edits": .array(
                    (edits.byPath[path] ?? []).map {
                        ["range": json($0.range, positions), "newText": .string($0.text)]
                    }),
            ]
        }
        return ["documentChanges": .array(changes)]
    }
}
