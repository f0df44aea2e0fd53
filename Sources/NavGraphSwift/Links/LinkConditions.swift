import NavGraphModel
import NavGraphRuns

/// When a link can be followed. LANGUAGE 7, "The link step".
extension SwiftEmitter {
    /// `{ conditions, root in root == "main" && conditions.loggedIn }`, in several lines where a step sets conditions.
    func isOpen(_ route: LinkRoute) -> CodeText {
        let link = graph.deepLinks[route.link.id]
        guard !link.isByPath || route.way != nil else { return "{ _, _ in false }" }
        let phases = phases(of: route)
        let isUsed = phases.contains { !$0.holds.isEmpty || !$0.sets.isEmpty }
        let root =
            !link.isByPath ? nil : route.way.map { "root == \(literal(name(of: $0.root)))" as CodeText }
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
        if !link.isByPath {
            for literal in link.requires { phases.want(graph.literals[literal]) }
            seeFirst(of: link.opens, &phases)
        } else if let way = route.way {
            begin(way.root, on: way, at: 0, &phases)
            see(way.stops[0], link, &phases)
            for (index, step) in way.steps.enumerated() {
                if case .event(let id) = step { take(id, on: way, to: index + 1, &phases) }
                see(way.stops[index + 1], link, &phases)
            }
        }
        return phases.all
    }

    /// What is shown first is seen: where a flow begins with a choice, that which the conditions give.
    private func seeFirst(of target: Target?, _ phases: inout Phases) {
        switch target {
        case .screen(let screen): for literal in graph.requirements(of: screen) { phases.want(literal) }
        case .flow(let flow):
            let children = graph.flows[flow].children.map { graph.children[$0].target }
            switch graph.flows[flow].container {
            case .tabs: seeFirst(of: children.first ?? nil, &phases)
            case .split: for child in children { seeFirst(of: child, &phases) }
            case .stack, .single: seeStart(of: flow, &phases)
            }
        case nil: break
        }
    }

    private func seeStart(of flow: FlowID, _ phases: inout Phases) {
        guard !graph.flows[flow].startChoices.isEmpty else {
            return seeFirst(of: graph.flows[flow].start.map { .screen($0) }, &phases)
        }
        // Those with which an alternative is reached: of each before it one fact is otherwise.
        var reached: [[Literal]] = [[]]
        for choice in graph.flows[flow].startChoices {
            let when = choice.when.map { graph.literals[$0] }
            for wanted in graph.requirements(of: choice.screen!) {
                for facts in reached { phases.excludeAll(facts + when + [wanted.opposite]) }
            }
            reached = reached.flatMap { facts in when.map { facts + [$0.opposite] } }
        }
    }

    /// What is opened on a way begins with the screens that are seen there.
    private func begin(_ target: Target, on way: LinkWay, at stop: Int, _ phases: inout Phases) {
        guard let flow = target.flow else { return }
        for child in graph.flows[flow].children {
            if let target = graph.children[child].target { begin(target, on: way, at: stop, &phases) }
        }
        guard let taken = way.seenStart(of: flow, from: stop, in: graph) else { return }
        let choices = graph.flows[flow].startChoices
        for earlier in choices[..<taken] { phases.excludeAll(earlier.when.map { graph.literals[$0] }) }
        for literal in choices[taken].when { phases.want(graph.literals[literal]) }
    }

    /// Of these facts one must be otherwise; of a lone one the opposite is written.
    private typealias Clause = [Literal]

    /// What must hold between one `sets` and the next.
    private struct Phases {
        var all: [(sets: [Assignment], holds: [Clause])] = [([], [])]
        private var known: Set<[Int]> = []

        /// None of these may hold all together.
        mutating func excludeAll(_ clause: [Literal]) {
            // They never hold together where one is the opposite of another.
            if clause.contains(where: { one in
                clause.contains { $0.condition == one.condition && $0.isNegated != one.isNegated }
            }) { return }
            let key = clause.flatMap { [$0.condition.index, $0.isNegated ? 0 : 1] }
            if known.insert(key).inserted { all[all.count - 1].holds.append(clause) }
        }
        mutating func want(_ literal: Literal) {
            excludeAll([literal.opposite])
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
    private func take(_ id: AlternativeID, on way: LinkWay, to stop: Int, _ phases: inout Phases) {
        if let event = graph.alternatives[id].transition {
            for earlier in graph.alternatives(of: event) {
                if earlier == id { break }
                phases.excludeAll(graph.alternatives[earlier].when.map { graph.literals[$0] })
            }
        }
        for literal in graph.alternatives[id].when { phases.want(graph.literals[literal]) }
        for part in graph.parts(of: id) {
            for assignment in graph.alternatives[part].sets { phases.set(graph.assignments[assignment]) }
            if let opened = graph.alternatives[part].action.opened { begin(opened, on: way, at: stop, &phases) }
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

extension Literal {
    /// The same condition, the other way round.
    fileprivate var opposite: Literal { Literal(condition: condition, isNegated: !isNegated, span: span) }
}
