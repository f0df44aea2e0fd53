import ArgumentParser
import NavGraphReports

/// The pages of the documentation that come from the program itself, for `make golden`.
struct DocsCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs", abstract: "Write the generated pages of the documentation.", shouldDisplay: false)

    @Argument(help: "Directory of the documentation.")
    var directory: String?

    @Option(help: ArgumentHelp("Write only a page for each rule, into this directory.", valueName: "directory"))
    var rules: String?

    @Flag(help: "Write nothing; fail if a page is not up to date.")
    var check = false

    func validate() throws {
        try refuse(
            (directory == nil) == (rules == nil),
            "name either the directory of the documentation, or '--rules <directory>'")
    }

    func execute() throws -> ExitStatus {
        let pages = try rules.map(rulePages) ?? generatedPages(in: directory ?? "")
        if check { return isWritten(pages) ? .success : .findings }
        try write(pages, below: rules ?? directory ?? "")
        return .success
    }
}
