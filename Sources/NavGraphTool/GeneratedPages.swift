import ArgumentParser
import NavGraphReports

/// The pages of `docs` that are generated, and those whose tables of keys are.
/// `directory`: where they are.
func generatedPages(in directory: String) throws(InputProblem) -> [OutputFile] {
    var pages = [("rules.md", rulesPage()), ("commands.md", commandsPage())]
    for name in ["language.md", "language-transitions.md", "language-links.md", "project-file.md"] {
        let path = "\(directory)/\(name)"
        let page = String(decoding: try FileSystem.bytes(of: path), as: UTF8.self)
        pages.append((name, try withKeyTables(page, path: path)))
    }
    return pages.map { OutputFile(path: "\(directory)/\($0)", bytes: Array($1.utf8)) }
        + (try rulePages(in: directory + "/rules"))
}

/// What `--help` says of each command.
private func commandsPage() -> String {
    let commands = NavgraphCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    func name(_ command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "" }
    var page = """
        # Commands

        What `navgraph --help` and `navgraph help COMMAND` print; this page is generated from it. The [glossary](glossary.md)
        explains the terms.

        | command | does |
        | --- | --- |

        """
    for command in commands {
        page += "| [`\(name(command))`](#navgraph-\(name(command))) | \(command.configuration.abstract) |\n"
    }
    page += "\n```\n\(NavgraphCommand.helpMessage(columns: 100))\n```\n"
    for command in commands {
        let help = NavgraphCommand.helpMessage(for: command, columns: 100)
        page += "\n## navgraph \(name(command))\n\n```\n\(help)\n```\n"
    }
    return page
}
