import NavGraphSyntax

/// Where the ids of one draft go in another: behind those that are there.
struct Relocation {
    let module: ModuleID
    let first: Offsets

    /// How many entities of each kind stand before.
    struct Offsets {
        var files, conditions, screens, flows, groups, groupUses, children, params, messages, outcomes: UInt32
        var transitions, alternatives, handlers, literals, assignments, arguments: UInt32
        var enumerations, checks: Int
    }

    init(to draft: GraphDraft) {
        module = ModuleID(draft.graph.modules.count)
        first = Offsets(
            files: UInt32(draft.graph.files.count), conditions: UInt32(draft.graph.conditions.count),
            screens: UInt32(draft.graph.screens.count), flows: UInt32(draft.graph.flows.count),
            groups: UInt32(draft.graph.groups.count), groupUses: UInt32(draft.graph.groupUses.count),
            children: UInt32(draft.graph.children.count), params: UInt32(draft.graph.params.count),
            messages: UInt32(draft.graph.messages.count), outcomes: UInt32(draft.graph.outcomes.count),
            transitions: UInt32(draft.graph.transitions.count), alternatives: UInt32(draft.graph.alternatives.count),
            handlers: UInt32(draft.graph.handlers.count), literals: UInt32(draft.graph.literals.count),
            assignments: UInt32(draft.graph.assignments.count), arguments: UInt32(draft.graph.arguments.count),
            enumerations: draft.graph.enumerations.count, checks: draft.checkCount)
    }
}

// MARK: - Ids

/// What has ids of a draft. Spans stay: they count from the beginning of their file.
protocol Relocatable { mutating func move(_ move: Relocation) }

extension Relocatable {
    func moved(_ move: Relocation) -> Self {
        var copy = self
        copy.move(move)
        return copy
    }
}

extension Optional: Relocatable where Wrapped: Relocatable {
    mutating func move(_ move: Relocation) { self?.move(move) }
}
extension Array: Relocatable where Element: Relocatable {
    mutating func move(_ move: Relocation) { for index in indices { self[index].move(move) } }
}
extension IDRange: Relocatable where ID: Relocatable {
    mutating func move(_ move: Relocation) {
        if let first { self = IDRange(start: first.moved(move).raw, count: UInt32(count)) }
    }
}
extension Table where Element: Relocatable {
    mutating func append(_ other: Self, _ move: Relocation) {
        append(contentsOf: other) { $0.move(move) }
    }
}

/// An id that counts the entities of one kind.
private protocol Offset: TableID, Relocatable { static func offset(in move: Relocation) -> UInt32 }
extension Offset {
    /// `none` and what is not resolved stay.
    mutating func move(_ move: Relocation) { if raw != .max { self = Self(raw: raw + Self.offset(in: move)) } }
}

extension FileID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.files } }
extension ModuleID: Offset { static func offset(in move: Relocation) -> UInt32 { move.module.raw } }
extension ScreenID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.screens } }
extension FlowID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.flows } }
extension GroupID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.groups } }
extension GroupUseID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.groupUses } }
extension ChildID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.children } }
extension ParamID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.params } }
extension MessageID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.messages } }
extension OutcomeID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.outcomes } }
extension TransitionID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.transitions } }
extension LiteralID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.literals } }
extension AssignmentID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.assignments } }
extension ArgumentID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.arguments } }
extension AlternativeID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.alternatives } }
extension HandlerID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.handlers } }
extension ConditionID: Offset { static func offset(in move: Relocation) -> UInt32 { move.first.conditions } }
