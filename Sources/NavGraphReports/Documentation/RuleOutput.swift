import NavGraphImport
import NavGraphLint
import NavGraphSources
import NavGraphSyntax

/// The command that shows what an example has: with its baseline, and with notes, if the rule is one.
func command(for example: RuleExample, of rule: Rule) -> String {
    var command = "navgraph lint \(RuleExample.root)"
    if rule.family == .code { command = "navgraph drift \(RuleExample.root) --sources \(RuleExample.sources)" }
    if example.bytes(of: RuleExample.baseline) != nil { command += " --baseline \(RuleExample.baseline)" }
    if rule.defaultSeverity == .note { command += " --level note" }
    return command
}

/// What that command prints: the example is checked as any graph is.
func output(of example: RuleExample, for rule: Rule) throws(InputProblem) -> String {
    var memory: [String: [UInt8]] = [:]
    for file in example.files { memory[file.path] = example.bytes(of: file.path) }
    let files = GivenFiles(memory: memory)
    let least = min(rule.defaultSeverity, .warning)
    let known = try memory[RuleExample.baseline].map { bytes throws(InputProblem) in
        try KnownFindings(path: RuleExample.baseline, bytes: bytes)
    }
    let reading = try read(Input(path: RuleExample.root), files: files)
    let graphs = [
        rule.family == .code
            ? compare(
                reading, with: code(of: memory), seen: known?.baseline.seen ?? [], levels: [:], least: least,
                files: files)
            : check(reading, least: known == nil ? least : .note, relates: true)
    ]
    var report = Report(graphs, files: files)
    known?.apply(to: &report, of: graphs, levels: [:], isReplaced: false) { $0.family != .code }
    let lines = textReport(report, least: least, style: TextStyle())
    return String(decoding: lines, as: UTF8.self) + summary(of: report, least: least) + "\n"
}

private func code(of files: [String: [UInt8]]) -> DriftCode {
    let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return DriftCode(
        paths.filter { $0.hasSuffix(".swift") }.map { SourceInput(path: $0, bytes: files[$0] ?? []) },
        paths.map(InputPath.init).filter(\.isInterface).map { ImportFile(path: $0, bytes: files[$0.path] ?? []) })
}

extension Rule {
    /// What it is about, in words.
    var familyName: String { "\(family)" }
}
