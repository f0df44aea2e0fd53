import Testing

@testable import NavGraphSyntax
@testable import navgraph

@Suite struct ExcerptTests {
    @Test(
        "A short line in ASCII is shown as any other is",
        arguments: ["", "   ", "a", "  a: b", "key: value  ", "      - { push: there, with: { a: 1 } }"])
    func shortLines(text: String) {
        for column in 1...3 {
            for offset in 0...text.count + 1 {
                for length in [nil, 0, 1, 5, 50] {
                    for isCut in [false, true] {
                        let start = SourceFile.Position(line: 7, column: column + offset)
                        let end = length.map { SourceFile.Position(line: 7, column: start.column + $0) }
                        let message = LocatedMessage(
                            severity: .error, text: "", file: "", start: start, end: end ?? .init(line: 8, column: 1),
                            excerpt: .init(text: text, column: column, isCut: isCut))
                        let (plain, any) = (SourceExcerpt(plain: message), SourceExcerpt(any: message))
                        #expect(plain?.text == any?.text, "\(message)")
                        #expect(plain?.indent == any?.indent, "\(message)")
                        #expect(plain?.length == any?.length, "\(message)")
                    }
                }
            }
        }
    }
}
