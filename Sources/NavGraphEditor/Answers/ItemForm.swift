import NavGraphModel

/// The text that an accepted item inserts: as plain text, and as a snippet, in which `$0` is where the cursor goes.
package struct ItemForm: Sendable, Equatable {
    package private(set) var text: String
    package private(set) var snippet: String
    /// Whether the cursor goes to a place where names or keys stand.
    package private(set) var isContinued = false

    init(name: String) {
        text = name
        snippet = name.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
    }

    /// Of `${1:open}: { push: ${2:detail} }`, whose texts need no escapes.
    package init(template: String) {
        snippet = template
        text = ""
        var rest = template[...]
        while let start = rest.firstRange(of: "${"), let colon = rest[start.upperBound...].firstIndex(of: ":"),
            let end = rest[colon...].firstIndex(of: "}")
        {
            text += rest[..<start.lowerBound] + rest[rest.index(after: colon)..<end]
            rest = rest[rest.index(after: end)...]
        }
        text += rest.replacing("$0", with: "")
    }

    /// The same with a colon and the value that the key can only have, or the brackets of its value.
    func asKey(of shape: Shape?, isInBlock: Bool) -> ItemForm {
        var form = self
        if let word = shape?.onlyWord {
            form.text += ": " + word
            form.snippet += ": " + word
            return form
        }
        let (open, close) = shape.map { $0.brackets(isInBlock: isInBlock) } ?? ("", "")
        form.text += ": "
        form.snippet += ": " + open + "$0" + close
        form.isContinued = shape?.hasNames ?? false
        return form
    }

    func wrapped(inBraces: Bool, inBrackets: Bool) -> ItemForm {
        var form = self
        if inBraces { form = form.between("{ ", " }") }
        if inBrackets { form = form.between("[", "]") }
        return form
    }

    private func between(_ open: String, _ close: String) -> ItemForm {
        var form = self
        form.text = open + (text.hasSuffix(" ") ? String(text.dropLast()) : text) + close
        form.snippet = open + snippet + close
        return form
    }
}

extension Shape {
    /// `true` of a key that is there or not.
    fileprivate var onlyWord: String? {
        guard case .word(let words) = self, words.spellings.count == 1 else { return nil }
        return words.spellings[0]
    }

    /// The brackets around a value in one line. Elements of the graph have separate lines where they can.
    fileprivate func brackets(isInBlock: Bool) -> (String, String) {
        switch self {
        case .list, .signatures: return ("[", "]")
        case .map(let role, _), .namesOr(let role, _):
            let hasLines: [NameRole] = [
                .newScreen, .newFlow, .newGroup, .newLink, .newCondition, .newResolver, .event, .alias,
            ]
            return isInBlock && hasLines.contains(role) ? ("", "") : ("{ ", " }")
        case .nested: return ("{ ", " }")
        case .optional(let other): return other.brackets(isInBlock: isInBlock)
        case .text, .name, .type, .number, .word, .oneOrList, .textOr, .listOr: return ("", "")
        }
    }

    /// Whether names, words or keys stand in a value.
    fileprivate var hasNames: Bool {
        switch self {
        case .text, .number: false
        case .list(let other, _), .oneOrList(let other), .optional(let other): other.hasNames
        case .textOr(let one, let other): one.hasNames || other.hasNames
        case .name, .type, .word, .map, .signatures, .listOr, .namesOr, .nested: true
        }
    }
}
