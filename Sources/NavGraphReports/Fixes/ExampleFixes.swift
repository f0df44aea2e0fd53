import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

func quickFixes(for doc: RuleDoc) -> [QuickFix] {
    guard [.text, .links, .runs].contains(doc.rule.family) else { return [] }
    let example = doc.failing
    let files = GivenFiles(memory: example.files.reduce(into: [:]) { $0[$1.path] = example.bytes(of: $1.path) })
    let input = Input(path: RuleExample.root)
    guard let reading = try? read(input, files: files) else { return [] }
    let checked = check(reading, least: .note, relates: false)
    func contents(_ path: String) -> FileContents { files.contents(of: path, for: input) }
    let names = Names(root: input.path, rules: Rule.allCases) { Outline(contents($0)) }
    guard let finding = checked.findings.first(where: { $0.rule == doc.rule }),
        let fixable = names.fixable(finding, in: checked.graph)
    else { return [] }
    let errors = checked.findings.filter { $0.severity == .error }
    let known = FixTrial.Known(
        checked.graph, checked.runs, errors: errors.map { ($0.rule, $0.subject.spelled(in: checked.graph.text)) })
    let path = checked.graph.files[finding.place.file.index]
    let trial = FixTrial(
        of: fixable, finding.severity, in: path, root: input.path, known: known, contents: contents)
    return trial.sound(names.quickFixes(for: fixable))
}

/// Whether `lint --fix` makes the first of the quick fixes that editors offer for the example of a rule.
func isMadeByLint(_ fixes: [QuickFix], for rule: Rule) -> Bool {
    rule.family == .text && rule.defaultSeverity == .error && fixes.first?.isPreferred == true
}

extension Outline {
    /// `nil` if the file cannot be read.
    package init?(_ contents: FileContents) {
        guard case .bytes(let bytes) = contents else { return nil }
        self.init(bytes)
    }
}

extension FilePlace {
    package init(_ place: Place, in graph: NavGraph) {
        self.init(path: graph.files[place.file.index], range: place.span.range)
    }
}

extension Names {
    /// A finding as the fixes know it; `nil` if it stands in a file of which the names are not known.
    package func fixable(_ finding: Finding, in graph: NavGraph) -> FixableFinding? {
        guard let file = files.firstIndex(where: { $0.path == graph.files[finding.place.file.index] }) else {
            return nil
        }
        return FixableFinding(
            rule: finding.rule, subject: finding.subject.spelled(in: graph.text), quoted: finding.quoted, file: file,
            range: finding.place.span.range, fix: finding.fix,
            run: finding.witness.map { FindingStep(step: $0.step, screen: $0.screen) })
    }
}
