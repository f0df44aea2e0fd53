import NavGraphModel
import NavGraphSyntax

/// An element of a graph in the keys of the language.
package struct GraphElement {
    package enum Kind: Int, Sendable, CaseIterable {
        case flow, screen, group, entry, transition, deepLink, condition, resolver, check, importAlias, file
    }

    package var kind: Kind
    /// As `CLI.md` spells it.
    package var subject: String
    /// The screen, flow or app that has a transition.
    package var owner: String?
    /// Its name, without that of its owner.
    package var name: String
    /// The flow that a screen stands under; not one of its keys for a comparison.
    package var flow: String?
    package var keys: [(key: String, value: JSON)]
    package var place: Place

    package subscript(key: String) -> JSON? { keys.first { $0.key == key }?.value }
}

/// New names for some elements.
package struct Renaming: Sendable {
    package struct Element: Hashable, Sendable {
        package var kind: GraphElement.Kind
        package var owner: String?
        package var name: String
    }
    /// By the old name; of a transition with its owner.
    package var names: [Element: String] = [:]

    /// One more, before all others.
    package var first: (element: Element, name: String)?
    /// One name for all elements.
    var mask: String?

    package init() {}

    /// Whether all elements keep their names.
    package var isEmpty: Bool { names.isEmpty && first == nil && mask == nil }

    package func callAsFunction(_ kind: GraphElement.Kind, _ name: String, of owner: String? = nil) -> String {
        if let mask { return mask }
        if names.isEmpty, first == nil { return name }
        let element = Element(kind: kind, owner: owner, name: name)
        if let first, first.element == element { return first.name }
        return names[element] ?? name
    }

    /// With one name for an element, whatever it is called.
    func calling(_ element: Element, _ name: String) -> Renaming {
        var other = self
        other.first = (element, name)
        return other
    }
}

/// Every element of a graph, in file order of each kind. O(size).
package func graphElements(_ graph: NavGraph, renaming: Renaming = Renaming()) -> [GraphElement] {
    graphElements(ElementWords(graph: graph, renaming: renaming))
}

private func graphElements(_ words: ElementWords) -> [GraphElement] {
    let graph = words.graph
    var elements = graph.namedFlows.map(words.element)
    elements += graph.namedScreens.map(words.element)
    elements += graph.groups.ids.map(words.element)
    elements += graph.transitions.ids.map(words.element)
    elements += graph.deepLinks.ids.map(words.element)
    elements += graph.conditionElements.map(words.element)
    elements += graph.resolvers.ids.map(words.element)
    elements += graph.checks.ids.map(words.element)
    if !graph.modules.isEmpty {
        for entry in graph.modules[ModuleID(raw: 0)].imports {
            let alias = graph.text[entry.alias]
            let module = graph.modules[entry.module]
            elements.append(
                GraphElement(
                    kind: .importAlias, subject: "import:\(alias)", name: alias,
                    keys: [("module", words.string(module.name))], place: Place(entry.file, entry.span)))
        }
    }
    elements.append(words.file())
    return elements
}

/// The same for comparisons: what is shown at launch is its own element, and no key of the file.
package func comparedElements(
    _ graph: NavGraph, renaming: Renaming = Renaming(), omitsDefaults: Bool = false
) -> [GraphElement] {
    var words = ElementWords(graph: graph, renaming: renaming)
    words.omitsDefaults = omitsDefaults
    var elements = graphElements(words)
    if let index = elements.lastIndex(where: { $0.kind == .file }) {
        elements[index].keys.removeAll { $0.key == "entry" }
        if let entry = words.entry() { elements.insert(entry, at: index) }
    }
    return elements
}

/// Writes elements with the names that they have by a renaming.
package struct ElementWords {
    package let graph: NavGraph
    package let renaming: Renaming

    /// Whether keys are left out whose values are the defaults that a screen, a flow or `links` declares.
    var omitsDefaults = false

    package init(graph: NavGraph, renaming: Renaming) {
        self.graph = graph
        self.renaming = renaming
    }

    package func string(_ symbol: Symbol) -> JSON { .string(graph.text[symbol]) }

    package func name(_ screen: ScreenID) -> String { renaming(.screen, graph.name(of: screen)) }
    package func name(_ flow: FlowID) -> String { renaming(.flow, graph.name(of: flow)) }
    package func name(_ condition: ConditionID) -> String {
        renaming(.condition, graph.text[graph.conditions[condition].qualifiedName])
    }
    package func name(_ target: Target?) -> String {
        switch target {
        case .screen(let screen)?: name(screen)
        case .flow(let flow)?: name(flow)
        case nil: ""
        }
    }
    package func name(_ owner: Owner) -> String {
        switch owner {
        case .app: "app"
        case .screen(let screen): name(screen)
        case .flow(let flow): name(flow)
        case .group(let group): name(group)
        }
    }
    package func name(_ group: GroupID) -> String { renaming(.group, graph.name(of: group)) }
    private func uses(_ uses: IDRange<GroupUseID>) -> JSON {
        .array(graph.used(by: uses).map { .string(name($0)) })
    }

    // MARK: What stands in many elements

    package func params(_ params: IDRange<ParamID>) -> JSON {
        .object(
            params.map { id in
                let param = graph.params[id]
                let type = graph.text[param.type]
                let text = param.defaultValue.isEmpty ? type : "\(type) = \(graph.text[param.defaultValue])"
                return (graph.text[param.name], .string(text))
            })
    }
    private func signatures(_ all: [Signature]) -> JSON {
        .object(all.map { (graph.text[$0.name], params($0.params)) })
    }
    package func literal(_ literal: Literal) -> String { (literal.isNegated ? "not " : "") + name(literal.condition) }
    package func literals(_ literals: IDRange<LiteralID>) -> JSON {
        .array(literals.map { .string(literal(graph.literals[$0])) })
    }
    package func texts(_ texts: [DeepLink.Text]) -> JSON { .array(texts.map { string($0.value) }) }
    package func arguments(_ arguments: IDRange<ArgumentID>) -> JSON {
        .object(
            arguments.map { id in
                let argument = graph.arguments[id]
                let value = graph.text[argument.value]
                return (graph.text[argument.param], .string(argument.kind == .text ? "'\(value)'" : value))
            })
    }
    /// What the element with a subject allows.
    func allowances(_ subject: Subject) -> JSON {
        .object(
            graph.allowances.filter {
                var whole = $0.subject
                whole.number = whole.kind == .transition ? 0 : whole.number
                return whole == subject
            }.map {
                let (rule, number) = ($0.rule.rawValue, $0.subject.number)
                return (number > 0 ? "\(rule)#\(number)" : rule, string($0.reason))
            })
    }

    /// Without what is empty.
    package func filled(_ keys: [(key: String, value: JSON)]) -> [(key: String, value: JSON)] {
        keys.filter { key, value in
            switch value {
            case .string(let text): !text.isEmpty
            case .array(let elements): !elements.isEmpty
            case .object(let members): !members.isEmpty
            case .null: false
            case .bool, .int, .number, .deferred: true
            }
        }
    }

    func code(_ anchors: [CodeAnchor]) -> JSON { .array(anchors.map { string($0.text) }) }
    private func teams(of owner: Owner) -> JSON { .array((graph.teams[owner] ?? []).map(string)) }

    // MARK: Elements

    package func element(_ id: ScreenID) -> GraphElement {
        let screen = graph.screens[id]
        let name = name(id)
        let back: JSON = screen.backWhile.isEmpty ? .bool(screen.goesBack) : literals(screen.backWhile)
        let others = filled([
            ("from", source(screen.source)), ("receives", signatures(screen.messages.map { graph.messages[$0] })),
            ("outcomes", signatures(screen.outcomes.map { graph.outcomes[$0] })), ("uses", uses(screen.uses)),
            ("code", code(graph.code(of: id))), ("team", teams(of: .screen(id))),
            ("allow", allowances(screen.subject)),
        ])
        var keys = keys(
            of: screen, Screen.fields,
            in: [
                .title, .about, .type, .from, .preview, .params, .receives, .outcomes, .uses, .requires, .code, .team,
                .back, .public, .style, .locked, .in, .detents, .factoryDefault, .allow,
            ],
            and: [("title", title(screen.title, of: name)), ("back", back)] + declared(screen.presentation) + others)
        if let alternative = screen.declaringAlternative {
            keys.append(
                ("inPlace", .string(graph.alternatives[alternative].transition.map { subject(of: $0) } ?? "file")))
        }
        return GraphElement(
            kind: .screen, subject: "screen:\(name)", name: name, flow: screen.flow.map { self.name($0) }, keys: keys,
            place: graph.place(of: id))
    }

    /// A title, or the last part of a name, with spaces.
    private func title(_ title: Symbol, of name: String) -> JSON {
        let last = name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...]
        return .string(title.isEmpty ? spaced(String(last)) : graph.text[title])
    }

    private func source(_ source: ScreenSource) -> JSON {
        switch source {
        case .code: "code"
        case .xib(let name): ["xib": string(name)]
        case .storyboard(let name, let identifier): ["storyboard": string(name), "id": string(identifier)]
        case .swiftUI: "swiftui"
        case .system: "system"
        }
    }

    package func element(_ id: FlowID) -> GraphElement {
        let flow = graph.flows[id]
        let name = name(id)
        var others = declared(flow.presentation)
        others.append(("title", title(flow.title, of: name)))
        switch flow.container {
        case .stack, .single: others.append(("container", .string(flow.container.rawValue)))
        case .tabs, .split:
            var items = flow.children.map { JSON.string(self.name(graph.children[$0].target)) }
            for button in flow.buttons {
                items.insert(["event": event(of: button)], at: min(button.position, items.count))
            }
            others.append((flow.container == .tabs ? "tabs" : "columns", .array(items)))
        }
        if let compact = flow.compact?.target { others.append(("compact", .string(self.name(compact)))) }
        others += filled([
            ("start", start(of: flow)), ("outcomes", signatures(flow.outcomes.map { graph.outcomes[$0] })),
            ("uses", uses(flow.uses)), ("team", teams(of: .flow(id))),
            ("allow", allowances(flow.subject)),
        ])
        let keys = keys(
            of: flow, Flow.fields,
            in: [
                .title, .about, .container, .tabs, .columns, .start, .params, .outcomes, .uses, .requires, .team,
                .compact, .style, .locked, .detents, .public, .allow,
            ], and: others)
        return GraphElement(kind: .flow, subject: "flow:\(name)", name: name, keys: keys, place: graph.place(of: id))
    }

    /// A screen, or a list of alternatives.
    private func start(of flow: Flow) -> JSON {
        if flow.startChoices.isEmpty { return .string(flow.start.map { name($0) } ?? "") }
        return .array(
            flow.startChoices.map {
                .object(
                    filled([("when", literals($0.when)), ("screen", .string($0.screen.map { name($0) } ?? ""))]))
            })
    }

    private func event(of button: TabButton) -> JSON {
        .string(button.transition.map { name($0) } ?? graph.text[button.event])
    }

    package func element(_ id: GroupID) -> GraphElement {
        let name = name(id)
        return GraphElement(
            kind: .group, subject: "group:\(name)", name: name, keys: [], place: graph.place(of: id))
    }

    package func subject(of id: TransitionID) -> String {
        "transition:\(name(graph.transitions[id].owner)).\(name(id))"
    }
    /// A transition's name without that of its owner.
    package func eventName(_ id: TransitionID) -> String { name(id) }
    func name(_ id: TransitionID) -> String {
        let transition = graph.transitions[id]
        // The event of a module's host has the name of what it opens.
        if graph.isOpenedByHost, graph.isHosts(transition.firstAlternative) {
            return name(graph.alternatives[transition.firstAlternative].action.opened)
        }
        return renaming(.transition, graph.text[transition.name], of: name(transition.owner))
    }

    package func element(_ id: TransitionID) -> GraphElement {
        let transition = graph.transitions[id]
        let value: JSON = .array(graph.alternatives(of: id).map { chain($0) })
        let subject = Subject(.transition, owner: graph.qualifiedName(of: transition.owner), name: transition.name)
        let keys: [(key: String, value: JSON)] = [(graph.isIgnored(id) ? "ignored" : "alternatives", value)]
        return GraphElement(
            kind: .transition, subject: self.subject(of: id), owner: name(transition.owner), name: name(id),
            keys: keys + filled([("allow", allowances(subject))]), place: graph.place(of: id))
    }

    /// A condition; for the first name of an enumeration, the enumeration.
    package func element(_ id: ConditionID) -> GraphElement {
        let condition = graph.conditions[id]
        if let number = condition.enumeration { return element(graph.enumerations[number]) }
        let name = name(id)
        if let platforms = condition.platforms {
            let names = platforms.map { JSON.string($0.rawValue) }
            return GraphElement(
                kind: .condition, subject: "condition:\(name)", name: name,
                keys: [("platform", names.count == 1 ? names[0] : .array(names))],
                place: condition.place)
        }
        let initially: JSON = condition.initially.map { .bool($0) } ?? "unknown"
        return GraphElement(
            kind: .condition, subject: "condition:\(name)", name: name,
            keys: keys(
                of: condition, Condition.fields, in: [.initially, .implies, .changes],
                and: [("initially", initially), ("changes", condition.changes ? .bool(true) : .null)]
                    + filled([("implies", .array(condition.implies.map { .string(self.name($0)) }))])),
            place: condition.place)
    }

    private func element(_ enumeration: Enumeration) -> GraphElement {
        let name = renaming(.condition, graph.text[enumeration.qualifiedName])
        let members = enumeration.members.map { graph.conditions[$0] }
        let initially = members.first { $0.initially == true }.map { string($0.name) } ?? "unknown"
        return GraphElement(
            kind: .condition, subject: "condition:\(name)", name: name,
            keys: [("oneOf", .array(members.map { string($0.name) })), ("initially", initially)]
                + (enumeration.changes ? [("changes", .bool(true))] : []),
            place: enumeration.place)
    }

    package func element(_ id: ResolverID) -> GraphElement {
        let resolver = graph.resolvers[id]
        let name = renaming(.resolver, graph.text[resolver.qualifiedName])
        return GraphElement(
            kind: .resolver, subject: "resolver:\(name)", name: name, keys: keys(of: resolver, Resolver.fields),
            place: resolver.place)
    }

    package func element(_ id: CheckID) -> GraphElement {
        let check = graph.checks[id]
        let name = check.name.isEmpty ? String(check.number) : renaming(.check, graph.text[check.name])
        return GraphElement(
            kind: .check, subject: "check:\(name)", name: name, keys: filled(law(check.law)),
            place: Place(check.file, check.span))
    }

    private func law(_ law: Check.Law) -> [(key: String, value: JSON)] {
        switch law {
        case .reach(let screen, let from, let within):
            [
                ("reach", .string(name(screen))), ("from", .string(from.map { name($0) } ?? "")),
                ("within", within.map { .int($0) } ?? .null),
            ]
        case .before(let screen, let visit): [("before", .string(name(screen))), ("visit", .string(name(visit)))]
        case .neverAbove(let screen, let above): [("never", .string(name(screen))), ("above", .string(name(above)))]
        case .neverWhen(let screen, let when): [("never", .string(name(screen))), ("when", literals(when))]
        case .returns(let screen): [("return", .string(name(screen)))]
        }
    }

    /// The entry, as if it were a transition; `nil` without an entry, or if the app owns the window.
    func entry() -> GraphElement? {
        guard !graph.entry.isNone, graph.host == nil else { return nil }
        let all = AlternativeList(of: graph.entry, in: graph).map { chain($0) }
        return GraphElement(
            kind: .entry, subject: "entry", name: "entry", keys: [("alternatives", .array(all))],
            place: Place(FileID(raw: 0), graph.keySpans[.entry] ?? graph.entrySpan))
    }

    package func file() -> GraphElement {
        var keys: [(key: String, value: JSON)] = []
        if !graph.modules.isEmpty {
            keys.append((graph.isApp ? "app" : "module", string(graph.modules[ModuleID(raw: 0)].name)))
        }
        if graph.host != nil {
            keys.append(("host", .bool(true)))
        } else if !graph.entry.isNone {
            let launches = graph.launches.map { chain($0) }
            keys.append(("entry", launches.count > 1 ? .array(launches) : launches[0]))
        }
        if graph.keySpans[.platforms] != nil {
            keys.append(("platforms", .array(graph.platforms.map { .string($0.rawValue) })))
        }
        var links = filled([("schemes", texts(graph.schemes)), ("hosts", texts(graph.hosts))])
        if let pending = graph.modules.first?.pending { links.append(("pending", .string(pending.rawValue))) }
        let settings = graph.swift
        let support = if case .module(let name) = settings.support { name } else { "embedded" }
        var swift = filled([
            ("framework", .string(settings.framework.rawValue)), ("access", .string(settings.access.rawValue)),
            ("imports", .array(settings.imports.map(JSON.string))), ("prefix", .string(settings.prefix)),
            ("container", .string(settings.container.rawValue)),
            ("bundle", .string(graph.modules.first?.bundle.rawValue ?? "")), ("module", .string(settings.module)),
            ("support", .string(support)),
        ])
        if settings.deployment > .lowest {
            let minor = settings.deployment.minor > 0 ? ".\(settings.deployment.minor)" : ""
            swift.append(("deployment", .string("\(settings.deployment.major)\(minor)")))
        }
        if !settings.factoryDefaults { swift.append(("factoryDefaults", .bool(false))) }
        let lint = graph.ruleLevels.sorted { $0.key.rawValue < $1.key.rawValue }.map { rule, level in
            (rule.rawValue, self.level(level))
        }
        keys += filled([("links", .object(links)), ("swift", .object(swift)), ("lint", .object(lint))])
        return GraphElement(
            kind: .file, subject: "file", name: "file", keys: keys, place: Place(FileID(raw: 0), graph.fileSpan))
    }

    private func level(_ level: RuleLevel) -> JSON {
        switch level {
        case .off: "off"
        case .severity(let severity): .string(severity.rawValue)
        }
    }
}

extension NavGraph {
    /// The conditions that are separate elements, and the first names of enumerations, which stand for these.
    package var conditionElements: [ConditionID] {
        conditions.ids.filter { id in
            conditions[id].enumeration.map { enumerations[$0].members.first == id } ?? true
        }
    }
}
