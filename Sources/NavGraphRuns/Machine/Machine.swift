import NavGraphModel
import NavGraphSyntax

/// Carries out steps on configurations: for `Listing`, for the ways of links, and to see that a witness shows what it is for.
struct Machine: Sendable {
    let program: Program
    var graph: NavGraph { program.graph }
    /// The way of each link by `path`, to carry out link steps.
    var ways: [DeepLinkID: Way] = [:]

    init(_ program: Program) { self.program = program }

    struct Fault: Error {
        var rule: Rule
        var place: FaultPlace
    }
    /// A condition is asked for that is not decided yet.
    struct Undecided: Error {
        var condition: Int
        /// The literals that are asked for with it.
        var others = Cube()
    }

    func holds(_ condition: Guard, _ c: Configuration) throws(Undecided) -> Bool {
        try holds(condition, c.conditions)
    }

    func window(_ made: Target, opener: AlternativeID, _ conditions: Cube) throws(Undecided) -> Configuration {
        Configuration(conditions: conditions, layers: [try layer(made, opener: opener, as: nil, in: conditions)])
    }

    /// `how`: as a layer above the window; without it is the window's.
    func layer(
        _ made: Target, opener: AlternativeID, as how: Presentation?, in conditions: Cube
    ) throws(Undecided) -> Configuration.Layer {
        let inStack = how?.inStack ?? false
        var container: Container = inStack ? .stack : .single
        var regions: [Configuration.Region]
        switch made {
        case .flow(let flow):
            container = graph.flows[flow].container
            if container == .stack || container == .single {
                regions = [try region(made, conditions)]
            } else {
                regions = []
                for child in graph.targets(in: flow) { regions.append(try region(child, conditions)) }
            }
        case .screen(let screen):
            regions = [Configuration.Region(child: made, isStack: inStack, frames: [.init(screen: screen)])]
        }
        return Configuration.Layer(
            made: made, opener: opener, container: container, isSwipeable: how?.isSwipeable ?? false,
            isClosable: program.isClosable(how), lockedWhile: how?.lockedWhile ?? IDRange(), regions: regions,
            active: container == .split ? regions.count - 1 : 0)
    }

    private func region(_ child: Target, _ conditions: Cube) throws(Undecided) -> Configuration.Region {
        let screen: ScreenID
        switch child {
        case .screen(let it): screen = it
        case .flow(let flow): screen = try start(of: flow, conditions)
        }
        return Configuration.Region(
            child: child, isStack: child.flow.map { graph.flows[$0].container == .stack } ?? false,
            frames: [.init(screen: screen)])
    }

    /// Carries out a step; `false` where it is not one of this configuration, or leads out of the runs that are asked about.
    func step(_ label: StepLabel, _ c: inout Configuration) throws -> Bool {
        guard try perform(label, &c) else { return false }
        return try isKept(c)
    }

    /// The same for the alternative that an event takes.
    func take(_ alternative: AlternativeID, _ c: inout Configuration) throws -> Bool {
        try carryOut(alternative, &c)
        return try isKept(c)
    }

    private func isKept(_ c: Configuration) throws(Undecided) -> Bool {
        if program.kept.cube.isEmpty { return true }
        return try holds(program.kept, c)
    }

    private func perform(_ label: StepLabel, _ c: inout Configuration) throws -> Bool {
        switch label.kind {
        case .none, .launch: return false
        case .event:
            let alternative = AlternativeID(raw: label.operand)
            guard let event = graph.alternatives[alternative].transition,
                events(in: c).contains(event),
                try taken(event, c) == alternative
            else { return false }
            try carryOut(alternative, &c)
        case .outcome:
            let outcome = OutcomeID(raw: label.operand)
            guard graph.screens[c.current].outcomes.contains(outcome) else { return false }
            try raise(outcome, &c, at: .none)
        case .back:
            guard c.region.frames.count > 1, graph.screens[c.current].goesBack, try letsBack(c.current, c) else {
                return false
            }
            let gone = c.region.frames.removeLast()
            try close(gone.opener, &c)
        case .swipe:
            guard c.layers.count > 1 else { return false }
            // What the system shows closes whatever the layer says. LANGUAGE 3.
            if c.region.frames.count > 1 || graph.screens[c.current].source != .system {
                if try holds(program.closesByMenu, c) {
                    guard c.top.isClosable, c.region.frames.count == 1 else { return false }
                } else {
                    guard c.top.isSwipeable else { return false }
                }
                if !c.top.lockedWhile.isEmpty, try holds(program.guarding(c.top.lockedWhile), c) { return false }
            }
            let gone = c.layers.removeLast()
            try close(gone.opener, &c)
        case .tab:
            let child = graph.children[ChildID(raw: label.operand)].target
            guard c.top.container == .tabs || c.top.container == .split,
                let index = c.top.regions.firstIndex(where: { $0.child == child })
            else { return false }
            if index == c.top.active, c.top.container == .tabs {
                guard try holds(program.resetsTabs, c) else { return false }
                // What the user cannot go back from stays.
                for frame in c.region.frames.dropFirst() where !(try letsBack(frame.screen, c)) { return true }
                c.region.frames.removeSubrange(1...)
            }
            c.top.active = index
        case .link: return try follow(DeepLinkID(raw: label.operand), &c)
        case .change: return try change(ConditionID(raw: label.operand), &c)
        }
        return true
    }

    /// Whether the conditions of a screen's `back` hold.
    private func letsBack(_ screen: ScreenID, _ c: Configuration) throws(Undecided) -> Bool {
        let back = graph.screens[screen].backWhile
        if back.isEmpty { return true }
        return try holds(program.guarding(back), c)
    }

    func taken(_ event: TransitionID, _ c: Configuration) throws(Undecided) -> AlternativeID? {
        for alternative in graph.alternatives(of: event) where try holds(program.condition(of: alternative), c) {
            return alternative
        }
        return nil
    }

    private func close(_ opener: AlternativeID, _ c: inout Configuration) throws {
        guard !opener.isNone, let handler = graph.handlers(of: opener).first(where: { graph.handlers[$0].isClosed })
        else { return }
        try handle(handler, &c)
    }

    private func handler(for outcome: OutcomeID, of opener: AlternativeID) -> HandlerID? {
        guard !opener.isNone else { return nil }
        let name = graph.outcomes[outcome].name
        return graph.handlers(of: opener).first { !graph.handlers[$0].isClosed && graph.handlers[$0].name == name }
    }

    private func raise(_ outcome: OutcomeID, _ c: inout Configuration, at place: FaultPlace) throws {
        let stuck = Fault(rule: .finishWithoutOpener, place: place)
        if c.region.frames.count > 1 {
            let gone = c.region.frames.removeLast()
            if gone.start == nil, let handler = handler(for: outcome, of: gone.opener) { try handle(handler, &c) }
            return
        }
        let layer = c.top
        if layer.container == .tabs || layer.container == .split { throw stuck }
        let handler = layer.made.screen != nil ? handler(for: outcome, of: layer.opener) : nil
        if c.layers.count > 1 {
            c.layers.removeLast()
            if let handler { try handle(handler, &c) }
            return
        }
        guard let handler, !layer.isHandling else { throw stuck }
        c.layers[0].isHandling = true
        try handle(handler, &c)
        c.layers[0].isHandling = false
    }

    private func handle(_ id: HandlerID, _ c: inout Configuration) throws {
        let handler = graph.handlers[id]
        switch handler.kind {
        case .close: break
        case .message: try send(handler.message, c, at: .handler(id))
        case .alternatives:
            for alternative in graph.alternatives(of: id) where try holds(program.condition(of: alternative), c) {
                return try carryOut(alternative, &c)
            }
        }
    }

    private func send(_ message: Symbol, _ c: Configuration, at place: FaultPlace) throws {
        if graph.message(message, of: c.current) == nil { throw Fault(rule: .sendUnknown, place: place) }
    }

    func carryOut(_ id: AlternativeID, _ c: inout Configuration) throws {
        let a = graph.alternatives[id]
        c.conditions = c.conditions.assigning(program.sets(of: id))
        if !program.otherSets.isEmpty, let others = program.otherSets[id] { c.others.merge(others) { $1 } }
        try act(of: id, a, &c)
        if !a.send.isEmpty { try send(a.send, c, at: .send(id)) }
        if !a.then.isNone { try carryOut(a.then, &c) }
    }

    private func act(of id: AlternativeID, _ a: Alternative, _ c: inout Configuration) throws {
        func fault(_ rule: Rule) -> Fault { Fault(rule: rule, place: .action(id)) }
        switch a.action {
        case .none, .open, .openArgument, .unresolved: break
        case .push(let target):
            if let flow = target.flow, graph.flows[flow].container != .stack { throw fault(.pushOfContainer) }
            if !c.region.isStack { throw fault(.pushOutsideStack) }
            c.region.frames.append(
                .init(screen: try firstScreen(of: target, c.conditions), opener: id, start: target.flow))
        case .reuse(let screen):
            if goBack(to: screen, &c) { return }
            if !c.region.isStack { throw fault(.pushOutsideStack) }
            c.region.frames.append(.init(screen: screen, opener: id))
        case .present(let target, let how):
            c.layers.append(try layer(target, opener: id, as: how, in: c.conditions))
        case .replace(let screen):
            // What the app shows by itself is not ours to replace.
            if c.current == graph.host { throw fault(.popAtBottom) }
            let last = c.region.frames.count - 1
            (c.region.frames[last].screen, c.region.frames[last].isOld) = (screen, false)
        case .rootEntry:
            for entry in graph.launches where try holds(program.condition(of: entry), c.conditions) {
                return try carryOut(entry, &c)
            }
        case .root(let target): c.layers = [try layer(target, opener: id, as: nil, in: c.conditions)]
        case .select(let child): if !select(child, &c) { throw fault(.selectAbsent) }
        case .show(let screen, in: let column):
            if !select(column, &c) { throw fault(.selectAbsent) }
            c.region.frames = [.init(screen: screen)]
        case .popBack:
            if c.region.frames.count == 1 { throw fault(.popAtBottom) }
            c.region.frames.removeLast()
        case .popToRoot: c.region.frames.removeSubrange(1...)
        case .popTo(let screen):
            if !goBack(to: screen, &c) { throw fault(.popToAbsent) }
        case .dismissTop:
            if c.layers.count > 1 {
                c.layers.removeLast()
            } else {
                guard graph.isHosts(window: c.layers[0].made), c.region.frames.count > 1 else {
                    throw fault(.dismissNothing)
                }
                c.region.frames.removeSubrange(1...)
            }
        case .dismissAll: c.layers.removeSubrange(1...)
        case .finish(let outcome): try finish(id, with: outcome, &c)
        case .raise(let outcome):
            guard graph.outcomes[outcome].owner == .screen(c.current) else { throw fault(.finishWithoutOpener) }
            try raise(outcome, &c, at: .action(id))
        }
    }

    /// Makes a screen current that is below the current frame in its region; `false` where it is not.
    private func goBack(to screen: ScreenID, _ c: inout Configuration) -> Bool {
        guard let index = c.region.frames.dropLast().lastIndex(where: { $0.screen == screen }) else { return false }
        c.region.frames.removeSubrange((index + 1)...)
        return true
    }

    private func select(_ child: Target, _ c: inout Configuration) -> Bool {
        for index in c.layers.indices.reversed()
        where c.layers[index].regions.count > 1
            || c.layers[index].made.flow.map({ !graph.flows[$0].children.isEmpty }) ?? false
        {
            guard let region = c.layers[index].regions.firstIndex(where: { $0.child == child }) else { continue }
            c.layers.removeSubrange((index + 1)...)
            c.layers[index].active = region
            return true
        }
        return false
    }

    private func finish(_ id: AlternativeID, with outcome: OutcomeID, _ c: inout Configuration) throws {
        guard case .flow(let flow) = graph.outcomes[outcome].owner else { return }
        for index in c.layers.indices.reversed() {
            let layer = c.layers[index]
            let frames = layer.regions[layer.active].frames
            if let frame = frames.lastIndex(where: { $0.start == flow }) {
                c.layers.removeSubrange((index + 1)...)
                c.layers[index].regions[layer.active].frames.removeSubrange(frame...)
                if let handler = handler(for: outcome, of: frames[frame].opener) { try handle(handler, &c) }
                return
            }
            guard layer.made.flow == flow, !layer.isHandling else { continue }
            let handler = handler(for: outcome, of: layer.opener)
            if index > 0 {
                c.layers.removeSubrange(index...)
                if let handler { try handle(handler, &c) }
                return
            }
            guard let handler else { break }
            c.layers[0].isHandling = true
            try handle(handler, &c)
            c.layers[0].isHandling = false
            return
        }
        throw Fault(rule: .finishWithoutOpener, place: .action(id))
    }

    // MARK: Links

    func mayBeSeen(_ requires: LinkGuard, _ c: Configuration) throws -> Bool {
        guard try holds(requires.own, c) else { return false }
        if !requires.asksScreens { return true }
        for screen in c.visible where !(try holds(program.requires(screen), c)) { return false }
        return true
    }

    /// The screen that is current when a screen or `stack` flow was pushed.
    func firstScreen(of target: Target, _ conditions: Cube) throws(Undecided) -> ScreenID {
        switch target {
        case .screen(let screen): screen
        case .flow(let flow): try start(of: flow, conditions)
        }
    }

    private func follow(_ id: DeepLinkID, _ c: inout Configuration) throws -> Bool {
        let link = graph.deepLinks[id]
        let requires = program.guarding(link)
        if link.isByPresent {
            guard let opens = link.opens else { return false }
            c.layers.removeSubrange(1...)
            c.layers.append(try layer(opens, opener: .none, as: link.presentation, in: c.conditions))
            return try mayBeSeen(requires, c)
        }
        if link.isByPush {
            c.layers.removeSubrange(1...)
            guard c.region.isStack, let opens = link.opens else { return false }
            let screen = try firstScreen(of: opens, c.conditions)
            if link.reuses, let index = c.region.frames.lastIndex(where: { $0.screen == screen }) {
                // The new frame inherits how the old one was opened.
                c.region.frames.removeSubrange((index + 1)...)
                c.region.frames[index].isOld = false
            } else {
                c.region.frames.append(.init(screen: screen, start: opens.flow))
            }
            return try mayBeSeen(requires, c)
        }
        guard let way = ways[id], c.layers[0].made == way.root else { return false }
        c = try window(way.root, opener: c.layers[0].opener, c.conditions)
        guard try mayBeSeen(requires, c) else { return false }
        for label in way.steps {
            do {
                guard try perform(label, &c), try mayBeSeen(requires, c) else { return false }
            } catch is Fault { return false }
        }
        return graph.arrives(link, at: c.current)
    }

    // MARK: Replaying

    struct Run {
        var launch: Cube
        /// The current screen after each step, launch included; after a fault none.
        var screens: [ScreenID]
        /// The last configuration; with a fault, as far as the step got.
        var last: Configuration
        /// The last step, and the configuration before it.
        var lastStep: (label: StepLabel, before: Configuration)?
        var fault: Fault?
    }

    static let mostReplays = 4096

    /// Has `run` take steps from launch, with whatever valuation lets them be taken, ending in a configuration (or fault)
    /// that `accepts`. Decides conditions as they are asked for, so that it tries only what matters.
    func replay(_ run: (Cube) throws -> Run?, accepts: (Run) throws -> Bool) -> Run? {
        var pending = [program.launch]
        var attempts = 0
        while let launch = pending.popLast(), attempts < Self.mostReplays {
            attempts += 1
            do {
                if let run = try run(launch), try accepts(run) { return run }
            } catch let undecided as Undecided {
                pending += program.deciding(undecided, in: launch)
            } catch { continue }
        }
        return nil
    }

    /// The run from one launch. `Undecided` where it asks for a condition that this leaves open; `nil`: it cannot be gone.
    func run(_ labels: [StepLabel], _ launch: Cube) throws -> Run? {
        try run(labels, launch, in: RegionRuns(self, isThorough: false)).0
    }
}

/// The way of a link: a root, and steps from the configuration that it makes. LANGUAGE 7.
package struct Way: Sendable {
    package var root: Target
    var steps: [StepLabel]
    /// Values of conditions at the start, with which it can be gone.
    var start = Cube()
    /// Values of conditions in one of which it has to be begun, where a `start` that it meets may be a choice.
    var choices: [Cube]?

    /// What its events take.
    var alternatives: [AlternativeID] {
        steps.compactMap { $0.kind == .event ? AlternativeID(raw: $0.operand) : nil }
    }
}
