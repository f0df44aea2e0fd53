import Foundation
import PackagePlugin

/// Has the sources of the support code, or the script and style of the page, written into a file of the target that embeds
/// them.
@main
struct EmbedSupport: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        if target.name == "NavGraphReports" { return [try embedPage(context)] }
        let sources = context.package.directoryURL.appending(path: "Sources")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
        let inputs = ["NavGraphRuntime", "NavGraphUIKit", "NavGraphSwiftUI"].flatMap { swiftFiles(below: sources.appending(path: $0)) }
        return [
            .buildCommand(
                displayName: "Embedding the support code", executable: try context.tool(named: "embed-support").url,
                arguments: [sources.path, output.path], inputFiles: inputs, outputFiles: [output])
        ]
    }

    private func embedPage(_ context: PluginContext) throws -> Command {
        let page = context.package.directoryURL.appending(path: "Sources/NavGraphReports/Page")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPage.swift")
        let inputs = try FileManager.default.contentsOfDirectory(at: page, includingPropertiesForKeys: nil)
        return .buildCommand(
            displayName: "Embedding the page", executable: try context.tool(named: "embed-support").url,
            arguments: ["--page", page.path, output.path], inputFiles: inputs.sorted { $0.path < $1.path },
            outputFiles: [output])
    }

    private func swiftFiles(below directory: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}
