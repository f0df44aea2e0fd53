import NavGraphModel

/// Gives out names of one namespace, each once regardless of case. IMPORT 4.
struct NameRegistry {
    private var taken: Set<String> = []
    /// What names are taken for other reasons.
    private var isForbidden: (String) -> Bool

    init(isForbidden: @escaping (String) -> Bool = { _ in false }) { self.isForbidden = isForbidden }

    func isFree(_ name: String) -> Bool { !taken.contains(name.lowercased()) && !isForbidden(name) }

    mutating func reserve(_ name: String) { taken.insert(name.lowercased()) }

    /// The first free one of `candidates`, of which there is at least one; else the first one with the first free
    /// number behind it.
    mutating func take(_ candidates: [String]) -> String {
        let name = candidates.first(where: isFree) ?? numbered(candidates[0])
        reserve(name)
        return name
    }

    private var numbers: [String: Int] = [:]
    private mutating func numbered(_ name: String) -> String {
        var number = numbers[name] ?? 2
        while !isFree(name + String(number)) { number += 1 }
        numbers[name] = number + 1
        return name + String(number)
    }
}

enum NamedKind: String {
    case screen, flow, event, outcome

    /// The words as a name of this kind; `nil` without words.
    func name(_ words: Words) -> String? { name(words.camel) }

    func name(_ camel: String) -> String? {
        guard let first = camel.utf8.first else { return nil }
        let isReserved = self != .event && KeySet.reservedNames.spellings.contains(camel)
        let isNoName = first.isDigit || isSwiftKeyword(camel) || isReserved
        return isNoName ? rawValue + upperCamel(camel) : camel
    }
}

func isValidName(_ text: String) -> Bool { isName(text.utf8) }

/// A name, or the first of it with a number behind that is not taken; it then is.
func firstFree(_ base: String, in taken: inout Set<String>) -> String {
    var name = base
    var count = 2
    while !taken.insert(name).inserted {
        name = base + String(count)
        count += 1
    }
    return name
}
