import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// A saturation that begins with all that runs open finds what one that begins with launch finds.
@Suite(.processorTime) struct KnownOpeningTests {
    /// Of graphs of a kind, or of stacks.
    @Test(arguments: [RandomGraph.Kind.plain, .links, .revised, .additions, nil])
    func theSameIsReached(_ kind: RandomGraph.Kind?) throws {
        var (compared, isSet) = (0, 0)
        for seed in UInt64(1)...UInt64(share(60, of: 300)) {
            guard let graph = Self.graph(kind, seed), !graph.hasRegions else { continue }
            let (machine, _) = findWays(Program(graph))
            let star = PostStar(machine.program)
            let reached = Reached(star, machine)
            let openings = try #require(KnownOpenings(of: star, machine))
            var other = Reached(PostStar(continuing: openings.star, star.options), machine, from: openings)
            compared += 1
            if !star.values.setsNothing { isSet += 1 }
            let name = "\(kind?.rawValue ?? "stacks"), seed \(seed)"
            #expect(other.isAll(of: reached), "\(name)")
            #expect(Set(other.all.raised.faults.map(\.rule)) == Set(reached.all.raised.faults.map(\.rule)), "\(name)")
            #expect(
                Set(other.all.raised.ignored.map(\.event)) == Set(reached.all.raised.ignored.map(\.event)), "\(name)")
            var one = reached.all
            for screen in graph.screens.ids {
                let values = other.all.values(on: screen)
                let copy = one.values.diagrams.copying(values, from: other.all.values.diagrams)
                #expect(copy == one.values(on: screen), "\(name): \(graph.text[graph.screens[screen].name])")
            }
        }
        #expect(compared > 15 && isSet > 5, "\(compared), \(isSet)")
    }

    private static func graph(_ kind: RandomGraph.Kind?, _ seed: UInt64) -> NavGraph? {
        var stacks = RandomStacks(seed: seed)
        return usableGraph(kind?.yaml(seed) ?? stacks.yaml())
    }
}

extension PostStar {
    /// With which values a screen is current between steps.
    fileprivate mutating func values(on screen: ScreenID) -> BDD {
        var all = BDD.none
        for increment in Array(idleIncrements) where symbol(of: increment).screen == screen {
            all = values.diagrams.or(all, reached(self.increment(increment).relation))
        }
        return all
    }
}
