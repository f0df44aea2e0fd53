import NavGraphSyntax

/// How the names of a module's elements begin: it shows which of them can be spelled alike in Swift at all, and is worked out
/// once for all graphs with the module.
final class ModuleNameStarts {
    let screens: NameStarts
    let flows: NameStarts
    /// Whether an event or outcome begins with a capital, or a message with `on`.
    let haveAlikeMembers: Bool
    /// What begins the names of an imported module's elements in Swift.
    let front: [UInt8]
    /// Numbers of the files of flows, without and with the front: equal for names that differ in case only.
    let files: [UInt64]
    let filesBehindFront: [UInt64]

    /// O(elements).
    init(of graph: NavGraph, _ texts: TextPool) {
        screens = NameStarts(graph.screens.lazy.map(\.name), texts)
        flows = NameStarts(graph.flows.lazy.map(\.name), texts)
        front = Array(upperCamel(texts[graph.modules[ModuleID(raw: 0)].name]).utf8)
        func numbers(behind front: [UInt8]) -> [UInt64] {
            let start = Self.fileNumber(of: front)
            return graph.flows.map { flow in texts.withUTF8(of: flow.name) { Self.fileNumber(of: $0, from: start) } }
        }
        (files, filesBehindFront) = (numbers(behind: []), numbers(behind: front))
        let members = graph.transitions.lazy.map(\.name) + graph.outcomes.lazy.map(\.name)
        haveAlikeMembers =
            NameStarts(members, texts).haveCapitals
            || graph.messages.contains { texts.withUTF8(of: $0.name) { $0.starts(with: "on".utf8) } }
    }

    static func fileNumber(of text: some Sequence<UInt8>, from start: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
        text.reduce(start) { ($0 ^ UInt64($1 | 0x20)) &* 0x100_0000_01b3 }
    }
}

/// How some names begin.
struct NameStarts {
    /// Whether one begins with a capital.
    private(set) var haveCapitals = false
    /// A bit for each letter that one begins with, whatever its case.
    private var letters: UInt32 = 0

    init(_ names: some Sequence<Symbol>, _ texts: TextPool) {
        for name in names {
            guard let first = texts.withUTF8(of: name, { $0.first }) else { continue }
            haveCapitals = haveCapitals || first.isCapital
            letters |= Self.bit(first)
        }
    }

    /// Whether one begins with the first byte of a text, whatever its case.
    func meet(_ text: some Collection<UInt8>) -> Bool { text.first.map { letters & Self.bit($0) != 0 } ?? true }

    private static func bit(_ byte: UInt8) -> UInt32 { byte.isLetter ? 1 << UInt32(byte & 0x1F) : byte.isDigit ? 0 : 1 }
}
