/// A sentence for people, with the names in it as code.
package struct Phrase: Sendable, ExpressibleByStringInterpolation {
    package enum Part: Sendable, Equatable {
        /// Words of our own.
        case literal(String)
        /// What may come from a graph.
        case text(String)
        case code(String)
        /// A URL or host of the app's own links.
        case url(String)
        /// A sentence with its weight.
        case bold(String)
    }
    package private(set) var parts: [Part] = []

    package init() {}
    package init(stringLiteral value: String) { parts = value.isEmpty ? [] : [.literal(value)] }
    package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
    package init(_ part: Part) { parts = [part] }

    package static func + (a: Phrase, b: Phrase) -> Phrase {
        var result = a
        result.parts += b.parts
        return result
    }
    package static func += (a: inout Phrase, b: Phrase) { a = a + b }

    /// Without marks.
    package var text: String {
        parts.map { part in
            switch part {
            case .literal(let text), .text(let text), .code(let text), .url(let text), .bold(let text): text
            }
        }.joined()
    }
    package var isEmpty: Bool { parts.isEmpty }

    /// A name in it is code.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []
        package init(literalCapacity: Int, interpolationCount: Int) {}
        package mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }
        package mutating func appendInterpolation(_ name: String) { parts.append(.code(name)) }
        package mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
        package mutating func appendInterpolation(text: String) { parts.append(.text(text)) }
        package mutating func appendInterpolation(url: String) { parts.append(.url(url)) }
        package mutating func appendInterpolation(count: Int) { parts.append(.text(String(count))) }
    }

    /// `a`, `a` and `b`, `a`, `b` and `c`; of more the first three, and their number.
    package static func names(_ names: [String]) -> Phrase {
        func joined(_ names: ArraySlice<String>) -> Phrase {
            names.enumerated().reduce(Phrase()) { $0 + ($1.offset == 0 ? "\($1.element)" : ", \($1.element)") }
        }
        if names.count == 1 { return "\(names[0])" }
        if names.count <= 3 { return "\(joined(names.dropLast())) and \(names[names.count - 1])" }
        if names.count == 4 { return "\(joined(names[..<3])) and \(names[3])" }
        return "\(joined(names[..<3])) and \(count: names.count - 3) more"
    }
}
