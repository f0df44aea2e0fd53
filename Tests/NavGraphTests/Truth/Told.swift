import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What is said of a graph, whatever its order and its words: findings, distances, links.
struct Told: Equatable {
    struct Found: Hashable {
        var rule: Rule
        var subject: String
        var severity: Severity
        var isSuspected = false
        /// Of its run; -1 where it has none, or runs are not asked for.
        var steps = -1
        /// Fewer are too few; 0 where that is not known.
        var leastSteps = 0
    }
    var findings: Set<Found> = []
    var distances: [String: Int] = [:]
    /// Whether each can be followed, and by which steps, if that is asked for.
    var links: [String: Bool] = [:]
    var ways: [String: [String]] = [:]

    var hasBlockedLinks: Bool { findings.contains { $0.rule == .blockedLink } }

    mutating func forgetLinks() {
        links = [:]
        findings = findings.filter { $0.rule != .blockedLink }
    }

    /// What is asked for, besides findings, distances and links.
    struct Asked: OptionSet {
        var rawValue: Int
        static let runs = Asked(rawValue: 1)
        static let ways = Asked(rawValue: 2)
    }

    /// `nil`: the graph has errors of the text. `name`: what a name is called here; `nil`: nothing is told of it.
    init?(_ files: [String: String], without rules: Set<Rule> = [], name: (String) -> String? = { $0 }) {
        let reading = read(files)
        guard reading.isUsable else { return nil }
        self.init(reading.graph, subject: { rules.contains($0.rule) ? nil : $1 }, name: name)
    }

    /// `subject`: what the subject of a finding is called here; `nil`: the finding is not told.
    init(
        _ graph: NavGraph, _ asked: Asked = .runs, subject: (Finding, String) -> String? = { $1 },
        name: (String) -> String? = { $0 }
    ) {
        let runs = RunAnalysis(graph)
        for finding in lint(graph, runs: runs) {
            guard let subject = subject(finding, finding.subject.spelled(in: graph.text)),
                let subject = Self.renamed(subject, name)
            else { continue }
            var found = Found(rule: finding.rule, subject: subject, severity: finding.severity)
            if asked.contains(.runs) {
                found.isSuspected = finding.isSuspected
                found.steps = finding.witness.count - 1
                found.leastSteps = finding.distanceAtLeast ?? 0
            }
            findings.insert(found)
        }
        for screen in graph.screens.ids {
            guard let name = Self.renamed(graph.name(of: screen), name) else { continue }
            distances[name] = runs.distance(of: screen) ?? -1
        }
        for link in graph.deepLinks.ids {
            guard let name = Self.renamed(graph.text[graph.deepLinks[link].qualifiedName], name) else { continue }
            links[name] = runs.isFollowed(link)
            if asked.contains(.ways) { ways[name] = runs.linkWay(of: link)?.steps.map { graph.spelled($0) } }
        }
    }

    /// As behind one step more.
    mutating func makeFarther() {
        distances = distances.mapValues { $0 < 0 ? $0 : $0 + 1 }
        findings = Set(
            findings.map { finding in
                var finding = finding
                if finding.steps >= 0 { finding.steps += 1 }
                if finding.leastSteps > 0 { finding.leastSteps += 1 }
                return finding
            })
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
