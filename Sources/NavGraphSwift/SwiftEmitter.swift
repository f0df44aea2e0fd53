import NavGraphModel
import NavGraphSyntax

/// What every Swift emitter needs: the graph, the options, the names, and a file that grows.
///
/// Frameworks share what is the same for all of them, as extensions of this type: conditions, messages, values and
/// arguments, moves, endings, links. What differs, screens and what makes them, is in the framework's own folder.
/// A function is named after what it emits; it returns a piece of a line, or writes lines.
struct SwiftEmitter {
    let graph: NavGraph
    let options: SwiftOptions
    let dialect: any Dialect
    /// What the names of the app's own types begin with: `NotesApp`, for an app `Notes`.
    let base: String
    /// `public ` or `package `, or nothing.
    let access: String
    let names: SwiftNames
    let traits: GraphTraits
    let messagesByName: [Symbol: [MessageID]]
    /// For each group the messages that all its screens receive.
    private(set) var sharedMessages: [GroupID: [MessageID]] = [:]
    let methodNames: EventMethodNames
    let plan: LinkPlan
    /// The events whose methods links call on their ways.
    var eventsOnWays: Set<TransitionID> = []
    let code = CodeWriter()
    /// What the files of the set have mentioned so far.
    let usedNames = UsedNames()
    let set: ModuleID
    var needs: [ModuleID: [ModuleNeed]] = [:]
    /// The screens of the set that storyboard segues open, or may open from where it does not know.
    let segueTargets: Set<ScreenID>
    /// The flows that something opens: others have neither first screen nor container.
    let openedFlows: Set<FlowID>
    /// The frameworks of other sets' modules in a container's code.
    let frameworkNames: [ModuleID: String]

    /// - Parameter other: an emitter of another set of the graph, whose names, traits and plans are used again. The names of
    ///   events' methods are then those of that set.
    init(
        _ graph: NavGraph, _ options: SwiftOptions, set: ModuleID = ModuleID(raw: 0), like other: SwiftEmitter? = nil
    ) {
        var graph = graph
        graph.unspelled = graph.modules.isEmpty || !graph.isSeparate(set) ? [] : [graph.start(ofNamesIn: set)]
        self.graph = graph
        self.options = options
        dialect = options.framework.dialect
        self.set = set
        base = options.prefix + (graph.modules.isEmpty ? graph.typeBase : graph.typeBase(of: set))
        access = options.access == .internal ? "" : options.access.rawValue + " "
        names = other?.names ?? SwiftNames(graph.text, unspelled: graph.startsOfSeparateNames)
        traits = other?.traits ?? GraphTraits(graph)
        methodNames = other?.methodNames ?? EventMethodNames(graph, traits.members)
        plan = other?.plan ?? LinkPlan(graph)
        openedFlows = other?.openedFlows ?? graph.openedFlows
        messagesByName = Dictionary(grouping: traits.members.messages(of: graph.modulesKnown(to: set))) {
            graph.messages[$0].name
        }
        segueTargets = graph.segueTargets(of: set, traits)
        frameworkNames =
            other?.frameworkNames ?? (options.container == .none ? [:] : graph.frameworkNames(beside: base))
        sharedMessages = findSharedMessages()
    }
}

// MARK: - Short names for what it writes with

extension SwiftEmitter {
    func line(_ text: CodeText = "") { code.line(text) }
    func lines(_ text: CodeText) { code.lines(text) }
    func indented(_ body: () -> Void) { code.indented(body) }
    func block(_ start: CodeText, end: CodeText? = "}", _ body: () -> Void) { code.block(start, end: end, body) }
    func cases(of subject: CodeText, otherwise: CodeText? = nil, _ body: () -> Void) {
        code.cases(of: subject, otherwise: otherwise, body)
    }
    func mainActorBlock(_ start: CodeText, end: CodeText? = "}", _ body: () -> Void) {
        line("@MainActor")
        block(start, end: end, body)
    }

    /// A router, or what has the events of a group: equal handlers are written once.
    func routerBlock(_ start: CodeText, _ members: () -> Void) {
        mainActorBlock(start) { code.members(members) }
    }

    /// `UI`, or `NS`: what the names of the framework's types begin with.
    var kit: CodeText { dialect.kit }
    func text(_ text: Symbol) -> SwiftName { names.text(text) }
    func upper(_ name: Symbol) -> SwiftName { names.upper(name) }
    func lower(_ name: Symbol) -> SwiftName { names.lower(name) }
    func literal(_ text: Symbol) -> SwiftName { names.literal(text) }
    func identifier(_ name: Symbol) -> SwiftName { names.identifier(name) }
    func member(_ name: Symbol) -> SwiftName { names.member(name) }
    func label(_ name: Symbol) -> SwiftName { names.label(name) }
    func argument(_ name: Symbol) -> SwiftName { names.argument(name) }
    func variable(_ name: Symbol) -> SwiftName { names.variable(name) }

    /// The closure property by which a screen announces an event or outcome: `onCreateNote`.
    func closure(_ name: Symbol) -> CodeText { "on\(upper(name))" }
}

// MARK: - Names of what is emitted

extension SwiftEmitter {
    /// The name of a type for a screen: `NoteListScreen`.
    func screenType(_ id: ScreenID) -> CodeText {
        "\(typeStart(of: id))\(upper(graph.screens[id].qualifiedName))Screen"
    }

    /// The name of a type for a flow: `NotesRouter`, `NotesFactory`.
    func flowType(_ id: FlowID, _ suffix: CodeText) -> CodeText {
        "\(options.prefix)\(upper(graph.flows[id].qualifiedName))\(suffix)"
    }

    func name(of target: Target) -> Symbol { graph[target].qualifiedName }

    /// `note: Note, id: Int`.
    func parameters(_ params: IDRange<ParamID>, hasBody: Bool = true) -> CodeText {
        params.list { parameter($0, hasBody: hasBody) }
    }

    /// The same with a comma before each.
    func furtherParameters(_ params: IDRange<ParamID>) -> CodeText { params.list(after: ", ") { parameter($0) } }

    func parameter(_ param: ParamID, hasBody: Bool = true) -> CodeText {
        names.parameter(graph.params[param].name, graph.params[param].type, hasBody: hasBody)
    }

    func parameters(_ values: [CarriedValue], hasBody: Bool = true) -> CodeText {
        values.list { names.parameter($0.name, $0.type, hasBody: hasBody) }
    }
    func furtherParameters(_ values: [CarriedValue]) -> CodeText {
        values.list(after: ", ") { names.parameter($0.name, $0.type) }
    }

    /// `note: note`: a param that is at hand as a variable.
    func handedOn(_ param: ParamID) -> CodeText {
        "\(argument(graph.params[param].name)): \(variable(graph.params[param].name))"
    }

    func handedOn(_ value: CarriedValue) -> CodeText { "\(argument(value.name)): \(variable(value.name))" }

    /// `(_ note: Note) -> Void`.
    func closureType(_ values: [CarriedValue]) -> CodeText {
        let parameters = values.list { "_ \(label($0.name)): \(names.parameterType($0.type))" }
        return "(\(parameters)) -> Void"
    }
}
