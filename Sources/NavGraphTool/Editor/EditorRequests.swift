import NavGraphEditor
import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    func answer(_ method: String, _ params: JSONValue) throws(RequestError) -> JSON {
        switch method {
        case "textDocument/completion": try completion(params)
        case "textDocument/hover": try point(at: params).map(hover) ?? .null
        case "textDocument/definition": try point(at: params).map(definition) ?? []
        case "textDocument/references": try references(params)
        case "textDocument/documentHighlight": try point(at: params).map(highlights) ?? []
        case "textDocument/documentSymbol": try document(params).map(symbols) ?? []
        case "textDocument/foldingRange": try document(params).map(folds) ?? []
        case "textDocument/selectionRange": try selectionRanges(params)
        case "textDocument/documentLink": try document(params).map(documentLinks) ?? []
        case "textDocument/prepareCallHierarchy": try point(at: params).map(prepareCalls) ?? .null
        case "callHierarchy/incomingCalls": try incomingCalls(params)
        case "callHierarchy/outgoingCalls": try outgoingCalls(params)
        case "textDocument/formatting": try document(params).map(formatting) ?? .null
        case "textDocument/prepareRename": try point(at: params).map(prepareRename) ?? .null
        case "textDocument/rename": try rename(params)
        case "textDocument/codeAction": try codeActions(params)
        case "textDocument/inlayHint": try hints(params)
        case "workspace/symbol": workspaceSymbols(try params.string("query"))
        case "navgraph/element": try point(at: params).map(element) ?? .null
        default: throw RequestError(code: -32601, message: "unknown method '\(method)'")
        }
    }

    /// A file of ours, and a place in it.
    struct Point {
        var path: String
        var root: String
        var names: Names
        var file: Int
        var positions: Positions
        var offset = 0

        func offset(of place: (line: Int, character: Int)) -> Int {
            positions.offset(line: place.line, character: place.character)
        }
    }

    func point(_ uri: String) -> Point? {
        guard let path = FileURI.path(uri), let root = files.root(of: path) else { return nil }
        let names = files.names(of: root)
        guard let file = names.files.firstIndex(where: { $0.path == path }) else { return nil }
        return Point(
            path: path, root: root, names: names, file: file, positions: Positions(names.files[file].outline, encoding))
    }

    /// The file that a request is about; `nil` for one that is not ours.
    func document(_ params: JSONValue) throws(RequestError) -> Point? {
        point(try params.string("textDocument", "uri"))
    }

    /// The same with the place in it.
    func point(at params: JSONValue) throws(RequestError) -> Point? {
        let uri = try params.string("textDocument", "uri")
        let place = try params.place("position")
        guard var point = point(uri) else { return nil }
        point.offset = point.offset(of: place)
        return point
    }

    private func hover(_ point: Point) -> JSON {
        let found = NavGraphEditor.hover(
            point.names, file: point.file, offset: point.offset, facts: facts(point.root)
        ) { id in Rule(rawValue: id).map { "**\($0.rawValue)**: \($0.doc.summary)\n\n\($0.doc.meaning)" } }
        let finding = (shown[point.path] ?? []).first {
            $0.runLine != nil && $0.range.lowerBound <= point.offset && point.offset <= $0.range.upperBound
        }
        let run = finding.flatMap(\.runLine).map { "run: " + DescriptionStyle.markdown.code($0) }
        guard let found else {
            guard let finding, let run else { return .null }
            return hoverJSON(run, at: finding.range, point)
        }
        return hoverJSON(([found.text] + [run].compactMap(\.self)).joined(separator: "\n\n"), at: found.range, point)
    }

    private func hoverJSON(_ text: String, at range: Range<Int>, _ point: Point) -> JSON {
        ["contents": ["kind": "markdown", "value": .string(text)], "range": json(range, point.positions)]
    }

    private func definition(_ point: Point) -> JSON {
        let outline = point.names.files[point.file].outline
        for node in outline.nodes
        where node.kind == .alias && node.span.lowerBound <= point.offset && point.offset <= node.span.upperBound {
            guard let anchor = node.target.flatMap({ outline.nodes[$0].anchor }) else { return [] }
            return [location(point.path, anchor)]
        }
        for site in point.names.sites(at: point.offset, in: point.file) {
            if let path = point.names.path(of: site) {
                return FileSystem.kind(of: path) == nil ? [] : [location(path, 0..<0)]
            }
        }
        return .array(declarations(point).unique().map { location($0.path, $0.range) })
    }

    /// The places of the names that stand at a place, over all roots.
    private func places(_ point: Point) -> [FilePlace] {
        let declared = Set(declarations(point))
        if declared.isEmpty { return [] }
        var found: Set<FilePlace> = []
        for root in files.roots {
            let names = files.names(of: root)
            let same = names.declarations.indices.filter { declared.contains(names.place(of: $0)) }
            found.formUnion(names.places(of: same))
        }
        return found.sorted()
    }

    private func references(_ params: JSONValue) throws(RequestError) -> JSON {
        guard let point = try point(at: params) else { return [] }
        let hasDeclaration = params["context"]?["includeDeclaration"]?.flag ?? true
        let declared = Set(declarations(point))
        return .array(
            places(point).filter { hasDeclaration || !declared.contains($0) }.map { location($0.path, $0.range) })
    }

    private func declarations(_ point: Point) -> [FilePlace] {
        (point.names.uses(at: point.offset, in: point.file)?.declarations ?? []).map { point.names.place(of: $0) }
    }

    private func highlights(_ point: Point) -> JSON {
        .array(places(point).filter { $0.path == point.path }.map { ["range": json($0.range, point.positions)] })
    }

    private func symbols(_ point: Point) -> JSON {
        .array(point.names.symbols(of: point.file).map { symbol($0, point.positions) })
    }

    private func symbol(_ symbol: DocumentSymbol, _ positions: Positions) -> JSON {
        [
            "name": .string(symbol.name), "detail": .string(symbol.detail), "kind": .int(symbol.kind),
            "range": json(symbol.range, positions), "selectionRange": json(symbol.selection, positions),
            "children": .array(symbol.children.map { self.symbol($0, positions) }),
        ]
    }

    private func folds(_ point: Point) -> JSON {
        .array(
            point.names.folds(of: point.file, point.positions).map {
                ["startLine": .int($0.start), "endLine": .int($0.end)]
            })
    }

    private func hints(_ params: JSONValue) throws(RequestError) -> JSON {
        let uri = try params.string("textDocument", "uri")
        let first = try params.number("range", "start", "line")
        let last = try params.number("range", "end", "line")
        guard let point = point(uri), first <= last else { return [] }
        let hints = point.names.hints(
            of: point.file, lines: first...last, point.positions, facts: facts(point.root))
        return .array(
            hints.map {
                ["position": json($0.offset, point.positions), "label": .string($0.text), "paddingLeft": .bool(true)]
            })
    }

    private func workspaceSymbols(_ query: String) -> JSON {
        var seen: Set<FilePlace> = []
        var found: [JSON] = []
        files.search()
        for root in files.roots {
            let names = files.names(of: root)
            for index in names.found(query) where found.count < 500 && seen.insert(names.place(of: index)).inserted {
                let declaration = names.declarations[index]
                found.append([
                    "name": .string(declaration.name), "kind": .int(declaration.kind.symbolKind),
                    "location": location(names.files[declaration.file].path, declaration.range),
                    "containerName": .string(declaration.owner.map { names.declarations[$0].name } ?? ""),
                ])
            }
        }
        return .array(found)
    }

    private func element(_ point: Point) -> JSON {
        [
            "root": .string(uri(point.root)),
            "subject": .string(point.names.element(at: point.offset, in: point.file)),
        ]
    }
}
