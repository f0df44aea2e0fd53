import NavGraphSyntax
import Testing

@Suite struct TextPoolTests {
    @Test("Equal texts have one symbol, before a pool is closed, while it is, and after", arguments: [1, 40, 5000])
    func symbols(count: Int) {
        let many = (0..<count).map { "text\($0 * $0 % 977)" }
        let texts = many + ["", "é", "a\u{0}b", String(repeating: "x", count: 5000)]
        var pool = TextPool(words: ["first", "second"])
        let symbols = texts.map { pool.intern($0) }
        #expect(Set(symbols).count == Set(texts).count)

        pool.close()
        let copy = pool
        #expect(texts.map { copy.find($0) } == symbols)
        #expect(texts.map { pool[pool.find($0)!] } == texts)
        #expect(pool.find("none") == nil)
        #expect(pool.find("second") == Symbol(raw: 2))

        #expect(texts.map { pool.intern($0) } == symbols)
        let more = pool.intern("more")
        #expect(pool[more] == "more")
        #expect(copy.find("more") == nil)
        pool.close()
        pool.close()
        #expect(pool.find("more") == more)
    }
}
