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
        guard let point = point(uri) else { return [] }
        if let only = params["context"]?["only"]?.elements?.compactMap(\.text), !only.contains("quickfix") {
            let wantsAll = only.contains { "source.fixAll.navgraph".hasPrefix($0) && $0.hasPrefix("source") }
            return wantsAll ? .array(fixAll(point).map { [$0] } ?? []) : []
        }
        let first = point.positions.offset(line: start.0, character: start.1)
        let last = point.positions.offset(line: end.0, character: end.1)
        let found = (shown[point.path] ?? []).filter { $0.range.lowerBound <= last && first <= $0.range.upperBound }
        return .array(found.flatMap { finding in fixes(finding, point).map { action($0, finding) } })
    }

    /// The edits that the errors of a text alone tell, all at once.
    private func fixAll(_ point: Point) -> JSON? {
        let errors = (shown[point.path] ?? []).filter { $0.rule.family == .text && !$0.fix.isEmpty }
        let edits = NavGraphEditor.edits(by: errors.map { (point.path, $0.fix) })
        guard !edits.byPath.isEmpty else { return nil }
        return [
            "title": "Fix all errors of the text", "kind": "source.fixAll.navgraph", "edit": workspaceEdit(edits),
        ]
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
