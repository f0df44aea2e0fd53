import NavGraphModel
import NavGraphRuns

/// When a link can be followed. LANGUAGE 7, "The link step".
extension SwiftEmitter {
    /// `{ conditions, root in root == "main" && conditions.loggedIn }`, in several lines where a step sets conditions.
    func isOpen(_ route: LinkRoute) -> CodeText {
        let link = graph.deepLinks[route.link.id]
        guard link.isByPresent || route.way != nil else { return "{ _, _ in false }" }
        let phases = phases(of: route)
        let isUsed = phases.contains { !$0.holds.isEmpty || !$0.sets.isEmpty }
        let root =
            link.isByPresent ? nil : route.way.map { "root == \(literal(name(of: $0.root)))" as CodeText }
        let parameters: CodeText = "\(isUsed ? "conditions" : "_"), \(root == nil ? "_" : "root") in"
        if phases.count == 1 {
            let clauses = (root.map { [$0] } ?? []) + phases[0].holds.map { holds($0) }
            return "{ \(parameters) \(clauses.isEmpty ? "true" : clauses.list(separator: " && ") { $0 }) }"
        }
        var text: CodeText = "{ \(parameters)\n    var conditions = conditions\n"
        for (index, phase) in phases.enumerated() {
            for it in phase.sets {
                text +=
                    "    conditions[\(literal(graph.conditions[it.condition].qualifiedName))] = \(it.value ? "true" : "false")\n"
            }
            let clauses = (index == 0 ? root.map { [$0] } ?? [] : []) + phase.holds.map { holds($0) }
            if !clauses.isEmpty { text += "    guard \(clauses.list { $0 }) else { return false }\n" }
        }
        return "\(text)    return true\n}"
    }

    /// What must hold from the first step on, and after each that sets conditions.
    private func phases(of route: LinkRoute) -> [(sets: [Assignment], holds: [Clause])] {
        let link = graph.deepLinks[route.link.id]
        var phases = Phases()
        if link.isByPresent {
            if let stop = graph.stop(opening: link.opens) { see(stop, link, &phases) }
        } else if let way = route.way {
            see(way.stops[0], link, &phases)
            for (step, stop) in zip(way.steps, way.stops.dropFirst()) {
                if case .event(let id) = step { take(id, &phases) }
                see(stop, link, &phases)
            }
        }
        return phases.all
    }

    /// Of these facts one must be otherwise; of a lone one the opposite is written.
    private typealias Clause = [Literal]

    /// What must hold between one `sets` and the next.
    private struct Phases {
        var all: [(sets: [Assignment], holds: [Clause])] = [([], [])]
        private var known: Set<[Int]> = []

        /// None of these may hold all together.
        mutating func excludeAll(_ clause: [Literal]) {
            let key = clause.flatMap { [$0.condition.index, $0.isNegated ? 0 : 1] }
            if known.insert(key).inserted { all[all.count - 1].holds.append(clause) }
        }
        mutating func want(_ literal: Literal) {
            excludeAll([Literal(condition: literal.condition, isNegated: !literal.isNegated, span: literal.span)])
        }
        mutating func set(_ assignment: Assignment) {
            if all[all.count - 1].holds.isEmpty, all.count > 1 {
                all[all.count - 1].sets.append(assignment)
            } else {
                all.append(([assignment], []))
            }
            known = [[assignment.condition.index, assignment.value ? 0 : 1]]
        }
    }

    private func see(_ stop: LinkWay.Stop, _ link: DeepLink, _ phases: inout Phases) {
        for literal in link.requires { phases.want(graph.literals[literal]) }
        for screen in stop.visible {
            for literal in graph.requirements(of: screen) { phases.want(literal) }
        }
    }

    /// The alternative is taken, and none before it.
    private func take(_ id: AlternativeID, _ phases: inout Phases) {
        if let event = graph.alternatives[id].transition {
            for earlier in graph.alternatives(of: event) {
                if earlier == id { break }
                phases.excludeAll(graph.alternatives[earlier].when.map { graph.literals[$0] })
            }
        }
        for literal in graph.alternatives[id].when { phases.want(graph.literals[literal]) }
        for part in graph.parts(of: id) {
            for assignment in graph.alternatives[part].sets { phases.set(graph.assignments[assignment]) }
        }
    }

    private func holds(_ clause: Clause) -> CodeText {
        if clause.count == 1 { return holds(clause[0].condition, isNegated: !clause[0].isNegated) }
        return "!(\(clause.list(separator: " && ") { holds($0.condition, isNegated: $0.isNegated) }))"
    }

    private func holds(_ condition: ConditionID, isNegated: Bool) -> CodeText {
        "\("!", if: isNegated)conditions[\(literal(graph.conditions[condition].qualifiedName))]"
    }
}
