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
/// `rules` are those that `lint` and `allow` can name. `contents` gives the bytes of a file: its path (as findings show
/// it), and the directory below which no symbolic link may lead to it. Linear in the size of the files.
package func readGraph(
    root path: String, rules: [Rule], contents: (_ path: String, _ directory: String) -> FileContents
) -> GraphReading {
    var reader = GraphReader()
    reader.graph.rules = rules
    return reader.read(root: path, contents: contents)
}

/// Walks the files of a graph: a root file and its fragments, then each module that it imports.
struct GraphReader {
    let draft = GraphDraft()
    var graph: NavGraph {
        _read { yield draft.graph }
        nonmutating _modify { yield &draft.graph }
    }
    var findings: [Finding] = []
    private var checks: [CheckDraft] = []
    private var checkCount = 0
    private var isBroken = false
    private var modulePaths: [String: ModuleID] = [:]
    /// As deep as collections may be inside each other.
    private static let deepestImport = EventStream.maximumDepth

    mutating func read(root path: String, contents: (String, String) -> FileContents) -> GraphReading {
        let rootContents = contents(path, directory(of: path))
        switch rootContents {
        case .bytes, .tooLarge: break
        default: return GraphReading(graph: graph, findings: [], failure: rootContents)
        }
        _ = readModule(at: path, rootContents, qualifier: "", importers: [], contents: contents)
        qualifyNames()
        graph.text = draft.texts.pool
        let start = ContinuousClock.now
        if !isBroken {
            let resolver = GraphResolver(draft, checks: checks)
            resolver.resolve()
            findings += resolver.findings
        }
        let resolving = ContinuousClock.now - start
        return GraphReading(graph: graph, findings: sorted(findings), resolving: resolving)
    }

    /// Reads a root file, its fragments and its imports.
    private mutating func readModule(
        at path: String, _ rootContents: consuming FileContents, qualifier: String, importers: [String],
        contents: (String, String) -> FileContents
    ) -> ModuleID {
        let module = ModuleID(graph.modules.count)
        let file = newFile(path, of: module)
        _ = graph.modules.append(Module(name: .none, isApp: false, file: file, qualifier: qualifier))
        modulePaths[path] = module
        let importers = importers + [path]
        let root = directory(of: path)
        var imports: [(file: FileID, alias: YAMLEvent, path: YAMLEvent)] = []
        var seen: Set<String> = [path]
        var inclusions: [String: [(path: String, place: Place)]] = [:]
        // Fragments in the order in which they are named, each behind the file that names it.
        var pending = [(file: file, contents: rootContents)]
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard let decoder = decode(next.contents, next.file, module, qualifier, isRoot: next.file == file) else {
                continue
            }
            imports += decoder.imports.map { (next.file, $0.alias, $0.path) }
            var fragments: [(file: FileID, contents: FileContents)] = []
            for include in decoder.includes {
                guard
                    let target = locate(
                        include, in: next.file, within: root, isKnown: seen.contains, contents: contents)
                else { continue }
                inclusions[graph.files[next.file.index], default: []]
                    .append((target.path, Place(next.file, include.span)))
                guard let contents = target.contents else { continue }
                seen.insert(target.path)
                fragments.append((newFile(target.path, of: module), contents))
            }
            pending = fragments + pending
        }
        checkCycles(of: inclusions, from: path)
        for (file, alias, path) in imports {
            readImport(alias, path, of: module, in: file, importers: importers, contents: contents)
        }
        settleSwift(of: module)
        return module
    }

    /// Reports each inclusion of a file by what it includes: the edges back in a search that goes deep first.
    private mutating func checkCycles(of inclusions: [String: [(path: String, place: Place)]], from root: String) {
        var way = [(path: root, next: 0)]
        /// Whether a file is on the way; `false` for one that was left again.
        var isOpen = [root: true]
        while let (path, next) = way.last {
            guard let all = inclusions[path], next < all.count else {
                isOpen[path] = false
                way.removeLast()
                continue
            }
            way[way.count - 1].next += 1
            switch isOpen[all[next].path] {
            case nil:
                isOpen[all[next].path] = true
                way.append((all[next].path, 0))
            case true?:
                report(
                    .importCycle, .file, all[next].place,
                    "\(quoted(all[next].path)) includes itself through this file")
            case false?: break
            }
        }
    }

    private mutating func readImport(
        _ alias: YAMLEvent, _ path: YAMLEvent, of module: ModuleID, in file: FileID, importers: [String],
        contents: (String, String) -> FileContents
    ) {
        let subject = Subject(.importAlias, name: alias.text)
        let place = Place(file, path.span)
        guard
            let target = locate(
                path, in: file, within: nil, subject: subject,
                isKnown: { [modulePaths] in importers.contains($0) || modulePaths[$0] != nil }, contents: contents)
        else { return }
        if importers.contains(target.path) {
            let circle = importers.drop { $0 != target.path } + [target.path]
            report(
                .importCycle, subject, place, "import cycle: " + circle.joined(separator: " → "))
            return
        }
        guard importers.count <= Self.deepestImport else {
            report(
                .limitExceeded, subject, place,
                "more than \(Self.deepestImport) nested imports")
            return
        }
        let imported: ModuleID
        if let known = modulePaths[target.path] {
            imported = known
        } else {
            guard let contentsOfRoot = target.contents else { return }
            let qualifier = graph.modules[module].qualifier + draft.texts.pool[alias.text] + "."
            imported = readModule(
                at: target.path, contentsOfRoot, qualifier: qualifier, importers: importers, contents: contents)
            checkName(of: imported, subject, Place(file, alias.span))
            if graph.modules[imported].isApp {
                report(
                    .wrongKind, subject, place,
                    "expected a module, but \(quoted(target.path)) is an app")
            }
        }
        if graph.modules[module].imports.contains(where: { $0.alias == alias.text }) {
            report(
                .duplicateName, subject, Place(file, alias.span),
                "duplicate import \(quoted(draft.texts.pool[alias.text]))")
        }
        graph.modules[module].imports.append(
            Module.Import(alias: alias.text, module: imported, file: file, span: alias.span))
    }

    /// Two modules of an app have different names: what is emitted for each is called by them.
    private mutating func checkName(of module: ModuleID, _ subject: Subject, _ alias: Place) {
        let name = graph.modules[module].name
        guard !name.isEmpty, !graph.modules[module].isApp else { return }
        let other = graph.modules.ids.first {
            $0 != module && !graph.modules[$0].isApp && graph.modules[$0].name == name
        }
        guard let other else { return }
        report(
            .duplicateName, subject, alias,
            "duplicate module \(quoted(draft.texts.pool[name])); it is also the name of the module in "
                + quoted(graph.files[graph.modules[other].file.index]))
    }

    /// The file that a graph names, or a finding; without contents one that `isKnown`.
    private mutating func locate(
        _ name: YAMLEvent, in file: FileID, within root: String?, subject: Subject = .file,
        isKnown: (String) -> Bool, contents: (String, String) -> FileContents
    ) -> (path: String, contents: FileContents?)? {
        let written = draft.texts.pool[name.text]
        let place = Place(file, name.span)
        let from = directory(of: graph.files[file.index])
        if var problem = pathProblem(written, from: from, within: root) {
            if pathProblem(written, from: "", within: nil) == nil { problem += "; only 'imports' can use such a path" }
            report(.pathEscape, subject, place, problem)
            return nil
        }
        let path = join(from, written)
        if isKnown(path) { return (path, nil) }
        let found = contents(path, root ?? directory(of: path))
        switch found {
        case .bytes, .tooLarge: return (path, found)
        case .missing: report(.missingFile, subject, place, "file \(quoted(path)) not found")
        case .unreadable(let why): report(.missingFile, subject, place, "\(quoted(path)) cannot be read: \(why)")
        case .notAFile(let what): report(.missingFile, subject, place, "\(quoted(path)) is \(what), not a file")
        case .linked(let what):
            report(.pathEscape, subject, place, "\(quoted(path)) \(what); name the file itself")
        }
        return nil
    }

    /// Reads one file into the graph; what it names is still to be read.
    private mutating func decode(
        _ contents: FileContents, _ file: FileID, _ module: ModuleID, _ qualifier: String, isRoot: Bool
    ) -> Decoder? {
        guard case .bytes(let bytes) = contents else {
            isBroken = true
            report(
                .limitExceeded, .file, Place(file, .start),
                "the file is larger than \(EventStream.maximumFileSize >> 20) MiB")
            return nil
        }
        let events = EventStream(bytes, texts: draft.texts)
        let decoder = Decoder(events: events, draft: draft, file: file, module: module, qualifier: qualifier)
        decoder.checkCount = checkCount
        do throws(YAMLFailure) {
            try events.begin()
            try decoder.decodeFile(isRoot: isRoot)
        } catch {
            isBroken = true
            // A root that is no mapping was reported already.
            if !error.message.isEmpty { report(error, error.standsAlone ? .file : decoder.subject, file, bytes) }
            if error.standsAlone { return nil }
        }
        findings += decoder.findings
        checks += decoder.checks
        checkCount = decoder.checkCount
        return decoder
    }

    private mutating func newFile(_ path: String, of module: ModuleID) -> FileID {
        graph.files.append(path)
        graph.modulesOfFiles.append(module)
        return FileID(graph.files.count - 1)
    }

    mutating func report(_ rule: Rule, _ subject: Subject, _ place: Place, _ message: String) {
        findings.append(Finding(rule, subject, at: place, message))
    }

    private mutating func report(_ failure: YAMLFailure, _ subject: Subject, _ file: FileID, _ bytes: [UInt8]) {
        var finding = Finding(failure.rule, subject, at: Place(file, failure.span(in: bytes)), failure.message)
        finding.fix = failure.fix
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
