import ArgumentParser
import NavGraphLint
import NavGraphModel
import NavGraphSyntax

/// The pages of `docs` that are generated, and `language.md`, whose tables of keys are. `directory`: where they are.
func generatedPages(in directory: String) throws(InputProblem) -> [OutputFile] {
    let language = directory + "/language.md"
    let contents = FileSystem.read(language)
    guard case .bytes(let bytes) = contents else { throw InputProblem(Input(path: language), contents) }
    let pages = [
        ("rules.md", try rulesPage()), ("commands.md", commandsPage()),
        ("language.md", try withKeyTables(String(decoding: bytes, as: UTF8.self), path: language)),
    ]
    return pages.map { OutputFile(path: "\(directory)/\($0)", bytes: Array($1.utf8)) }
}

/// Every rule with what `explain` says of it.
private func rulesPage() throws(InputProblem) -> String {
    var page = """
        # Rules

        Each finding ends with the id of its rule in brackets, such as `[dead-end]`. `navgraph explain dead-end` prints the
        same text as this page, which is generated.

        **Rules of the text** check the graph file; they are always errors. **Rules of the links** check deep links. **Rules of
        the runs** check what can happen in the app. **Rules of the code** find differences between the app's code and the
        graph; `navgraph drift` checks them. You can change the levels of the last three groups: for all elements with
        `lint: { rules: { link-only: off } }` in the graph or `--rule link-only=off`, for a single element with `allow`.


        """
    for (name, family) in [
        ("text", Rule.Family.text), ("links", .links), ("runs", .runs), ("code", .code), ("baseline", .baseline),
    ] {
        page += "### Of the \(name)\n\n" + ruleTable(Rule.allCases.filter { $0.family == family }) + "\n"
    }
    // The one example with a router is the last, so that who follows the page does not have it in the others.
    for rule in Rule.allCases.filter({ $0 != .bypass }) + [.bypass] {
        page += try markdown(of: rule.doc, level: 2, hasMarks: true) + "\n"
    }
    return String(page.dropLast())
}

/// What `--help` says of each command.
private func commandsPage() -> String {
    let commands = NavgraphCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    func name(_ command: any ParsableCommand.Type) -> String { command.configuration.commandName ?? "" }
    var page = """
        # Commands

        What `navgraph --help` and `navgraph help COMMAND` print; this page is generated from it.

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

/// A page with each table of keys, which stands between `<!-- keys: screen -->` and `<!-- end -->`, as it should be.
private func withKeyTables(_ page: String, path: String) throws(InputProblem) -> String {
    var result = ""
    var isInTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        if line == "<!-- end -->" { isInTable = false }
        if !isInTable { result += line + "\n" }
        guard line.hasPrefix("<!-- keys: "), line.hasSuffix(" -->") else { continue }
        let name = String(line.dropFirst(11).dropLast(4))
        guard let id = KeyTable.ID(rawValue: name) else {
            throw InputProblem(message: "'\(path)': unknown key table '\(printable(name))'")
        }
        result += "\n" + markdown(of: id.table) + "\n"
        isInTable = true
    }
    return String(result.dropLast())
}
