import NavGraphEditor
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

struct CompletionSupport {
    var hasSnippets = false
    /// The command that asks for completions again, if the client has one.
    var suggestCommand: String?
}

extension EditorServer {
    func completion(_ params: JSONValue) throws(RequestError) -> JSON {
        let uri = try params.string("textDocument", "uri")
        let items: JSON =
            if let word = onlyWord(of: uri) { [graphItem(at: word)] } else {
                try point(at: params).map(items) ?? []
            }
        return ["isIncomplete": .bool(false), "items": items]
    }

    private func items(at point: Point) -> JSON {
        let found = NavGraphEditor.completion(
            root: point.root, file: point.path, offset: point.offset, rules: Rule.allCases, workspace: files.yamlFiles
        ) { self.files.outline($0, root: point.root) }
        var ranges: [Range<Int>: JSON] = [:]
        let items = found.items.enumerated().map { number, item -> JSON in
            let range = ranges[item.range] ?? json(item.range, point.positions)
            ranges[item.range] = range
            let (digits, candidate) = (String(number), item.candidate)
            let first = present([
                "label": .string(candidate.label), "kind": .int(candidate.kind.rawValue),
                "sortText": .string(String(repeating: "0", count: max(0, 5 - digits.count)) + digits),
                "filterText": .string(candidate.label),
            ])
            let text: JSON = ["kind": "markdown", "value": .string(candidate.documentation)]
            let last = present([
                "preselect": candidate.isPreselected ? .bool(true) : nil,
                "detail": candidate.detail.isEmpty ? nil : .string(candidate.detail),
                "documentation": candidate.documentation.isEmpty ? nil : text,
            ])
            return .object(first + inserted(item.form, at: range) + last)
        }
        return .array(items)
    }

    private func inserted(_ form: ItemForm, at range: JSON) -> [(key: String, value: JSON)] {
        let text = support.hasSnippets ? form.snippet : form.text
        let command = form.isContinued ? support.suggestCommand : nil
        return present([
            "textEdit": ["range": range, "newText": .string(text)],
            "insertTextFormat": support.hasSnippets && form.snippet != form.text ? 2 : nil,
            "command": command.map { ["title": "Suggest", "command": .string($0)] },
        ])
    }

    // MARK: A new file

    /// The place of the word that an open YAML file of the workspace consists of, or of nothing if it is blank. `nil` for
    /// any other file, and for parts of graphs.
    private func onlyWord(of uri: String) -> FilePlace? {
        guard let path = FileURI.path(uri), let scalars = files.open[path]?.outline.scalars, !isProjectFile(path),
            path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
            files.folders.contains(where: { path.hasPrefix($0 + "/") })
        else { return nil }
        let words = scalars.split { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard words.count <= 1, files.root(of: path) == nil else { return nil }
        guard let word = words.first else { return FilePlace(path: path, range: 0..<0) }
        let isName = word.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
        return isName ? FilePlace(path: path, range: word.indices) : nil
    }

    private func graphItem(at word: FilePlace) -> JSON {
        let text = files.open[word.path]?.outline.text(word.range) ?? ""
        let members: [(key: String, value: JSON)] = [
            ("label", "navgraph"), ("kind", .int(Candidate.Kind.snippet.rawValue)),
            ("detail", "a first graph: a flow with two screens"),
            ("filterText", .string(text.isEmpty ? "navgraph" : text)),
        ]
        return .object(members + inserted(graphElement, at: range(word.range, of: word.path)))
    }
}
