import NavGraphSyntax

/// Who has a name: the screens and flows of all modules, chained by symbol. Symbols follow the file, and so do those
/// who ask: neighbours lie side by side, which a hash would scatter. O(modules with that name).
struct NameTable {
    private struct Entry {
        var module: ModuleID
        var target: Target
        var next: UInt32
    }
    private var first: [UInt32]
    private var entries: [Entry] = []

    /// A table for the symbols below `symbols`, with room for `count` entries.
    init(symbols: Int, count: Int) {
        first = Array(repeating: .max, count: symbols)
        entries.reserveCapacity(count)
    }

    subscript(module: ModuleID, name: Symbol) -> Target? {
        guard name.index < first.count else { return nil }
        var index = first[name.index]
        while index != .max {
            let entry = entries[Int(index)]
            if entry.module == module { return entry.target }
            index = entry.next
        }
        return nil
    }

    /// Enters what is not there yet.
    mutating func enter(_ target: Target, as name: Symbol, in module: ModuleID) {
        entries.append(Entry(module: module, target: target, next: first[name.index]))
        first[name.index] = UInt32(entries.count - 1)
    }
}

/// A name in the module that declares it.
struct ModuleName: Hashable {
    private let module: ModuleID
    private let name: Symbol

    init(_ module: ModuleID, _ name: Symbol) { (self.module, self.name) = (module, name) }
}
