/// A text of tokens as a number: of equal texts it is equal.
package struct NameID: Hashable {
    package var number: Int32
    package static let none = NameID(number: 0)
}

/// The texts of the tokens of all files, each kept once: most of an app's tokens are the same few thousand words.
package final class Names {
    package private(set) var texts = [""]
    /// The bytes of all texts, one behind the other, and where each begins.
    private var bytes: [UInt8] = []
    private var starts = [0, 0]
    /// Numbers of texts by the hash of their bytes, with open addressing; 0 is a free place.
    private var table = [Int32](repeating: 0, count: 1 << 12)

    package init() {}

    package func text(_ id: NameID) -> String { texts[Int(id.number)] }

    /// Whether it begins with one of `A` to `Z`.
    package func isCapital(_ id: NameID) -> Bool {
        let start = starts[Int(id.number)]
        return start < bytes.count && bytes[start] >= 65 && bytes[start] <= 90
    }

    /// The number of a text, which is added where it is new. O(its length).
    package func id(_ text: ArraySlice<UInt8>) -> NameID {
        let place = place(of: text)
        if table[place] != 0 || text.isEmpty { return NameID(number: table[place]) }
        table[place] = Int32(texts.count)
        texts.append(String(decoding: text, as: UTF8.self))
        bytes += text
        starts.append(bytes.count)
        if 2 * texts.count > table.count { grow() }
        return NameID(number: Int32(texts.count - 1))
    }

    /// The number of a text that tokens have; nil of another.
    package func find(_ text: String) -> NameID? {
        let number = table[place(of: Array(text.utf8)[...])]
        return number == 0 ? nil : NameID(number: number)
    }

    /// Where a text stands in the table, or belongs. The hash is FNV-1a.
    private func place(of text: ArraySlice<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in text { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let mask = table.count - 1
        var place = Int(hash ^ hash >> 15) & mask
        while table[place] != 0, !isEqual(Int(table[place]), text) { place = (place + 1) & mask }
        return place
    }

    private func isEqual(_ number: Int, _ text: ArraySlice<UInt8>) -> Bool {
        let start = starts[number]
        guard starts[number + 1] - start == text.count else { return false }
        for k in 0..<text.count where bytes[start + k] != text[text.startIndex + k] { return false }
        return true
    }

    private func grow() {
        table = [Int32](repeating: 0, count: 2 * table.count)
        for number in 1..<texts.count { table[place(of: bytes[starts[number]..<starts[number + 1]])] = Int32(number) }
    }
}
