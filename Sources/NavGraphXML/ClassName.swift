/// Returns the name of a class that Interface Builder stores: of `_TtC5Notes8NoteList` it is `NoteList`; nested classes have
/// their dots.
package func demangled(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.utf8.dropFirst(3)
    while rest.first == UInt8(ascii: "C") { rest.removeFirst() }
    var parts: [String] = []
    while !rest.isEmpty {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let count = Int(String(digits) ?? ""), rest.count - digits.count >= count else { return name }
        rest = rest.dropFirst(digits.count)
        parts.append(String(decoding: rest.prefix(count), as: UTF8.self))
        rest = rest.dropFirst(count)
    }
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : name
}
