import ArgumentParser
import NavGraphModel
import NavGraphSupport

struct SupportCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "support",
        abstract: "Write the support library into a module of your own.",
        discussion: """
            Routers that are generated with '--support MODULE' import that module. Otherwise 'compile' writes the support \
            code next to the routers.

            EXAMPLE
              navgraph support --output Sources/Navigation
              navgraph compile Graphs/notes.yaml --output Sources/Routers --support Navigation
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("Output directory.", valueName: "dir"))
    var output: String

    @Option(help: "Framework of the routers; 'uikit' and 'clean-swift' share their support code.")
    var framework: SwiftSettings.Framework = .uikit

    @Option(help: "Access level of the declarations that routers call: 'public' or 'package'.")
    var access: SwiftSettings.Access = .public

    func validate() throws {
        try refuse(output.isEmpty, "'--output' requires a directory")
        try refuse(
            access == .internal,
            "'--access internal' would make the code inaccessible to other modules; use 'public' or 'package'")
    }

    func execute() throws -> ExitStatus {
        let directory = withoutTrailingSlash(output)
        try write(supportFiles(SupportPart.all(for: framework), access: access, in: directory), below: directory)
        return .success
    }
}
