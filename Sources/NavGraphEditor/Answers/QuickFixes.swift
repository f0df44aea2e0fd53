import NavGraphModel
import NavGraphSyntax

/// Edits that fix a finding. EDITOR 7.
package struct QuickFix: Sendable {
    package var title: String
    package var isPreferred = false
    package var edits: FileEdits
    /// Whether the edits are looked at before they are offered: an edit that makes a new error of the text is left out.
    package var isChecked = true
    /// The error of the text that may come by them.
    package var tolerated: Rule?
}

/// A finding as an editor knows it: its place in a file, its subject as `CLI.md` spells it, what its message quotes.
package struct FixableFinding: Sendable {
    package var rule: Rule
    package var subject: String
    package var quoted: [String]
    package var file: Int
    package var range: Range<Int>
    /// The edits that its text alone tells.
    package var fix: [Replacement]

    package init(
        rule: Rule, subject: String, quoted: [String], file: Int, range: Range<Int>, fix: [Replacement] = []
    ) {
        (self.rule, self.subject, self.quoted, self.file, self.range) = (rule, subject, quoted, file, range)
        self.fix = fix
    }
}

extension Names {
    /// The edits that fix a finding, the best first.
    package func quickFixes(for finding: FixableFinding) -> [QuickFix] {
        let own: [QuickFix?] =
            switch finding.rule {
            case .unknownReference: [change(finding), declareScreen(finding)]
            case .unknownCondition: [change(finding), declareCondition(finding)]
            case .unhandledOutcome: [nameAllOutcomes(finding)]
            case .unmappedPlaceholder: [writeStars(finding)]
            case .unusedAllow: [removeAllowance(finding)]
            case .wrongKind: [change(finding)]
            case .invalidName: [rename(finding)]
            case .cutText: [quoteText(finding), allow(finding)]
            case .literalPlaceholder: writePlaceholders(finding) + [allow(finding)]
            case .ignoredEvent: [addNothing(finding), allow(finding)]
            case let rule where rule.rawValue.hasPrefix("unknown-"):
                [change(finding), rule.isConfigurable ? allow(finding) : nil]
            case let rule where rule.family == .links || rule.family == .runs: [allow(finding)]
            default: []
            }
        guard !finding.fix.isEmpty else { return own.compactMap(\.self) }
        let path = files[finding.file].path
        let first = QuickFix(
            title: title(of: finding.fix), isPreferred: true, edits: edits(by: [(path, finding.fix)]),
            // Of a file that could not be read nothing else is known.
            isChecked: finding.rule != .yamlSyntax)
        return [first] + own.compactMap(\.self).filter { !$0.isPreferred }
    }

    /// A key, name or word that is unknown becomes the one that is meant.
    private func change(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[finding.file].outline
        for (site, inside) in sites(of: finding) {
            let labels: [String] =
                switch site.role {
                case .key(let table): keys(of: table, site).map(\.label)
                case .word(let words): words.spellings
                case .name(let role): candidates(for: role, site).map(\.label)
                case .type, .text: []
                }
            let written = outline.text(inside)
            if let word = nearest(to: written, among: labels.filter { $0 != written }) {
                let edits = FileEdits([files[finding.file].path: [TextEdit(inside, word)]])
                return QuickFix(title: "Change to '\(word)'", isPreferred: true, edits: edits, isChecked: false)
            }
        }
        return nil
    }

    /// The sites that a finding is about, each with its text: what is denied is the name.
    func sites(of finding: FixableFinding) -> [(site: Site, inside: Range<Int>)] {
        let outline = files[finding.file].outline
        return sites(at: finding.range.lowerBound, in: finding.file).compactMap { index in
            let site = sites[index]
            let span = node(site).span
            guard span.lowerBound <= finding.range.lowerBound, finding.range.upperBound <= span.upperBound else {
                return nil
            }
            let inside = finding.range == span ? outline.inside(site.node) : finding.range
            guard outline.text(inside).hasPrefix("not ") else { return (site, inside) }
            let blanks = outline.scalars[(inside.lowerBound + 4)..<inside.upperBound].prefix { $0 == 32 }.count
            return (site, inside.lowerBound + 4 + blanks..<inside.upperBound)
        }
    }

    private func writeStars(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[finding.file].outline
        let edits = finding.quoted.flatMap { name -> [TextEdit] in
            let wanted = Array("{\(name)}".unicodeScalars.map(\.value))
            return finding.range.filter { outline.scalars[$0...].starts(with: wanted) }
                .map { TextEdit($0..<$0 + wanted.count, "*") }
        }
        guard !edits.isEmpty else { return nil }
        let names = finding.quoted.map { "'{\($0)}'" }.joined(separator: " and ")
        return QuickFix(
            title: "Write '*' for \(names)", isPreferred: true, edits: FileEdits([files[finding.file].path: edits]))
    }

    /// Entries that a value of a file is given; `nil` where it is an alias, or takes none.
    func adding(_ entries: [YAMLEntry], toValue value: Int?, in file: Int) -> FileEdits? {
        let outline = files[file].outline
        var additions = Additions(to: outline)
        guard additions.add(entries, toValue: value ?? outline.root) else { return nil }
        return FileEdits([files[file].path: additions.changes])
    }
}
