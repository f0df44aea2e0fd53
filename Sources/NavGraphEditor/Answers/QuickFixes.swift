import NavGraphModel
import NavGraphSyntax

/// An edit that mends what was found. EDITOR 7.
package struct QuickFix: Sendable {
    package var title: String
    package var range: Range<Int>
    package var text: String
}

extension Names {
    /// What mends a finding of a rule at a place: a key, name or word that is unknown becomes the one that is meant.
    package func quickFix(for rule: Rule, at range: Range<Int>, in file: Int) -> QuickFix? {
        guard rule.rawValue.hasPrefix("unknown-") || rule == .wrongKind else { return nil }
        let outline = files[file].outline
        for index in sites(at: range.lowerBound, in: file) {
            let site = sites[index]
            let span = node(site).span
            guard span.lowerBound <= range.lowerBound, range.upperBound <= span.upperBound else { continue }
            var inside = range == span ? outline.inside(site.node) : range
            // What is denied is the name.
            if outline.text(inside).hasPrefix("not ") { inside = inside.lowerBound + 4..<inside.upperBound }
            let labels: [String] =
                switch site.role {
                case .key(let table): keys(of: table, site).map(\.label)
                case .word(let words): words.spellings
                case .name(let role): candidates(for: role, site).map(\.label)
                case .type, .text: []
                }
            let written = outline.text(inside)
            if let word = nearest(to: written, among: labels.filter { $0 != written }) {
                return QuickFix(title: "Change to '\(word)'", range: inside, text: word)
            }
        }
        return nil
    }
}
