import NavGraphModel
import NavGraphSyntax

/// Keys that are written as they are stored.
extension ElementWords {
    /// The keys of an element in an order, and behind them its other plain ones: as they are stored, without what is empty. Those
    /// of `others` have these values instead; `null` leaves a key out.
    func keys<Element>(
        of it: Element, _ fields: Fields<Element>, in order: [Key] = [], and others: [(key: String, value: JSON)] = []
    ) -> [(key: String, value: JSON)] {
        var keys: [(key: String, value: JSON)] = []
        func add(_ key: Key) {
            let other = others.isEmpty ? nil : others.first { $0.key == key.spelling }
            if case .null? = other?.value { return }
            if let other {
                keys.append(other)
            } else if let stored = fields.stored[key.symbol.index], let value = value(of: it, at: stored) {
                keys.append((key.spelling, value))
            }
        }
        for key in order { add(key) }
        for key in fields.plain where !order.contains(key) { add(key) }
        return keys
    }

    /// `nil` where nothing is stored.
    private func value<Element>(of it: Element, at stored: Field<Element>.Stored) -> JSON? {
        func filled(_ symbol: Symbol) -> JSON? {
            if symbol.isEmpty { return nil }
            let text = graph.text[symbol]
            return text.isEmpty ? nil : .string(text)
        }
        return switch stored {
        case .prose(let path), .text(let path): filled(it[keyPath: path])
        case .texts(let path): it[keyPath: path].isEmpty ? nil : texts(it[keyPath: path])
        case .flag(let path): .bool(it[keyPath: path])
        case .boolean(let path): it[keyPath: path].map(JSON.bool)
        case .params(let path): it[keyPath: path].isEmpty ? nil : params(it[keyPath: path])
        case .literals(let path): it[keyPath: path].isEmpty ? nil : literals(it[keyPath: path])
        case .path, .paths, .allow: nil
        }
    }
}
