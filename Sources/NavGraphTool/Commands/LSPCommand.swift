import ArgumentParser

struct LSPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "A language server: editors complete names, and show findings with their runs.",
        discussion: """
            It talks over standard input and output, in version 3.17 of the protocol. The guide 'editors' says how editors \
            start it.

            EXAMPLE
              navgraph lsp
            """)

    @Flag(help: "Accepted, as many clients give it; it means nothing.")
    var stdio = false

    func run() throws {
        let end = EditorServer().run()
        if let reason = end.reason { Terminal.printError("navgraph: error: \(reason)") }
        if end.status != 0 { throw ExitCode(end.status) }
    }
}
