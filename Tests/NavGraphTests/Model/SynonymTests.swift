import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// Words of other tools: whoever writes one is told the key of the language.
@Suite(.processorTime) struct SynonymTests {
    /// Places for keys, each with the table of its words.
    static let places = KeyTests.slots.filter { !["then", "handler"].contains($0.testDescription) }

    /// What a word means is a key of its place, and the message names that.
    @Test(arguments: places) func eachWordMeansAKeyOfItsPlace(_ place: KeyTests.Slot) throws {
        guard let table = Synonyms.tables.first(where: { place.keys.contains($0.key) })?.table else { return }
        for (written, meaning) in table.meanings {
            let parts = written.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let key = String(meaning.prefix { $0 != ":" })
            #expect(place.keys.spellings.contains(key), "\(written) = \(meaning)")
            if place.keys.spellings.contains(parts[0]) { continue }
            let value = parts.count == 1 || parts[1] == "NAME" ? "detail" : parts[1]
            let found = read(header + place.yaml.replacing("KEY: x", with: "\(parts[0]): \(value)")).findings
            #expect(
                found.contains {
                    $0.rule == .unknownKey && $0.message.hasPrefix("unknown key '\(parts[0])'")
                        && $0.message.contains("; write '\(key)")
                }, "\(written) = \(meaning): \(found.map(\.message))")
        }
    }
}
