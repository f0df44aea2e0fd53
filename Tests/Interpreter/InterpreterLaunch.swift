import NavGraphModel
import NavGraphSyntax

/// What an app launches with, and what layers begin with.
extension Interpreter {
    /// What runs begin with: a configuration for each valuation.
    func launches() -> [Configuration] {
        graph.platforms.flatMap { platform in valuations(on: platform).map { launch($0, on: platform) } }
    }

    /// `entry` is carried out, as if by a `root` of the app; where that faults, there is what its `root` alone makes.
    func launch(_ conditions: [Bool], on platform: Platform? = nil) -> Configuration {
        let entry = entry(conditions)
        let start = Configuration(conditions: conditions, layers: [], platform: platform ?? graph.platforms[0])
        if case .configuration(let c) = run(start, { try self.carryOut(entry, Names(), &$0) }) { return c }
        var c = start
        openLayer(window: entry, Names(), &c)
        return c
    }

    /// The fault of a launch.
    func launchFault(_ conditions: [Bool]) -> Rule? {
        let entry = entry(conditions)
        let start = Configuration(conditions: conditions, layers: [])
        if case .fault(let rule) = run(start, { try self.carryOut(entry, Names(), &$0) }) { return rule }
        return nil
    }

    /// The alternative of `entry` that is taken: one always holds.
    private func entry(_ conditions: [Bool]) -> AlternativeID {
        graph.launches.first { holds(graph.alternatives[$0].when, conditions) }!
    }

    /// The screen that a `stack` or `single` flow begins with now.
    func start(of flow: FlowID, _ conditions: [Bool]) -> ScreenID {
        graph.flows[flow].startChoices.first { holds($0.when, conditions) }?.screen ?? graph.flows[flow].start!
    }

    /// Those that are possible on a platform; without one, on the first of the graph.
    func valuations(on platform: Platform? = nil) -> [[Bool]] {
        let platform = platform ?? graph.platforms[0]
        var all: [[Bool]] = [[]]
        for condition in graph.conditions {
            let decided = condition.platforms.map { $0.contains(platform) } ?? condition.initially
            let values = decided.map { [$0] } ?? [false, true]
            all = all.flatMap { prefix in values.map { prefix + [$0] } }
        }
        return all.filter { values in
            graph.conditions.ids.allSatisfy { a in
                !values[a.index] || graph.conditions[a].implies.allSatisfy { values[$0.index] }
            } && graph.enumerations.allSatisfy { $0.members.count(where: { values[$0.index] }) == 1 }
        }
    }

    func openLayer(window opener: AlternativeID, _ names: Names, _ c: inout Configuration) {
        let target = graph.alternatives[opener].action.target!
        openLayer(of: target, opener: opener, how: nil, names, &c)
    }

    /// `how`: as a layer above the window; without it is the window's.
    func openLayer(
        of made: Target, opener: AlternativeID, how: Presentation?, _ names: Names, _ c: inout Configuration
    ) {
        var layer = layer(of: made, opener: opener, how: how, c.conditions)
        layer.names = names
        if made.flow != nil { layer.flowGiven = given(by: opener, names) }
        for index in layer.regions.indices {
            enter(given(by: opener, names), &layer.regions[index].frames[0], &c)
        }
        c.layers.append(layer)
    }

    func layer(of made: Target, opener: AlternativeID, how: Presentation?, _ conditions: [Bool]) -> Layer {
        var layer = layer(
            of: made, opener: opener, inStack: how?.inStack ?? false, isSwipeable: how?.isSwipeable ?? false, conditions
        )
        layer.lockedWhile = how?.lockedWhile ?? IDRange()
        layer.isClosedByMenu = how.map { !$0.style.isAlert && !$0.isLocked } ?? false
        return layer
    }

    private func layer(
        of made: Target, opener: AlternativeID, inStack: Bool, isSwipeable: Bool, _ conditions: [Bool]
    ) -> Layer {
        switch made {
        case .screen(let screen):
            return Layer(
                made: made, opener: opener, container: inStack ? .stack : .single, isSwipeable: isSwipeable,
                regions: [Region(child: made, isStack: inStack, frames: [Frame(screen: screen)])], active: 0)
        case .flow(let id):
            let flow = graph.flows[id]
            switch flow.container {
            case .stack, .single:
                let region = Region(
                    child: made, isStack: flow.container == .stack, frames: [Frame(screen: start(of: id, conditions))])
                return Layer(
                    made: made, opener: opener, container: flow.container, isSwipeable: isSwipeable, regions: [region],
                    active: 0)
            case .tabs, .split:
                let regions = flow.children.map { region(of: graph.children[$0].target!, conditions) }
                return Layer(
                    made: made, opener: opener, container: flow.container, isSwipeable: isSwipeable, regions: regions,
                    active: flow.container == .tabs ? 0 : regions.count - 1)
            }
        }
    }

    func region(of child: Target, _ conditions: [Bool]) -> Region {
        if let screen = child.screen { return Region(child: child, isStack: false, frames: [Frame(screen: screen)]) }
        let flow = graph.flows[child.flow!]
        let start = start(of: child.flow!, conditions)
        return Region(child: child, isStack: flow.container == .stack, frames: [Frame(screen: start)])
    }
}
