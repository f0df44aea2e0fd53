import NavGraphModel
import NavGraphSources

/// Whether code does what transitions say.
extension Drift {
    /// `unseen-transition`, `lost-transition`, `other-kind`, `empty-anchor`; counts the transitions of screens.
    mutating func judgeTransitions(seen before: Set<String>) {
        var names: [String: Set<String>] = [:]
        let pairs = Dictionary(grouping: edges.filter { $0.from != nil }) { "\($0.from ?? "") \($0.to)" }
        for transition in graph.transitions.ids {
            guard case .screen(let screen) = graph.transitions[transition].owner, screen != graph.host,
                let from = types.typeOf[screen]
            else { continue }
            let targets = screens(openedBy: transition)
            guard !targets.isEmpty else { continue }
            let found = targets.flatMap { pairs["\(from) \($0.type)"] ?? [] }
            let anchors = anchors(of: transition)
            let isNamed = judge(anchors, of: transition, from: from, to: targets.map(\.type))
            let subject = graph.subject(of: transition)
            let isSegue = targets.contains { code.segues.contains("\(from) \($0.type)") }
            let isSeen = !found.isEmpty || isNamed || isSegue || hasRouter
            transitions.count += 1
            if isSeen { transitions.seen.insert(subject.spelled(in: graph.text)) }
            if found.isEmpty, !isSegue, isNamed { transitions.anchored += 1 }
            judgeKind(of: transition, from: from, to: targets.map(\.type), found)
            guard !isSeen, anchors.isEmpty else { continue }
            unconfirmed.append((transition, targets.map(\.type)))
            if before.contains(subject.spelled(in: graph.text)) {
                self.found.add(
                    .lostTransition, of: subject, at: graph.place(of: transition),
                    "the baseline lists this transition as seen in code; no code that navgraph can read opens "
                        + "'\(targets[0].type)' from '\(from)' any more")
            }
            if hasRouter || !code.report.declared.contains(from) { continue }
            let known = names[from] ?? code.report.mentions.names(around: from)
            names[from] = known
            let unnamed = targets.first { target in
                // A hosting class also has the name of its view.
                let views = code.report.hosts.filter { $0.value == target.type }.map { DriftTypes.last($0.key) }
                return code.report.declared.contains(target.type) && !known.contains(DriftTypes.last(target.type))
                    && known.isDisjoint(with: views) && target.isScreen
            }
            guard let unnamed else { continue }
            self.found.add(
                .unseenTransition, of: subject, at: graph.place(of: transition),
                "the code of '\(from)' does not open or name '\(unnamed.type)', as far as navgraph can read it")
        }
    }

    /// The types that a transition can open; those of flows by what these begin with.
    private func screens(openedBy transition: TransitionID) -> [(type: String, isScreen: Bool)] {
        var result: [(type: String, isScreen: Bool)] = []
        for alternative in graph.alternatives(of: transition) {
            for part in graph.parts(of: alternative) {
                let action = graph.alternatives[part].action
                if action.presentation?.style.isAlert == true { continue }
                let target = action.opened
                for screen in graph.firstScreens(of: target) {
                    guard let type = types.typeOf[screen], !result.contains(where: { $0.type == type }) else {
                        continue
                    }
                    if case .screen? = target { result.append((type, true)) } else { result.append((type, false)) }
                }
            }
        }
        return result
    }

    private mutating func judgeKind(
        of transition: TransitionID, from: String, to types: [String], _ edges: [SourceReport.Edge]
    ) {
        guard let first = edges.first, first.kind != .root, edges.allSatisfy({ $0.isSure && $0.kind == first.kind })
        else { return }
        let actions = graph.alternatives(of: transition).map { graph.alternatives[$0].action }
        let kinds = actions.map { action -> OpeningKind? in
            switch action {
            case .push(.screen), .reuse: .push
            case .present(.screen, _): .present
            default: nil
            }
        }
        guard let kind = kinds.first ?? nil, kind != first.kind, kinds.allSatisfy({ $0 == kind }) else { return }
        // Another transition may say it.
        let owner = graph.transitions[transition].owner
        let others = graph.transitions.ids.filter { $0 != transition && graph.transitions[$0].owner == owner }
        guard !others.contains(where: { !Set(screens(openedBy: $0).map(\.type)).isDisjoint(with: types) }) else {
            return
        }
        let count = Set(edges.map { "\($0.file) \($0.line)" }).count
        found.add(
            .otherKind, of: graph.subject(of: transition), at: graph.place(of: transition),
            "'\(from)' opens '\(first.to)' with \(first.kind.rawValue) (\(first.file):\(first.line)"
                + (count > 1 ? " and \(count - 1) more" : "") + "); the graph says \(kind.rawValue)")
    }
}
