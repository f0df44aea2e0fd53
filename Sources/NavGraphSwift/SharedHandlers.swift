import NavGraphModel

/// The handlers of one class, as they are written. Those that do the same become one method.
struct SharedHandlers {
    /// What the closure of a handler has besides its body.
    struct Head {
        /// The outcome, or `closed`.
        var name: String
        /// `ending.on("created", as: Note.self)`.
        var start: CodeText
        /// `note`, or nothing; and its type.
        var value: CodeText
        var type: CodeText
    }

    private struct Written {
        var head: Head
        var meaning: HandlerMeaning
        var whole: Range<Int>
        var body: Range<Int>
        var depth: Int
    }

    private var written: [Written] = []

    mutating func add(
        _ head: Head, _ meaning: HandlerMeaning, whole: Range<Int>, body: Range<Int>, depth: Int
    ) {
        written.append(Written(head: head, meaning: meaning, whole: whole, body: body, depth: depth))
    }

    /// The text of the class, its members at `depth`, with a method for each body of more than one line that several handlers
    /// mean; `nil` if no body is shared. A body that uses what only its own method knows stays where it is. Linear in the text,
    /// except that equal handlers are compared with each other's places.
    func merged(in text: [UInt8], depth: Int) -> [UInt8]? {
        let groups = groups(in: text)
        guard !groups.isEmpty else { return nil }
        var taken = Set(Self.words(in: text[...]).lazy.map { String(decoding: $0, as: UTF8.self) })
        var calls: [Int: String] = [:]
        var methods: [(name: String, first: Int)] = []
        for group in groups {
            let name = Self.name(for: written[group[0]].head.name, beside: &taken)
            methods.append((name, group[0]))
            for one in group { calls[one] = name }
        }
        var output = rendered(0..<text.count, of: text, calls)
        for (name, first) in methods { output += method(name, first, of: text, calls, depth: depth) }
        return output
    }

    // MARK: Which are equal

    /// The larger ones come first, and of what stands inside of those only the first ones count.
    private func groups(in text: [UInt8]) -> [[Int]] {
        var byMeaning: [HandlerMeaning: [Int]] = [:]
        for (index, one) in written.enumerated() where !one.meaning.usesItsMethod {
            if text[one.body].count(where: { $0 == UInt8(ascii: "\n") }) < 2 { continue }
            byMeaning[one.meaning, default: []].append(index)
        }
        func size(_ index: Int) -> Int {
            let (one, head) = (written[index], written[index].head)
            return head.value.bytes.count + head.type.bytes.count + lines(one, of: text, to: 0).count
        }
        let candidates = byMeaning.values.filter { $0.count > 1 }.map { (size: size($0[0]), all: $0) }.sorted {
            ($1.size, written[$0.all[0]].body.lowerBound) < ($0.size, written[$1.all[0]].body.lowerBound)
        }
        var gone: [Range<Int>] = []
        var groups: [[Int]] = []
        for (_, all) in candidates {
            let living = all.filter { one in !gone.contains { $0.contains(written[one].body.lowerBound) } }
            guard living.count > 1 else { continue }
            groups.append(living)
            gone += living.dropFirst().map { written[$0].body }
        }
        return groups.sorted { written[$0[0]].whole.lowerBound < written[$1[0]].whole.lowerBound }
    }

    private static func words(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        text.split { byte in
            !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_") || byte >= 0x80)
        }
    }

    // MARK: Their text

    private static func name(for outcome: String, beside taken: inout Set<String>) -> String {
        let name = "when" + upperCamel(outcome)
        var number = 1
        while !taken.insert(number == 1 ? name : "\(name)\(number)").inserted { number += 1 }
        return number == 1 ? name : "\(name)\(number)"
    }

    /// A part of the text, with calls instead of the bodies that are methods now.
    private func rendered(_ range: Range<Int>, of text: [UInt8], _ calls: [Int: String]) -> [UInt8] {
        var output: [UInt8] = []
        var place = range.lowerBound
        let called = calls.keys.sorted { written[$0].whole.lowerBound < written[$1].whole.lowerBound }
        for index in called {
            let one = written[index]
            guard one.whole.lowerBound >= place, one.whole.upperBound <= range.upperBound else { continue }
            output += text[place..<one.whole.lowerBound]
            output += call(one, calls[index]!, of: text)
            place = one.whole.upperBound
        }
        return output + text[place..<range.upperBound]
    }

    private func call(_ one: Written, _ name: String, of text: [UInt8]) -> [UInt8] {
        let (head, indent) = (one.head, String(repeating: "    ", count: one.depth))
        let value: CodeText = "\(head.value)\(", ", if: !head.value.isEmpty)"
        let mayFail: CodeText = throwsErrors(one, of: text) ? "try " : ""
        let lines: CodeText = """
            \(indent)\(head.start) { [unowned self] \(value)step in
            \(indent)    \(mayFail)self.\(name)(\(value)step)
            \(indent)}

            """
        return lines.bytes
    }

    private func method(
        _ name: String, _ first: Int, of text: [UInt8], _ calls: [Int: String], depth: Int
    ) -> [UInt8] {
        let (one, indent) = (written[first], String(repeating: "    ", count: depth))
        let value: CodeText = "_ \(one.head.value): \(one.head.type), "
        let mayFail: CodeText = throwsErrors(one, of: text) ? " throws" : ""
        let start: CodeText = """

            \(indent)/// What follows `\(printable(one.head.name))`, in several places.
            \(indent)private func \(name)(\(value, if: !one.head.value.isEmpty)_ step: NavGraph.Step)\(mayFail) {

            """
        var inner = calls
        inner[first] = nil
        let body = rendered(one.body, of: text, inner)
        let dedented = Self.lines(of: body, without: 4 * (one.depth - depth))
        return start.bytes + dedented + Array("\(indent)}\n".utf8)
    }

    private func throwsErrors(_ one: Written, of text: [UInt8]) -> Bool {
        Self.words(in: text[one.body]).contains { $0.elementsEqual("try".utf8) }
    }

    private func lines(_ one: Written, of text: [UInt8], to depth: Int) -> [UInt8] {
        Self.lines(of: Array(text[one.body]), without: 4 * (one.depth + 1 - depth))
    }

    private static func lines(of text: [UInt8], without spaces: Int) -> [UInt8] {
        var output: [UInt8] = []
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            output += line.dropFirst(line.isEmpty ? 0 : spaces)
            output.append(UInt8(ascii: "\n"))
        }
        return output
    }
}
