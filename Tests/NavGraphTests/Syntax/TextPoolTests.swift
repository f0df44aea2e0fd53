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
    /// What others add later does not show, and is no text of a pool that went on before.
    @Test func goesOnFromAnother() {
        let base = SharedTextPool(TextPool(words: ["first"]))
        let one = base.pool.intern("one")
        var pool = TextPool(goingOnFrom: base)
        let two = pool.intern("two")
        #expect(pool.intern("one") == one && pool.count == 4)
        for number in 0..<200 { _ = base.pool.intern("later\(number)") }
        #expect(base.pool.find("two") == nil)
        #expect(pool.find("later0") == nil && pool.find("later199") == nil)
        #expect(pool.intern("later0").index == 4)
        let symbols = (0..<200).map { pool.intern("later\($0)") }
        #expect(symbols.map { pool[$0] } == (0..<200).map { "later\($0)" })
        #expect(pool[one] == "one" && pool[two] == "two" && pool[Symbol(raw: 1)] == "first" && pool[.none].isEmpty)
    }
}
