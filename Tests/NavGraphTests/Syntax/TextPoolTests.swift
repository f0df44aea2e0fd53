import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct TextPoolTests {
    @Test("Equal texts have one symbol, and symbols their texts", arguments: [1, 40, 5000])
    func symbols(count: Int) {
        let many = (0..<count).map { "text\($0 * $0 % 977)" }
        let texts = many + ["", "é", "a\u{0}b", String(repeating: "x", count: 5000)]
        var pool = TextPool(words: ["first", "second"])
        let symbols = texts.map { pool.intern($0) }
        #expect(Set(symbols).count == Set(texts).count)
        #expect(texts.map { pool.intern($0) } == symbols)
        #expect(symbols.map { pool[$0] } == texts)

        let copy = pool
        let more = pool.intern("more")
        #expect(pool[more] == "more")
        #expect(copy.find("more") == nil)
        #expect(texts.map { copy.find($0) } == symbols)
        #expect(pool.find("second") == Symbol(raw: 2))
    }
}
