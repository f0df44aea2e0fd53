import NavGraphTestSupport
import Testing

@testable import NavGraphSwiftCode

/// Texts of tokens as numbers.
@Suite(.processorTime) struct TokenNamesTests {
    private func words(_ count: Int) -> [String] {
        (0..<count).map { "word\($0 * 7_919 % count)" } + ["é", "e\u{301}", "{"]
    }

    @Test func equalTextsHaveEqualNumbers() {
        let names = Names()
        let words = words(50_000)
        let first = words.map { names.id(Array($0.utf8)[...]) }
        let again = words.map { names.id(Array($0.utf8)[...]) }
        #expect(first == again)
        #expect(Set(first).count == words.count)
        // As bytes, not as characters: both forms of an accent stay what they are.
        #expect(zip(first, words).allSatisfy { Array(names.text($0).utf8) == Array($1.utf8) })
        #expect(words.map(names.find) == first)
    }

    @Test func whatNoTokenHasIsNotFound() {
        let names = Names()
        _ = names.id(Array("push".utf8)[...])
        #expect(names.find("pus") == nil)
        #expect(names.find("") == nil)
        #expect(names.id([]) == NameID.none)
        #expect(names.text(NameID.none) == "")
        #expect(names.find("push") != nil)
    }

    @Test(arguments: [("Home", true), ("Z", true), ("home", false), ("_Home", false), ("É", false), ("9A", false)])
    func capitals(_ text: String, _ isCapital: Bool) {
        let names = Names()
        #expect(names.isCapital(names.id(Array(text.utf8)[...])) == isCapital)
    }
}
