import ArgumentParser

struct LSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Start the language server.",
        discussion: """
            The server uses version 3.17 of the Language Server Protocol on standard input and output. See \
            docs/guide/editors.md for the configuration of editors.

            EXAMPLE
              navgraph lsp
            """)

    @Flag(help: "Accepted for compatibility; has no effect.")
    var stdio = false

    func run() throws {
        let end = EditorServer().run()
        if let reason = end.reason { Terminal.complain(reason) }
        if end.status != 0 { throw ExitCode(end.status) }
    }
}
