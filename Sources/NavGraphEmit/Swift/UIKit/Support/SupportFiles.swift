/// The files that carry steps out, by the end of their names. They are the same for every app but for names: `App_`
/// stands for what the app's types begin with, `acc_ ` for their access.
let supportFiles: [(name: String, text: StaticString)] = [
    ("Navigation", navigationSupport),
    ("CarryingOut", carryingOutSupport),
    ("Step", stepSupport),
    ("Layer", layerSupport),
    ("Container", containerSupport),
]

extension SwiftEmitter {
    /// A text of `supportFiles` with the app's names.
    mutating func put(support text: StaticString) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var start = 0
        var position = 0
        while position + 4 < bytes.count {
            guard bytes[position] | 0x20 == UInt8(ascii: "a"), bytes[position + 3] != UInt8(ascii: "_") || true,
                bytes[position..<position + 4].elementsEqual("App_".utf8)
                    || bytes[position..<position + 5].elementsEqual("acc_ ".utf8)
            else {
                position += 1
                continue
            }
            let isName = bytes[position] == UInt8(ascii: "A")
            code.put(bytes[start..<position])
            code.put(isName ? base : access)
            position += isName ? 4 : 5
            start = position
        }
        code.put(bytes[start...])
        code.end()
    }
}
