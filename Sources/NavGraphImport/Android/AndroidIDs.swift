import NavGraphSyntax

/// What ids mean: what is in the graph, outwards, in the file, in those that include it, in the app. IMPORT 5.
struct AndroidIDs {
    private typealias Table = [String: AndroidImporter.Meaning]
    private var ofGraph: [Table] = []
    private var ofFile: [Table] = []
    private var ofApp: Table = [:]
    private var includers: [[Int]] = []

    init() {}

    init(_ importer: AndroidImporter) {
        ofGraph = importer.graphs.map { _ in [:] }
        ofFile = importer.files.map { _ in [:] }
        includers = importer.files.map { _ in [] }
        for (number, graph) in importer.graphs.enumerated() {
            if let id = graph.id { add(id, .graph(number), to: number, file: graph.file) }
            for member in graph.members {
                switch member {
                case .destination(let destination):
                    guard let id = importer.destinations[destination].id else { continue }
                    add(id, .destination(destination), to: number, file: graph.file)
                case .graph(let inner):
                    if let id = importer.graphs[inner].id { add(id, .graph(inner), to: number, file: graph.file) }
                case .include(let element):
                    guard let inner = importer.included(element, from: number) else {
                        let name = resourceName(element["graph"] ?? element["graphResName"]) ?? ""
                        importer.report.add(
                            .unresolvedInclude, "graph '\(name)' not found in the inputs",
                            at: importer.graphs[number].origin)
                        continue
                    }
                    let file = importer.graphs[inner].file
                    if file != graph.file, !includers[file].contains(graph.file) { includers[file].append(graph.file) }
                    // The include may have the id itself, as that of a dynamic feature does.
                    for id in [importer.graphs[inner].id, resourceName(element["id"])].compactMap(\.self) {
                        add(id, .graph(inner), to: number, file: graph.file)
                    }
                }
            }
        }
        for table in ofFile { ofApp.merge(table) { first, _ in first } }
    }

    private mutating func add(_ id: String, _ meaning: AndroidImporter.Meaning, to graph: Int, file: Int) {
        if ofGraph[graph][id] == nil { ofGraph[graph][id] = meaning }
        if ofFile[file][id] == nil { ofFile[file][id] = meaning }
    }

    func meaning(of id: String, in graph: Int, _ importer: AndroidImporter) -> AndroidImporter.Meaning {
        var next: Int? = graph
        while let one = next {
            if let meaning = ofGraph[one][id] { return meaning }
            next = importer.graphs[one].parent
        }
        let files = reachable(from: [importer.graphs[graph].file]) { includers[$0] }
        return files.lazy.compactMap { ofFile[$0][id] }.first ?? ofApp[id] ?? .stub(id)
    }
}
