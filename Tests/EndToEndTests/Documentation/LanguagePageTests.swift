import NavGraphTestSupport
import Testing

@testable import NavGraphModel

@Suite(.processorTime) struct LanguagePageTests {
    /// Each key stands in the table of its mapping, and in a graph of the page, which is linted.
    @Test(arguments: KeyTable.ID.allCases)
    func everyKeyHasAnExample(of id: KeyTable.ID) throws {
        let page = try Checkout.page("docs/language.md")
        let graphs = page.blocks.filter { $0.language == "yaml" }.map(\.text).joined()
        for key in id.table.entries.map(\.key.spelling) {
            #expect(graphs.contains(try Regex("(^|[ {,])\(key):").anchorsMatchLineEndings()), "\(key)")
        }
    }

    /// Each word that a key can say stands on the page.
    @Test(arguments: KeyTable.ID.allCases)
    func everyWordIsNamed(of id: KeyTable.ID) throws {
        let text = try Checkout.text("docs/language.md")
        for entry in id.table.entries {
            guard case .word(let words) = entry.shape else { continue }
            for word in words.spellings { #expect(text.contains("`\(word)`"), "\(entry.key.spelling): \(word)") }
        }
    }
}
