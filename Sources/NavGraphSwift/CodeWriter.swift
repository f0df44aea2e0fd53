import NavGraphSyntax

/// A file of Swift that grows line by line.
final class CodeWriter {
    private var text = TextBuffer()
    private var depth = 0
    private var attribute: CodeText?
    private var hasAttribute = false
    /// The code of the class that is being written.
    private var members: SharedHandlers?

    /// What was written, in no more memory than it needs.
    var contents: [UInt8] { text.contents }

    /// Removes all text, and keeps the memory. What follows is a file whose declarations have an attribute.
    func restart(attribute: CodeText? = nil) {
        text.clear()
        depth = 0
        self.attribute = attribute
        hasAttribute = false
    }

    /// Declarations that `body` writes do not have the attribute of the file, which it is given.
    func withoutAttribute(_ body: (_ attribute: CodeText?) -> Void) {
        let attribute = attribute
        self.attribute = nil
        body(attribute)
        self.attribute = attribute
    }

    func line(_ line: CodeText = "") {
        put(line.bytes[...])
    }

    /// An attribute stands before `@MainActor`, or before the declaration, where that is not too long.
    private func put(_ attribute: CodeText, before line: ArraySlice<UInt8>) {
        let isMainActor = line.elementsEqual(Self.mainActor)
        if isMainActor || !hasAttribute && Self.isDeclaration(line) {
            text.append(CodeText.Mark.spelled(attribute.bytes))
            let isShort = attribute.bytes.count + line.count < Self.width
            text.append(UInt8(ascii: isShort ? " " : "\n"))
        }
        hasAttribute = isMainActor
    }

    private static let width = LineBreaks.width

    private static let mainActor = Array("@MainActor".utf8)
    private static let modifiers = ["public ", "package ", "fileprivate ", "final "].map { Array($0.utf8) }
    private static let declarations = ["class ", "struct ", "enum ", "extension ", "protocol ", "func "]
        .map { Array($0.utf8) }

    private static func isDeclaration(_ line: ArraySlice<UInt8>) -> Bool {
        var rest = line
        while let modifier = modifiers.first(where: { rest.starts(with: $0) }) { rest = rest.dropFirst(modifier.count) }
        return declarations.contains { rest.starts(with: $0) }
    }

    func lines(_ lines: CodeText) {
        for line in lines.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            put(line)
        }
    }

    private func put(_ line: ArraySlice<UInt8>) {
        if depth == 0, !line.isEmpty, let attribute { put(attribute, before: line) }
        let indent = line.prefix { $0 == UInt8(ascii: " ") }.count / 4
        if members != nil {
            members?.add(Array(line.dropFirst(4 * indent)), depth: depth + indent)
        } else {
            lay(line.dropFirst(4 * indent), at: depth + indent)
        }
    }

    /// A line, or several where it is too long for one.
    private func lay(_ line: ArraySlice<UInt8>, at depth: Int) {
        guard LineBreaks.isTooLong(line, depth: depth) else { return put(line, at: depth) }
        for part in LineBreaks(line, depth: depth).lines { put(part.text, at: part.depth) }
    }

    private func put(_ line: ArraySlice<UInt8>, at depth: Int) {
        if !line.isEmpty { text.append(UInt8(ascii: " "), times: 4 * depth) }
        text.append(CodeText.Mark.spelled(line))
        text.append(UInt8(ascii: "\n"))
    }

    /// What `body` writes stands one level deeper.
    func indented(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
    }

    /// A line, what `body` writes one level deeper, and a line that ends it, unless that is `nil`.
    func block(_ start: CodeText, end: CodeText? = "}", _ body: () -> Void) {
        line(start)
        indented(body)
        if let end { line(end) }
    }

    /// The members of a class, in which equal handlers become one method.
    func members(_ body: () -> Void) {
        members = SharedHandlers()
        body()
        let written = members
        members = nil
        written?.write(depth: depth) { lay($0[...], at: $1) }
    }

    /// The code uses what only the method around it knows, so that no other method can have it.
    func useMethod() { members?.useMethod() }

    /// A handler, whose closure begins with `start`, as a block.
    func handler(_ head: SharedHandlers.Head, startingWith start: CodeText, _ body: () -> Void) {
        if members == nil { return block(start, body) }
        members?.begin(head, start, depth: depth)
        indented(body)
        members?.end()
    }

    /// A declaration with a body of one statement: on one line where that is not too long.
    func short(_ start: CodeText, _ statement: CodeText) {
        if 4 * depth + start.bytes.count + statement.bytes.count + 5 <= Self.width {
            return line("\(start) { \(statement) }")
        }
        block("\(start) {") { line(statement) }
    }

    /// The parameters of a function and its body: in separate lines where they are too long for one.
    func function(_ start: CodeText, parameters: [CodeText], _ body: () -> Void) {
        let list = parameters.list { $0 }
        if 4 * depth + start.bytes.count + list.bytes.count + 4 <= Self.width {
            return block("\(start)(\(list)) {", body)
        }
        block("\(start)(", end: ") {") {
            for (index, one) in parameters.enumerated() { line("\(one)\(",", if: index + 1 < parameters.count)") }
        }
        indented(body)
        line("}")
    }

    /// A call: its arguments on separate lines where all are too long for one.
    func call(_ start: CodeText, _ arguments: [CodeText]) {
        let list = arguments.list { $0 }
        if 4 * depth + start.bytes.count + list.bytes.count + 2 <= Self.width { return line("\(start)(\(list))") }
        line("\(start)(")
        indented {
            for (index, one) in arguments.enumerated() { line("\(one)\(index + 1 < arguments.count ? "," : ")")") }
        }
    }

    /// A `switch` whose cases `body` writes, and what it does in other cases.
    func cases(of subject: CodeText, otherwise: CodeText? = nil, _ body: () -> Void) {
        line("switch \(subject) {")
        body()
        if let otherwise { line("default: \(otherwise)") }
        line("}")
    }

    /// A text as lines of a doc comment, each with its `///`.
    func documentation(_ text: String) {
        for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            self.line(line.isEmpty ? "///" : "/// \(printable(String(decoding: line, as: UTF8.self)))")
        }
    }
}

/// A text for a comment: with a space instead of each control character.
func printable(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
}
