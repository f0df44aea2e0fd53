import NavGraphModel

/// The steps of a configuration, and what a short search sees of where they lead.
extension Machine {
    /// The steps that may be there, but for links, and for events that are not wanted. LANGUAGE 6.
    func labels(
        in c: Configuration, where isWanted: (TransitionID) -> Bool = { _ in true }
    ) throws(Undecided) -> [StepLabel] {
        var labels: [StepLabel] = []
        for event in program.events[program.events(of: c.current)] where isWanted(event) {
            if let taken = try taken(event, c) { labels.append(StepLabel(.event, taken.raw)) }
        }
        labels += graph.screens[c.current].outcomes.map { StepLabel(.outcome, $0.raw) }
        labels += [StepLabel(.back), StepLabel(.swipe)]
        if let flow = c.top.made.flow { labels += graph.flows[flow].children.map { StepLabel(.tab, $0.raw) } }
        return labels
    }

    private static let mostSearched = 400

    /// Whether some run comes to a target, as far as can be seen: of so many configurations, breadth first, without app
    /// events and links.
    func leads(
        from start: Configuration, within: Int?, to isTarget: (Configuration) -> Bool
    ) throws(Undecided) -> Bool {
        var queue = [(start, 0)]
        var seen: Set<Configuration> = [start]
        var next = 0
        while next < queue.count {
            let (configuration, steps) = queue[next]
            next += 1
            if isTarget(configuration) { return true }
            guard steps < within ?? .max else { continue }
            for label in try labels(in: configuration, where: { graph.transitions[$0].owner != .app }) {
                var after = configuration
                do {
                    guard try step(label, &after) else { continue }
                } catch let undecided as Undecided { throw undecided } catch { continue }
                if seen.count < Self.mostSearched, seen.insert(after).inserted { queue.append((after, steps + 1)) }
            }
        }
        return false
    }
}
