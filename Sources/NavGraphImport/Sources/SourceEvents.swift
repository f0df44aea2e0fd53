import NavGraphModel
import NavGraphSyntax

/// The transitions of a draft. SOURCES 8.
extension SourceDraft {
    mutating func makeEvents() {
        var pushes: Set<Int> = []
        for edge in edges where edge.kind == .push {
            if let from = edge.from.flatMap({ number[$0] }) { pushes.insert(from) }
        }
        let isPushing = Set(pushes.compactMap { draft.screens[$0].owner }).union(tabsThatPush)
        let shared = sharedTargets()
        var used: [String: Set<String>] = [:]
        for edge in edges {
            let target: DraftTarget
            var kind = edge.kind
            if let flow = flowOfTabs[edge.to] {
                target = .flow(flow)
                kind = .present
            } else if let screen = number[edge.to] {
                target = .screen(screen)
            } else {
                continue
            }
            let isOfApp = edge.from == nil
            if isOfApp { kind = .present }
            var action = DraftAction(kind == .push ? .push(target) : .present(target))
            if kind == .present, case .screen(let screen) = target {
                action.style = edge.style
                action.isInStack =
                    edge.isInStack || pushes.contains(screen)
                    || draft.screens[screen].owner.map { isPushing.contains($0) } ?? false
            }
            let key = edge.from ?? ""
            if keepsSegues, case .screen = target { action.segue = edge.segue?.identifier }
            var event = DraftEvent(action: action)
            if keepsSegues, let segue = edge.segue {
                event.comments += [segue.stillPerformed(action)].compactMap(\.self)
            }
            if let common = flow(of: edge).flatMap({ shared["\($0) \(edge.to)"] }) {
                guard eventNames["\(key) \(edge.to)"] == nil else { continue }
                add(&event, of: edge, to: target, common: common, &used)
                continue
            }
            event.name = eventName(of: edge, to: target, &used[key, default: []])
            eventNames["\(key) \(edge.to)"] = event.name
            event.remark = edge.remark
            transitions["\(key) \(edge.to)"] = append(event, to: edge.from)
        }
        addAppEvents(&used)
    }

    /// The flows of the tabs of controllers that push: what stands in a tab has the events of them all.
    private var tabsThatPush: Set<Int> {
        let pushing = Set(edges.filter { $0.kind == .push && number[$0.to] != nil }.compactMap(\.from))
        return Set(report.tabs.filter { pushing.contains($0.of) }.flatMap(\.children).compactMap { flowOfStart[$0] })
    }

    /// What many screens of a flow open. SOURCES 8.4.
    private struct SharedTarget {
        var flow: Int
        /// The screens that open it, and all of the flow.
        var sources: [String]
        var all: [String]
    }

    private func flow(of edge: Edge) -> Int? { edge.from.flatMap { number[$0] }.flatMap { draft.screens[$0].owner } }

    /// What at least four and at least half of the screens of a flow open, by flow and target.
    private func sharedTargets() -> [String: SharedTarget] {
        var screensOf: [Int: [String]] = [:]
        for type in types {
            if let flow = number[type].flatMap({ draft.screens[$0].owner }) {
                screensOf[flow, default: []].append(type)
            }
        }
        var result: [String: SharedTarget] = [:]
        for edge in edges {
            guard let from = edge.from, let flow = flow(of: edge) else { continue }
            let target = SharedTarget(flow: flow, sources: [], all: screensOf[flow] ?? [])
            result["\(flow) \(edge.to)", default: target].sources.append(from)
        }
        return result.filter { $0.value.sources.count >= 4 && $0.value.sources.count * 2 >= $0.value.all.count }
    }

    /// One event of the flow instead of those of its screens. None of them has another one of its name.
    private mutating func add(
        _ event: inout DraftEvent, of edge: Edge, to target: DraftTarget, common: SharedTarget,
        _ used: inout [String: Set<String>]
    ) {
        var names = common.all.reduce(into: Set<String>()) { $0.formUnion(used[$1] ?? []) }
        event.name = eventName(of: edge, to: target, &names)
        event.remark = "\(edge.remark), \(common.sources.count) of \(common.all.count) screens"
        for screen in common.all { used[screen, default: []].insert(event.name) }
        for source in common.sources {
            eventNames["\(source) \(edge.to)"] = event.name
            transitions["\(source) \(edge.to)"] = "transition:\(draft.flows[common.flow].name).\(event.name)"
        }
        draft.flows[common.flow].events.append(event)
    }

    /// - Returns: its subject.
    private mutating func append(_ event: DraftEvent, to owner: String?) -> String {
        if let owner, let flow = flowOfTabs[owner] {
            draft.flows[flow].events.append(event)
            return "transition:\(draft.flows[flow].name).\(event.name)"
        }
        if let owner, let screen = number[owner] {
            draft.screens[screen].events.append(event)
            return "transition:\(draft.screens[screen].name).\(event.name)"
        }
        draft.events.append(event)
        return "transition:app.\(event.name)"
    }

    private mutating func addAppEvents(_ used: inout [String: Set<String>]) {
        func take(_ name: String) -> String { firstFree(name, in: &used["", default: []]) }
        let opened = Set(edges.map(\.to))
        for root in report.roots + report.tabs.map(\.of) where root != report.entry {
            let flow = flowOfTabs[root] ?? flowOfStart[root]
            guard let flow, draft.entry != .flow(flow) else { continue }
            if flowOfTabs[root] != nil, opened.contains(root) { continue }
            let name = draft.flows[flow].name
            let stem = name.hasSuffix("Flow") ? String(name.dropLast(4)) : name
            let action = DraftAction(.root(.flow(flow)))
            transitionsToRoots[root] = append(
                DraftEvent(name: take("show" + upperCamel(stem)), action: action), to: nil)
        }
        let leaving = leaving
        var reached = Set(
            report.roots + report.tabs.flatMap(\.children) + [report.entry, guessed].compactMap(\.self)
                + edges.filter { $0.from == nil }.map(\.to))
        func reach(_ starts: [String]) { reached.formUnion(reachable(from: starts) { (leaving[$0] ?? []).map(\.to) }) }
        reach(reached.sorted())
        // What opens others, and nothing read opens; then those that only each other open.
        for isOpened in [false, true] {
            for type in types where !reached.contains(type) && (isOpened || !opened.contains(type)) {
                guard let screen = number[type] else { continue }
                var action = DraftAction(.present(.screen(screen)))
                action.isInStack = true
                let why = "not opened in the code" + (isOpened ? ", except by its successors" : "")
                draft.events.append(
                    DraftEvent(
                        name: take("open" + upperCamel(draft.screens[screen].name)), comments: [why], action: action))
                reach([type])
            }
        }
    }

    private static let beginnings = ["didTap", "didSelect", "onTap", "tap", "select", "userDid"]
    private static let endings = ["TouchUpInside", "ButtonAction", "Tapped", "Pressed", "Clicked", "DidTap"]

    private func eventName(of edge: Edge, to target: DraftTarget, _ used: inout Set<String>) -> String {
        if let function = edge.function, let name = name(ofFunction: function), used.insert(name).inserted {
            return name
        }
        return firstFree("open" + upperCamel(draft.name(of: target)), in: &used)
    }

    /// `didTapSaveButton` → `save`; `nil` where it says nothing.
    private func name(ofFunction function: String) -> String? {
        var text = function
        if let beginning = Self.beginnings.first(where: { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }) {
            text.removeFirst(beginning.count)
        } else if let ending = Self.endings.first(where: { text.hasSuffix($0) && text.utf8.count > $0.utf8.count }) {
            text.removeLast(ending.count)
        } else {
            return nil
        }
        for ending in ["Did", "Button"] where text.hasSuffix(ending) && text.utf8.count > ending.utf8.count {
            text.removeLast(ending.count)
        }
        let words = Words(of: text)
        guard !words.isEmpty, words.words.count <= 4, let name = NamedKind.event.name(words) else { return nil }
        return name
    }
}
