import NavGraphModel

/// How a step changes the conditions, and where: what regions hold can be come back to only after what happened
/// elsewhere in their window.
struct Change: Sendable {
    /// From so many contexts on, a change is taken to happen anywhere, which errs on the side of reporting.
    static let maximumContexts = 64

    var from: Cube
    var to: Cube
    /// The contexts whose current frame makes it.
    var contexts: [UInt32]
    var isAnywhere = false
}

/// A set of window layers, by the numbers of their first symbols; sorted. There are few.
struct WindowSet: Hashable, Sendable {
    private var symbols: [UInt32] = []

    mutating func insert(_ symbol: UInt32) {
        if !symbols.contains(symbol) {
            symbols.append(symbol)
            symbols.sort()
        }
    }
    /// Whether anything was added.
    mutating func formUnion(_ other: WindowSet) -> Bool {
        let before = symbols.count
        for symbol in other.symbols { insert(symbol) }
        return symbols.count != before
    }
    func meets(_ other: WindowSet) -> Bool { symbols.contains { other.symbols.contains($0) } }
}

/// What is asked of changes: what conditions can have become of `before` where `after` is what they are.
struct Becoming: Hashable, Sendable {
    var before: UInt32
    var after: UInt32
    /// The number of the windows that a context stands in.
    var window: UInt32
}
