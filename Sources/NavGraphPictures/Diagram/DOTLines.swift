import NavGraphSyntax

final class DOTLines {
    private var text = TextBuffer()
    private var depth = 0

    /// What was written so far.
    var bytes: [UInt8] { text.contents }

    func line(_ line: DOTText) {
        text.append(UInt8(ascii: " "), times: 2 * depth)
        text.append(line.bytes)
        text.append(UInt8(ascii: "\n"))
    }

    /// A line, what `body` writes one level deeper, and a line that ends it.
    func block(_ start: DOTText, _ body: () -> Void) {
        line(start)
        depth += 1
        body()
        depth -= 1
        line("}")
    }
}
