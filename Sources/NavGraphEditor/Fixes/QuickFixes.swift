import NavGraphModel
import NavGraphSyntax

/// Edits that fix a finding. EDITOR 7.
package struct QuickFix: Sendable {
    package var title: String
    package var isPreferred = false
    package var edits: FileEdits
    package var check = Check.text(tolerated: nil)

    /// The checks before the edits are offered.
    package enum Check: Sendable {
        case none
        /// The text as it would be: the finding is gone, and no error of the text is new but those of a rule.
        case text(tolerated: Rule?)
        /// The text and its runs: the finding is gone, and no error is new. Of a group, the first fix that helps is offered.
        case runs(group: String)
    }

    /// `nil` without edits.
    init?(
        _ title: String, _ edits: FileEdits?, isPreferred: Bool = false, check: Check = .text(tolerated: nil)
    ) {
        guard let edits else { return nil }
        (self.title, self.isPreferred, self.edits, self.check) = (title, isPreferred, edits, check)
    }
}

/// A step of the run that shows a finding.
package struct FindingStep: Sendable {
    /// As `CLI.md` spells it: `event:noteList.openNote#2`.
    package var step: String
    /// The screen that is current after it.
    package var screen: String?

    package init(step: String, screen: String?) { (self.step, self.screen) = (step, screen) }
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
    package var run: [FindingStep]

    package init(
        rule: Rule, subject: String, quoted: [String], file: Int, range: Range<Int>, fix: [Replacement] = [],
        run: [FindingStep] = []
    ) {
        (self.rule, self.subject, self.quoted, self.file, self.range) = (rule, subject, quoted, file, range)
        (self.fix, self.run) = (fix, run)
    }
}

extension Names {
    /// The edits that fix a finding, the best first; to allow it comes last.
    package func quickFixes(for finding: FixableFinding) -> [QuickFix] {
        var fixes = textFixes(for: finding)
        let own = fixesOfRule(finding)
        fixes += own.filter { fixes.isEmpty || !$0.isPreferred }
        let isAllowable = finding.rule != .unusedAllow && finding.rule.isConfigurable
        return fixes + [isAllowable ? allow(finding) : nil].compactMap(\.self)
    }

    /// A fix by edits of the file with the finding; `nil` if one of them cannot be made.
    func fix(
        _ title: String, of finding: FixableFinding, _ edits: TextEdit?..., isPreferred: Bool = false,
        check: QuickFix.Check = .text(tolerated: nil)
    ) -> QuickFix? {
        let made = edits.compactMap(\.self)
        let all = made.count == edits.count ? self.edits(made, in: finding.file) : nil
        return QuickFix(title, all, isPreferred: isPreferred, check: check)
    }

    /// The edit that the text alone tells.
    private func textFixes(for finding: FixableFinding) -> [QuickFix] {
        guard !finding.fix.isEmpty else { return [] }
        var edits = edits(finding.fix.map { TextEdit($0) }, in: finding.file)
        if finding.rule == .invalidName, finding.fix.count == 1 {
            edits = everywhere(finding, finding.fix[0].text) ?? edits
        }
        // Of a file that could not be read nothing else is known.
        let check: QuickFix.Check = finding.rule == .yamlSyntax ? .none : .text(tolerated: .missingFile)
        let title = title(of: finding.fix)
        return [
            QuickFix(title, edits, isPreferred: true, check: check),
            QuickFix("\(title) everywhere in this file", replacingEverywhere(finding), check: check),
        ].compactMap(\.self)
    }

    /// A wrong name becomes another at each of its places in the module.
    private func everywhere(_ finding: FixableFinding, _ name: String) -> FileEdits? {
        let written = files[finding.file].outline.text(finding.range)
        guard isName(name.utf8) else { return nil }
        var edits: [String: Set<TextEdit>] = [files[finding.file].path: [TextEdit(finding.range, name)]]
        for site in sites where site.name != nil && node(site).text == written {
            let file = files[site.context.file]
            if file.module == files[finding.file].module {
                edits[file.path, default: []].insert(TextEdit(file.outline.inside(site.node), name))
            }
        }
        return FileEdits(edits.mapValues { Array($0) })
    }

    private func fixesOfRule(_ finding: FixableFinding) -> [QuickFix] {
        let fixes: [QuickFix?] =
            switch finding.rule.rawValue {
            case "unknown-reference":
                isOfContainer(finding)
                    ? [change(finding), declareFlow(finding), declareScreen(finding)]
                    : [change(finding), declareScreen(finding), declareFlow(finding)]
            case "unknown-condition": [change(finding), declareCondition(finding)]
            case "unknown-outcome": [change(finding), declareOutcome(finding)]
            case "unknown-message": [change(finding), declareMessage(finding)]
            case "unknown-argument": [change(finding), declareParam(finding)]
            case "unknown-key": structureFixes(for: finding) + [change(finding)]
            case "wrong-kind": [change(finding), moveNothing(finding)]
            case _ where finding.rule.rawValue.hasPrefix("unknown-"): [change(finding)]
            case "missing-argument", "unroutable-link": argumentFixes(for: finding)
            case "no-link-domain": [declareDomain(finding)]
            case "missing-file": [createFile(finding)]
            case "invalid-name": [rename(finding)]
            case "cut-text": [quoteText(finding)]
            case "literal-placeholder": writePlaceholders(finding)
            case "ignored-event": [addNothing(finding)]
            case "unhandled-outcome": [nameAllOutcomes(finding)]
            case "unmapped-placeholder": [writeStars(finding)]
            case "unused-allow": [removeAllowance(finding)]
            case "unused", "unreachable-flow", "unreachable-transition": [remove(finding)]
            default: structureFixes(for: finding) + runFixes(for: finding)
            }
        return fixes.compactMap(\.self)
    }

    /// Whether a name stands where nearly always a flow does.
    private func isOfContainer(_ finding: FixableFinding) -> Bool {
        sites(of: finding).contains { site, _ in
            [Key.tabs, .columns, .root, .entry].contains { $0 == site.context.key }
        }
    }

    /// A key, name or word that is unknown becomes the one that is meant.
    private func change(_ finding: FixableFinding) -> QuickFix? {
        let outline = files[finding.file].outline
        for (site, inside) in sites(of: finding) {
            let labels: [String] =
                switch site.role {
                case .key(let table): keys(of: table, site).map(\.label)
                case .word(let words): words.spellings
                case .name(let role): candidates(for: role, site).map(\.label).filter { !$0.hasPrefix("not ") }
                case .type, .text: []
                }
            let written = outline.text(inside)
            let others = labels.filter { $0 != written }
            if let word = nearest(to: written, among: others) ?? onlyOutcome(at: site, of: others) {
                return fix(
                    "Change to '\(word)'", of: finding, TextEdit(inside, word), isPreferred: true, check: .none)
            }
        }
        return nil
    }

    /// The outcome that alone is left to be handled.
    private func onlyOutcome(at site: Site, of labels: [String]) -> String? {
        guard case .name(.handled) = site.role else { return nil }
        let outcomes = labels.filter { $0 != "closed" }
        return outcomes.count == 1 ? outcomes[0] : nil
    }

    /// The sites that a finding is about, each with its text: what is denied is the name.
    func sites(of finding: FixableFinding) -> [(site: Site, inside: Range<Int>)] {
        let outline = files[finding.file].outline
        return sites(at: finding.range.lowerBound, in: finding.file).compactMap { index in
            let site = sites[index]
            let span = node(site).span
            guard site.lone != .item, span.lowerBound <= finding.range.lowerBound,
                finding.range.upperBound <= span.upperBound
            else { return nil }
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
        let names = finding.quoted.map { "'{\($0)}'" }.joined(separator: " and ")
        return QuickFix(
            "Write '*' for \(names)", edits.isEmpty ? nil : self.edits(edits, in: finding.file), isPreferred: true)
    }
}
