import ArgumentParser
import NavGraphModel
import NavGraphSupport

struct SupportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "support",
        abstract: "Writes the support code that emitted routers call, for a module of the app's own.",
        discussion: """
            Routers that are compiled with '--support MODULE' import that module, and bring no support code along. \
            'compile' writes it beside the routers otherwise.

            EXAMPLE
              navgraph support --output Sources/Navigation
              navgraph compile Graphs/notes.yaml --output Sources/Routers --support Navigation
            """)

    @Option(help: ArgumentHelp("The directory for the files.", valueName: "dir"))
    var output: String

    @Option(help: "The framework of the routers. That of 'uikit' is also that of 'clean-swift'.")
    var framework: SwiftSettings.Framework = .uikit

    @Option(help: "The access level of what routers call: 'public' or 'package'.")
    var access: SwiftSettings.Access = .public

    func validate() throws {
        if output.isEmpty { throw ValidationError("'--output' names no directory.") }
        if access == .internal { throw ValidationError("'--access internal' could be called from no other module.") }
    }

    func run() throws {
        let directory = withoutTrailingSlash(output)
        try exiting {
            try write(supportFiles(SupportPart.all(for: framework), access: access, in: directory), below: directory)
            return .success
        }
    }
}
