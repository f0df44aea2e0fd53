import NavGraphModel
import NavGraphSyntax

extension RunAnalysis {
    /// The way of a link by `path`; `nil` where it has none. As `LinkWays.way(of:)`, without searching for it again.
    package func linkWay(of id: DeepLinkID) -> LinkWay? { way(of: id).flatMap { machine.linkWay(of: id, $0) } }
}

extension Machine {
    /// A link's way, gone once more to see what is shown on it.
    ///
    /// With values that the search knows to be right. What it asks for beside these does not change where it leads.
    /// O(size of the way).
    func linkWay(of id: DeepLinkID, _ way: Way) -> LinkWay? {
        let requires = program.guarding(graph.deepLinks[id])
        var pending = [way.start]
        var attempts = 0
        while let cube = pending.popLast(), attempts < 4096 {
            attempts += 1
            do {
                if let found = try walk(way, to: graph.deepLinks[id], requires: requires, cube) { return found }
            } catch let undecided as Machine.Undecided {
                pending += program.implications.parts(of: cube, by: undecided.condition)
            } catch { continue }
        }
        return nil
    }

    /// `nil` where the way cannot be gone with these conditions; throws `Undecided` and faults.
    private func walk(
        _ way: Way, to link: DeepLink, requires: LinkGuard, _ conditions: Cube
    ) throws -> LinkWay? {
        var c = try window(way.root, opener: .none, conditions)
        guard try mayBeSeen(requires, c) else { return nil }
        var found = LinkWay(root: way.root, steps: [], stops: [stop(c)])
        var hasChoice = beginsWithChoice(c)
        for label in way.steps {
            guard try step(label, &c), try mayBeSeen(requires, c) else { return nil }
            hasChoice = hasChoice || beginsWithChoice(c)
            found.steps.append(
                label.kind == .tab ? .tab(ChildID(raw: label.operand)) : .event(AlternativeID(raw: label.operand)))
            found.stops.append(stop(c))
        }
        guard graph.arrives(link, at: c.current) else { return nil }
        found.end = c
        if hasChoice { found.choices = way.choices?.map { program.literals(of: $0) } }
        return found
    }

    private func stop(_ c: Configuration) -> LinkWay.Stop { LinkWay.Stop(current: c.current, visible: c.visible) }
}
