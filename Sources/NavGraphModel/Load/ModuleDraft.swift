import NavGraphSyntax

/// A module as its own files declare it: names unresolved, ids counted from 0, whether it is the root or imported.
struct ModuleDraft {
    let draft: GraphDraft
    /// The same with the names looked up that are its own; `nil` where that is left to the graphs with it.
    private(set) var settled: GraphDraft?
    var findings: [Finding] = []
    var imports: [ImportDraft] = []
    /// Whether a file could not be read to its end, so that nothing is known of its names.
    var isBroken = false
    /// Whether it is read for another, which has no use for `entry` and `host`.
    let isImported: Bool

    private static let id = ModuleID(raw: 0)
    private var graph: NavGraph {
        _read { yield draft.graph }
        nonmutating _modify { yield &draft.graph }
    }

    /// `texts`: where its texts go, which are those of all modules of a command.
    init(at path: String, isImported: Bool, rules: [Rule], texts: SharedTextPool) {
        draft = GraphDraft(texts: texts)
        self.isImported = isImported
        draft.isImported = isImported
        graph.rules = rules
        let file = newFile(path)
        _ = graph.modules.append(Module(name: .none, isApp: false, file: file, qualifier: ""))
    }

    private init(_ draft: GraphDraft, settled: GraphDraft?, imports: [ImportDraft]) {
        (self.draft, self.settled, self.imports, isImported) = (draft, settled, imports, false)
    }

    /// A draft to which imports can be added, under another spelling of its path.
    func copy(as path: String) -> ModuleDraft {
        let copy = ModuleDraft(
            GraphDraft(copyOf: draft), settled: settled.map { GraphDraft(copyOf: $0) }, imports: imports)
        copy.graph.files[0] = path
        copy.settled?.graph.files[0] = path
        return copy
    }

    /// Looks up the names that are its own, for all graphs with it.
    mutating func settle() {
        // In a graph with a host some actions are not for its modules.
        guard findings.isEmpty, !isBroken, graph.host == nil else { return }
        let copy = GraphDraft(copyOf: draft)
        copy.graph.text = TextPool(goingOnFrom: draft.texts)
        copy.settled = GraphResolver(copy).settle(importing: imports.map(\.alias))
        copy.graph.text = draft.graph.text
        if copy.settled != nil { settled = copy }
    }

    /// Whether it declares a start.
    var hasLaunch: Bool { graph.keySpans[.entry] != nil || graph.keySpans[.host] != nil }

    /// Reads the root file of the module and its fragments, in the order in which they are named, each behind the file that
    /// names it.
    mutating func read(_ rootContents: FileContents, contents: (String) -> FileContents) {
        let path = graph.files[0]
        var seen: Set<String> = [path]
        var inclusions: [String: [(path: String, place: Place)]] = [:]
        var pending = [(file: FileID(raw: 0), contents: rootContents)]
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard let decoder = decode(next.contents, next.file) else { continue }
            for entry in decoder.imports { addImport(entry.path, as: entry.alias, in: next.file) }
            var fragments: [(file: FileID, contents: FileContents)] = []
            for include in decoder.includes {
                let place = Place(next.file, include.span)
                let written = draft.texts.pool[include.text]
                let from = directory(of: graph.files[next.file.index])
                if var problem = pathProblem(written, from: from, within: directory(of: path)) {
                    if pathProblem(written, from: "", within: nil) == nil {
                        problem += "; only 'imports' can use such a path"
                    }
                    report(.pathEscape, at: place, problem)
                    continue
                }
                let target = join(from, written)
                if !seen.contains(target) {
                    let found = contents(target)
                    if let (rule, problem) = found.problem(of: target) {
                        report(rule, at: place, problem)
                        continue
                    }
                    seen.insert(target)
                    fragments.append((newFile(target), found))
                }
                inclusions[graph.files[next.file.index], default: []].append((target, place))
            }
            pending = fragments + pending
        }
        checkCycles(of: inclusions, from: path)
        draft.nameStarts = [ModuleNameStarts(of: graph, draft.texts.pool)]
    }

    private mutating func addImport(_ path: YAMLEvent, as alias: YAMLEvent, in file: FileID) {
        let (written, folder) = (draft.texts.pool[path.text], directory(of: graph.files[file.index]))
        imports.append(
            ImportDraft(
                alias: alias.text, aliasPlace: Place(file, alias.span),
                path: draft.texts.pool.intern(join(folder, written)), place: Place(file, path.span),
                problem: pathProblem(written, from: folder, within: nil)))
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
                report(.importCycle, at: all[next].place, "\(quoted(all[next].path)) includes itself through this file")
            case false?: break
            }
        }
    }

    /// Reads one file into the tables; what it names is still to be read.
    private mutating func decode(_ contents: FileContents, _ file: FileID) -> Decoder? {
        guard case .bytes(let bytes) = contents else {
            isBroken = true
            report(
                .limitExceeded, at: Place(file, .start),
                "the file is larger than \(EventStream.maximumFileSize >> 20) MiB")
            return nil
        }
        let events = EventStream(bytes, texts: draft.texts)
        let decoder = Decoder(events: events, draft: draft, file: file, module: Self.id)
        do throws(YAMLFailure) {
            try events.begin()
            try decoder.decodeFile(isRoot: file.raw == 0)
        } catch {
            isBroken = true
            // A root that is no mapping was reported already.
            if !error.message.isEmpty {
                let place = Place(file, error.span(in: bytes))
                var finding = Finding(
                    error.rule, on: error.standsAlone ? .file : decoder.subject, at: place, error.message)
                finding.fix = error.fix
                findings.append(finding)
            }
            if error.standsAlone { return nil }
        }
        findings += decoder.findings
        return decoder
    }

    private func newFile(_ path: String) -> FileID {
        graph.files.append(path)
        graph.modulesOfFiles.append(Self.id)
        return FileID(graph.files.count - 1)
    }

    private mutating func report(_ rule: Rule, at place: Place, _ message: String) {
        findings.append(Finding(rule, on: .file, at: place, message))
    }
}

/// An entry of `imports`.
struct ImportDraft: Relocatable {
    var alias: Symbol
    var aliasPlace: Place
    /// The file, in the pool of texts.
    var path: Symbol
    var place: Place
    /// Why the path cannot be used; `nil` if it can.
    var problem: String?

    mutating func move(_ move: Relocation) {
        aliasPlace.move(move)
        place.move(move)
    }
}

extension FileContents {
    /// Why a file that a graph names cannot be read; `nil` if it can.
    func problem(of path: String) -> (rule: Rule, message: String)? {
        switch self {
        case .bytes, .tooLarge: nil
        case .missing: (.missingFile, "file \(quotedPath(path)) not found")
        case .unreadable(let why): (.missingFile, "\(quotedPath(path)) cannot be read: \(why)")
        case .notAFile(let what): (.missingFile, "\(quotedPath(path)) is \(what), not a file")
        case .linked(let what): (.pathEscape, "\(quotedPath(path)) \(what); name the file itself")
        }
    }
}
