import NavGraphEditor
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    func initialize(_ params: JSONValue) throws(RequestError) -> JSON {
        guard params.members != nil else { throw .badParams("'params'") }
        let capabilities = params["capabilities"]
        let encodings = capabilities?["general"]?["positionEncodings"]?.elements ?? []
        encoding = encodings.lazy.compactMap { $0.text.flatMap(PositionEncoding.init) }.first ?? .utf16
        mayRegister = capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
        mayCreateFiles = (capabilities?["workspace"]?["workspaceEdit"]?["resourceOperations"]?.elements ?? [])
            .contains { $0.text == "create" }
        support = CompletionSupport(
            hasSnippets: capabilities?["textDocument"]?["completion"]?["completionItem"]?["snippetSupport"]?.flag
                ?? false,
            suggestCommand: params["initializationOptions"]?["suggest"]?.text)
        if let wish = params["initializationOptions"]?["level"] {
            guard let wished = wish.text.flatMap(Severity.init) else {
                throw .badParams("'initializationOptions.level'")
            }
            level = wished
        }
        var uris = (params["workspaceFolders"]?.elements ?? []).compactMap { $0["uri"]?.text }
        if params["workspaceFolders"]?.elements == nil, let root = params["rootUri"]?.text { uris = [root] }
        files.folders = uris.compactMap(FileURI.path)
        if params["workspaceFolders"]?.elements == nil, params["rootUri"]?.text == nil,
            let path = params["rootPath"]?.text
        {
            files.folders = [path]
        }
        needsAnalysis()
        let triggers: JSON = [" ", "[", "{", ",", "."]
        return [
            "capabilities": [
                "positionEncoding": .string(encoding.rawValue),
                "textDocumentSync": ["openClose": .bool(true), "change": 1, "save": .bool(true)],
                "completionProvider": ["triggerCharacters": triggers], "hoverProvider": .bool(true),
                "definitionProvider": .bool(true), "referencesProvider": .bool(true),
                "documentHighlightProvider": .bool(true), "documentSymbolProvider": .bool(true),
                "documentFormattingProvider": .bool(true),
                "foldingRangeProvider": .bool(true), "inlayHintProvider": .bool(true),
                "selectionRangeProvider": .bool(true), "callHierarchyProvider": .bool(true),
                "documentLinkProvider": ["resolveProvider": .bool(false)],
                "renameProvider": ["prepareProvider": .bool(true)],
                "codeActionProvider": [
                    "codeActionKinds": [
                        "quickfix", "refactor.rewrite", "refactor.move", "refactor.extract", "source.fixAll.navgraph",
                    ]
                ],
                "workspaceSymbolProvider": .bool(true),
                "workspace": ["workspaceFolders": ["supported": .bool(true), "changeNotifications": .bool(true)]],
            ],
            "serverInfo": ["name": "navgraph", "version": .string("\(navgraphVersion)")],
        ]
    }

    /// A notification; unknown ones are ignored, bad ones logged.
    func hear(_ method: String, _ params: JSONValue) {
        do throws(RequestError) {
            switch method {
            case "initialized":
                guard mayRegister else { return }
                let watchers: JSON = ["watchers": [["globPattern": "**/*.{yaml,yml}"]]]
                request(
                    "client/registerCapability",
                    [
                        "registrations": [
                            [
                                "id": "watch", "method": "workspace/didChangeWatchedFiles", "registerOptions": watchers,
                            ]
                        ]
                    ])
            case "textDocument/didOpen":
                let document = try params.member("textDocument")
                try change(document, text: try document.string("text"))
            case "textDocument/didChange":
                let document = try params.member("textDocument")
                guard let changes = try params.member("contentChanges").elements else {
                    throw .badParams("'contentChanges'")
                }
                if changes.contains(where: { $0["range"] != nil }) {
                    throw .badParams("expected the whole text, without 'range'")
                }
                guard let last = changes.last else { return }
                try change(document, text: try last.string("text"))
            case "textDocument/didClose":
                guard let path = FileURI.path(try params.string("textDocument", "uri")) else { return }
                files.change(path, nil)
                needsAnalysis()
            case "textDocument/didSave": needsAnalysis()
            case "workspace/didChangeWatchedFiles":
                files.forgetSearch()
                needsAnalysis()
            case "workspace/didChangeWorkspaceFolders":
                let event = try params.member("event")
                func paths(_ key: String) -> [String] {
                    (event[key]?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(FileURI.path) }
                }
                files.folders.removeAll(where: paths("removed").contains)
                files.folders += paths("added")
                files.forgetSearch()
                needsAnalysis()
            default: break
            }
        } catch { log("\(method): \(error.message)") }
    }

    private func change(_ document: JSONValue, text: String) throws(RequestError) {
        let uri = try document.string("uri")
        let version = try document.number("version")
        guard let path = FileURI.path(uri) else { return }
        let bytes = Array(text.utf8)
        files.change(path, EditorFiles.OpenText(uri: uri, version: version, bytes: bytes, outline: Outline(bytes)))
        needsAnalysis()
    }
}
