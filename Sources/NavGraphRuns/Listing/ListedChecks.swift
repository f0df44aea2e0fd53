import NavGraphModel

/// The checks that the listed configurations break. LANGUAGE 9.
extension Listing {
    /// Those that do not hold for sure.
    func failedChecks(of asking: NavGraph) -> [FailedCheck] {
        asking.checks.ids.compactMap { id in
            switch asking.checks[id].law {
            case .reach(_, nil, _): return isWhole && !shows(asking.checks[id].law) ? FailedCheck(check: id) : nil
            case .reach(let screen, let from?, let within):
                let distance = distances { $0.current == screen }
                let limit = within.map { Int32(clamping: $0) } ?? .max - 1
                return failed(id, nearest { configurations[$0].current == from && distance[$0] > limit })
            case .returns(let screen):
                let distance = distances { $0.current == screen }
                return failed(id, nearest { distance[$0] == .max })
            case .before(let screen, let visit): return before(id, screen, after: visit)
            case .neverWhen(let screen, let literals):
                let condition = machine.program.guarding(literals, in: asking.literals)
                guard !condition.isImpossible else { return nil }
                let index = nearest {
                    condition.cube.contains(configurations[$0].conditions)
                        && configurations[$0].visible.contains(screen)
                }
                return failed(id, index)
            case .neverAbove(let screen, let lower):
                return failed(id, nearest { configurations[$0].shows(screen, above: lower) })
            }
        }
    }

    /// Whether it is a law that one run is enough for, and a listed one is one.
    func shows(_ law: Check.Law) -> Bool {
        guard case .reach(let screen, nil, let within) = law else { return false }
        return configurations.indices.contains {
            configurations[$0].current == screen && Int(linked[$0].steps) <= within ?? .max
                && linked[$0].isReached
        }
    }

    private func failed(_ id: CheckID, _ index: Int?) -> FailedCheck? {
        index.map { FailedCheck(check: id, witness: witness(to: $0)) }
    }

    /// A run that never makes `visit` current, without link steps where there is one.
    private func before(_ id: CheckID, _ screen: ScreenID, after visit: ScreenID) -> FailedCheck? {
        for links in graph.deepLinks.isEmpty ? [false] : [false, true] {
            var arrivals = Array(repeating: Arrival(), count: configurations.count)
            var queue = configurations.indices.filter { linked[$0].steps == 0 }
            for index in queue { arrivals[index].steps = 0 }
            var next = 0
            while next < queue.count {
                let index = queue[next]
                next += 1
                if configurations[index].current == screen {
                    return FailedCheck(check: id, witness: witness(to: index, along: arrivals))
                }
                if configurations[index].current == visit { continue }
                for range in links ? [out[index] ?? 0..<0, linksOut[index]] : [out[index] ?? 0..<0] {
                    for edge in range where !arrivals[Int(edges[edge].to)].isReached {
                        arrivals[Int(edges[edge].to)] = arrival(by: edge, from: index, arrivals[index])
                        queue.append(Int(edges[edge].to))
                    }
                }
            }
        }
        return nil
    }
}
