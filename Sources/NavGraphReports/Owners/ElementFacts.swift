import NavGraphChanges
import NavGraphImport
import NavGraphModel
import NavGraphSyntax

/// The facts about elements that their keys do not have: who owns screens and flows, and where the types of screens are
/// declared.
package struct ElementFacts {
    private let owners: CodeOwners?
    private let code: DriftCode?
    /// Returns the path of a file from the root of its repository.
    private let path: (String) -> String

    package init(owners: CodeOwners?, code: DriftCode?, path: @escaping (String) -> String) {
        (self.owners, self.code, self.path) = (owners, code, path)
    }

    package func of(_ graph: NavGraph) -> GraphFacts {
        var types: [String: [DeclaredType]] = [:]
        if let code {
            for (screen, found) in declaredTypes(of: graph, in: code) {
                types["screen:" + graph.name(of: screen)] = found
            }
        }
        var teams: [String: [String]] = [:]
        for flow in graph.flows.ids {
            if let names = graph.teams[.flow(flow)] { teams[graph.name(of: flow)] = names.map { graph.text[$0] } }
        }
        return GraphFacts(graph: graph, types: types, teamsOfFlows: teams, owners: owners, path: path)
    }
}

package struct GraphFacts {
    fileprivate let graph: NavGraph
    /// By the subject of the screen.
    fileprivate let types: [String: [DeclaredType]]
    /// What flows declare, by their names.
    fileprivate let teamsOfFlows: [String: [String]]
    fileprivate let owners: CodeOwners?
    fileprivate let path: (String) -> String

    /// The keys `teams` and `declared` of an element, as far as it has these.
    package func keys(of element: GraphElement) -> [(key: String, value: JSON)] {
        let teams = teams(of: element)
        let declared = (types[element.subject] ?? []).map { type -> JSON in
            let place = type.file.map { "\(path($0)):\(type.line)" }
            return .present(["type": .string(type.type), "place": place.map(JSON.string)])
        }
        return present([
            "teams": teams.isEmpty ? nil : .array(teams.map(JSON.string)),
            "declared": declared.isEmpty ? nil : .array(declared),
        ])
    }

    /// By subject, the owners of screens and flows, and of their transitions. O(size).
    var teams: [String: [String]] {
        if owners == nil, graph.teams.isEmpty { return [:] }
        var found: [String: [String]] = [:]
        let elements = graphElements(graph)
        for element in elements { found[element.subject] = teams(of: element) }
        for element in elements where element.kind == .transition {
            let owner = element.owner ?? ""
            found[element.subject] = found["screen:\(owner)"] ?? found["flow:\(owner)"]
        }
        return found.filter { !$0.value.isEmpty }
    }

    /// The owners of a screen or flow, in order: those of its `team`, or that of its flow, or else of the file of its type, or
    /// else of the file that declares it.
    private func teams(of element: GraphElement) -> [String] {
        guard [.screen, .flow].contains(element.kind) else { return [] }
        if case .array(let names)? = element["team"] {
            return names.compactMap { if case .string(let name) = $0 { name } else { nil } }.unique()
        }
        if let teams = element.flow.flatMap({ teamsOfFlows[$0] }) { return teams.unique() }
        guard let owners else { return [] }
        let files = (types[element.subject] ?? []).compactMap(\.file)
        let all = files.isEmpty ? [graph.files[element.place.file.index]] : files
        return all.flatMap { owners.owners(of: path($0)) }.unique()
    }
}
