import ArgumentParser
import NavGraphReports
import NavGraphSyntax

struct ExplainCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a rule, with an example and its fix.",
        discussion: """
            Without RULE, list all rules and their levels.

            EXAMPLE
              navgraph explain dead-end
              navgraph explain --format json
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown, json
    }

    @Argument(
        help: ArgumentHelp("Id of a rule, shown in brackets after a finding.", valueName: "rule"), completion: .rules)
    var rule: String?

    @Option(name: .shortAndLong, help: "Output format.")
    var format: Format = .text

    func execute() throws -> ExitStatus {
        let explained = try rule.map(ruleNamed)
        try writeToStandardOutput(Array(text(of: explained).utf8))
        return .success
    }

    private func text(of rule: Rule?) throws -> String {
        switch (format, rule) {
        case (.text, let rule?): try explanation(of: rule.doc)
        case (.text, nil): ruleList()
        case (.markdown, let rule?): try markdown(of: rule.doc)
        case (.markdown, nil): ruleTable(Rule.allCases) { $0.address ?? "#\($0.rawValue)" }
        case (.json, let rule?): String(decoding: try json(of: rule.doc).bytes(), as: UTF8.self)
        case (.json, nil): String(decoding: ruleListJSON().bytes(), as: UTF8.self)
        }
    }

    private func ruleNamed(_ id: String) throws -> Rule {
        if let rule = Rule(rawValue: id) { return rule }
        let near = nearest(to: id, among: Rule.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
        throw ValidationError(
            "unknown rule '\(printable(id))'; " + (near ?? "run 'navgraph explain' to list all rules"))
    }
}
