/// The element that a finding is about, spelled as `CLI.md` has it (`transition:noteDetail.archive#2`).
package struct Subject: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case file, screen, flow, transition, outcome, deepLink, condition, resolver, message, param
        case importAlias = "import"
        /// A group of events.
        case group
        case check
        /// A function that the app's code calls.
        case call
    }

    package var kind: Kind
    /// The screen, flow, `app`, or nothing, that the element belongs to.
    package var owner: Symbol
    package var name: Symbol
    /// The number of an alternative in a list, or of a check without a name; 0 otherwise.
    package var number: UInt32

    package init(_ kind: Kind, owner: Symbol = .none, name: Symbol = .none, number: Int = 0) {
        self.kind = kind
        self.owner = owner
        self.name = name
        self.number = UInt32(number)
    }

    package static var file: Subject { Subject(.file) }

    package func spelled(in text: TextPool) -> String {
        switch kind {
        case .file: return "file"
        case .check: return "check:" + (name.isEmpty ? String(number) : text[name])
        default: return text.spelled(kind.rawValue + ":", owner: owner, name: name, number: number)
        }
    }
}

extension TextPool {
    /// A kind, the owner if there is one, the name, the number if there is one: `transition:noteDetail.archive#2`.
    package func spelled(_ kind: String, owner: Symbol = .none, name: Symbol, number: UInt32 = 0) -> String {
        var result = kind
        if !owner.isEmpty { result += self[owner] + "." }
        result += self[name]
        if number > 0 { result += "#\(number)" }
        return result
    }
}
