import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// When a link can be followed. LANGUAGE 7, "The link step".
extension SwiftEmitter {
    /// `{ conditions, root in root == "main" && conditions.loggedIn }`.
    mutating func put(isOpen route: LinkRoute) {
        let link = graph.deepLinks[route.link.id]
        guard link.isByPresent || route.way != nil else { return put("{ _, _ in false }") }
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
        let isUsed = phases.all.contains { !$0.holds.isEmpty || !$0.sets.isEmpty }
        put(isUsed ? "{ conditions, " : "{ _, ")
        let root = link.isByPresent ? nil : route.way.map { name(of: $0.root) }
        put(root == nil ? "_ in" : "root in")
        if phases.all.count == 1 {
            put(" ")
            var isFirst = true
            if let root {
                put("root == ")
                put(literal: root)
                isFirst = false
            }
            for clause in phases.all[0].holds {
                if !isFirst { put(" && ") }
                isFirst = false
                put(clause)
            }
            if isFirst { put("true") }
            return put(" }")
        }
        code.open("")
        code.line("var conditions = conditions")
        for (index, phase) in phases.all.enumerated() {
            for assignment in phase.sets {
                put("conditions.")
                put(condition: assignment.condition)
                code.end(assignment.value ? " = true" : " = false")
            }
            guard !phase.holds.isEmpty || index == 0 && root != nil else { continue }
            put("guard ")
            if index == 0, let root {
                put("root == ")
                put(literal: root)
                if !phase.holds.isEmpty { put(", ") }
            }
            for (number, clause) in phase.holds.enumerated() {
                if number > 0 { put(", ") }
                put(clause)
            }
            code.end(" else { return false }")
        }
        code.line("return true")
        code.dedent()
        put("}")
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
        var next = id
        while !next.isNone {
            for assignment in graph.alternatives[next].sets { phases.set(graph.assignments[assignment]) }
            next = graph.alternatives[next].then
        }
    }

    private mutating func put(_ clause: Clause) {
        if clause.count == 1 { return put(clause[0].condition, isNegated: !clause[0].isNegated) }
        put("!(")
        for (index, literal) in clause.enumerated() {
            if index > 0 { put(" && ") }
            put(literal.condition, isNegated: literal.isNegated)
        }
        put(")")
    }

    private mutating func put(_ condition: ConditionID, isNegated: Bool) {
        put(isNegated ? "!conditions." : "conditions.")
        put(condition: condition)
    }
}
