import NavGraphModel

/// The steps of a configuration, and what a short search sees of where they lead.
extension Machine {
    /// The steps that may be there, except links and events that are not wanted. LANGUAGE 6.
    ///
    /// `changes`: whether they include steps in which conditions change on their own.
    func labels(
        in c: Configuration, changes: Bool = false, where isWanted: (TransitionID) -> Bool = { _ in true }
    ) throws(Undecided) -> [StepLabel] {
        var labels: [StepLabel] = []
        for event in events(in: c) where isWanted(event) {
            if let taken = try taken(event, c) { labels.append(StepLabel(.event, taken.raw)) }
        }
        return labels + self.labels(aside: c, changes: changes)
    }

    /// Those that are not events.
    func labels(aside c: Configuration, changes: Bool) -> [StepLabel] {
        var labels: [StepLabel] = []
        labels += graph.screens[c.current].outcomes.map { StepLabel(.outcome, $0.raw) }
        labels += [StepLabel(.back), StepLabel(.swipe)]
        if let flow = c.top.made.flow { labels += graph.flows[flow].children.map { StepLabel(.tab, $0.raw) } }
        if changes { labels += program.changing.map { StepLabel(.change, $0.raw) } }
        return labels
    }

    /// Records without handlers say nothing: configurations that differ in them behave alike. Those of the transitions
    /// `openers` are kept.
    func normalized(_ c: Configuration, keeping openers: Set<TransitionID> = []) -> Configuration {
        func isKept(_ alternative: AlternativeID) -> Bool {
            if alternative.isNone || !graph.alternatives[alternative].firstHandler.isNone { return true }
            return graph.alternatives[alternative].transition.map(openers.contains) ?? false
        }
        // Each write may copy arrays.
        var result = c
        for (layer, old) in c.layers.enumerated() {
            if !isKept(old.opener) { result.layers[layer].opener = .none }
            for (region, old) in old.regions.enumerated() {
                for (frame, old) in old.frames.enumerated() where !isKept(old.opener) {
                    result.layers[layer].regions[region].frames[frame].opener = .none
                }
            }
        }
        return result
    }

    /// What a short search sees.
    enum Lead {
        /// Some run comes to a target, or none does.
        case somewhere, nowhere
        /// None that is short.
        case unknown
    }
    private static let mostSearched = 400

    /// Whether some run comes to a target, as far as can be seen: of so many configurations, breadth first, without app
    /// events and links. Where there are more, it is said to come nowhere if no run does that could take away all that is
    /// there and go a few steps further. `most`: of at most that many, which have to be all.
    func lead(
        from start: Configuration, within: Int?, most: Int? = nil, to isTarget: (Configuration) -> Bool
    ) throws(Undecided) -> Lead {
        let start = normalized(start)
        let enough = start.frameCount + start.layers.count + 4
        var queue = [(start, 0)]
        var seen: Set<Configuration> = [start]
        var next = 0
        var leastUnseen = Int.max
        search: while next < queue.count {
            let (configuration, steps) = queue[next]
            next += 1
            if isTarget(configuration) { return .somewhere }
            guard steps < within ?? .max else { continue }
            for label in try labels(in: configuration, where: { graph.transitions[$0].owner != .app }) {
                var after = configuration
                do {
                    guard try step(label, &after) else { continue }
                } catch let undecided as Undecided { throw undecided } catch { continue }
                after = normalized(after)
                if seen.count < most ?? Self.mostSearched {
                    if seen.insert(after).inserted { queue.append((after, steps + 1)) }
                } else if !seen.contains(after) {
                    // Nothing more is added from here on, and what else is unseen is no nearer.
                    leastUnseen = steps + 1
                    break search
                }
            }
        }
        if queue[next...].contains(where: { isTarget($0.0) }) { return .somewhere }
        return leastUnseen > (most == nil ? enough : .max - 1) ? .nowhere : .unknown
    }

    /// Whether a short search from launch, breadth first and without links, sees a screen become current within so many
    /// steps. Decides conditions as they are asked for.
    func isSeen(_ screen: ScreenID, within steps: Int) -> Bool {
        var queue = launches().map { ($0.end, 0) }
        var next = 0
        while next < queue.count {
            let (c, taken) = queue[next]
            next += 1
            if c.current == screen { return true }
            guard taken < steps, queue.count < Self.mostSearched else { continue }
            do {
                for label in try labels(in: c, changes: true) {
                    var after = c
                    do {
                        if try step(label, &after) { queue.append((after, taken + 1)) }
                    } catch is Fault { continue }
                }
            } catch {
                // Asked again with the condition decided; what was already found is no harm.
                guard let undecided = error as? Undecided else { continue }
                for conditions in program.implications.parts(of: c.conditions, by: undecided.condition) {
                    var decided = c
                    decided.conditions = conditions
                    queue.append((decided, taken))
                }
            }
        }
        return false
    }
}
