/// The files that carry steps out, by the end of their names. They are the same for every app but for names: `App_`
/// stands for what the app's types begin with, `acc_ ` for their access.
let supportFiles: [(name: String, text: StaticString)] = [
    ("Navigation", navigationSupport),
    ("Containers", containersSupport),
    ("Reading", readingSupport),
    ("CarryingOut", carryingOutSupport),
    ("Follower", followerSupport),
    ("Step", stepSupport),
    ("Moves", movesSupport),
    ("Layer", layerSupport),
    ("Frame", frameSupport),
    ("Container", containerSupport),
]

extension SwiftEmitter {
    /// A text of `supportFiles` with the app's names.
    mutating func put(support text: StaticString) {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var start = 0
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            if rest.first != UInt8(ascii: "A"), rest.first != UInt8(ascii: "a") {
                position += 1
            } else if rest.starts(with: "App_".utf8) {
                code.put(bytes[start..<position])
                code.put(string: base)
                position += 4
                start = position
            } else if rest.starts(with: "acc_ ".utf8) {
                code.put(bytes[start..<position])
                code.put(string: access)
                position += 5
                start = position
            } else {
                position += 1
            }
        }
        code.put(bytes[start...])
        code.end()
    }
}
