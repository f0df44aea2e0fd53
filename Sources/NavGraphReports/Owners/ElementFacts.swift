import NavGraphChanges
import NavGraphImport
import NavGraphModel
import NavGraphSyntax

/// What other files than those of graphs tell about their elements: who owns screens and flows, and where the types of
/// screens are declared.
package struct ElementFacts {
    private let owners: CodeOwners?
    private let code: DriftCode?
    /// Returns the path of a file from the root of its repository.
    private let path: (String) -> String

    package init(owners: CodeOwners?, code: DriftCode?, path: @escaping (String) -> String) {
        (self.owners, self.code, self.path) = (owners, code, path)
    }

    /// The facts about the elements of one graph.
    package func of(_ graph: NavGraph) -> GraphFacts {
        var types: [String: [DeclaredType]] = [:]
        if let code {
            for (screen, found) in declaredTypes(of: graph, in: code) {
                types["screen:" + graph.name(of: screen)] = found
            }
        }
        return GraphFacts(graph: graph, types: types, owners: owners, path: path)
    }
}

/// The facts about the elements of one graph.
package struct GraphFacts {
    fileprivate let graph: NavGraph
    /// By the subject of the screen.
    fileprivate let types: [String: [DeclaredType]]
    fileprivate let owners: CodeOwners?
    fileprivate let path: (String) -> String

    /// The keys `teams` and `declared` of an element, as far as it has these.
    package func keys(of element: GraphElement) -> [(key: String, value: JSON)] {
        let teams = teams(of: element)
        let declared = (types[element.subject] ?? []).map { type -> JSON in
            let place = type.file.map { "\(path($0)):\(type.line)" }
            return .object(present(["type": .string(type.type), "place": place.map(JSON.string)]))
        }
        return present([
            "teams": teams.isEmpty ? nil : .array(teams.map(JSON.string)),
            "declared": declared.isEmpty ? nil : .array(declared),
        ])
    }

    /// By subject, the owners of screens and flows, and of their transitions. O(size).
    var teams: [String: [String]] {
        if owners == nil { return [:] }
        var found: [String: [String]] = [:]
        let elements = graphElements(graph)
        for element in elements { found[element.subject] = teams(of: element) }
        for element in elements where element.kind == .transition {
            let owner = element.owner ?? ""
            found[element.subject] = found["screen:\(owner)"] ?? found["flow:\(owner)"]
        }
        return found.filter { !$0.value.isEmpty }
    }

    /// The owners of a screen or flow, in order: those of the file of its type, or else of the file that declares it.
    private func teams(of element: GraphElement) -> [String] {
        guard let owners, [.screen, .flow].contains(element.kind) else { return [] }
        let files = (types[element.subject] ?? []).compactMap(\.file)
        let all = files.isEmpty ? [graph.files[element.place.file.index]] : files
        var seen: Set<String> = []
        return all.flatMap { owners.owners(of: path($0)) }.filter { seen.insert($0).inserted }
    }
}
