import NavGraphModel

extension StoryboardImporter {
    /// An arrow between screens, as a way back follows it.
    private struct Edge {
        var from: Int
        var presents: Bool
    }

    /// Makes an outcome of each unwind segue; a transition where its action names the screen that it goes back to.
    func makeUnwinds(_ unwinds: [(arrow: Arrow, owner: Owner, place: Int)], _ pending: inout [Owner: [Pending]]) {
        if unwinds.isEmpty { return }
        let edges = edgesInto()
        let named = screensByName()
        var outcomes: [Int: (names: NameRegistry, ofKey: [String: String])] = [:]
        var inserted: [Owner: Int] = [:]
        var isCounted: Set<String> = []
        for (arrow, owner, place) in unwinds {
            let segue = arrow.segue
            let key = "\(segue.origin.file) \(segue.origin.line) \(segue.origin.column)"
            let isFirst = isCounted.insert(key).inserted
            guard case .screen(let screen) = owner else {
                if isFirst { lose(arrow) }
                continue
            }
            let text = segue.identifier.map(identifierStem) ?? segue.unwindAction.map(actionStem) ?? "unwind"
            if isFirst {
                report.add(
                    .unwind, "'\(segue.unwindAction ?? text)' goes back; check the destination", at: segue.origin)
            }
            if let back = wayBack(from: screen, by: segue, named: named, edges: edges) {
                var event = DraftEvent(action: back)
                event.title = segue.trigger
                let isKnown =
                    segue.identifier == nil
                    && pending[owner]?.contains { $0.segue.identifier == nil && $0.event.action == back } ?? false
                if isFirst { report.became(segue.counted, isKnown ? .merged : .transition) }
                if isKnown { continue }
                let name = NamedKind.event.name(Words(of: text)) ?? "goBack"
                let number = place + inserted[owner, default: 0]
                inserted[owner, default: 0] += 1
                pending[owner, default: []].insert(Pending(event: event, segue: segue, names: [name]), at: number)
                continue
            }
            var own = outcomes[screen] ?? (NameRegistry(), [:])
            if segue.identifier == nil, own.ofKey[text] != nil {
                if isFirst { report.became(segue.counted, .merged) }
            } else {
                let name = own.names.take([NamedKind.outcome.name(Words(of: text).less("segue")) ?? "unwind"])
                if segue.identifier == nil { own.ofKey[text] = name }
                draft.screens[screen].outcomes.append(name)
                if isFirst { report.became(segue.counted, .outcome) }
            }
            outcomes[screen] = own
        }
    }

    /// `unwindToCartWithUnwindSegue:` → `unwindToCart`.
    private func actionStem(_ action: String) -> String {
        var text = action.hasSuffix(":") ? String(action.dropLast()) : action
        for end in ["WithUnwindSegue", "Segue", "Sender", "WithSegue"]
        where text.hasSuffix(end) && text.count > end.count {
            text.removeLast(end.count)
            break
        }
        return text
    }

    // MARK: - Where to

    private func screensByName() -> [String: [Int]] {
        var screens: [String: [Int]] = [:]
        for (number, screen) in draft.screens.enumerated() {
            var keys = [screen.name.lowercased()]
            if let stem = type(of: nodeOfScreen[number]).map({ Stem.words(of: $0, less: Stem.ofScreens) }) {
                keys.append(stem.camel.lowercased())
            }
            for key in Set(keys) where !key.isEmpty { screens[key, default: []].append(number) }
        }
        return screens
    }

    /// Of each screen the arrows that open it.
    private func edgesInto() -> [[Edge]] {
        var edges = draft.screens.map { _ in [Edge]() }
        for (number, screen) in draft.screens.enumerated() {
            for event in screen.events {
                let opened: (target: DraftTarget, presents: Bool)
                switch event.action.verb {
                case .push(let target): opened = (target, false)
                case .present(let target): opened = (target, true)
                default: continue
                }
                for inner in draft.firstScreens(of: opened.target) {
                    edges[inner].append(Edge(from: number, presents: opened.presents))
                }
            }
        }
        return edges
    }

    /// The steps back to the screen that the action names, where one does and it lies further back than the opener.
    private func wayBack(
        from screen: Int, by segue: Segue, named: [String: [Int]], edges: [[Edge]]
    ) -> DraftAction? {
        guard let action = segue.unwindAction else { return nil }
        var words = Words(of: actionStem(action)).words[...]
        guard let verb = words.first?.lowercased(),
            ["unwind", "return", "back", "exit", "pop", "dismiss"].contains(verb)
        else { return nil }
        words.removeFirst()
        if words.first?.lowercased() == "to" { words.removeFirst() }
        let candidates = [Words(words), Words(of: Words(words).upper)].flatMap {
            [$0.camel.lowercased(), Stem.words(of: $0.upper, less: Stem.ofScreens).camel.lowercased()]
        }
        let wanted = Set(candidates.filter { !$0.isEmpty }.flatMap { named[$0] ?? [] }).subtracting([screen])
        if wanted.isEmpty { return nil }
        let ways = waysBack(from: screen, to: wanted, edges)
        guard ways.count == 1, let (goal, presents) = ways.first, presents.count > 1 else { return nil }
        var actions = presents.filter(\.self).map { _ in DraftAction(.dismissTop) }
        if !presents[0] { actions.append(DraftAction(.pop(.screen(goal)))) }
        return DraftAction.sequence(actions)
    }

    /// Of each of some screens that lead to `screen` the shortest way from there: which of its arrows present.
    private func waysBack(from screen: Int, to wanted: Set<Int>, _ edges: [[Edge]]) -> [Int: [Bool]] {
        var ways: [Int: [Bool]] = [screen: []]
        var rest = [screen]
        var next = 0
        while next < rest.count {
            let inner = rest[next]
            next += 1
            for edge in edges[inner] where ways[edge.from] == nil {
                ways[edge.from] = [edge.presents] + (ways[inner] ?? [])
                rest.append(edge.from)
            }
        }
        return ways.filter { wanted.contains($0.key) }
    }
}
