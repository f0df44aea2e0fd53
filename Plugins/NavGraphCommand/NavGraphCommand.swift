import Foundation
import PackagePlugin

/// `swift package navgraph …`: the tool with its arguments, in the directory of the package.
@main
struct NavGraphCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(try context.tool(named: "navgraph").url, arguments, in: context.package.directoryURL)
    }

    func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = directory
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            Diagnostics.error("navgraph ended with exit status \(process.terminationStatus)")
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavGraphCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(try context.tool(named: "navgraph").url, arguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
