/// What an alternative does, as a verb: `pushes a`. DIFF 7, "Sentences".
extension Deed {
    var phrase: Phrase {
        if isChain { return "does \(words)" }
        let all = steps.map(\.phrase)
        return all.enumerated().reduce(Phrase()) { text, step in
            if step.offset == 0 { return step.element }
            return step.offset == all.count - 1 ? "\(text) and \(step.element)" : "\(text), \(step.element)"
        }
    }

    fileprivate var single: Step? { steps.count == 1 && !isChain ? steps[0] : nil }
}

extension Deed.Step {
    /// The verb, and the word that leads to the target.
    private var spoken: (verb: String, preposition: String) {
        switch verb {
        case .push: ("pushes", "")
        case .present: ("presents", "")
        case .replace: ("gives way", "to")
        case .root: ("starts over", "with")
        case .select: ("goes", "to")
        case .show: ("shows", "")
        case .pop: ("goes back", "to")
        case .popBack: ("goes back", "")
        case .popRoot: ("goes back to the bottom", "")
        case .dismissTop: ("closes itself", "")
        case .dismissAll: ("closes all that is above", "")
        case .finish: ("ends", "with")
        case .open: ("leaves the app", "for")
        case .set: (target.hasPrefix("not ") ? "makes not" : "makes", "")
        case .send: ("sends", "")
        }
    }
    private var name: String { verb == .set && target.hasPrefix("not ") ? String(target.dropFirst(4)) : target }

    fileprivate var phrase: Phrase {
        let (verb, preposition) = spoken
        if target.isEmpty { return "\(text: verb)" }
        return preposition.isEmpty ? "\(text: verb) \(name)" : "\(text: verb) \(text: preposition) \(name)"
    }

    /// After `no longer`, behind another step.
    fileprivate func phrase(after other: Deed.Step) -> Phrase {
        let (verb, preposition) = spoken
        if other.spoken.verb == verb, !preposition.isEmpty { return "\(text: preposition) \(name)" }
        guard other.target == target, !target.isEmpty, other.verb != self.verb else { return phrase }
        return preposition.isEmpty ? "\(text: verb) it" : "\(text: verb) \(text: preposition) it"
    }
}

/// `now pushes b, no longer presents a`; `nil`: nothing, of a handler: it just closes.
func otherwiseWords(_ before: Deed?, _ after: Deed?, isHandler: Bool) -> Phrase {
    switch (before, after) {
    case (let before?, let after?):
        if before.words == after.words {
            let (was, now) = keyWords(before, after)
            return "now \(text: now), no longer \(text: was)"
        }
        if let a = before.single, let b = after.single { return "now \(b.phrase), no longer \(a.phrase(after: b))" }
        return "now \(after.phrase), no longer \(before.phrase)"
    case (let before?, nil):
        return isHandler ? "now just closes, no longer \(before.phrase)" : "is ignored now, no longer \(before.phrase)"
    case (nil, let after?):
        return isHandler ? "now \(after.phrase), no longer just closes" : "is no longer ignored, but \(after.phrase)"
    case (nil, nil): return ""
    }
}

/// The keys in which two deeds of the same words differ, on both sides: `style sheet`, `style fullScreen`.
func keyWords(_ before: Deed, _ after: Deed) -> (before: String, after: String) {
    let all = keyDifferences(before, after)
    func text(_ value: (key: String, before: String?, after: String?), _ side: String?) -> String {
        "\(value.key) \(side ?? "nothing")"
    }
    return (
        all.map { text($0, $0.before) }.joined(separator: ", "), all.map { text($0, $0.after) }.joined(separator: ", ")
    )
}

/// ``while `a` and not `b` ``; of two sets both, of more the first.
func whileWords(_ sets: [[String]]) -> Phrase {
    func words(_ set: [String]) -> Phrase {
        set.enumerated().reduce(Phrase()) { text, literal in
            let name = literal.element
            let word: Phrase = name.hasPrefix("not ") ? "not \(String(name.dropFirst(4)))" : "\(name)"
            if literal.offset == 0 { return word }
            return literal.offset == set.count - 1 ? "\(text) and \(word)" : "\(text), \(word)"
        }
    }
    let sets = sets.filter { !$0.isEmpty }
    if sets.isEmpty { return "" }
    if sets.count <= 2 { return sets.dropFirst().reduce("while \(words(sets[0]))") { "\($0), or \(words($1))" } }
    return "while \(words(sets[0])), or in \(count: sets.count - 1) more cases"
}
