import NavGraphModel
import NavGraphSyntax

/// An alternative as comparisons see it: what it asks for, what it *does*, and the rest. DIFF 2.
struct AlternativeForm {
    /// `.none` for a handler that is a message.
    var id: AlternativeID
    /// Literals, in the order of the file.
    var when: [String]
    var deed: Deed
    /// Without the keys whose values are defaults, and what of it the screen or flow is that declares these.
    var bareDeed: Deed
    var opened: Target?
    /// Keys that say nothing of what it does: `payload`, `about`, …
    var rest: [(key: String, value: String)]
    var handlers: [HandlerForm]
    /// All of it but `when`, and all of it.
    var withoutWhen: String
    var exact: String

    var whenSet: Set<String> { Set(when) }
    /// `[loggedIn, member]`, `[else]`.
    var label: String { "[\(whenWords)]" }
    var whenWords: String { when.isEmpty ? "else" : when.joined(separator: ", ") }
}

/// What happens with an outcome of what an alternative opened.
struct HandlerForm {
    var outcome: String
    /// None where it only closes; one for a message.
    var alternatives: [AlternativeForm]
}

/// What an alternative does: the steps of it and of its `then`, each with its keys.
package struct Deed: Equatable, Sendable {
    package struct Step: Equatable, Sendable {
        package enum Verb: String, Sendable {
            case push, present, replace, root, select, show, popBack, popRoot, pop, dismissTop, dismissAll, finish, open
            case set, send
        }
        package var verb: Verb
        /// The screen, flow, outcome, URL, condition or message.
        package var target = ""

        /// `push a`, `pop root`, `set not c`.
        package var words: String {
            switch verb {
            case .popBack: "pop back"
            case .popRoot: "pop root"
            case .dismissTop: "dismiss top"
            case .dismissAll: "dismiss all"
            default: "\(verb.rawValue) \(target)"
            }
        }
    }
    package var steps: [Step]
    /// `style`, `with`, …
    package var keys: [Key]
    /// Whether there is a `then`.
    package var isChain: Bool

    package struct Key: Equatable, Sendable {
        package var key: String
        package var value: String
    }

    package var words: String { steps.isEmpty ? "nothing" : steps.map(\.words).joined(separator: ", ") }
    /// Nothing is done.
    package static var none: Deed { Deed(steps: [], keys: [], isChain: false) }
}

extension ElementWords {
    func forms(_ all: some Sequence<AlternativeID>) -> [AlternativeForm] { all.map(form) }

    /// Those of a transition; of one that is ignored none.
    func forms(of id: TransitionID) -> [AlternativeForm] { forms(graph.alternatives(of: id)) }

    private func form(_ id: AlternativeID) -> AlternativeForm {
        let when = graph.alternatives[id].when.map { literal(graph.literals[$0]) }
        var deed = Deed.none
        var (bareKeys, opened): ([Deed.Key], Target?) = ([], nil)
        var rest: [(key: String, value: String)] = []
        var handlers: [HandlerForm] = []
        var isFirst = true
        for part in graph.parts(of: id) {
            if !isFirst { deed.isChain = true }
            isFirst = false
            var own = own(part)
            own.removeAll { $0.key == "when" }
            let defaults = defaultKeys(part)
            if !defaults.isEmpty { opened = opened ?? graph.alternatives[part].action.opened }
            if let step = step(part) { deed.steps.append(step) }
            for (key, value) in own {
                if ["payload", "code", "else"].contains(key)
                    || Key(rawValue: key).map(Alternative.fields.plain.contains) == true
                {
                    rest.append((key, jsonWords(value)))
                } else if key == "sets", case .object(let members) = value {
                    deed.steps += members.map { name, value in
                        var isTrue = false
                        if case .bool(true) = value { isTrue = true }
                        if case .string(let held) = value { return Deed.Step(verb: .set, target: "\(name): \(held)") }
                        return Deed.Step(verb: .set, target: (isTrue ? "" : "not ") + name)
                    }
                } else if key == "send" {
                    deed.steps.append(Deed.Step(verb: .send, target: jsonWords(value)))
                } else if !Self.actions.contains(key) {
                    deed.keys.append(Deed.Key(key: key, value: jsonWords(value)))
                    if !defaults.contains(key) { bareKeys.append(Deed.Key(key: key, value: jsonWords(value))) }
                }
            }
            handlers += graph.handlers(of: part).map { handler in
                let handled = graph.handlers[handler]
                return HandlerForm(
                    outcome: graph.text[handled.name], alternatives: self.alternatives(of: handler, handled))
            }
        }
        let whole = chain(id)
        var bare = whole
        if case .object(let members) = whole { bare = .object(members.filter { $0.key != "when" }) }
        func text(_ value: JSON) -> String { String(decoding: value.bytes(lineDepth: 0), as: UTF8.self) }
        return AlternativeForm(
            id: id, when: when, deed: deed, bareDeed: Deed(steps: deed.steps, keys: bareKeys, isChain: deed.isChain),
            opened: opened, rest: rest, handlers: handlers, withoutWhen: text(bare), exact: text(whole))
    }

    private static let actions = Set(ActionKey.allCases.map(\.key.spelling))

    private func alternatives(of handler: HandlerID, _ it: Handler) -> [AlternativeForm] {
        switch it.kind {
        case .close: return []
        case .alternatives: return forms(graph.alternatives(of: handler))
        case .message:
            let name = graph.text[it.message]
            let deed = Deed(steps: [Deed.Step(verb: .send, target: name)], keys: [], isChain: false)
            return [
                AlternativeForm(
                    id: .none, when: [], deed: deed, bareDeed: deed, rest: [], handlers: [],
                    withoutWhen: "send \(name)",
                    exact: "send \(name)")
            ]
        }
    }

    private func step(_ id: AlternativeID) -> Deed.Step? {
        let action = graph.alternatives[id].action
        if let verb = Self.verbsAlone[action] { return Deed.Step(verb: verb) }
        guard let (key, value) = self.action(action) else { return nil }
        return Deed.Step.Verb(rawValue: key).map { Deed.Step(verb: $0, target: jsonWords(value)) }
    }

    private static let verbsAlone: [Action: Deed.Step.Verb] = [
        .popBack: .popBack, .popToRoot: .popRoot, .dismissTop: .dismissTop, .dismissAll: .dismissAll,
    ]
}

/// Which alternatives of two lists are one and the same, in the order of the old list; what has no match comes with `nil`,
/// the old ones' first. Five passes, DIFF 2; O(product of the lists).
func matched(_ old: [AlternativeForm], _ new: [AlternativeForm]) -> [(old: Int?, new: Int?)] {
    var (olds, news) = (Array(old.indices), Array(new.indices))
    var pairs: [(old: Int, new: Int)] = []
    let passes: [(AlternativeForm, AlternativeForm) -> Bool] = [
        { $0.exact == $1.exact }, { $0.withoutWhen == $1.withoutWhen }, { $0.deed == $1.deed },
        { $0.whenSet == $1.whenSet },
    ]
    for fits in passes {
        for index in olds {
            guard let other = news.first(where: { fits(old[index], new[$0]) }) else { continue }
            pairs.append((index, other))
            olds.removeAll { $0 == index }
            news.removeAll { $0 == other }
        }
    }
    if olds.count == news.count {
        pairs += zip(olds, news).map { ($0, $1) }
        (olds, news) = ([], [])
    }
    let kept: [(old: Int?, new: Int?)] = pairs.sorted { $0.new < $1.new }.map { ($0.old, $0.new) }
    return olds.map { ($0, nil) } + kept + news.map { (nil, $0) }
}

/// The handlers of two alternatives by outcome, in the order of the new one, then those that are gone.
func matchedHandlers(
    _ old: AlternativeForm, _ new: AlternativeForm
) -> [(outcome: String, old: [AlternativeForm], new: [AlternativeForm])] {
    (new.handlers + old.handlers).map(\.outcome).unique().map { outcome in
        func list(_ form: AlternativeForm) -> [AlternativeForm] {
            form.handlers.first { $0.outcome == outcome }?.alternatives ?? []
        }
        return (outcome, list(old), list(new))
    }
}
