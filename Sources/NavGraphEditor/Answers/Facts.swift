/// What the last analysis without errors says of a screen.
package struct ScreenFacts: Sendable {
    /// Steps after launch of a shortest run; `nil`: none reaches it.
    package var distance: Int?
    package var run: String
    package init(distance: Int?, run: String) { (self.distance, self.run) = (distance, run) }
}

extension Names {
    /// The aliases that lead from the root file to each module, each with its point: the shortest, of equals the first.
    package var qualifiers: [Int: String] {
        var found = [0: ""]
        var queue = [0]
        while !queue.isEmpty {
            let module = queue.removeFirst()
            for entry in modules[module].imports where found[entry.module] == nil {
                found[entry.module] = found[module]! + declarations[entry.alias].name + "."
                queue.append(entry.module)
            }
        }
        return found
    }

    /// As the root file would write it.
    package func qualifiedName(_ index: Int) -> String {
        (qualifiers[declarations[index].module] ?? "") + declarations[index].name
    }

    /// As `CLI.md` spells it: `screen:product`, `transition:OWNER.NAME`.
    package func subject(of index: Int) -> String {
        let declaration = declarations[index]
        let owner = declaration.owner.map { qualifiedName($0) } ?? (declaration.isHost ? "host" : "app")
        switch declaration.kind {
        case .screen, .flow, .condition, .resolver: return declaration.kind.rawValue + ":" + qualifiedName(index)
        case .group: return "group:" + qualifiedName(index)
        case .link: return "deepLink:" + qualifiedName(index)
        case .alias: return "import:" + declaration.name
        case .event: return "transition:" + owner + "." + declaration.name
        case .outcome, .message, .param: return declaration.kind.rawValue + ":" + owner + "." + declaration.name
        }
    }

    /// Where a node with all that it has ends.
    package func end(of node: Int, _ outline: Outline) -> Int {
        let found = outline.nodes[node]
        var end =
            found.kind == .mapping && !found.isFlow || found.kind == .list && !found.isFlow
            ? found.span.lowerBound : found.span.upperBound
        if let last = found.items.last { end = max(end, self.end(of: last, outline)) }
        if let last = found.entries.last {
            end = max(end, self.end(of: last.key, outline), self.end(of: last.value, outline))
        }
        return end
    }

    /// What opens a screen or flow, each once: `OWNER.event`, links, `entry`, and flows that have it as tab or column.
    package func openers(of target: Int) -> [String] {
        var found = openersByTarget[target] ?? []
        if declarations[target].kind == .screen {
            for (flow, screens) in starts where screens.contains(target) { found += openersByTarget[flow] ?? [] }
        }
        return found.unique()
    }

    func findOpeners() -> [Int: [String]] {
        var found: [Int: [String]] = [:]
        for index in blocks.indices {
            guard let target = opened(index) else { continue }
            let root = blocks[rootBlock(of: index)].context
            let label: String
            if let link = root.link {
                label = "link " + declarations[link].name
            } else if let event = root.event {
                let owner =
                    declarations[event].owner.map { declarations[$0].name }
                    ?? (declarations[event].isHost ? "host" : "app")
                label = owner + "." + declarations[event].name
            } else {
                label = "entry"
            }
            found[target, default: []].append(label)
        }
        for site in sites {
            if case .name(.target) = site.role, site.context.key == .entry, site.context.block == nil,
                let target = meaning(of: site).parts.last?.declarations.first
            {
                found[target, default: []].append("entry")
            }
        }
        for (child, flows) in naming { found[child, default: []] += flows.map { declarations[$0].name } }
        return found
    }

    /// What an event carries, over all its alternatives, where no `payload` says it.
    package func carried(byEvent event: Int) -> [Int]? {
        let roots = blocks.indices.filter { blocks[$0].context.event == event && blocks[$0].table == .transition }
        guard !roots.isEmpty, !roots.contains(where: { blocks[$0].values[.payload] != nil }) else { return nil }
        var seen: Set<String> = []
        return roots.flatMap { carried(by: $0) }.filter { seen.insert(declarations[$0].name).inserted }
    }
}
