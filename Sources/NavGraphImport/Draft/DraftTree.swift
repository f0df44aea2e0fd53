import NavGraphModel
import NavGraphSyntax

/// Which keys stand in which file.
package enum DraftPart {
    /// All of it, as one file.
    case whole
    /// The root file of fragments, with the paths of these.
    case root(includes: [String])
    /// What was read from one input.
    case fragment(ofFile: Int)
}

extension Draft {
    /// A file as text. `fragments`: the inputs that have their own files.
    package func bytes(_ part: DraftPart, fragments: Set<Int> = []) -> [UInt8] {
        func isHere(_ file: Int?) -> Bool {
            switch part {
            case .whole: true
            case .root: file.map { !fragments.contains($0) } ?? true
            case .fragment(let own): file == own
            }
        }
        var top: [YAMLEntry] = []
        switch part {
        case .fragment: break
        case .whole, .root(includes: []): top += rootEntries()
        case .root(let includes): top += rootEntries() + [entry(.include, list(includes))]
        }
        let flowEntries = order.filter { isHere(flows[$0].origin.file) }.map { flow in
            var result = YAMLEntry(flows[flow].name, tree(ofFlow: flow), comments: flows[flow].comments)
            result.isApart = true
            return result
        }
        let screenEntries = screens.indices.filter { screens[$0].owner == nil && isHere(screens[$0].origin?.file) }
            .map(entry(ofScreen:))
        let hasDomains = domains(areHosts: false).count + domains(areHosts: true).count > 1
        let linkEntries = links.filter { isHere($0.origin.file) }.map { entry(ofLink: $0, saysDomain: hasDomains) }
        for (key, entries) in [(Key.flows, flowEntries), (.screens, screenEntries), (.deepLinks, linkEntries)]
        where !entries.isEmpty {
            var entries = entries
            entries[0].isApart = false
            top.append(YAMLEntry(key.spelling, .mapping(entries, isCompact: false), isApart: true))
        }
        return writeYAML(top)
    }

    private func rootEntries() -> [YAMLEntry] {
        var top = [entry(.navgraph, "1"), entry(.app, app)]
        if isOfSources { top[0].comments = SourceDraft.heading }
        if let draftText { top.append(entry(.draft, .text(draftText))) }
        if let entry {
            top.append(YAMLEntry(Key.entry.spelling, .text(name(of: entry)), comments: entryComments))
        }
        if isSwiftUI { top.append(entry(.swift, .mapping([entry(.framework, "swiftui")]))) }
        if isOfSources {
            let rules = ["deep-modal", "unbounded-stack"].map { YAMLEntry($0, .text("off")) }
            top.append(entry(.lint, .mapping([entry(.rules, .mapping(rules))])))
        }
        if !imports.isEmpty { top.append(entry(.swift, .mapping([entry(.imports, list(imports))]))) }
        var domains: [YAMLEntry] = []
        let (schemes, hosts) = (self.domains(areHosts: false), self.domains(areHosts: true))
        if !schemes.isEmpty { domains.append(entry(.schemes, list(schemes))) }
        if !hosts.isEmpty { domains.append(entry(.hosts, list(hosts))) }
        if !domains.isEmpty { top.append(entry(.links, .mapping(domains))) }
        if !events.isEmpty {
            let tree = YAMLNode.mapping(events.map { entry(ofEvent: $0, owner: []) }, isCompact: false)
            top.append(YAMLEntry(Key.transitions.spelling, tree, isApart: true))
        }
        return top
    }

    /// The entry first, then as they were read; each followed by those that it names.
    private var order: [Int] {
        var order: [Int] = []
        var seen: Set<Int> = []
        func put(_ flow: Int) {
            guard seen.insert(flow).inserted else { return }
            order.append(flow)
            for case .flow(let child) in flows[flow].children { put(child) }
        }
        if case .flow(let first)? = entry { put(first) }
        let children = flows.flatMap(\.children)
        for flow in flows.indices where !children.contains(.flow(flow)) { put(flow) }
        for flow in flows.indices { put(flow) }
        return order
    }

    /// The screens that stand under a flow: what it shows first, then as they were read.
    private func screens(under flow: Int) -> [Int] {
        let own = screens.indices.filter { screens[$0].owner == flow }
        let first = flows[flow].children.compactMap { child -> Int? in
            guard case .screen(let screen) = child, screens[screen].owner == flow else { return nil }
            return screen
        }
        return first + own.filter { !first.contains($0) }
    }

    // MARK: - Flows and screens

    private func tree(ofFlow number: Int) -> YAMLNode {
        let flow = flows[number]
        var entries: [YAMLEntry] = []
        if let title = flow.title { entries.append(entry(.title, title)) }
        let own = screens(under: number)
        switch flow.kind {
        case .stack(let start):
            if own.first != start { entries.append(entry(.start, screens[start].name)) }
        case .tabs(let children): entries.append(entry(.tabs, list(children.map(name))))
        case .columns(let children): entries.append(entry(.columns, list(children.map(name))))
        }
        if !flow.params.isEmpty { entries.append(entry(.params, tree(of: flow.params))) }
        if let allowed = tree(of: flow.allowances) { entries.append(entry(.allow, allowed)) }
        if !flow.events.isEmpty { entries.append(transitions(flow.events, owner: flow.params)) }
        if !own.isEmpty { entries.append(entry(.screens, .mapping(own.map(entry(ofScreen:)), isCompact: false))) }
        return .mapping(entries, isCompact: false)
    }

    func entry(ofScreen number: Int) -> YAMLEntry {
        let screen = screens[number]
        var entries: [YAMLEntry] = []
        if let title = screen.title { entries.append(entry(.title, title)) }
        if let type = screen.type { entries.append(entry(.type, type)) }
        switch screen.source {
        case .storyboard(let name, let id):
            var keys = [entry(.storyboard, name)]
            if let id { keys.append(entry(.id, id)) }
            entries.append(entry(.from, .mapping(keys)))
        case .xib(nil): entries.append(entry(.from, "xib"))
        case .xib(let name?): entries.append(entry(.from, .mapping([entry(.xib, name)])))
        case .swiftui: entries.append(entry(.from, "swiftui"))
        case .system: entries.append(entry(.from, "system"))
        case nil: break
        }
        if !screen.params.isEmpty { entries.append(entry(.params, tree(of: screen.params))) }
        if !screen.outcomes.isEmpty { entries.append(entry(.outcomes, list(screen.outcomes))) }
        if let allowed = tree(of: screen.allowances) { entries.append(entry(.allow, allowed)) }
        if !screen.events.isEmpty { entries.append(transitions(screen.events, owner: screen.params)) }
        return YAMLEntry(screen.name, .mapping(entries, isCompact: false), comments: screen.comments)
    }

    private func tree(of params: [DraftParam]) -> YAMLNode {
        .mapping(params.map { YAMLEntry($0.name, .text($0.spelled)) })
    }

    private func tree(of allowances: [Allowance]) -> YAMLNode? {
        allowances.isEmpty ? nil : .mapping(allowances.map { YAMLEntry($0.rule, .text($0.reason)) })
    }

    // MARK: - Transitions

    private func transitions(_ events: [DraftEvent], owner: [DraftParam]) -> YAMLEntry {
        entry(.transitions, .mapping(events.map { entry(ofEvent: $0, owner: owner) }, isCompact: false))
    }

    func entry(ofEvent event: DraftEvent, owner: [DraftParam]) -> YAMLEntry {
        var entries = tree(of: event.action)
        if !event.payload.isEmpty { entries.insert(entry(.payload, tree(of: event.payload)), at: 0) }
        if let title = event.title { entries.append(entry(.title, title)) }
        return YAMLEntry(event.name, .mapping(entries), comments: event.comments, remark: event.remark)
    }

    private func tree(of action: DraftAction) -> [YAMLEntry] {
        var entries = [verb(of: action)]
        if case .show(_, let column) = action.verb { entries.append(entry(.in, name(of: column))) }
        if let style = action.style { entries.append(entry(.style, style)) }
        if action.isInStack { entries.append(entry(.in, "stack")) }
        if action.isLocked { entries.append(entry(.locked, "true")) }
        if action.reuse { entries.append(YAMLEntry("reuse", .text("true"))) }
        if let animation = action.animation { entries.append(entry(.animation, animation)) }
        if let segue = action.segue { entries.append(entry(.segue, segue)) }
        if !action.with.isEmpty { entries.append(entry(.with, tree(of: action.with))) }
        let outcomes = outcomesHandled(by: action)
        if !outcomes.isEmpty {
            entries.append(entry(.returns, .mapping(outcomes.map { YAMLEntry($0, .null) })))
        }
        if let then = action.then { entries.append(entry(.then, .mapping(tree(of: then)))) }
        return entries
    }

    private func verb(of action: DraftAction) -> YAMLEntry {
        switch action.verb {
        case .push(let target): entry(.push, name(of: target))
        case .present(let target): entry(.present, name(of: target))
        case .replace(let screen): entry(.replace, screens[screen].name)
        case .root(let target): entry(.root, name(of: target))
        case .show(let screen, _): entry(.show, screens[screen].name)
        case .pop(let target): entry(.pop, name(of: target))
        case .popBack: entry(.pop, "back")
        case .popRoot: entry(.pop, "root")
        case .dismissTop: entry(.dismiss, "top")
        case .dismissAll: entry(.dismiss, "all")
        }
    }

    /// The outcomes of the screen that is opened itself: those of a flow's first screen just close it.
    private func outcomesHandled(by action: DraftAction) -> [String] {
        switch action.verb {
        case .push(.screen(let screen)), .present(.screen(let screen)), .root(.screen(let screen)):
            screens[screen].outcomes
        default: []
        }
    }

    // MARK: - Links

    private func entry(ofLink link: DraftLink, saysDomain: Bool) -> YAMLEntry {
        var entries = [entry(.url, link.url)]
        if !link.query.isEmpty { entries.append(entry(.query, tree(of: link.query))) }
        if saysDomain { entries.append(YAMLEntry("under", list([link.domain]))) }
        entries.append(entry(.opens, name(of: link.opens)))
        if link.isByPresent {
            entries.append(entry(.by, "present"))
            if case .screen = link.opens { entries.append(entry(.in, "stack")) }
        }
        if !link.with.isEmpty { entries.append(entry(.with, tree(of: link.with))) }
        return YAMLEntry(link.name, .mapping(entries), comments: link.comments)
    }

    private func list(_ texts: [String]) -> YAMLNode { .list(texts.map(YAMLNode.text)) }
    private func tree(of texts: [NamedText]) -> YAMLNode { .mapping(texts.map { YAMLEntry($0.name, .text($0.text)) }) }

    private func entry(_ key: Key, _ text: String) -> YAMLEntry { YAMLEntry(key.spelling, .text(text)) }
    private func entry(_ key: Key, _ node: YAMLNode) -> YAMLEntry { YAMLEntry(key.spelling, node) }
}
