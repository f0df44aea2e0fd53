import ArgumentParser
import NavGraphReports

/// The pages of the documentation that come from the program itself, for `make golden`.
struct DocsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs", abstract: "Write the generated pages of the documentation.", shouldDisplay: false)

    @Argument(help: "Directory of the documentation.")
    var directory: String

    @Flag(help: "Write nothing; fail if a page is not up to date.")
    var check = false

    func run() throws {
        try exiting {
            let pages = try generatedPages(in: directory)
            if check { return isWritten(pages) ? .success : .findings }
            try write(pages, below: directory)
            return .success
        }
    }
}
