import NavGraphSyntax

/// Values by symbol. Most tables have few, which are looked through: a `Dictionary` costs more to make than all that is asked
/// of it then. Larger ones have one beside them.
struct SymbolTable<Value> {
    private var entries: [(symbol: Symbol, value: Value)] = []
    private var places: [Symbol: Int] = [:]
    private static var mostLookedThrough: Int { 8 }

    subscript(symbol: Symbol) -> Value? { place(of: symbol).map { entries[$0].value } }

    /// Adds a value; `false` where the symbol has one, which stays.
    @discardableResult
    mutating func insert(_ value: Value, for symbol: Symbol) -> Bool {
        if place(of: symbol) != nil { return false }
        entries.append((symbol, value))
        if entries.count > Self.mostLookedThrough {
            if places.isEmpty {
                for (place, entry) in entries.enumerated() { places[entry.symbol] = place }
            }
            places[symbol] = entries.count - 1
        }
        return true
    }

    private func place(of symbol: Symbol) -> Int? {
        places.isEmpty ? entries.firstIndex { $0.symbol == symbol } : places[symbol]
    }
}
