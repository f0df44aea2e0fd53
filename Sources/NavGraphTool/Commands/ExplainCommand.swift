import ArgumentParser
import NavGraphLint
import NavGraphSwift
import NavGraphSyntax

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a rule means: with a graph that breaks it, that graph mended, and how to allow it.",
        discussion: """
            Without RULE, it lists all rules with their levels.

            EXAMPLE
              navgraph explain dead-end
              navgraph explain --format json
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, markdown, json
    }

    @Argument(help: ArgumentHelp("The id of a rule, as it stands in brackets behind a finding.", valueName: "rule"))
    var rule: String?

    @Option(help: "How it is printed.")
    var format: Format = .text

    func run() throws {
        let explained = try rule.map(ruleNamed)
        try exiting {
            try writeToStandardOutput(Array(text(of: explained).utf8))
            return .success
        }
    }

    private func text(of rule: Rule?) throws -> String {
        switch (format, rule) {
        case (.text, let rule?): try explanation(of: rule.doc)
        case (.text, nil): ruleList()
        case (.markdown, let rule?): try markdown(of: rule.doc, level: 1)
        case (.markdown, nil): ruleTable(Rule.allCases)
        case (.json, let rule?): String(decoding: try json(of: rule.doc).bytes(), as: UTF8.self)
        case (.json, nil): String(decoding: ruleListJSON().bytes(), as: UTF8.self)
        }
    }

    private func ruleNamed(_ id: String) throws -> Rule {
        if let rule = Rule(rawValue: id) { return rule }
        let near = nearest(to: id, among: Rule.allCases.map(\.rawValue)).map { " Did you mean '\($0)'?" } ?? ""
        throw ValidationError("There is no rule '\(printable(id))'.\(near) 'navgraph explain' lists all.")
    }
}
