import Foundation
import NavGraphTestSupport
import Testing

/// Comments, help, messages and docs keep to the style sheet in CONTRIBUTING, as far as a list of phrases can tell.
@Suite(.processorTime) struct PageWordTests {
    private struct Phrase {
        var text: String
        var instead: String
    }

    private static let banned = [
        Phrase(text: "nobody hears", instead: "say what the code does to whom"),
        Phrase(text: "hears of it", instead: "is told"),
        Phrase(text: "in the place of", instead: "instead of"),
        Phrase(text: "there no more", instead: "no longer"),
        Phrase(text: "but for", instead: "except"),
        Phrase(text: "is none", instead: "is not a …, if absent"),
        Phrase(text: "are none", instead: "are not …, no … is there"),
        Phrase(text: "of its own", instead: "its own …, a separate …"),
        Phrase(text: "of their own", instead: "their own …, separate …"),
        Phrase(text: "let it =", instead: "a name that says what it is"),
    ]

    /// Every text of the project that people read; what is generated follows from these. CONTRIBUTING names the phrases.
    private static let files: [String] = {
        let kinds = [".swift", ".md", ".js", ".css", ".yaml", ".yml"]
        let folders = ["Sources", "Plugins", "docs", "Graphs", "Editors"].flatMap { folder in
            let names = FileManager.default.enumerator(atPath: Checkout.root.appendingPathComponent(folder).path)
            return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        let written = folders.filter { path in
            kinds.contains(where: path.hasSuffix) && !path.contains("/node_modules/") && !path.contains("/Generated/")
        }
        return written.sorted() + [
            "README.md", "CHANGELOG.md", "SECURITY.md", "action.yml", "Package.swift", "Makefile",
        ]
    }()

    @Test func thereIsMuchToRead() { #expect(Self.files.count > 300) }

    @Test func noFileHasABannedPhrase() throws {
        var found: [String] = []
        for file in Self.files {
            let text = try Checkout.text(file)
            for phrase in Self.banned where text.range(of: phrase.text, options: .caseInsensitive) != nil {
                found += Self.places(of: phrase.text, in: text).map { line in
                    "\(file):\(line): '\(phrase.text)'; better: \(phrase.instead)"
                }
            }
        }
        #expect(found == [])
    }

    /// The lines that have a phrase as whole words.
    private static func places(of phrase: String, in text: String) -> [Int] {
        text.components(separatedBy: "\n").enumerated().compactMap { index, line in
            var rest = line[...]
            while let range = rest.range(of: phrase, options: .caseInsensitive) {
                let before = rest[..<range.lowerBound].last
                let after = rest[range.upperBound...].first
                if before?.isLetter != true, after?.isLetter != true { return index + 1 }
                rest = rest[range.upperBound...]
            }
            return nil
        }
    }
}
