import NavGraphModel
import NavGraphSyntax
import NavGraphXML

extension StoryboardImporter {
    /// A segue that leads on, or back.
    struct Arrow {
        enum Kind {
            case show, push, present, popover, detail, replace, root, custom, unwind, other
        }
        var segue: Segue
        var kind: Kind
        /// Of what is embedded, each host.
        var owners: [Owner]
        var target: DraftTarget?
        /// The scene that it leads to.
        var destination: Node?
        var isMac: Bool
    }

    /// All segues but those that hold containers together and embed, in the order of files.
    func makeArrows() -> [Arrow] {
        var arrows: [Arrow] = []
        for node in set.scenes.indices {
            let owners = self.owners(of: node)
            for segue in set.scenes[node].segues {
                if segue.isRelationship || segue.isEmbed {
                    countContained(segue, node)
                    continue
                }
                let destination = set.destination(of: segue, from: node)
                arrows.append(
                    Arrow(
                        segue: segue, kind: kind(of: segue), owners: owners,
                        target: segue.kind == "unwind" ? nil : destination.flatMap { target(of: set.thing($0)) },
                        destination: destination, isMac: storyboard(node).isMac))
            }
        }
        return arrows
    }

    /// An embedded scene is a part of its host.
    func target(of thing: Thing) -> DraftTarget? {
        if let target = targets[thing] { return target }
        guard case .node(let node) = thing, let host = hosts[node]?.first else { return nil }
        return targets[.node(host)]
    }

    private func owners(of node: Node) -> [Owner] {
        guard set.controller(node) != nil else { return [nil] }
        guard case .node(let own) = set.thing(node) else { return [] }
        return ((hosts[own] ?? [own]) + (hostsOfStack[own] ?? [])).compactMap { targets[.node($0)] }
    }

    private func kind(of segue: Segue) -> Arrow.Kind {
        switch segue.kind {
        case "show": return .show
        case "push": return .push
        case "presentation", "modal", "sheet": return .present
        case "showDetail": return .detail
        case "replace": return .replace
        case "unwind": return .unwind
        case "custom":
            let name = segue.customClass.map { demangled($0).lowercased() } ?? ""
            if name.contains("push") { return .push }
            return name.contains("replace") || name.contains("root") ? .root : .custom
        default: return segue.kind.hasPrefix("popover") ? .popover : .other
        }
    }

    private func countContained(_ segue: Segue, _ node: Node) {
        if isEmbedding(segue, node) {
            report.became(segue.counted, .embedded)
            let name = set.destination(of: segue, from: node).map(set.label) ?? segue.destination ?? ""
            report.add(
                .embed, "'\(set.label(node))' embeds '\(name)'; the transitions of '\(name)' were added to it",
                at: segue.origin)
            return
        }
        guard let destination = set.destination(of: segue, from: node) else {
            report.became(segue.counted, .lost)
            report.add(.lost, "the destination of a relationship was not found in the file", at: segue.origin)
            return
        }
        // Beyond the third column nothing is kept.
        if case .columns(let things)? = set.roles[node] {
            let isKept = things.contains(set.thing(destination)) || things.count < 3
            return report.became(segue.counted, isKept ? .container : .lost)
        }
        report.became(segue.counted, .container)
    }

    // MARK: - Stacks

    /// Gives the screens of tabs that stacks show a stack each, and finds who can stand in one. IMPORT 3.
    func wrapTabs() {
        while true {
            standsInStack = findStanding()
            let wrapped = draft.flows.indices.filter { hasBareTabs($0) && isInStack($0) }
            if wrapped.isEmpty { return }
            for flow in wrapped { wrapTabs(of: flow) }
        }
    }

    private func hasBareTabs(_ flow: Int) -> Bool {
        guard case .tabs(let children) = draft.flows[flow].kind else { return false }
        return children.contains { if case .screen = $0 { true } else { false } }
    }

    /// Whether a stack has it as its root, or shows it.
    private func isInStack(_ flow: Int) -> Bool {
        if stackedTabs.contains(flow) { return true }
        return arrows.contains { arrow in
            guard arrow.target == .flow(flow), !arrow.isMac else { return false }
            return arrow.kind == .push || arrow.kind == .show && arrow.owners.contains { standsInStack.contains($0) }
        }
    }

    private var stackedTabs: Set<Int> {
        var flows: Set<Int> = []
        for node in set.scenes.indices where set.controller(node)?.element == "navigationController" {
            guard case .same(let thing)? = set.roles[node], case .flow(let flow)? = targets[thing] else { continue }
            flows.insert(flow)
        }
        return flows
    }

    private func wrapTabs(of flow: Int) {
        guard case .tabs(let children) = draft.flows[flow].kind else { return }
        let stacks = children.map { child -> DraftTarget in
            guard case .screen(let screen) = child else { return child }
            var stack = DraftFlow(kind: .stack(start: screen), origin: draft.flows[flow].origin)
            stack.isOfFile = false
            draft.flows.append(stack)
            nodeOfFlow.append(nil)
            return .flow(draft.flows.count - 1)
        }
        draft.flows[flow].kind = .tabs(stacks)
    }

    private func findStanding() -> Set<Owner> {
        var standing: Set<Owner> = []
        var inside: Set<DraftTarget> = []
        for (number, flow) in draft.flows.enumerated() {
            if let start = flow.start {
                standing.formUnion([.flow(number), .screen(start)])
            } else {
                inside.formUnion(flow.children)
            }
        }
        for flow in stackedTabs { standing.insert(.flow(flow)) }
        var isOpened: Set<Owner> = []
        var shown: [Owner: [Owner]] = [:]
        for arrow in arrows {
            guard let target = arrow.target else { continue }
            for owner in arrow.owners where owner != target { isOpened.insert(target) }
            if arrow.kind == .push { standing.insert(target) }
            if arrow.kind == .show, !arrow.isMac {
                for owner in arrow.owners { shown[owner, default: []].append(target) }
            }
        }
        let first = entry.flatMap { targets[$0] }
        func isOpenedByCode(_ owner: Owner) -> Bool { !isOpened.contains(owner) && owner != first }
        for screen in draft.screens.indices where !inside.contains(.screen(screen)) {
            if isOpenedByCode(.screen(screen)) { standing.insert(.screen(screen)) }
        }
        for (number, flow) in draft.flows.enumerated() where !hasBareTabs(number) && !inside.contains(.flow(number)) {
            if case .tabs = flow.kind, isOpenedByCode(.flow(number)) { standing.insert(.flow(number)) }
        }
        return Set(reachable(from: Array(standing)) { shown[$0] ?? [] })
    }
}
