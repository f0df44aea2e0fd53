import NavGraphLint
import NavGraphSyntax

/// The command that shows what an example has: with its baseline, and with notes, if the rule is one.
func command(for example: RuleExample, of rule: Rule) -> String {
    var command = "navgraph lint \(RuleExample.root)"
    if example.bytes(of: RuleExample.baseline) != nil { command += " --baseline \(RuleExample.baseline)" }
    if rule.defaultSeverity == .note { command += " --level note" }
    return command
}

/// What that command prints: the example is checked as any graph is.
func output(of example: RuleExample, for rule: Rule) throws(InputProblem) -> String {
    var memory: [String: [UInt8]] = [:]
    for file in example.files { memory[file.path] = example.bytes(of: file.path) }
    let files = InputFiles(memory: memory)
    let least = min(rule.defaultSeverity, .warning)
    let known = try memory[RuleExample.baseline].map { bytes throws(InputProblem) in
        try KnownFindings(path: RuleExample.baseline, bytes: bytes)
    }
    let graphs = [
        check(try read(Input(path: RuleExample.root), files: files), least: known == nil ? least : .note, relates: true)
    ]
    var report = Report(graphs, files: files)
    known?.apply(to: &report, of: graphs, levels: [], isReplaced: false)
    let lines = textReport(report, least: least, style: TextStyle())
    return String(decoding: lines, as: UTF8.self) + summary(of: report, least: least) + "\n"
}

extension Rule {
    /// What it is about, in words.
    var familyName: String {
        switch family {
        case .text: "text"
        case .links: "links"
        case .runs: "runs"
        case .baseline: "baseline"
        }
    }
}
