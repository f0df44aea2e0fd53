import NavGraphSwiftCode

/// Follows screens and route values from where they are written to where something opens them, to a fixed point.
/// SOURCES 5.2, 5.3.
final class Flow: ValueStage {
    /// How something is opened.
    struct Manner {
        var kind: OpeningKind
        var isInStack = false
        var style: String?
        var isSure = false
    }

    let reader: OpeningReader
    let values: Values
    let handing: Handing
    private(set) var openings: [Opening] = []
    private(set) var byRoot: [NodeID: [Opening]] = [:]
    private(set) var uses: RouteUses
    /// By parameter and the like, how it is opened.
    var opened: [Slot: Manner] = [:]
    var rest: [Slot] = []
    var openedChoices: Set<NodeID> = []
    var membersBodies: Set<Int32> = []
    var openedByUse: [NodeID: Set<String>] = [:]
    /// Of cases that an opening shows itself, how it does.
    var kindsOfCases: [NodeID: OpeningKind] = [:]
    private(set) var armAround: [Int32]
    var enumerations: [NodeID: TypeDeclaration?] = [:]
    let tabs: Set<String>
    /// The expressions that stand for cases which have been opened.
    var usedNodes: Set<NodeID> = []
    /// The numbers of types whose cases lead somewhere.
    var openedTypes: Set<Int> = []

    /// - Parameter tabs: screens that are tabs: an enumeration of them is not a route.
    init(_ reader: OpeningReader, tabs: Set<String>) {
        self.reader = reader
        self.tabs = tabs
        values = reader.values
        handing = reader.handing
        armAround = values.syntax.innermost(.arm)
        openings = reader.directOpenings()
        uses = RouteUses(values, handing, routeTypes: [], shown: [])
        for opening in openings { byRoot[syntax.body(of: opening.node).root, default: []].append(opening) }
        uses = RouteUses(values, handing, routeTypes: routeTypes(), shown: Set(openings.map(\.shown)))
        for opening in openings { opening.value = reader.opened(opening.value, among: byRoot) }
        openings.forEach(follow)
        followSlots()
        openChoices()
        openMembers()
        openKeyPaths()
        openValueLinks()
        followSlots()
        // A static member's own code is opened by its uses.
        for opening in openings where !opening.isUse && membersBodies.contains(syntax.nodes[opening.node].body) {
            opening.isRoute = true
        }
    }

    // MARK: Openers

    func manner(of opening: Opening) -> Manner {
        Manner(kind: opening.kind, isInStack: opening.value.isInStack, style: opening.style, isSure: opening.isSure)
    }

    func follow(_ opening: Opening) {
        guard !opening.value.slots.isEmpty else { return }
        if opening.value.screens.isEmpty, opening.value.choices.isEmpty, opening.value.cases.isEmpty {
            opening.isWrapper = true
        }
        for slot in opening.value.slots where opened[slot] == nil {
            opened[slot] = manner(of: opening)
            rest.append(slot)
        }
    }

    /// An argument of a function that opens it is opened by the call.
    func followSlots() {
        var named: [NodeID: Int] = [:]
        for (index, opening) in openings.enumerated() { named[opening.node] = index }
        var seen: Set<[Int]> = []
        while let slot = rest.popLast() {
            guard let manner = opened[slot] else { continue }
            for (place, argument) in handing.given(to: slot) where seen.insert([place, argument]).inserted {
                let given = reader.opened(values.valueOfReference(argument), among: byRoot)
                guard given.isKnown else { continue }
                let opening = Opening(
                    manner.kind, given.inStack(manner.isInStack), at: place, showing: argument, isSure: false)
                opening.style = manner.style
                if let index = named[place], openings[index].shown == argument {
                    if openings[index].isSure { continue }
                    openings[index] = opening
                } else {
                    openings.append(opening)
                }
                follow(opening)
            }
        }
    }

    // MARK: Choices

    func isOpened(_ choice: NodeID) -> Bool { openedChoices.contains(choice) }

    /// The enumeration that a `switch` is over: the one that has all its cases.
    func enumeration(of choice: NodeID) -> TypeDeclaration? {
        if let known = enumerations[choice] { return known }
        let names = syntax.parts(of: choice).flatMap { arm in
            (syntax.patterns[Int(arm.node)]?.cases ?? []).prefix(64).map { program.names.text($0) }
        }
        var found: TypeDeclaration?
        if let first = names.first {
            // Of nested patterns the outer ones count.
            let all = (program.enumerationsByCase[first] ?? []).filter { type in
                syntax.parts(of: choice).allSatisfy { arm in
                    guard let pattern = syntax.patterns[Int(arm.node)], let name = pattern.cases.first else {
                        return true
                    }
                    guard let payload = type.cases[program.names.text(name)] else { return false }
                    return !pattern.hasPayload || !payload.isEmpty
                }
            }
            if all.count > 1 {
                let declared = typing.type(of: syntax.base(choice))?.declaration
                let around = syntax.scope(of: choice).type?.around ?? []
                found = all.first { $0 === declared } ?? all.first { type in around.contains { $0 === type } }
            } else {
                found = all.first
            }
        }
        enumerations[choice] = .some(found)
        return found
    }

    func routeTypes() -> Set<Int> {
        var result: Set<Int> = []
        let inArms = Set(openings.map { Int(armAround[$0.node]) })
        for choice in program.choices {
            guard let type = enumeration(of: choice), values.slot(ofSubjectOf: choice) != nil else { continue }
            let leads = syntax.parts(of: choice).contains {
                inArms.contains(Int($0.node)) || values.value(ofArm: Int($0.node)).isKnown
            }
            if leads { result.insert(type.number) }
        }
        return result
    }

    func isOfTabs(_ choice: NodeID) -> Bool {
        var screens: Set<String> = []
        for arm in syntax.parts(of: choice) { screens.formUnion(values.value(ofArm: Int(arm.node)).screens) }
        return !screens.isEmpty && screens.intersection(tabs).count * 2 > screens.count
    }

    func openChoices() {
        var queue: [(choice: NodeID, manner: Manner, opening: Opening?)] = []
        func cases(of opening: Opening) -> [NodeID] {
            opening.value.cases.flatMap { one in
                program.choices.filter { choice in
                    syntax.scope(of: choice).type === program.order[one.type]
                        && syntax.text(of: syntax.base(choice)) == "self"
                        && enumeration(of: choice) === program.order[one.type]
                }
            }
        }
        for opening in openings {
            for choice in opening.value.choices { queue.append((choice.node, manner(of: opening), opening)) }
            for one in opening.value.cases { kindsOfCases[one.node] = opening.kind }
            for choice in cases(of: opening) {
                queue.append((choice, manner(of: opening), nil))
                if opening.value.screens.isEmpty { opening.isRoute = true }
            }
        }
        for choice in program.choices where isShownByLibrary(choice) {
            queue.append((choice, Manner(kind: .push), nil))
        }
        var k = 0
        while k < queue.count {
            let (choice, manner, opening) = queue[k]
            k += 1
            let isNew = openedChoices.insert(choice).inserted
            for arm in syntax.parts(of: choice) where isNew {
                for nested in values.value(ofArm: Int(arm.node)).choices { queue.append((nested.node, manner, nil)) }
            }
            open(choice, in: manner, by: opening, isNew: isNew)
        }
        openArms()
    }

    /// The cases of a `switch`: by their uses, or as the opening stands.
    func open(_ choice: NodeID, in manner: Manner, by opening: Opening?, isNew: Bool) {
        guard !isOfTabs(choice) else { return }
        // In the closure of a link it is the link's, whatever it is over.
        let type = isInLink(choice) ? nil : enumeration(of: choice)
        if let type { openedTypes.insert(type.number) }
        var standing = Value()
        var hasUses = false
        for arm in syntax.parts(of: choice) {
            let pattern = syntax.patterns[Int(arm.node)] ?? Pattern()
            let value = values.value(ofArm: Int(arm.node))
            guard value.isKnown else { continue }
            var isUsed = false
            for name in pattern.cases.map({ text($0) }) where !pattern.isDefault {
                guard let type, type.cases[name] != nil else { continue }
                let uses = self.uses.uses(of: name, in: type)
                if !uses.isEmpty { isUsed = true }
                guard isNew else { continue }
                for use in uses { open(choice, as: name, of: type, at: use, in: manner) }
            }
            if isUsed { hasUses = true } else { standing.add(value) }
        }
        standing = reader.opened(standing, among: byRoot)
        standing.choices = []
        guard let opening else {
            if isNew, !standing.screens.isEmpty, !isNested(choice) {
                add(Opening(manner.kind, standing.inStack(manner.isInStack), at: choice, showing: choice)).isStanding =
                    true
            }
            return
        }
        if opening.value.screens.isEmpty {
            opening.isStanding = !standing.screens.isEmpty
            opening.isRoute = standing.screens.isEmpty && hasUses
        }
        opening.value.add(standing)
    }

    /// It is a method or getter of its enumeration, which others call.
    func isNested(_ choice: NodeID) -> Bool {
        guard let slot = values.slot(ofSubjectOf: choice) else { return false }
        if case .receiver = slot { return !isShownByLibrary(choice) }
        return false
    }

    /// Adds an opening, of a use only with what the same place does not open already.
    @discardableResult func add(_ opening: Opening) -> Opening {
        if opening.isUse {
            let known = openedByUse[opening.node] ?? []
            if !known.isEmpty {
                opening.value.screens.removeAll(where: known.contains)
                if opening.value.screens.isEmpty { return opening }
            }
            openedByUse[opening.node] = known.union(opening.value.screens)
        }
        openings.append(opening)
        follow(opening)
        return opening
    }

    func open(_ choice: NodeID, as name: String, of type: TypeDeclaration, at use: NodeID, in manner: Manner) {
        usedNodes.insert(use)
        let one = Value.Case(type: type.number, name: name, node: use)
        var value = reader.opened(values.value(of: choice, for: one), among: byRoot)
        value.choices = []
        guard !value.isEmpty else { return }
        let kind = kindsOfCases[use] ?? kind(of: use) ?? manner.kind
        addUse(kind, value.inStack(manner.isInStack), at: use, style: kind == .present ? manner.style : nil)
    }

    func addUse(_ kind: OpeningKind, _ value: Value, at use: NodeID, style: String? = nil) {
        usedNodes.insert(use)
        let opening = Opening(kind, value, at: use, showing: use)
        opening.style = style
        opening.isUse = true
        add(opening)
    }

    /// Openings within the cases of a `switch` over what is handed in.
    func openArms() {
        for opening in openings where !opening.isUse && !opening.isStanding && armAround[opening.node] >= 0 {
            let arm = Int(armAround[opening.node])
            let choice = syntax.parent(arm)
            guard let pattern = syntax.patterns[arm], values.slot(ofSubjectOf: choice) != nil,
                let type = enumeration(of: choice),
                !isInLink(choice)
            else { continue }
            openedTypes.insert(type.number)
            var isUsed = false
            for name in pattern.cases.map({ program.names.text($0) }) where type.cases[name] != nil {
                for use in uses.uses(of: name, in: type) {
                    isUsed = true
                    usedNodes.insert(use)
                    let payload = values.payload(of: Value.Case(type: type.number, name: name, node: use))
                    let value = reader.opened(values.substitute(opening.value, payload), among: byRoot)
                    if value.isKnown { addUse(opening.kind, value, at: use, style: opening.style) }
                }
            }
            if isUsed { opening.isRoute = true } else if isUsedElsewhere(type) { opening.isStanding = true }
        }
    }

    func isUsedElsewhere(_ type: TypeDeclaration) -> Bool {
        type.caseNames.contains { !uses.uses(of: $0, in: type).isEmpty }
    }

    func isInLink(_ choice: NodeID) -> Bool {
        let closure = Int(program.closureAround[choice])
        return closure >= 0 && syntax.parent(closure) >= 0
            && syntax.text(of: syntax.parent(closure)) == "NavigationLink"
    }

    static let swifts: Set = [
        "Hashable", "Equatable", "Identifiable", "Codable", "Decodable", "Encodable", "CaseIterable", "Sendable",
        "String", "Int", "Error", "RawRepresentable", "View", "Comparable", "CustomStringConvertible", "NSObject",
        "ObservableObject", "AnyObject", "LocalizedError", "UIViewController", "UIResponder", "Observable", "CodingKey",
        "CustomDebugStringConvertible", "ViewModifier", "App", "Scene", "Shape", "DynamicProperty", "Actor",
    ]

    func isOfLibrary(_ type: TypeDeclaration) -> Bool {
        guard !program.kind(of: type).opens, program.kind(of: type) != .app, program.kind(of: type) != .part else {
            return false
        }
        return program.ancestors(of: type).flatMap(\.inherited).contains { name in
            program.resolve(name, around: type.outer)?.keyword == nil && !Self.swifts.contains(name)
                && !name.hasPrefix("UI") && !name.hasPrefix("NS") && !name.hasSuffix("Delegate")
                && !name.hasSuffix("DataSource")
        }
    }

    func isShownByLibrary(_ choice: NodeID) -> Bool {
        guard let type = enumeration(of: choice), values.slot(ofSubjectOf: choice) != nil else { return false }
        var all = Value()
        for arm in syntax.parts(of: choice) { all.add(values.value(ofArm: Int(arm.node))) }
        guard !all.screens.isEmpty || !all.choices.isEmpty else { return false }
        // In a view it is content, unless the view is nothing else.
        let isContent = syntax.scope(of: choice).type.map { around in
            (program.kind(of: around).opens || program.kind(of: around) == .part) && values.hub(around) == nil
        }
        if isOfLibrary(type), isContent != true { return true }
        let closure = Int(program.closureAround[choice])
        if closure >= 0 {
            let call = syntax.parent(closure)
            if call >= 0, syntax.kind(call) == .call, typing.functions(of: call).isEmpty {
                let name = syntax.text(of: call)
                if typing.type(of: syntax.base(call))?.declaration == nil,
                    ["rout", "nav", "flow", "sheet", "screen", "path"].contains(where: name.lowercased().contains),
                    name != "NavigationLink", name != "NavigationStack", name != "NavigationView"
                {
                    return true
                }
            }
        }
        return syntax.scope(of: choice).type.map { $0 !== type && isOfLibrary($0) } ?? false
    }

    // MARK: Kinds of uses

    func style(_ name: String) -> OpeningKind? {
        if NavigationWords.isModal(name) || name == "fullScreen" { return .present }
        return ["push", "show", "navigation", "stack", "navigate"].contains(name) ? .push : nil
    }

    /// What the place of a use says: a style beside it, the called name, or the variable.
    func kind(of use: NodeID) -> OpeningKind? {
        var node = use
        while true {
            let parent = syntax.parent(node)
            guard parent >= 0 else { return nil }
            switch syntax.kind(parent) {
            case .either, .tuple, .list, .cast, .result, .block, .branch: node = parent
            case .assignment:
                return NavigationWords.isModal(syntax.text(of: syntax.base(parent))) ? .present : nil
            case .call:
                guard syntax.base(parent) != node else { return nil }
                for argument in syntax.parts(of: parent) where Int(argument.node) != node {
                    let other = Int(argument.node)
                    let callee = syntax.kind(other) == .call ? syntax.base(other) : other
                    if syntax.kind(callee) == .member, let found = style(syntax.text(of: callee)) { return found }
                }
                let name = syntax.text(of: parent)
                if NavigationWords.isModal(name) { return .present }
                if NavigationWords.isOpening(name) { return .push }
                // `present(Route.wrapped(.case))`
                node = parent
            default: return nil
            }
        }
    }
}
