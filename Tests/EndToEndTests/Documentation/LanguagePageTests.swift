import NavGraphTestSupport
import Testing

@testable import NavGraphModel

@Suite(.processorTime) struct LanguagePageTests {
    private static let pages = ["docs/language.md", "docs/language-transitions.md", "docs/language-links.md"]

    /// Each key stands in the table of its mapping, and in a graph of the pages, which is linted.
    @Test(arguments: KeyTable.ID.allCases.filter { $0 != .project })
    func everyKeyHasAnExample(of id: KeyTable.ID) throws {
        let blocks = try Self.pages.flatMap { try Checkout.page($0).blocks }
        let graphs = blocks.filter { $0.language == "yaml" }.map(\.text).joined()
        for key in id.table.entries.map(\.key.spelling) {
            #expect(graphs.contains(try Regex("(^|[ {,])\(key):").anchorsMatchLineEndings()), "\(key)")
        }
    }

    /// Each word that a key can say stands on the pages.
    @Test(arguments: KeyTable.ID.allCases.filter { $0 != .project })
    func everyWordIsNamed(of id: KeyTable.ID) throws {
        let text = try Self.pages.map { try Checkout.text($0) }.joined()
        for entry in id.table.entries {
            guard case .word(let words) = entry.shape else { continue }
            for word in words.spellings { #expect(text.contains("`\(word)`"), "\(entry.key.spelling): \(word)") }
        }
    }
}
