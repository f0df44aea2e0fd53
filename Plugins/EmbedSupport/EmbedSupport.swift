import Foundation
import PackagePlugin

/// Has the sources of the support code written into a file of the target that embeds them.
@main
struct EmbedSupport: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let sources = context.package.directoryURL.appending(path: "Sources")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
        let inputs = ["NavGraphRuntime", "NavGraphUIKit", "NavGraphSwiftUI"].flatMap { swiftFiles(below: sources.appending(path: $0)) }
        return [
            .buildCommand(
                displayName: "Embedding the support code", executable: try context.tool(named: "embed-support").url,
                arguments: [sources.path, output.path], inputFiles: inputs, outputFiles: [output])
        ]
    }

    private func swiftFiles(below directory: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }
}
