import NavGraphSyntax

/// A graph as far as it could be read, and what is wrong with its text.
package struct GraphReading {
    package var graph: NavGraph
    /// Findings of the text, in file order.
    package var findings: [Finding]
    /// Whether the text is without errors, so that runs can be looked at and files emitted.
    package var isUsable: Bool { findings.isEmpty }
    /// Why the root file could not be read at all; the graph is empty then.
    package var failure: FileContents?
    /// How long it took to look up names.
    package var resolving = Duration.zero
}

/// Reads a root file with all that it includes and imports: events, then declarations, then names resolved.
///
/// `rules` are those that `lint` and `allow` can name. `modules`: those that other roots have read, and where this one keeps its
/// own. `contents` gives the bytes of a file, at least so many: its path (as findings show it). Linear in the size of the files.
package func readGraph(
    root path: String, rules: [Rule], modules: ModuleStore? = nil,
    contents: (_ path: String, _ count: Int) -> FileContents
) -> GraphReading {
    withoutActuallyEscaping(contents) { contents in
        var reader = GraphReader(rules: rules, store: modules, contents: contents)
        return reader.read(root: path)
    }
}

/// Joins the modules of a graph: the root, then each module that it imports, depth first.
struct GraphReader {
    var draft: GraphDraft
    var graph: NavGraph {
        _read { yield draft.graph }
        nonmutating _modify { yield &draft.graph }
    }
    var findings: [Finding] = []
    private let rules: [Rule]
    private let store: ModuleStore
    /// Whether names that are looked up are taken from the store.
    private var takesSettled: Bool
    /// Whether other roots also use the store.
    let isShared: Bool
    private let contents: (String, Int) -> FileContents
    private var isBroken = false
    /// Where the root is.
    private var folder = Symbol.none
    /// The modules that were read, by their paths.
    private var modules: [Symbol: ModuleID] = [:]
    /// As deep as collections may be inside each other.
    private static let deepestImport = EventStream.maximumDepth

    init(rules: [Rule], store: ModuleStore?, contents: @escaping (String, Int) -> FileContents) {
        (self.rules, self.contents, isShared, takesSettled) = (rules, contents, store != nil, store != nil)
        self.store = store ?? ModuleStore()
        draft = GraphDraft(texts: self.store.texts)
    }

    mutating func read(root path: String) -> GraphReading {
        let root: ModuleDraft
        let symbol = store.symbol(ofPath: path)
        folder = store.symbol(ofPath: directory(of: path))
        if let known = store.module(at: symbol, isImported: false, for: folder, isReadable: isReadable) {
            root = known.copy(as: path)
        } else {
            let contents = contents(path, .max)
            switch contents {
            case .bytes, .tooLarge: root = newModule(at: path, symbol, contents, isImported: false)
            default: return GraphReading(graph: graph, findings: [], failure: contents)
            }
        }
        takesSettled = takesSettled && root.draft.graph.host == nil
        draft = takesSettled ? root.settled ?? root.draft : root.draft
        (findings, isBroken) = (root.findings, root.isBroken)
        if isShared, !root.imports.isEmpty {
            graph.screens.reserveCapacity(store.screens)
            graph.transitions.reserveCapacity(store.transitions)
            graph.alternatives.reserveCapacity(store.alternatives)
        }
        readImports(root.imports, of: ModuleID(raw: 0), importers: [symbol])
        let start = ContinuousClock.now
        qualifyNames()
        if !isBroken {
            let resolver = GraphResolver(draft)
            resolver.resolve()
            if resolver.changesSettled {
                var reader = GraphReader(rules: rules, store: store, contents: contents)
                reader.takesSettled = false
                return reader.read(root: path)
            }
            findings += resolver.findings
        }
        let resolving = ContinuousClock.now - start
        return GraphReading(graph: graph, findings: sorted(findings), resolving: resolving)
    }

    /// Whether the graph may read a file that another has read.
    private func isReadable(_ path: String) -> Bool { if case .bytes = contents(path, 0) { true } else { false } }

    private func newModule(
        at path: String, _ symbol: Symbol, _ bytes: FileContents, isImported: Bool
    ) -> ModuleDraft {
        var module = ModuleDraft(at: path, isImported: isImported, rules: rules, texts: store.texts)
        module.read(bytes) { [contents] in contents($0, .max) }
        if isShared {
            module.settle()
            store.keep(module, at: symbol)
        }
        return module
    }

    /// Appends what a module imports; its own files are read.
    private mutating func readImports(_ imports: [ImportDraft], of module: ModuleID, importers: [Symbol]) {
        modules[importers[importers.count - 1]] = module
        for entry in imports { readImport(entry, of: module, importers: importers) }
        settleSwift(of: module)
    }

    private mutating func readImport(_ entry: ImportDraft, of module: ModuleID, importers: [Symbol]) {
        let subject = Subject(.importAlias, name: entry.alias)
        if let problem = entry.problem { return report(.pathEscape, on: subject, at: entry.place, problem) }
        let texts = store.texts
        if let first = importers.firstIndex(of: entry.path) {
            let circle = (importers[first...] + [entry.path]).map { texts.pool[$0] }
            return report(
                .importCycle, on: subject, at: entry.place, "import cycle: " + circle.joined(separator: " → "))
        }
        var read: ModuleDraft?
        if modules[entry.path] == nil {
            read = store.module(at: entry.path, isImported: true, for: folder, isReadable: isReadable)
            let path = read == nil ? texts.pool[entry.path] : ""
            let bytes = read == nil ? contents(path, .max) : nil
            if let (rule, problem) = bytes?.problem(of: path) {
                // What is in it is not known.
                draft.meantNames.insert(entry.alias)
                return report(rule, on: subject, at: entry.place, problem)
            }
            guard importers.count <= Self.deepestImport else {
                return report(
                    .limitExceeded, on: subject, at: entry.place, "more than \(Self.deepestImport) nested imports")
            }
            if let bytes { read = newModule(at: path, entry.path, bytes, isImported: true) }
        }
        guard let imported = modules[entry.path] ?? read.map({ append($0, for: entry, importers: importers) }) else {
            return
        }
        if let first = graph.modules[module].imports.first(where: { $0.alias == entry.alias }) {
            report(
                .duplicateName, on: subject, at: entry.aliasPlace, first: Place(first.file, first.span),
                "duplicate import \(quoted(texts.pool[entry.alias]))")
        }
        graph.modules[module].imports.append(
            Module.Import(
                alias: entry.alias, module: imported, file: entry.aliasPlace.file, span: entry.aliasPlace.span))
    }

    /// Appends a module and what it imports.
    private mutating func append(_ read: ModuleDraft, for entry: ImportDraft, importers: [Symbol]) -> ModuleID {
        let (module, move) = draft.append(takesSettled ? read.settled ?? read.draft : read.draft)
        findings += read.findings.moved(move)
        isBroken = isBroken || read.isBroken
        readImports(read.imports.moved(move), of: module, importers: importers + [entry.path])
        let subject = Subject(.importAlias, name: entry.alias)
        checkName(of: module, subject, entry.aliasPlace)
        if graph.modules[module].isApp {
            let path = quoted(store.texts.pool[entry.path])
            report(.wrongKind, on: subject, at: entry.place, "expected a module, but \(path) is an app")
        }
        return module
    }

    /// Two modules of an app have different names: what is emitted for each is called by them.
    private mutating func checkName(of module: ModuleID, _ subject: Subject, _ alias: Place) {
        let modules = graph.modules
        let name = modules[module].name
        guard !name.isEmpty, !modules[module].isApp else { return }
        let other = modules.ids.first { $0 != module && !modules[$0].isApp && modules[$0].name == name }
        guard let other else { return }
        let first = graph.modules.flatMap(\.imports).first { $0.module == other }
        report(
            .duplicateName, on: subject, at: alias, first: first.map { Place($0.file, $0.span) },
            "duplicate module \(quoted(draft.texts.pool[name])); it is also the name of the module in "
                + quotedPath(graph.files[graph.modules[other].file.index]))
    }

    mutating func report(
        _ rule: Rule, on subject: Subject, at place: Place, first: Place? = nil, _ message: String
    ) {
        var finding = Finding(rule, on: subject, at: place, message)
        finding.first = first
        findings.append(finding)
    }

    /// In file order; of one rule and place, one: what stands behind an anchor is of several elements. LANGUAGE 10.
    private func sorted(_ findings: [Finding]) -> [Finding] {
        var seen: Set<FindingKey> = []
        return
            findings
            .filter { seen.insert(FindingKey($0)).inserted }
            .sorted { a, b in
                if a.place != b.place { return a.place < b.place }
                if a.rule != b.rule { return a.rule.rawValue < b.rule.rawValue }
                return a.subject.spelled(in: graph.text) < b.subject.spelled(in: graph.text)
            }
    }
}
