import NavGraphTestSupport
import Testing

@testable import NavGraphSwift

/// Emitted lines that would be too long.
@Suite(.processorTime) struct LineBreakTests {
    private let long = "aName" + String(repeating: "ThatIsLong", count: 5)

    private func written(_ text: CodeText) -> [String] {
        let code = CodeWriter()
        code.lines(text)
        return String(decoding: code.contents, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func aShortLineStaysAsItIs() {
        #expect(written("let x = f(a, [b: { c in d(c); e }])") == ["let x = f(a, [b: { c in d(c); e }])"])
    }

    @Test func argumentsStandBelowTheCall() {
        #expect(
            written("self.call(first: \(long), second: \(long), third: \(long))") == [
                "self.call(", "    first: \(long),", "    second: \(long),", "    third: \(long)", ")",
            ])
    }

    @Test func theBodyOfAClosureStandsInItsOwnLines() {
        #expect(
            written("frame.on(\(long)) { [weak self] in self?.run(\(long)); return }") == [
                "frame.on(\(long)) { [weak self] in", "    self?.run(\(long))", "    return", "}",
            ])
    }

    /// Only code is broken, never a text or type of the graph, whatever is in it.
    @Test func whatIsOfTheGraphIsNotBroken() {
        let text = CodeText("\"" + String(repeating: "(a, b; { c }) ", count: 10) + "\"")
        #expect(written("let title = \(text)") == ["let title = \(text.string)"])
        #expect(written("f(\(text), 1)") == ["f(", "    \(text.string),", "    1", ")"])
        let name = String(repeating: "/p", count: 60)
        #expect(written("let path = \"\(name)/\\(NavGraph.of(x, y))\"").count == 1)
    }

    @Test func aCommentIsBrokenBetweenWords() {
        let lines = written("/// \(String(repeating: "word (and) more, ", count: 12))")
        #expect(lines.count > 1 && lines.allSatisfy { $0.hasPrefix("/// ") && $0.count <= 120 })
    }
}
