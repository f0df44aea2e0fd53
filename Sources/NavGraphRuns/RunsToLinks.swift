import NavGraphModel
import NavGraphSyntax

extension RunAnalysis {
    /// The maximum number of configurations that the search for runs to links expands.
    private static let mostSearched = 2_000
    /// How many launches are tried in all: each of many runs to screens can ask for many conditions there.
    private static let mostTries = 16_384

    /// Returns for each link a shortest run that ends with following it; runs without other link steps take precedence.
    /// Searches the configurations breadth first. Beyond a limit it tries the runs to screens, which can be longer.
    package func runsToLinks() -> [DeepLinkID: Witness] {
        var result: [DeepLinkID: Witness] = [:]
        var open = graph.deepLinks.ids.filter { isFollowed($0) || mayBeFollowed($0) }
        var tries = 0
        func note(_ labels: [StepLabel], to links: [DeepLinkID]) {
            for link in links {
                let all = labels + [StepLabel(.link, link.raw)]
                let run = machine.replay(
                    { launch in
                        tries += 1
                        return tries > Self.mostTries ? nil : try machine.run(all, launch)
                    },
                    accepts: { $0.fault == nil })
                guard let run else { continue }
                result[link] = Witness(all, run, in: program)
                open.removeAll { $0 == link }
            }
        }
        struct Place {
            var configuration: Configuration
            var labels: [StepLabel]
        }
        guard !open.isEmpty else { return result }
        let all = program.conditions.indices.reduce(into: ConditionSet()) { $0.insert($1) }
        let launches = program.valuations(atMost: 64, of: all) ?? []
        var queue = launches.compactMap { launch -> Place? in
            (try? machine.launch(launch)).map { Place(configuration: $0.end, labels: []) }
        }
        var seen = Set(queue.map { machine.normalized($0.configuration) })
        var next = 0
        while next < queue.count, next < Self.mostSearched, !open.isEmpty {
            let place = queue[next]
            next += 1
            let found = open.filter { link in
                var after = place.configuration
                return (try? machine.step(StepLabel(.link, link.raw), &after)) ?? false
            }
            note(place.labels, to: found)
            for label in (try? machine.labels(in: place.configuration, changes: true)) ?? [] {
                var after = place.configuration
                guard (try? machine.step(label, &after)) ?? false, after.frameCount <= 24,
                    seen.insert(machine.normalized(after)).inserted
                else { continue }
                queue.append(Place(configuration: after, labels: place.labels + [label]))
            }
        }
        if open.isEmpty { return result }
        let runs = graph.screens.ids.compactMap { witness(to: $0) }.sorted { $0.length < $1.length }
        for run in runs where !open.isEmpty { note(run.steps.dropFirst().map(\.label), to: open) }
        return result
    }
}
