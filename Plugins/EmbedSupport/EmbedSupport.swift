import Foundation
import PackagePlugin

/// Writes the sources of the support code, the script and style of the page, or the catalogue of the rules into a file of
/// the target that embeds them.
@main
struct EmbedSupport: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        if target.name == "NavGraphReports" { return [try embedPage(context)] }
        if target.name == "NavGraphLint" { return [try embedRules(context)] }
        let sources = context.package.directoryURL.appending(path: "Sources")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
        let inputs = ["NavGraphRuntime", "NavGraphUIKit", "NavGraphSwiftUI"].flatMap {
            files(below: sources.appending(path: $0))
        }
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

    /// The rules are declared where they are found, and explained beside the checks of `NavGraphLint`.
    private func embedRules(_ context: PluginContext) throws -> Command {
        let sources = context.package.directoryURL.appending(path: "Sources")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRules.swift")
        let inputs = ["NavGraphSyntax", "NavGraphModel", "NavGraphLint"].flatMap {
            files(below: sources.appending(path: $0), endings: ["swift", "md"])
        }
        return .buildCommand(
            displayName: "Embedding the rules", executable: try context.tool(named: "embed-support").url,
            arguments: ["--rules", sources.path, output.path], inputFiles: inputs, outputFiles: [output])
    }

    private func files(below directory: URL, endings: Set<String> = ["swift"]) -> [URL] {
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}
