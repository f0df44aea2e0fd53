import NavGraphEditor
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    /// The fixes of the published findings whose range touches the requested one.
    func codeActions(_ params: JSONValue) throws(RequestError) -> JSON {
        let uri = try params.string("textDocument", "uri")
        let (start, end) = (try params.place("range", "start"), try params.place("range", "end"))
        guard let point = point(uri) else { return [] }
        let (first, last) = (point.offset(of: start), point.offset(of: end))
        let only = params["context"]?["only"]?.elements?.compactMap(\.text)
        func isWanted(_ kind: String) -> Bool {
            only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
        }
        var actions: [JSON] = []
        if isWanted("quickfix") {
            let found = (shown[point.path] ?? []).filter { $0.range.lowerBound <= last && first <= $0.range.upperBound }
            actions += found.flatMap { finding in fixes(finding, point).map { action($0, finding) } }
        }
        // What the client asks for at each move of the cursor is answered with fixes alone.
        if only?.contains(where: { $0.hasPrefix("refactor") }) ?? (params["context"]?["triggerKind"]?.integer != 2) {
            actions += refactorings(point, first..<max(first, last)) { isWanted($0.rawValue) }.map(action)
        }
        if only != nil, isWanted(Self.fixAllKind), let all = fixAll(point) { actions.append(all) }
        return .array(actions)
    }

    private static let fixAllKind = "source.fixAll.navgraph"

    /// The refactorings at a place that leave all graphs as they were.
    private func refactorings(
        _ point: Point, _ range: Range<Int>, where isWanted: (Refactoring.Kind) -> Bool
    ) -> [Refactoring] {
        let found = point.names.refactorings(in: point.file, at: range) {
            self.mayCreateFiles && self.isMissing($0)
        }.filter { isWanted($0.kind) }
        if found.isEmpty { return [] }
        let trial = RefactoringTrial(files: files, roots: graphs)
        return found.filter(trial.isSound)
    }

    private func action(_ refactoring: Refactoring) -> JSON {
        [
            "title": .string(refactoring.title), "kind": .string(refactoring.kind.rawValue),
            "edit": workspaceEdit(refactoring.edits),
        ]
    }

    /// The preferred fixes of the errors of a text, as 'lint --fix' makes them.
    private func fixAll(_ point: Point) -> JSON? {
        let roots = files.roots.filter { root in
            !isProjectFile(root) && files.names(of: root).files.contains { $0.path == point.path }
        }
        var fixes = PreferredFixes(of: roots, only: point.path) { self.files.contents($0, root: $1) }
        fixes.make()
        let edits = FileEdits(fixes.texts.reduce(into: [:]) { $0[$1.key] = self.edits(of: $1.key, to: $1.value) })
        guard !edits.byPath.isEmpty else { return nil }
        return [
            "title": "Fix all errors of the text", "kind": .string(Self.fixAllKind), "edit": workspaceEdit(edits),
        ]
    }

    private func fixes(_ finding: EditorFinding, _ point: Point) -> [QuickFix] {
        let fixable = FixableFinding(
            rule: finding.rule, subject: finding.subject, quoted: finding.quoted, file: point.file,
            range: finding.range, fix: finding.fix, run: finding.steps)
        let known = analyses[point.root].flatMap { known in
            FixTrial.Known(
                known.graph, known.runs,
                errors: known.findings.filter { $0.severity == .error }.map { ($0.rule, $0.subject) })
        }
        let trial = FixTrial(
            of: fixable, finding.severity, in: finding.path, root: point.root, known: known,
            contents: { self.files.contents($0, root: point.root) })
        return trial.sound(point.names.quickFixes(for: fixable)).filter { fix in
            mayCreateFiles || !fix.edits.paths.contains(where: isMissing)
        }
    }

    private func isMissing(_ path: String) -> Bool { files.open[path] == nil && FileSystem.kind(of: path) == nil }

    private func action(_ fix: QuickFix, _ finding: EditorFinding) -> JSON {
        [
            "title": .string(fix.title), "kind": "quickfix", "isPreferred": .bool(fix.isPreferred),
            "diagnostics": [diagnostic(finding)], "edit": workspaceEdit(fix.edits),
        ]
    }

    /// As the protocol has edits of several files, of which those that are missing are created first.
    func workspaceEdit(_ edits: FileEdits) -> JSON {
        let created = edits.paths.filter(isMissing)
        let creations = created.map { path -> JSON in ["kind": "create", "uri": .string(uri(path))] }
        let changes = edits.paths.map { path -> JSON in
            let positions = positions(path)
            return [
                "textDocument": [
                    "uri": .string(uri(path)), "version": files.open[path].map { JSON.int($0.version) } ?? .null,
                ],
                "edits": .array((edits.byPath[path] ?? []).map { json($0, positions) }),
            ]
        }
        return ["documentChanges": .array(creations + changes)]
    }
}
