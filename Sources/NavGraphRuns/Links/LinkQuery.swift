import NavGraphModel
import NavGraphSyntax

/// The query of a URL: names and values between `&`, percent-decoded; a `+` is a plus; of a repeated name the first
/// counts. LANGUAGE 7. Made in O(length), asked in O(length of the name).
struct LinkQuery {
    enum Value: Equatable {
        case text([UInt8])
        /// Its percent-encoding, or UTF-8, is broken: no value of any type.
        case undecodable
    }
    private var values: [[UInt8]: Value] = [:]

    init(_ query: [UInt8]) {
        guard !query.isEmpty else { return }
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            var name: [UInt8] = []
            guard appendPercentDecoded(pair[..<end], to: &name), values[name] == nil else { continue }
            var value: [UInt8] = []
            let isRead = appendPercentDecoded(end < pair.endIndex ? pair[(end + 1)...] : [], to: &value)
            values[name] = isRead ? .text(value) : .undecodable
        }
    }

    /// Whether a name has the value that it must have.
    func has(_ text: DeepLink.QueryText, in pool: TextPool) -> Bool {
        guard case .text(let value)? = self[text.name, in: pool] else { return false }
        return pool.withUTF8(of: text.value) { value.elementsEqual($0) }
    }

    subscript(name: Symbol, in pool: TextPool) -> Value? {
        values.isEmpty ? nil : values[pool.withUTF8(of: name) { Array($0) }]
    }
}
