import Foundation
import PackagePlugin

/// Compiles each `*.navgraph.yaml` of a target to one file of routers, whenever any YAML file of the target changes.
///
/// SwiftPM asks for outputs when the package changes, not when YAML does: so their names do not depend on what graphs say.
@main
struct NavGraphRouters: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return commands(
            for: target.sourceFiles.map(\.url), tool: try context.tool(named: "navgraph").url,
            directory: context.pluginWorkDirectoryURL)
    }

    /// All YAML files are inputs, since graphs may include and import others.
    func commands(for files: [URL], tool: URL, directory: URL) -> [Command] {
        let graphs = files.filter { ["yaml", "yml"].contains($0.pathExtension) }
        return graphs.filter { $0.lastPathComponent.hasSuffix(".navgraph.yaml") }.map { root in
            let name = root.lastPathComponent.dropLast(".navgraph.yaml".count)
            let output = directory.appending(path: "\(name).navgraph.swift")
            return .buildCommand(
                displayName: "Compiling \(root.lastPathComponent)", executable: tool,
                arguments: ["compile", root.path, "--single-file", output.path, "--diagram", "none"],
                inputFiles: graphs, outputFiles: [output])
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavGraphRouters: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            commands(
                for: target.inputFiles.map(\.url), tool: try context.tool(named: "navgraph").url,
                directory: context.pluginWorkDirectoryURL)
        }
    }
#endif
