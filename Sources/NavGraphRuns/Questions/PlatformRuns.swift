import NavGraphModel

/// Of equally short runs of an app for several platforms, the one on the platform that stands first is shown.
extension RunAnalysis {
    /// The run itself, or one on an earlier platform that is no longer.
    func onFirstPlatform(_ witness: Witness?, _ other: (RunAnalysis) -> Witness?) -> Witness? {
        guard let witness else { return nil }
        for runs in runsOnPlatforms(before: witness) {
            if let earlier = other(runs.value), isNoWorse(earlier, witness) { return earlier }
        }
        return witness
    }

    /// The same for facts of some kind; two with the same key are one fact.
    func onFirstPlatform<Fact, Key: Hashable>(
        _ facts: [Fact], by key: (Fact) -> Key, shownBy witness: (Fact) -> Witness?,
        _ others: (RunAnalysis) -> [Fact]
    ) -> [Fact] {
        if platformRuns.isEmpty { return facts }
        var known: [[Key: Fact]] = []
        return facts.map { fact in
            guard let own = witness(fact) else { return fact }
            for (index, runs) in runsOnPlatforms(before: own).enumerated() {
                if index == known.count {
                    known.append(Dictionary(others(runs.value).map { (key($0), $0) }) { one, _ in one })
                }
                if let earlier = known[index][key(fact)], isNoWorse(witness(earlier), own) { return earlier }
            }
            return fact
        }
    }

    /// None at a limit, to which each platform would also come.
    private func runsOnPlatforms(before witness: Witness) -> ArraySlice<OnDemand<RunAnalysis>> {
        if limit != nil { return [] }
        let platform = witness.platform(in: graph).flatMap { graph.platforms.firstIndex(of: $0) }
        return platformRuns.prefix(platform ?? 0)
    }

    /// The runs on each of several platforms; none for those of a single one.
    func findPlatformRuns() -> [OnDemand<RunAnalysis>] {
        let restriction = program.restriction
        if restriction.keeping.contains(where: { graph.platform(of: $0.condition) != nil }) { return [] }
        return graph.platformConditions.map { platform in
            OnDemand { [graph, ways = machine.ways] in
                var alone = restriction
                alone.keeping.append(ConditionValue(platform, true))
                alone.ways = ways
                return RunAnalysis(graph, lists: true, alone)
            }
        }
    }
}
