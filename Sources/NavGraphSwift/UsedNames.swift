import NavGraphModel
import NavGraphSyntax

/// The names of the graph that the code of a set mentions: each is a text in one file, and a member of a type elsewhere.
final class UsedNames {
    /// Spellings of the names of one kind, of which no two are equal.
    struct Spellings<ID: Hashable> {
        private(set) var all: [ID: String] = [:]
        /// Members that such a type has anyway, or that Swift does not allow.
        private var taken: Set<String> = ["self", "init", "none", "some", "rawValue", "hashValue", "text", "texts"]

        /// The spelling of a name: the same whenever it is asked for.
        fileprivate mutating func spelling(of id: ID, _ name: @autoclosure () -> String) -> String {
            if let known = all[id] { return known }
            let name = name()
            let spelling = free(taken.contains(name) ? name + "Name" : name, &taken)
            all[id] = spelling
            return spelling
        }
    }

    fileprivate(set) var targets = Spellings<Target>()
    fileprivate(set) var conditions = Spellings<ConditionID>()
    fileprivate(set) var outcomes = Spellings<OutcomeID>()
}

extension SwiftEmitter {
    /// `NotesAppName.noteList`.
    func named(_ target: Target) -> CodeText { "\(base)Name.\(member(of: target))" }
    func named(_ screen: ScreenID) -> CodeText { named(.screen(screen)) }
    func named(_ flow: FlowID) -> CodeText { named(.flow(flow)) }

    /// `NotesAppCondition.loggedIn`.
    func named(_ condition: ConditionID) -> CodeText { "\(base)Condition.\(member(of: condition))" }

    /// `NotesAppOutcome.createNoteCreated`, which has the type of what comes with the outcome.
    func named(_ outcome: OutcomeID) -> CodeText {
        let it = graph.outcomes[outcome]
        let owner = graph.qualifiedName(of: it.owner)
        let name = spelled(owner, isOwn: it.owner.target.map { isOwn($0) } ?? true) + upperCamel(graph.text[it.name])
        return "\(base)Outcome.\(swiftIdentifier(usedNames.outcomes.spelling(of: outcome, name)))"
    }

    /// The name of a screen that the support code has as a text, as one of those: `NotesAppName(text: screen)`.
    func nameCalled(_ text: CodeText) -> CodeText { "\(base)Name(text: \(text))" }

    /// `.noteList`, in a `switch` over such a name.
    func nameCase(_ screen: ScreenID) -> CodeText { ".\(member(of: .screen(screen)))" }

    private func member(of target: Target) -> String {
        let spelled = spelled(name(of: target), isOwn: isOwn(target))
        return swiftIdentifier(usedNames.targets.spelling(of: target, spelled))
    }

    /// A name as a member: of the set's own Swift module without the name of that, of another one with it.
    private func spelled(_ name: Symbol, isOwn: Bool) -> String {
        isOwn ? ("\(lower(name))" as CodeText).string : lowerCamelPath(graph.text[name])
    }

    func member(of condition: ConditionID) -> String {
        let name = lowerCamelPath(graph.text[graph.conditions[condition].qualifiedName])
        return swiftIdentifier(usedNames.conditions.spelling(of: condition, name))
    }
}

// MARK: - The file of the names

extension SwiftEmitter {
    /// The file of the names that the files before it mention; `nil` where they mention none.
    func namesFile() -> SwiftFile? {
        // First, as an outcome names what has it.
        let tokens = usedNames.outcomes.all.sorted { $0.key.index < $1.key.index }.map(outcomeToken)
        let (targets, conditions) = (usedNames.targets.all, usedNames.conditions.all)
        if targets.isEmpty, conditions.isEmpty { return nil }
        return frameworkFile("\(base)Names", modules: swiftModules) {
            nameEnum(
                isFirst: true, "Name", about: "The screens and flows, by their names in the graph.",
                cases: targets.map { (spelling: $1, name: name(of: $0), place: place(of: $0)) })
            nameEnum(
                isFirst: targets.isEmpty, "Condition", about: "The conditions, by their names in the graph.",
                cases: conditions.map { (spelling: $1, name: graph.conditions[$0].qualifiedName, place: $0.index) })
            if tokens.isEmpty { return }
            line()
            line("/// The outcomes of screens and flows, with the types of what comes with them.")
            block("enum \(base)Outcome {") { for token in tokens { line(token) } }
        }
    }

    private func nameEnum(
        isFirst: Bool, _ suffix: CodeText, about: CodeText, cases names: [(spelling: String, name: Symbol, place: Int)]
    ) {
        if names.isEmpty { return }
        if !isFirst { line() }
        line("/// \(about)")
        block("enum \(base)\(suffix): Int, NavGraph.ListedName {") {
            let names = names.sorted { $0.place < $1.place }
            for it in names { line("case \(swiftIdentifier(it.spelling))") }
            line()
            block("static var texts: StaticString {") {
                line("\"\"\"")
                for it in names { line(CodeText(graph.text[it.name])) }
                line("\"\"\"")
            }
        }
    }

    /// Screens in the order of the graph, then flows.
    private func place(of target: Target) -> Int {
        switch target {
        case .screen(let screen): screen.index
        case .flow(let flow): graph.screens.count + flow.index
        }
    }

    /// `static var createNoteCreated: NavGraph.Outcome<Note> { .init(of: NotesAppName.createNote, "created", "note") }`.
    private func outcomeToken(_ id: OutcomeID, _ spelling: String) -> CodeText {
        let it = graph.outcomes[id]
        let type: CodeText = it.params.isEmpty ? "Void" : "\(valueType(it.params))"
        let names = it.params.list(after: ", ") { "\(literal(graph.params[$0].name))" }
        let made: CodeText = ".init(of: \(it.owner.target.map { named($0) } ?? ""), \(literal(it.name))\(names))"
        return "static var \(swiftIdentifier(spelling)): NavGraph.Outcome<\(type)> { \(made) }"
    }
}
