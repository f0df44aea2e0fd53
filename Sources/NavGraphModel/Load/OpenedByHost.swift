import NavGraphSyntax

/// A module without an app is judged like an app whose own code opens its public elements. LANGUAGE 2.
extension NavGraph {
    /// The module as an app with a host that opens each of its public screens and flows.
    ///
    /// Elements keep their ids: what is new stands behind them. Conditions that nothing sets begin either way, and links by
    /// `path` are left to the app. O(size of the graph).
    package func openedByHost() -> NavGraph {
        guard !isApp, entry.isNone else { return self }
        var graph = self
        graph.addHost()
        graph.forgetInitialValues()
        return graph
    }

    /// Whether the window that was made from this is the host's of a module, from which `dismiss: top` takes all that was
    /// pushed: an app may have presented it.
    package func isHosts(window made: Target) -> Bool {
        isOpenedByHost && host.flatMap { screens[$0].flow } == made.flow && made.flow != nil
    }

    private mutating func addHost() {
        let (name, root, file) = (Key.host.symbol, ModuleID(raw: 0), modules[ModuleID(raw: 0)].file)
        var flow = Flow(name: name, qualifiedName: name, module: root, file: file, span: fileSpan)
        var screen = Screen(name: name, qualifiedName: name, module: root, file: file, span: fileSpan)
        screen.goesBack = false
        let first = transitions.count
        let id = ScreenID(screens.count)
        for target in publicTargets { addOpening(of: target, by: id) }
        screen.transitions = IDRange(from: first, to: transitions)
        screen.flow = FlowID(flows.count)
        (flow.start, flow.screens) = (id, IDRange(start: UInt32(id.index), count: 1))
        _ = screens.append(screen)
        let made = flows.append(flow)
        var launch = Alternative(role: .entry)
        (launch.action, launch.span, launch.valueSpan) = (.root(.flow(made)), fileSpan, fileSpan)
        entry = alternatives.append(launch)
        (host, entrySpan, isOpenedByHost) = (id, fileSpan, true)
    }

    /// What apps can open, in file order.
    private var publicTargets: [Target] {
        let root = ModuleID(raw: 0)
        let flows = self.flows.ids.filter { self.flows[$0].isPublic && self.flows[$0].module == root }
        let screens = self.screens.ids.filter { self.screens[$0].isPublic && self.screens[$0].module == root }
        let all =
            flows.map { (place: place(of: $0), target: Target.flow($0)) }
            + screens.map { (place: place(of: $0), target: .screen($0)) }
        return all.sorted { $0.place < $1.place }.map(\.target)
    }

    /// Opens it where what is then visible has what it requires: for each screen that it may begin with an alternative, and
    /// one that does nothing.
    private mutating func addOpening(of target: Target, by host: ScreenID) {
        let opened = self[target]
        let id = transitions.append(
            Transition(
                owner: .screen(host), name: opened.name, file: opened.file, span: opened.span, isList: false))
        var all: [AlternativeID] = []
        func add(_ action: Action, when: [Literal]) {
            var alternative = Alternative(role: .event)
            (alternative.action, alternative.transition) = (action, id)
            (alternative.span, alternative.valueSpan) = (opened.span, opened.span)
            alternative.when = IDRange(start: UInt32(literals.count), count: UInt32(when.count))
            for literal in when { _ = literals.append(literal) }
            all.append(alternatives.append(alternative))
        }
        for (chosen, visible) in beginnings(of: target) {
            let required = visible.flatMap { requirements(of: $0) }
            add(opening(of: target), when: chosen + required)
            if !required.isEmpty, !chosen.isEmpty { add(.none, when: chosen) }
        }
        for (alternative, next) in zip(all, all.dropFirst()) { alternatives[alternative].next = next }
        if all.count > 1 { for (index, it) in all.enumerated() { alternatives[it].number = UInt32(index + 1) } }
        transitions[id].firstAlternative = all[0]
    }

    /// What has a style, or cannot be pushed, is presented as it says itself; all else is pushed.
    private func opening(of target: Target) -> Action {
        let declared = self[target].presentation
        let isStack = target.flow.map { flows[$0].container == .stack } ?? true
        if isStack, !declared.given.contains(.style) { return .push(target) }
        var how = Presentation()
        how.inStack = target.screen != nil && !declared.value.style.isAlert
        return .present(target, how.completed(by: declared, given: [.in]))
    }

    /// The screens that are visible when a target has been opened, and the conditions of a `start` that select them: the
    /// first whose conditions hold.
    private func beginnings(of target: Target?) -> [(when: [Literal], visible: [ScreenID])] {
        switch target {
        case .screen(let screen): return [([], [screen])]
        case .flow(let id):
            let targets = flows[id].children.map { children[$0].target }
            switch flows[id].container {
            case .tabs: return beginnings(of: targets.first ?? nil)
            case .split:
                return targets.reduce([([], [])]) { all, child in
                    all.flatMap { one in
                        beginnings(of: child).map { (one.when + $0.when, one.visible + $0.visible) }
                    }
                }
            case .stack, .single:
                if flows[id].startChoices.isEmpty { return [([], flows[id].start.map { [$0] } ?? [])] }
                return flows[id].startChoices.map { ($0.when.map { literals[$0] }, $0.screen.map { [$0] } ?? []) }
            }
        case nil: return [([], [])]
        }
    }

    /// An app may set what nothing here sets.
    private mutating func forgetInitialValues() {
        var isSet = Set(assignments.map(\.condition))
        for id in conditions.ids where isSet.contains(id) {
            for value in [true, false] { isSet.formUnion(settings(by: id, value).map { $0.condition }) }
        }
        for id in conditions.ids where !isSet.contains(id) && conditions[id].platforms == nil {
            conditions[id].initially = nil
        }
    }
}
