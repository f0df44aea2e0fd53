import NavGraphModel

/// That something opens a screen or flow.
package struct Opening {
    /// The event, link, or flow with the tab or column; `nil`: the entry.
    package var source: Int?
    package var target: Int
    /// Where the source stands.
    package var place: FilePlace
    /// `push`, `present when loggedIn`.
    package var action: String
}

/// Who leads to a screen, flow, link or event, and where one gets from there.
extension Names {
    /// What opens a screen or flow; of a start, also what opens its flow.
    package func openings(of target: Int) -> [Opening] {
        var found = openingsByTarget[target] ?? []
        if declarations[target].kind == .screen {
            for (flow, screens) in starts.sorted(by: { $0.key < $1.key }) where screens.contains(target) {
                found += openingsByTarget[flow] ?? []
            }
        }
        return found
    }

    /// What can be opened from an element: of a screen or flow by its events, then those of its groups, of the flows around
    /// it and of the app; of a flow also its tabs and columns.
    package func openings(from element: Int) -> [Opening] {
        var sources: [Int] = [element]
        if [.screen, .flow].contains(declarations[element].kind) { sources += inheritedEvents(of: element) }
        let order = Dictionary(sources.enumerated().map { ($1, $0) }) { first, _ in first }
        return openingsByTarget.values.joined().filter { $0.source.map { order[$0] != nil } ?? false }
            .sorted {
                (order[$0.source ?? -1] ?? 0, $0.place, $0.target) < (order[$1.source ?? -1] ?? 0, $1.place, $1.target)
            }
    }

    /// `OWNER.event`, `link NAME`, the name of a flow, `entry`.
    package func label(of opening: Opening) -> String {
        guard let source = opening.source else { return Key.entry.spelling }
        switch declarations[source].kind {
        case .event: return label(ofEvent: source)
        case .link: return "link " + declarations[source].name
        default: return declarations[source].name
        }
    }

    package func label(ofEvent event: Int) -> String {
        let owner = declarations[event].owner.map { declarations[$0].name }
        return (owner ?? (declarations[event].isHost ? "host" : "app")) + "." + declarations[event].name
    }

    func findOpenings() -> [Opening] {
        var found: [Opening] = []
        for index in blocks.indices {
            guard let target = opened(index) else { continue }
            let block = blocks[index]
            let root = blocks[rootBlock(of: index)].context
            let source = root.link ?? root.event
            let place = source.map { self.place(of: $0) } ?? self.place(ofNode: block.node, block.context)
            let when = text(.when, of: block).map { " when " + $0 } ?? ""
            let action = (block.key ?? .opens).spelling + when
            found.append(Opening(source: source, target: target, place: place, action: action))
        }
        for site in sites where site.name == .child || site.name == .target && site.context.key == .entry {
            guard site.context.block == nil, let target = meaning(of: site).last?.declarations.first else { continue }
            let (source, key) = (site.name == .child ? site.context.owner : nil, site.context.key ?? .entry)
            let place = place(ofNode: site.node, site.context)
            found.append(Opening(source: source, target: target, place: place, action: key.spelling))
        }
        return found
    }
}
