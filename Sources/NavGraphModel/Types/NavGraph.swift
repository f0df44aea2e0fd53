import NavGraphSyntax

/// A graph, resolved: every entity of an app (or module) and of what it imports, in flat tables, in file order.
///
/// Names are symbols of `text`; positions are kept. Lists that can nest (alternatives, handlers) are linked through
/// their `next`; everything else is a range of ids.
package struct NavGraph: Sendable {
    package var text: TextPool
    /// The paths of the files, as they are shown; `FileID` 0 is the root file.
    package var files: [String] = []
    /// The module of each.
    package var modulesOfFiles: [ModuleID] = []
    package var modules: Table<ModuleID, Module> = Table()
    package var conditions: Table<ConditionID, Condition> = Table()
    /// In file order.
    package var enumerations: [Enumeration] = []
    /// What the app is for, in file order.
    package var platforms: [Platform] = [.ios]
    /// The place of the first of them; `nil` where the root file does not say them.
    package var platformsSpan: Span?
    /// For each platform the condition that the app runs on it, where that is open (`decidingPlatforms`).
    package var platformConditions: IDRange<ConditionID> = IDRange()
    package var screens: Table<ScreenID, Screen> = Table()
    package var flows: Table<FlowID, Flow> = Table()
    package var groups: Table<GroupID, Group> = Table()
    package var groupUses: Table<GroupUseID, GroupUse> = Table()
    package var children: Table<ChildID, Child> = Table()
    package var params: Table<ParamID, Param> = Table()
    package var messages: Table<MessageID, Signature> = Table()
    package var outcomes: Table<OutcomeID, Signature> = Table()
    package var transitions: Table<TransitionID, Transition> = Table()
    package var alternatives: Table<AlternativeID, Alternative> = Table()
    package var handlers: Table<HandlerID, Handler> = Table()
    package var literals: Table<LiteralID, Literal> = Table()
    package var assignments: Table<AssignmentID, Assignment> = Table()
    package var arguments: Table<ArgumentID, Argument> = Table()
    package var deepLinks: Table<DeepLinkID, DeepLink> = Table()
    package var resolvers: Table<ResolverID, Resolver> = Table()
    package var checks: Table<CheckID, Check> = Table()

    /// The `root` transition that `entry` is, of a choice its first alternative, the others behind it (`launches`); `.none`
    /// for a module without one.
    package var entry: AlternativeID = .none
    /// Whether `entry` is a list.
    package var isEntryList = false
    /// In an app with its own window, the screen that stands for the app's own screens: it starts a flow that is the
    /// entry, and has the transitions of `host`. It has no name that others could say.
    package var host: ScreenID?
    /// Whether it is a module, and the host opens what is public (`openedByHost`).
    package var isOpenedByHost = false
    /// The value of `entry`, for messages.
    package var entrySpan: Span = .start
    /// The value of `conditions` in the root file.
    package var conditionsSpan: Span = .start
    /// The top-level keys of the root file.
    package var keySpans: [Key: Span] = [:]
    /// The first key of the root file: the place of `file`.
    package var fileSpan: Span = .start
    /// The events of the app, in file order, its own before those of modules; one for a name.
    package var appTransitions: [TransitionID] = []
    package var schemes: [DeepLink.Text] = []
    package var hosts: [DeepLink.Text] = []
    package var swift = SwiftSettings()
    /// What begins the names of elements whose Swift names are without it: of a separate module's own. Each with its point.
    package var unspelled: [String] = []
    /// The rules that a graph can name.
    package var rules: [Rule] = []
    package var ruleLevels: [Rule: RuleLevel] = [:]
    package var allowances: [Allowance] = []
    /// The texts of elements that a comment cuts, such as `Shop #1`.
    package var cutTexts: [(subject: Subject, place: Place)] = []
    /// What `code` says of screens and transitions, in file order.
    package var codeAnchors: [CodeAnchor] = []
    /// The text of `draft`; empty if the graph is not one.
    package var draft: Symbol = .none
    /// The teams or people who own a flow, or a screen that says so itself.
    package var teams: [Owner: [Symbol]] = [:]
    /// Where a storyboard is named that a screen comes from.
    package var storyboardSpans: [ScreenID: Span] = [:]
    /// Where `type` of a screen is written.
    package var typeSpans: [ScreenID: Span] = [:]
    /// The screens that a `present` somewhere opens as an alert; events of flows are not for them.
    package var alerts: Set<ScreenID> = []
    /// For each flow, the flows that name it in `tabs` or `columns`, in file order.
    package var flowsNamingFlow: [FlowID: [FlowID]] = [:]
    /// For each screen, the flows that name it in `tabs` or `columns`, in file order.
    package var flowsNamingScreen: [ScreenID: [FlowID]] = [:]

    package init(text: TextPool) { self.text = text }
}

extension NavGraph {
    /// Its name, its files, and what it says of rules.
    package var withoutElements: NavGraph {
        var graph = NavGraph(text: text)
        (graph.files, graph.modulesOfFiles, graph.modules) = (files, modulesOfFiles, modules)
        (graph.rules, graph.ruleLevels, graph.draft) = (rules, ruleLevels, draft)
        return graph
    }

    /// The screens and flows that a file names: without `host`.
    package var namedScreens: [ScreenID] { screens.ids.filter { $0 != host } }
    package var namedFlows: [FlowID] { flows.ids.filter { $0 != host.flatMap { screens[$0].flow } } }

    /// Whether an alternative is one of `host`.
    package func isHosts(_ alternative: AlternativeID) -> Bool {
        host != nil && owner(of: alternative) == host.map { .screen($0) }
    }

    /// The name of the app or module.
    package var name: String { modules.isEmpty ? "" : text[modules[ModuleID(raw: 0)].name] }
    package var isApp: Bool { !modules.isEmpty && modules[ModuleID(raw: 0)].isApp }

    /// The names by which people know elements: as the root file would write them.
    package func name(of screen: ScreenID) -> String { text[screens[screen].qualifiedName] }
    package func name(of flow: FlowID) -> String { text[flows[flow].qualifiedName] }
    /// Empty if there is none.
    package func name(of target: Target?) -> String { target.map { text[self[$0].qualifiedName] } ?? "" }

    /// The alternatives of a transition, in order.
    package func alternatives(of transition: TransitionID) -> AlternativeList {
        AlternativeList(table: alternatives, current: transitions[transition].firstAlternative)
    }
    /// The alternatives of a handler, in order; none for `message` and `close`.
    package func alternatives(of handler: HandlerID) -> AlternativeList {
        AlternativeList(table: alternatives, current: handlers[handler].firstAlternative)
    }
    /// The handlers of an alternative's `returns`, in order.
    package func handlers(of alternative: AlternativeID) -> HandlerList {
        HandlerList(table: handlers, current: alternatives[alternative].firstHandler)
    }

    /// The flows around a screen: the one that it stands under, then those that name it or that flow, in file order.
    /// LANGUAGE 4.
    package func flows(around screen: ScreenID) -> [FlowID] {
        let own = screens[screen].flow.map { [$0] } ?? []
        let naming = own.flatMap { flowsNamingFlow[$0] ?? [] }
        guard let direct = flowsNamingScreen[screen] else { return own + naming }
        return own + Set(naming + direct).subtracting(own).sorted()
    }

    /// The first of the flows around a screen. O(1).
    package func firstFlow(around screen: ScreenID) -> FlowID? {
        screens[screen].flow ?? flowsNamingScreen[screen]?.first
    }

    /// Whether a screen has the events of the flows around it: not an alert, nor a screen of the system. LANGUAGE 4.
    package func hasFlowEvents(_ screen: ScreenID) -> Bool {
        screens[screen].source != .system && !alerts.contains(screen)
    }

    /// The tabs or columns of a flow, in order.
    package func targets(in flow: FlowID) -> [Target] { flows[flow].children.compactMap { children[$0].target } }

    /// The transitions that a screen has: its own, those of the flows around it unless it is an alert, the app's; of equal
    /// names the first. LANGUAGE 4.
    package func events(of screen: ScreenID) -> [TransitionID] {
        let own = ownEvents(of: screen)
        let around = hasFlowEvents(screen) ? flows(around: screen) : []
        let others = around.flatMap { ownEvents(of: $0) } + appTransitions
        if others.isEmpty { return own }
        var names = Set(own.map { transitions[$0].name })
        return own + others.filter { names.insert(transitions[$0].name).inserted }
    }

    /// Those of them that are the flows' or of a group.
    package func inheritedEvents(of screen: ScreenID) -> [TransitionID] {
        events(of: screen).filter {
            switch transitions[$0].owner {
            case .flow, .group: true
            case .app, .screen: false
            }
        }
    }

    /// The flows that `entry`, tabs, columns, actions or links open, or that importers may open. Linear in the graph.
    package var openedFlows: Set<FlowID> {
        var opened = Set(alternatives.compactMap { $0.action.target?.flow })
        opened.formUnion(children.compactMap { $0.target?.flow })
        opened.formUnion(deepLinks.compactMap { $0.opens?.flow })
        opened.formUnion(flows.ids.filter { flows[$0].isPublic })
        return opened
    }

    /// Returns the conditions that must hold whenever a screen is visible: its own `requires` and those of the flows
    /// around it.
    package func requirements(of screen: ScreenID) -> [Literal] {
        var all = screens[screen].requires.map { literals[$0] }
        for flow in flows(around: screen) { all += flows[flow].requires.map { literals[$0] } }
        return all
    }

    /// The alternatives of `entry`, in order; a single one without a choice, and only that one for `host`.
    package var launches: AlternativeList { AlternativeList(table: alternatives, current: entry) }

    /// The screens that a `stack` or `single` flow may begin with, each once, in the order of its `start`.
    package func startScreens(of flow: FlowID) -> [ScreenID] {
        if flows[flow].startChoices.isEmpty { return flows[flow].start.map { [$0] } ?? [] }
        return flows[flow].startChoices.compactMap(\.screen).unique()
    }

    /// The screens that may be current when `target` has just been opened: itself; of a flow its starts; of tabs the
    /// first's, of columns the last's.
    package func firstScreens(of target: Target?) -> [ScreenID] {
        switch target {
        case .screen(let screen): return [screen]
        case .flow(let flow):
            switch flows[flow].container {
            case .stack, .single: return startScreens(of: flow)
            case .tabs: return flows[flow].children.first.map { firstScreens(of: children[$0].target) } ?? []
            case .split: return flows[flow].children.last.map { firstScreens(of: children[$0].target) } ?? []
            }
        case nil: return []
        }
    }

    /// The screen that is current when `target` has just been opened: itself; of a flow its start (of a choice that of the
    /// first alternative); of tabs the first's, of columns the last's.
    package func firstScreen(of target: Target?) -> ScreenID? {
        switch target {
        case .screen(let screen): return screen
        case .flow(let flow):
            switch flows[flow].container {
            case .stack, .single: return flows[flow].start
            case .tabs: return flows[flow].children.first.flatMap { firstScreen(of: children[$0].target) }
            case .split: return flows[flow].children.last.flatMap { firstScreen(of: children[$0].target) }
            }
        case nil: return nil
        }
    }

    /// The outcomes that the opener of `target` can handle: a screen's, or a flow's own.
    package func outcomes(of target: Target?) -> IDRange<OutcomeID> { target.map { self[$0].outcomes } ?? IDRange() }

    /// The params that the opener of `target` must give.
    package func params(of target: Target?) -> IDRange<ParamID> {
        // `self[target]` would copy the whole screen or flow for each alternative.
        switch target {
        case .screen(let screen): screens[screen].params
        case .flow(let flow): flows[flow].params
        case nil: IDRange()
        }
    }

    /// The message `name` of a screen.
    package func message(_ name: Symbol, of screen: ScreenID) -> MessageID? {
        screens[screen].messages.first { messages[$0].name == name }
    }

    /// The message that a link sends at the end; `nil`: it sends none. Where several screens may receive it, the first's.
    package func message(of link: DeepLink) -> MessageID? { messages(of: link).first }

    /// The messages of one name that a link may send at the end: of each screen that may be current then.
    package func messages(of link: DeepLink) -> [MessageID] {
        link.send.isEmpty ? [] : firstScreens(of: link.opens).compactMap { message(link.send, of: $0) }
    }

    /// What a link can give by name: the params of what it opens, then those of its message.
    package func wantedParams(of link: DeepLink) -> [ParamID] {
        params(of: link.opens) + messages(of: link).flatMap { Array(messages[$0].params) }
    }

    package func params(of owner: Owner) -> IDRange<ParamID> { params(of: owner.target) }

    /// The name of an owner as the root file would write it; `app` for the app.
    package func qualifiedName(of owner: Owner) -> Symbol {
        switch owner {
        case .app: Key.app.symbol
        case .screen(let screen): screens[screen].qualifiedName
        case .flow(let flow): flows[flow].qualifiedName
        case .group(let group): groups[group].qualifiedName
        }
    }

    /// The flow that an owner is, or that its screen stands under.
    package func flow(of owner: Owner) -> FlowID? {
        owner.target.flatMap { target in target.flow ?? target.screen.flatMap { screens[$0].flow } }
    }

    package func place(of screen: ScreenID) -> Place { screens[screen].place }
    package func place(of flow: FlowID) -> Place { flows[flow].place }
    package func place(of transition: TransitionID) -> Place {
        Place(file(of: transition), transitions[transition].span)
    }
}

/// Alternatives linked through `next`.
package struct AlternativeList: Sequence, IteratorProtocol {
    fileprivate let table: Table<AlternativeID, Alternative>
    fileprivate var current: AlternativeID

    fileprivate init(table: Table<AlternativeID, Alternative>, current: AlternativeID) {
        (self.table, self.current) = (table, current)
    }
    /// From one on.
    package init(of first: AlternativeID, in graph: NavGraph) { self.init(table: graph.alternatives, current: first) }

    package mutating func next() -> AlternativeID? {
        guard !current.isNone else { return nil }
        defer { current = table[current].next }
        return current
    }
}

/// Handlers linked through `next`.
package struct HandlerList: Sequence, IteratorProtocol {
    fileprivate let table: Table<HandlerID, Handler>
    fileprivate var current: HandlerID
    package mutating func next() -> HandlerID? {
        guard !current.isNone else { return nil }
        defer { current = table[current].next }
        return current
    }
}
