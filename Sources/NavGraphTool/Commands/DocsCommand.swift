import ArgumentParser

/// The pages of the documentation that come from the program itself, for `make golden`.
struct DocsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs", abstract: "Writes the generated pages of the documentation.", shouldDisplay: false)

    @Argument(help: "The directory of the documentation.")
    var directory: String

    @Flag(help: "Write nothing; fail where a page is not what would be written.")
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
