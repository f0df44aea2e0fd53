import NavGraphModel
import NavGraphSyntax

/// LANGUAGE 6, read aloud: what a configuration is and what each step makes of it. Slow and literal on purpose; it is
/// the judge of the analysis, and knows nothing but the model.
struct Interpreter {
    let graph: NavGraph
    /// Whether it keeps what screens are given, which frame is which, and what is sent.
    var keepsValues = false

    struct Frame: Hashable {
        var screen: ScreenID
        /// The alternative that opened it; of a region's bottom, and of what a link put there, none.
        var opener: AlternativeID = .none
        /// The flow whose start it is, if a flow was pushed.
        var start: FlowID?
        /// Which frame it is, its screen's params, and what its handlers see; nothing unless values are kept.
        var number = 0
        var given: [String] = []
        var names = Names()
        /// What the flow was opened with, whose start it is.
        var flowGiven: [Symbol: String] = [:]
    }
    struct Region: Hashable {
        var child: Target
        var isStack: Bool
        var frames: [Frame]
        var current: Frame { frames[frames.count - 1] }
    }
    struct Layer: Hashable {
        var made: Target
        var opener: AlternativeID
        var container: Container
        var isSwipeable: Bool
        /// Whether Menu of tvOS closes it.
        var isClosedByMenu = false
        /// While all of these hold it is not; empty: it always is.
        var lockedWhile = IDRange<LiteralID>()
        var regions: [Region]
        var active: Int
        /// Whether the handler of this window layer is being run: then it counts as none.
        var isHandling = false
        /// Whether a step has made one of its columns active; not known unless values are kept.
        var isTurned = false
        /// The link that has presented it.
        var link: DeepLinkID?
        /// Which layer it is, where that is asked for.
        var number = 0
        /// What its handlers see, and what the flow was opened with that it was made for.
        var names = Names()
        var flowGiven: [Symbol: String] = [:]
    }
    struct Configuration: Hashable {
        var conditions: [Bool]
        var layers: [Layer]
        /// What the app runs on; it stays.
        var platform = Platform.ios
        /// The number of the last frame that was made, and what screens received and the system was asked to open.
        var lastNumber = 0
        var sent: [Sent] = []
        var top: Layer {
            get { layers[layers.count - 1] }
            set { layers[layers.count - 1] = newValue }
        }
        var region: Region {
            get { top.regions[top.active] }
            set { layers[layers.count - 1].regions[top.active] = newValue }
        }
        var current: ScreenID { region.current.screen }
        var frameCount: Int { layers.reduce(0) { $0 + $1.regions.reduce(0) { $0 + $1.frames.count } } }
    }
    enum Step: Hashable {
        case launch
        case event(TransitionID, AlternativeID)
        case outcome(ScreenID, OutcomeID)
        case back, swipe
        case tab(Target)
        case link(DeepLinkID)
        case change(ConditionID)
    }
    /// What a step does: it leads on, is a fault, or is no step here.
    enum Result: Hashable {
        case configuration(Configuration)
        case fault(Rule)
    }
    struct Fault: Error { var rule: Rule }

    // MARK: Steps

    /// All steps of a configuration that lead on or are faults, links apart.
    func steps(from c: Configuration) -> [(step: Step, result: Result)] {
        var all: [(Step, Result)] = []
        for event in events(in: c) {
            guard let taken = taken(event, in: c.conditions) else { continue }
            all.append((.event(event, taken), run(c) { try self.carryOut(taken, Names(), &$0) }))
        }
        for outcome in graph.screens[c.current].outcomes {
            all.append((.outcome(c.current, outcome), run(c) { try self.raise(outcome, [], &$0) }))
        }
        if c.region.frames.count > 1, graph.screens[c.current].goesBack, letsBack(c.region.current, c.conditions) {
            all.append((.back, run(c) { try self.goBack(&$0) }))
        }
        if canSwipe(c) { all.append((.swipe, run(c) { try self.swipe(&$0) })) }
        if c.top.container == .tabs || c.top.container == .split {
            for index in c.top.regions.indices {
                // On a Mac and a television, nothing comes of choosing the active tab.
                let isAgain = index == c.top.active && c.top.container == .tabs
                if isAgain, c.platform == .macos || c.platform == .tvos { continue }
                all.append((.tab(c.top.regions[index].child), .configuration(choose(index, c))))
            }
        }
        for id in graph.conditions.ids where graph.conditions[id].changes {
            if graph.conditions[id].enumeration != nil, c.conditions[id.index] { continue }
            all.append((.change(id), .configuration(change(id, c))))
        }
        return all
    }

    /// Those of the current screen, then the buttons of the flow that the last layer was made from.
    func events(in c: Configuration) -> [TransitionID] {
        let own = graph.events(of: c.current)
        let buttons = c.top.made.flow.map { graph.flows[$0].buttons.compactMap(\.transition) } ?? []
        return own + buttons.filter { !own.contains($0) }
    }

    func canSwipe(_ c: Configuration) -> Bool {
        guard c.layers.count > 1 else { return false }
        if c.region.frames.count == 1, graph.screens[c.current].source == .system { return true }
        if c.platform == .tvos {
            guard c.top.isClosedByMenu, c.region.frames.count == 1 else { return false }
        } else if !c.top.isSwipeable {
            return false
        }
        return c.top.lockedWhile.isEmpty || !holds(c.top.lockedWhile, c.conditions)
    }

    /// A condition gets its other value, as by `sets`.
    func change(_ condition: ConditionID, _ c: Configuration) -> Configuration {
        var next = c
        set(condition, to: !c.conditions[condition.index], in: &next.conditions)
        return next
    }

    func taken(_ event: TransitionID, in conditions: [Bool]) -> AlternativeID? {
        graph.alternatives(of: event).first { holds(graph.alternatives[$0].when, conditions) }
    }

    func holds(_ literals: IDRange<LiteralID>, _ conditions: [Bool]) -> Bool {
        literals.allSatisfy { holds(graph.literals[$0], conditions) }
    }
    func holds(_ literal: Literal, _ conditions: [Bool]) -> Bool {
        conditions[literal.condition.index] != literal.isNegated
    }

    /// All or nothing.
    func run(_ c: Configuration, _ body: (inout Configuration) throws -> Void) -> Result {
        var next = c
        do {
            try body(&next)
            return .configuration(next)
        } catch let fault as Fault {
            return .fault(fault.rule)
        } catch { fatalError("\(error)") }
    }

    /// Whether the conditions of a screen's `back` hold.
    func letsBack(_ frame: Frame, _ conditions: [Bool]) -> Bool {
        holds(graph.screens[frame.screen].backWhile, conditions)
    }

    func choose(_ index: Int, _ c: Configuration) -> Configuration {
        var next = c
        if next.top.active == index, next.top.container == .tabs,
            next.region.frames.dropFirst().allSatisfy({ letsBack($0, c.conditions) })
        {
            next.region.frames = [next.region.frames[0]]
        }
        next.top.active = index
        next.top.isTurned = keepsValues
        return next
    }

    func goBack(_ c: inout Configuration) throws {
        let gone = c.region.frames.removeLast()
        try runClosed(of: gone.opener, gone.names, &c)
    }

    func swipe(_ c: inout Configuration) throws {
        let gone = c.layers.removeLast()
        try runClosed(of: gone.opener, gone.names, &c)
    }

    func runClosed(of opener: AlternativeID, _ names: Names, _ c: inout Configuration) throws {
        if keepsValues, !opener.isNone, graph.isHosts(opener) { c.sent.append(.answered(nil, [])) }
        guard !opener.isNone, let handler = graph.handlers(of: opener).first(where: { graph.handlers[$0].isClosed })
        else { return }
        try handle(handler, of: opener, names.inHandler(), &c)
    }

    func handler(for outcome: OutcomeID, of opener: AlternativeID) -> HandlerID? {
        guard !opener.isNone else { return nil }
        let name = graph.outcomes[outcome].name
        return graph.handlers(of: opener).first { !graph.handlers[$0].isClosed && graph.handlers[$0].name == name }
    }

    /// The app's own code hears how what it opened ends, where that is an outcome of what it opened.
    func answer(_ outcome: OutcomeID, _ values: [String], to opener: AlternativeID, _ c: inout Configuration) {
        guard keepsValues, !opener.isNone, graph.isHosts(opener) else { return }
        func types(_ id: OutcomeID) -> [Symbol] { graph.outcomes[id].params.map { graph.params[$0].type } }
        let known = graph.outcomes(of: graph.alternatives[opener].action.opened).first {
            graph.outcomes[$0].name == graph.outcomes[outcome].name
        }
        guard let known else { return }
        // What replaces it may carry more than the code wants to know.
        if types(known).isEmpty {
            c.sent.append(.answered(known, []))
        } else if types(known) == types(outcome) {
            c.sent.append(.answered(outcome, values))
        }
    }

    func raise(_ outcome: OutcomeID, _ values: [String], _ c: inout Configuration) throws {
        let carried = valuesByName(graph.outcomes[outcome].params, values)
        if c.region.frames.count > 1 {
            let gone = c.region.frames.removeLast()
            if gone.start == nil { answer(outcome, values, to: gone.opener, &c) }
            if gone.start == nil, let handler = handler(for: outcome, of: gone.opener) {
                try handle(handler, of: gone.opener, gone.names.inHandler(carried), &c)
            }
            return
        }
        let layer = c.top
        let handler = layer.made.screen != nil ? handler(for: outcome, of: layer.opener) : nil
        if layer.container == .tabs || layer.container == .split { throw Fault(rule: .finishWithoutOpener) }
        let names = layer.names.inHandler(carried)
        if c.layers.count > 1 {
            c.layers.removeLast()
            if layer.made.screen != nil { answer(outcome, values, to: layer.opener, &c) }
            if let handler { try handle(handler, of: layer.opener, names, &c) }
        } else {
            guard let handler, !layer.isHandling else { throw Fault(rule: .finishWithoutOpener) }
            c.layers[0].isHandling = true
            try handle(handler, of: layer.opener, names, &c)
            c.layers[0].isHandling = false
        }
    }

    /// Runs a handler of what an alternative opened.
    func handle(_ id: HandlerID, of opener: AlternativeID, _ names: Names, _ c: inout Configuration) throws {
        let handler = graph.handlers[id]
        switch handler.kind {
        case .close: break
        case .message:
            try send(handler.message, names, &c) {
                graph.messageArguments(of: id, of: graph.owner(of: opener), message: $0)
            }
        case .alternatives:
            var next = handler.firstAlternative
            while !next.isNone {
                if holds(graph.alternatives[next].when, c.conditions) { return try carryOut(next, names, &c) }
                next = graph.alternatives[next].next
            }
        }
    }

    func send(
        _ message: Symbol, _ names: Names, _ c: inout Configuration, _ arguments: (MessageID) -> [GivenArgument]
    ) throws {
        guard let id = graph.message(message, of: c.current) else { throw Fault(rule: .sendUnknown) }
        guard keepsValues else { return }
        c.sent.append(.message(id, to: c.region.current.number, values(arguments(id), names)))
    }

    /// `sets`, then the action, then `send`, then `then`.
    func carryOut(_ id: AlternativeID, _ names: Names, _ c: inout Configuration) throws {
        let a = graph.alternatives[id]
        for assignment in a.sets.map({ graph.assignments[$0] }) {
            set(assignment.condition, to: assignment.value, in: &c.conditions)
        }
        try act(id, names, &c)
        if !a.send.isEmpty { try send(a.send, names, &c) { graph.messageArguments(of: id, message: $0) } }
        if !a.then.isNone { try carryOut(a.then, names, &c) }
    }

    func set(_ condition: ConditionID, to value: Bool, in conditions: inout [Bool]) {
        conditions[condition.index] = value
        if value, let number = graph.conditions[condition].enumeration {
            for name in graph.enumerations[number].members where name != condition && conditions[name.index] {
                set(name, to: false, in: &conditions)
            }
        }
        for other in graph.conditions.ids {
            for implied in graph.conditions[other].implies {
                if value, other == condition, !conditions[implied.index] {
                    set(implied, to: true, in: &conditions)
                }
                if !value, implied == condition, conditions[other.index] {
                    set(other, to: false, in: &conditions)
                }
            }
        }
    }

    func act(_ id: AlternativeID, _ names: Names, _ c: inout Configuration) throws {
        switch graph.alternatives[id].action {
        case .none: break
        case .unresolved: fatalError("a graph without errors has every name resolved")
        case .open(let url): if keepsValues { c.sent.append(.open(url)) }
        case .openArgument:
            if keepsValues, let source = graph.openedURL(of: id) { c.sent.append(.openValue(value(source, names))) }
        case .rootEntry:
            let entry = graph.launches.first { holds(graph.alternatives[$0].when, c.conditions) }!
            try carryOut(entry, Names(), &c)
        case .push(let target):
            if let flow = target.flow, graph.flows[flow].container != .stack { throw Fault(rule: .pushOfContainer) }
            if !c.region.isStack { throw Fault(rule: .pushOutsideStack) }
            let screen = target.screen ?? start(of: target.flow!, c.conditions)
            var frame = Frame(screen: screen, opener: id, start: target.flow, names: names)
            let given = given(by: id, names)
            if frame.start != nil { frame.flowGiven = given }
            enter(given, &frame, &c)
            c.region.frames.append(frame)
        case .reuse(let screen):
            if let index = c.region.frames.dropLast().lastIndex(where: { $0.screen == screen }) {
                c.region.frames.removeSubrange((index + 1)...)
                return
            }
            if !c.region.isStack { throw Fault(rule: .pushOutsideStack) }
            var frame = Frame(screen: screen, opener: id, names: names)
            enter(given(by: id, names), &frame, &c)
            c.region.frames.append(frame)
        case .present(let target, let how):
            openLayer(of: target, opener: id, how: how, names, &c)
        case .replace(let screen):
            if c.current == graph.host { throw Fault(rule: .popAtBottom) }
            var frame = c.region.current
            frame.screen = screen
            enter(given(by: id, names), &frame, &c)
            c.region.frames[c.region.frames.count - 1] = frame
        case .root:
            c.layers = []
            openLayer(window: id, names, &c)
        case .select(let child):
            try select(child, &c)
        case .show(let screen, in: let column):
            try select(column, &c)
            var frame = Frame(screen: screen)
            enter(given(by: id, names), &frame, &c)
            c.region.frames = [frame]
        case .popBack:
            if c.region.frames.count == 1 { throw Fault(rule: .popAtBottom) }
            c.region.frames.removeLast()
        case .popToRoot:
            c.region.frames = [c.region.frames[0]]
        case .popTo(let screen):
            guard let index = c.region.frames.dropLast().lastIndex(where: { $0.screen == screen })
            else { throw Fault(rule: .popToAbsent) }
            c.region.frames.removeSubrange((index + 1)...)
        case .dismissTop:
            if c.layers.count == 1 {
                // An app may have presented what the host of a module has pushed.
                guard graph.isOpenedByHost, c.layers[0].made.flow == graph.host.flatMap({ graph.screens[$0].flow }),
                    c.region.frames.count > 1
                else { throw Fault(rule: .dismissNothing) }
                c.region.frames = [c.region.frames[0]]
                return
            }
            c.layers.removeLast()
        case .dismissAll:
            c.layers.removeSubrange(1...)
        case .finish(let outcome):
            try finish(outcome, keepsValues ? values(graph.arguments(of: id), names) : [], &c)
        case .raise(let outcome):
            guard graph.outcomes[outcome].owner == .screen(c.current) else { throw Fault(rule: .finishWithoutOpener) }
            try raise(outcome, keepsValues ? values(graph.arguments(of: id), names) : [], &c)
        }
    }

    func select(_ child: Target, _ c: inout Configuration) throws {
        for index in c.layers.indices.reversed() {
            guard c.layers[index].container == .tabs || c.layers[index].container == .split,
                let region = c.layers[index].regions.firstIndex(where: { $0.child == child })
            else { continue }
            c.layers.removeSubrange((index + 1)...)
            c.layers[index].active = region
            c.layers[index].isTurned = keepsValues
            return
        }
        throw Fault(rule: .selectAbsent)
    }

    func finish(_ outcome: OutcomeID, _ values: [String], _ c: inout Configuration) throws {
        guard case .flow(let flow) = graph.outcomes[outcome].owner else { fatalError("`finish` is of a flow") }
        let carried = valuesByName(graph.outcomes[outcome].params, values)
        for index in c.layers.indices.reversed() {
            let layer = c.layers[index]
            let frames = layer.regions[layer.active].frames
            if let frame = frames.lastIndex(where: { $0.start == flow }) {
                c.layers.removeSubrange((index + 1)...)
                c.layers[index].regions[layer.active].frames.removeSubrange(frame...)
                let gone = frames[frame]
                answer(outcome, values, to: gone.opener, &c)
                if let handler = handler(for: outcome, of: gone.opener) {
                    try handle(handler, of: gone.opener, gone.names.inHandler(carried), &c)
                }
                return
            }
            guard layer.made.flow == flow, !layer.isHandling else { continue }
            let handler = handler(for: outcome, of: layer.opener)
            let names = layer.names.inHandler(carried)
            if index > 0 {
                c.layers.removeSubrange(index...)
                answer(outcome, values, to: layer.opener, &c)
                if let handler { try handle(handler, of: layer.opener, names, &c) }
            } else {
                guard let handler else { throw Fault(rule: .finishWithoutOpener) }
                c.layers[0].isHandling = true
                try handle(handler, of: layer.opener, names, &c)
                c.layers[0].isHandling = false
            }
            return
        }
        throw Fault(rule: .finishWithoutOpener)
    }

    // MARK: What is said of configurations

    func visible(_ c: Configuration) -> [ScreenID] {
        c.top.container == .split ? c.top.regions.map(\.current.screen) : [c.current]
    }
    func isAtHome(_ c: Configuration) -> Bool {
        c.layers.count == 1 && c.layers[0].regions.allSatisfy { $0.frames.count == 1 }
    }
    func meetsRequirements(_ screen: ScreenID, _ conditions: [Bool]) -> Bool {
        graph.requirements(of: screen).allSatisfy { holds($0, conditions) }
    }
    /// Whether two configurations differ in screens, containers, conditions or in what is active.
    func looksDifferent(_ a: Configuration, _ b: Configuration) -> Bool {
        func screens(_ layer: Layer) -> [[ScreenID]] { layer.regions.map { $0.frames.map(\.screen) } }
        return a.conditions != b.conditions
            || !a.layers.elementsEqual(b.layers) {
                $0.container == $1.container && $0.active == $1.active && screens($0) == screens($1)
            }
    }
}
