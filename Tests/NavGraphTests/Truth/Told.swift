import NavGraphLint
import NavGraphRuns
import NavGraphSyntax

/// What is said of a graph, whatever its order and its words: findings, distances, links.
struct Told: Equatable {
    struct Found: Hashable {
        var rule: Rule
        var subject: String
        var severity: Severity
        var isSuspected: Bool
        /// Of its run; -1 where it has none.
        var steps: Int
    }
    var findings: Set<Found> = []
    var distances: [String: Int] = [:]
    /// Whether each can be followed.
    var links: [String: Bool] = [:]

    /// `nil`: the graph has errors of the text. `name`: what a name is called here; `nil`: nothing is told of it.
    init?(
        _ files: [String: String], without rules: Set<Rule> = [], name: (String) -> String? = { $0 }
    ) {
        let reading = read(files)
        guard reading.isUsable else { return nil }
        let graph = reading.graph
        let runs = RunAnalysis(graph)
        for finding in lint(graph, runs: runs) where !rules.contains(finding.rule) {
            guard let subject = Self.renamed(finding.subject.spelled(in: graph.text), name) else {
                continue
            }
            findings.insert(
                Found(
                    rule: finding.rule, subject: subject, severity: finding.severity,
                    isSuspected: finding.isSuspected, steps: finding.witness.count - 1))
        }
        for screen in graph.screens.ids {
            guard let name = Self.renamed(graph.name(of: screen), name) else { continue }
            distances[name] = runs.distance(of: screen) ?? -1
        }
        for link in graph.deepLinks.ids {
            guard let name = Self.renamed(graph.text[graph.deepLinks[link].qualifiedName], name) else {
                continue
            }
            links[name] = runs.isFollowed(link)
        }
    }

    private static func renamed(_ spelled: String, _ name: (String) -> String?) -> String? {
        var result = ""
        var word = ""
        for character in spelled + "#" {
            if character.isLetter || character.isNumber {
                word.append(character)
                continue
            }
            guard let renamed = word.isEmpty ? "" : name(word) else { return nil }
            // A name without letters takes its dot with it.
            result += renamed + (renamed.isEmpty && !word.isEmpty ? "" : String(character))
            word = ""
        }
        return String(result.dropLast())
    }

    /// What one has and another does not, for people.
    func difference(from other: Told) -> String {
        func spelled(_ findings: Set<Found>) -> String {
            findings.map {
                "\($0.rule.rawValue) \($0.subject) \($0.severity)\($0.isSuspected ? " suspected" : "") \($0.steps)"
            }.sorted().joined(separator: ", ")
        }
        let moved = distances.filter { other.distances[$0.key] != $0.value }
        let links = links.filter { other.links[$0.key] != $0.value }
        return
            "− \(spelled(findings.subtracting(other.findings))) + \(spelled(other.findings.subtracting(findings))) "
            + "distances \(moved) links \(links)"
    }
}
