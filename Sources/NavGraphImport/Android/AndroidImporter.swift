import NavGraphSyntax
import NavGraphXML

/// Makes a graph of Android's navigation graphs. IMPORT 5.
final class AndroidImporter {
    /// What an id means.
    enum Meaning: Hashable {
        case destination(Int)
        case graph(Int)
        /// What no file has.
        case stub(String)
    }

    let files: [AndroidFile]
    let options: ImportOptions
    var draft: Draft
    var report: ImportReport
    var graphs: [AndroidGraph] = []
    var destinations: [AndroidDestination] = []
    var rootOfFile: [Int] = []
    var ids = AndroidIDs()
    /// The first destination of a graph, through graphs in it; none of an empty one.
    var starts: [Meaning?] = []
    /// Screens are the destinations, then stubs.
    var screenOfStub: [String: Int] = [:]
    var flowOfGraph: [Int?] = []
    var firstScreen = 0
    /// Of each dialog the destinations that open it.
    var openers: [Int: Set<Int>] = [:]

    init(_ files: [AndroidFile], app: String, options: ImportOptions, report: ImportReport) {
        self.files = files
        self.options = options
        self.report = report
        draft = Draft(app: app)
    }

    func run() {
        for (number, file) in files.enumerated() { rootOfFile.append(read(file.root, file: number, parent: nil)) }
        ids = AndroidIDs(self)
        starts = graphs.map { _ in nil }
        for graph in graphs.indices { starts[graph] = start(of: graph) }
        makeElements()
        guard let entry = chooseEntry(), let flow = flowOfGraph[entry], let start = draft.flows[flow].start else {
            return
        }
        draft.entry = .flow(flow)
        firstScreen = start
        readArguments()
        findOpeners()
        makeEvents()
        makeLinks()
    }

    func screen(of meaning: Meaning) -> Int? {
        switch meaning {
        case .destination(let number): number
        case .stub(let id): screenOfStub[id]
        case .graph(let graph): starts[graph].flatMap(screen)
        }
    }

    func target(of meaning: Meaning) -> DraftTarget? {
        switch meaning {
        case .graph(let graph): flowOfGraph[graph].map(DraftTarget.flow)
        default: screen(of: meaning).map(DraftTarget.screen)
        }
    }

    func included(_ element: XMLElement, from graph: Int) -> Int? {
        guard let name = resourceName(element["graph"] ?? element["graphResName"]) else { return nil }
        let own = files[graphs[graph].file].directories
        let found = nearest(files.indices.filter { files[$0].name == name }, to: own) { files[$0].directories }
        return found.map { rootOfFile[$0] }
    }

    /// The graphs in a graph, nested or included, and itself.
    func family(of graph: Int) -> [Int] {
        reachable(from: [graph]) { graph in
            graphs[graph].members.compactMap { member in
                if case .graph(let inner)? = meaning(of: member, in: graph) { inner } else { nil }
            }
        }
    }

    /// `nil` for an include of what no file has.
    private func meaning(of member: AndroidGraph.Member, in graph: Int) -> Meaning? {
        switch member {
        case .destination(let number): .destination(number)
        case .graph(let inner): .graph(inner)
        case .include(let element): included(element, from: graph).map(Meaning.graph)
        }
    }

    // MARK: - First destinations

    private func start(of graph: Int) -> Meaning? {
        var graph = graph
        var seen: Set<Int> = []
        while seen.insert(graph).inserted {
            let meaning =
                graphs[graph].startID.map { ids.meaning(of: $0, in: graph, self) }
                ?? graphs[graph].members.lazy.compactMap { self.meaning(of: $0, in: graph) }.first
            guard case .graph(let inner)? = meaning else { return meaning }
            graph = inner
        }
        return nil
    }

    // MARK: - Entry

    private func chooseEntry() -> Int? {
        let usable = files.indices.filter { flowOfGraph[rootOfFile[$0]] != nil }
        if let name = options.entry, let file = usable.first(where: { files[$0].name == name }) {
            return rootOfFile[file]
        }
        var isIncluded: Set<Int> = []
        for graph in graphs.indices {
            for case .include(let element) in graphs[graph].members {
                if let inner = included(element, from: graph), inner != graph { isIncluded.insert(inner) }
            }
        }
        var candidates = usable.filter { !isIncluded.contains(rootOfFile[$0]) }
        if candidates.isEmpty { candidates = usable }
        guard candidates.count > 1 else { return candidates.first.map { rootOfFile[$0] } }
        let named = candidates.filter { isMainName(files[$0].name) }
        if !named.isEmpty { candidates = named }
        var counts: [Int: Int] = [:]
        for destination in destinations { counts[destination.graph, default: 0] += 1 }
        func size(_ file: Int) -> Int { family(of: rootOfFile[file]).reduce(0) { $0 + (counts[$1] ?? 0) } }
        guard let chosen = candidates.max(by: { size($0) == size($1) ? $0 > $1 : size($0) < size($1) }) else {
            return nil
        }
        draft.entryComments = ["import: guessed, because several graphs are not included by others"]
        report.add(
            .entryGuessed,
            "import assumes that the app starts with '\(files[chosen].name)'; use '--entry' to name another graph",
            at: graphs[rootOfFile[chosen]].origin)
        return rootOfFile[chosen]
    }

    private func isMainName(_ name: String) -> Bool {
        let folded = name.lowercased()
        if ["main", "root", "nav_host"].contains(where: folded.hasPrefix) { return true }
        let words = Words(of: name).words.map { $0.lowercased() }
        return !words.isEmpty && words.allSatisfy { ["app", "mobile", "nav", "navigation", "graph"].contains($0) }
    }
}
