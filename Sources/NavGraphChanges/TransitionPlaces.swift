import NavGraphModel
import NavGraphSyntax

/// One alternative of a transition or of a handler in it, with its `then`: what changes by itself.
package struct TransitionPlace {
    /// Tells it from all others of the transition: the handlers on the way to it, with what they ask for.
    package var key: String
    /// The key without what its own alternative asks for.
    package var list: String
    /// `▸ paid ▸ viewOrder`, for people; empty for an alternative of the event itself.
    package var path: String
    /// What it does, in words: `select orders, pop root, push orderDetail`.
    package var words: String
    /// The same exactly.
    package var value: [UInt8]
    package var alternative: AlternativeID
}

extension ElementWords {
    /// Every place of a transition, in file order.
    package func places(of id: TransitionID) -> [TransitionPlace] {
        var places: [TransitionPlace] = []
        append(graph.alternatives(of: id), list: "", path: "", to: &places)
        return places
    }

    private func append(_ all: AlternativeList, list: String, path: String, to places: inout [TransitionPlace]) {
        for id in all {
            let when = graph.alternatives[id].when.map { literal(graph.literals[$0]) }.joined(separator: ", ")
            var key = "\(list)[\(when)]"
            while places.contains(where: { $0.key == key }) { key += "'" }
            var steps: [String] = []
            var value: [UInt8] = []
            var handlers: [HandlerID] = []
            for part in graph.parts(of: id) {
                steps += words(of: own(part).filter { $0.key != "when" })
                value += JSON.object(own(part)).bytes(lineDepth: 0)
                handlers += graph.handlers(of: part)
            }
            let words = (when.isEmpty ? "" : "[\(when)] ") + steps.joined(separator: ", ")
            places.append(
                TransitionPlace(key: key, list: list, path: path, words: words, value: value, alternative: id))
            for handler in handlers {
                let it = graph.handlers[handler]
                let name = graph.text[it.name]
                let (inner, place) = ("\(key) ▸ \(name)", "\(path) ▸ \(name)")
                switch it.kind {
                case .alternatives:
                    append(graph.alternatives(of: handler), list: inner, path: place, to: &places)
                case .close, .message:
                    let words = it.kind == .close ? "~" : graph.text[it.message]
                    places.append(
                        TransitionPlace(
                            key: inner, list: inner, path: place, words: words, value: Array(words.utf8),
                            alternative: .none))
                }
            }
        }
    }

    /// `push orders`, `sets not loggedIn`, each key in words; what goes without saying is left out.
    package func words(of keys: [(key: String, value: JSON)]) -> [String] {
        keys.compactMap { key, value in
            switch (key, value) {
            case ("style", .string("sheet")), ("locked", .bool(false)): return nil
            case (_, .bool(true)): return key
            case ("sets", .object(let members)):
                return "sets "
                    + members.map { name, value in
                        if case .bool(true) = value { name } else { "not \(name)" }
                    }.joined(separator: ", ")
            default: return "\(key) \(jsonWords(value))"
            }
        }
    }
}

/// A value for people, on one line.
package func jsonWords(_ value: JSON) -> String {
    switch value {
    case .null: "~"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .number(let value): Int(exactly: value).map(String.init) ?? value.description
    case .string(let value): value
    case .array(let values): values.map(jsonWords).joined(separator: ", ")
    case .object(let members):
        members.map { key, value in
            if case .object(let inner) = value, inner.isEmpty { key } else { "\(key): \(jsonWords(value))" }
        }.joined(separator: ", ")
    case .deferred(let make): jsonWords(make())
    }
}

/// What changed in one transition: its places with what they did and do; `nil` where there was or is none.
package struct TransitionDifference {
    package var path: String
    package var before: TransitionPlace?
    package var after: TransitionPlace?
}

/// The places that differ: matched by equal `when`, then by position. What changes alike in two places is there twice.
package func differences(_ old: [TransitionPlace], _ new: [TransitionPlace]) -> [TransitionDifference] {
    let known = Dictionary(old.map { ($0.key, $0) }) { a, _ in a }
    let keys = Set(new.map(\.key))
    var rest = old.filter { !keys.contains($0.key) }
    var result: [TransitionDifference] = []
    for place in new {
        if let before = known[place.key] {
            if before.value != place.value {
                result.append(TransitionDifference(path: place.path, before: before, after: place))
            }
        } else if let index = rest.firstIndex(where: { $0.list == place.list }) {
            let before = rest.remove(at: index)
            result.append(TransitionDifference(path: place.path, before: before, after: place))
        } else {
            result.append(TransitionDifference(path: place.path, before: nil, after: place))
        }
    }
    return result + rest.map { TransitionDifference(path: $0.path, before: $0, after: nil) }
}
