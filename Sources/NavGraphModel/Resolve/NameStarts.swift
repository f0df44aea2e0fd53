import NavGraphSyntax

/// How the names of a module's elements begin: it shows which of them can be spelled alike in Swift at all, and is worked out
/// once for all graphs with the module.
struct NameStarts {
    /// Whether a screen or flow begins with a capital.
    private(set) var haveCapitals = false
    /// Whether an event or outcome begins with a capital, or a message with `on`.
    private(set) var haveAlikeMembers = false
    /// A bit for each letter that a screen or flow begins with, whatever its case.
    private var letters: UInt32 = 0

    /// O(elements).
    init(of graph: NavGraph, _ texts: TextPool) {
        func begins(_ name: Symbol, _ isMeant: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
            texts.withUTF8(of: name) { $0.isEmpty ? false : isMeant($0) }
        }
        func isCapital(_ name: Symbol) -> Bool { begins(name) { $0[0].isCapital } }
        for name in graph.screens.lazy.map(\.name) + graph.flows.lazy.map(\.name) {
            haveCapitals = haveCapitals || isCapital(name)
            letters |= texts.withUTF8(of: name) { $0.first.map(Self.bit) ?? 0 }
        }
        haveAlikeMembers =
            graph.transitions.contains { isCapital($0.name) } || graph.outcomes.contains { isCapital($0.name) }
            || graph.messages.contains { begins($0.name) { $0.starts(with: "on".utf8) } }
    }

    /// Whether the name of a screen or flow begins with the first byte of a text, whatever its case.
    func meet(_ text: some Collection<UInt8>) -> Bool { text.first.map { letters & Self.bit($0) != 0 } ?? true }

    private static func bit(_ byte: UInt8) -> UInt32 { byte.isLetter ? 1 << UInt32(byte & 0x1F) : byte.isDigit ? 0 : 1 }
}
