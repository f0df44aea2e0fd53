import NavGraphModel
import NavGraphRuns

/// When a link can be followed. LANGUAGE 7, "The link step".
extension SwiftEmitter {
    /// `{ conditions, isRoot in isRoot(ShopAppName.main) && conditions[ShopAppCondition.loggedIn] }`, in several lines where
    /// a step sets conditions.
    func isOpen(_ followed: FollowedLink) -> CodeText {
        let link = graph.deepLinks[followed.link.id]
        guard !link.isByPath || followed.way != nil else { return "{ _, _ in false }" }
        let root =
            !link.isByPath ? nil : followed.way.map { "isRoot(\(named($0.root)))" as CodeText }
        if let choices = followed.way?.choices { return isOpen(root, choices) }
        let phases = phases(of: followed)
        let isUsed = phases.contains { !$0.holds.isEmpty || !$0.sets.isEmpty }
        let parameters: CodeText = "\(isUsed ? "conditions" : "_"), \(root == nil ? "_" : "isRoot") in"
        if phases.count == 1 {
            let clauses = (root.map { [$0] } ?? []) + phases[0].holds.map { holds($0) }
            return closure(parameters, all: clauses)
        }
        var text: CodeText = "{ \(parameters)\n    var conditions = conditions\n"
        for (index, phase) in phases.enumerated() {
            for it in phase.sets {
                text +=
                    "    conditions[\(named(it.condition))] = \(it.value ? "true" : "false")\n"
            }
            let clauses = (index == 0 ? root.map { [$0] } ?? [] : []) + phase.holds.map { holds($0) }
            if !clauses.isEmpty { text += "    guard \(clauses.list { $0 }) else { return false }\n" }
        }
        return "\(text)    return true\n}"
    }

    /// Whether a link pushes onto a column of a window while the others may show screens that require something.
    var hasColumnsBeside: Bool {
        graph.deepLinks.contains { $0.isByPush && $0.pending != .never } && !screensThatRequire.isEmpty
            && graph.alternatives.contains { alternative in
                guard case .root(let target) = alternative.action, let flow = target.flow else { return false }
                return graph.flows[flow].container == .split
            }
    }

    private var screensThatRequire: [ScreenID] { graph.screens.ids.filter { !graph.requirements(of: $0).isEmpty } }

    /// Screens that are visible beside a pushed screen are also visible.
    func columnsBeside() {
        lines("\n/// Whether a column may show a screen while a link pushes onto another column.")
        block("private static func mayBeBeside(_ screen: String, _ conditions: NavGraph.Conditions) -> Bool {") {
            cases(of: nameCalled("screen"), otherwise: "true") {
                for screen in screensThatRequire {
                    line("case \(nameCase(screen)): \(all(graph.requirements(of: screen)))")
                }
            }
        }
    }

    /// Of a way that meets a choice of `start`: what must hold at its beginning, one of several.
    private func isOpen(_ root: CodeText?, _ choices: [[Literal]]) -> CodeText {
        var clauses = root.map { [$0] } ?? []
        let isAlways = choices.contains { $0.isEmpty }
        if choices.count == 1 {
            clauses += choices[0].map { holds($0) }
        } else if !isAlways {
            let line = choices.list(separator: " || ") { all($0) }
            let lines = choices.list(separator: "\n            || ") { all($0) }
            clauses.append("(\(line.bytes.count < 80 ? line : lines))")
        }
        let parameters: CodeText = "\(isAlways ? "_" : "conditions"), \(root == nil ? "_" : "isRoot") in"
        return closure(parameters, all: clauses)
    }

    /// `{ conditions, isRoot in isRoot(ShopAppName.main) && conditions[ShopAppCondition.member] }`, of which each clause has a
    /// line where they are too long for one.
    private func closure(_ parameters: CodeText, all clauses: [CodeText]) -> CodeText {
        if clauses.isEmpty { return "{ \(parameters) true }" }
        let text = clauses.list(separator: " && ") { $0 }
        if parameters.bytes.count + text.bytes.count < 72 { return "{ \(parameters) \(text) }" }
        return "{ \(parameters)\n    \(clauses.list(separator: "\n        && ") { $0 })\n}"
    }

    /// What must hold from the first step on, and after each that sets conditions.
    private func phases(of followed: FollowedLink) -> [(sets: [Assignment], holds: [Clause])] {
        let link = graph.deepLinks[followed.link.id]
        var phases = Phases()
        if !link.isByPath {
            for literal in link.requires { phases.want(graph.literals[literal]) }
            if link.pending != .never { seeFirst(of: link.opens, &phases) }
        } else if let way = followed.way {
            see(way.stops[0], of: link, in: &phases)
            for (index, step) in way.steps.enumerated() {
                if case .event(let id) = step { take(id, &phases) }
                see(way.stops[index + 1], of: link, in: &phases)
            }
        }
        return phases.all
    }

    /// The first screen is visible: where a flow starts with a choice, the one that the conditions select.
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
        let choices = graph.flows[flow].startChoices.map { choice in
            (
                when: choice.when.map { graph.literals[$0] },
                wanted: choice.screen.map { graph.requirements(of: $0) } ?? []
            )
        }
        if choices.contains(where: { !$0.wanted.isEmpty }) {
            phases.all[phases.all.count - 1].holds.append(.chosen(choices))
        }
    }

    private enum Clause {
        /// Of these facts one must be otherwise; of a lone one the opposite is written.
        case notAll([Literal])
        /// What the first of some alternatives wants whose conditions hold.
        case chosen([(when: [Literal], wanted: [Literal])])
    }

    /// What must hold between one `sets` and the next.
    private struct Phases {
        var all: [(sets: [Assignment], holds: [Clause])] = [([], [])]
        private var known: Set<[Int]> = []

        /// None of these may hold all together.
        mutating func excludeAll(_ clause: [Literal]) {
            let key = clause.flatMap { [$0.condition.index, $0.isNegated ? 0 : 1] }
            if known.insert(key).inserted { all[all.count - 1].holds.append(.notAll(clause)) }
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

    private func see(_ stop: LinkWay.Stop, of link: DeepLink, in phases: inout Phases) {
        for literal in link.requires { phases.want(graph.literals[literal]) }
        for screen in stop.visible where link.pending != .never {
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
        switch clause {
        case .notAll(let facts) where facts.count == 1: return holds(facts[0].opposite)
        case .notAll(let facts): return "!(\(all(facts)))"
        case .chosen(let choices):
            // The last one has no conditions.
            let cases = choices.list(separator: " : ") { choice in
                let wanted: CodeText = choice.wanted.isEmpty ? "true" : all(choice.wanted)
                return choice.when.isEmpty ? wanted : "\(all(choice.when)) ? \(wanted)"
            }
            return choices.count == 1 ? cases : "(\(cases))"
        }
    }

    private func all(_ facts: [Literal]) -> CodeText { facts.list(separator: " && ") { holds($0) } }

    private func holds(_ literal: Literal) -> CodeText {
        "\("!", if: literal.isNegated)conditions[\(named(literal.condition))]"
    }
}

extension Literal {
    /// The same condition, the other way round.
    fileprivate var opposite: Literal { Literal(condition: condition, isNegated: !isNegated, span: span) }
}
