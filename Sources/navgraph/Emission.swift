import NavGraphEmit
import NavGraphModel
import NavGraphSyntax

/// What `compile` is to write, and what for.
struct CompileOptions {
    enum Purpose { case write, check, list }

    /// Without a slash at its end.
    var directory: String
    /// Whether each graph has a folder of its own there.
    var hasFolders: Bool
    var diagrams: [DiagramFormat] = [.dot]
    var framework: SwiftSettings.Framework?
    var access: SwiftSettings.Access?
    var hasMocks = false
    var hasFactoryDefaults = true
    var purpose = Purpose.write
    var depfile: String?
}

/// The files that a graph gives, and those that it was read from.
struct GraphOutputs {
    var files: [OutputFile]
    var sources: [String]
}

/// Every file of every graph, in memory; `nil` where one cannot be emitted, and why has been said.
func emit(_ graphs: [CheckedGraph], files: InputFiles, options: CompileOptions) throws -> [GraphOutputs]? {
    var outputs: [GraphOutputs] = []
    var hasProblems = false
    for checked in graphs {
        let pictures = options.diagrams.isEmpty ? nil : Background { diagrams(for: checked.graph) }
        let routers = emitRouters(checked, options: options)
        hasProblems = hasProblems || !routers.problems.isEmpty
        report(routers.problems, of: checked, files: files)
        if hasProblems { continue }

        let folder = options.hasFolders ? "\(options.directory)/\(checked.input.stem)/" : "\(options.directory)/"
        var written = routers.files.map { OutputFile(path: folder + $0.path, bytes: $0.contents) }
        for diagram in pictures?.value ?? [] {
            for format in options.diagrams {
                let path = "\(folder)\(diagram.name).\(format.rawValue)"
                written.append(OutputFile(path: path, bytes: try format.bytes(of: diagram.source)))
            }
        }
        let sources = checked.input.isStandardInput ? Array(checked.graph.files.dropFirst()) : checked.graph.files
        outputs.append(GraphOutputs(files: written, sources: sources))
    }
    if hasProblems { return nil }
    try refuseCollisions(outputs.flatMap(\.files))
    return outputs
}

/// The routers, in the framework and with the access that the command line or else the graph wants.
private func emitRouters(
    _ checked: CheckedGraph, options: CompileOptions
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    let graph = checked.graph
    var settings = graph.swift
    settings.framework = options.framework ?? settings.framework
    settings.access = options.access ?? settings.access
    switch settings.framework {
    case .uikit:
        var swift = SwiftOptions(settings)
        swift.hasMocks = options.hasMocks
        swift.hasFactoryDefaults = options.hasFactoryDefaults
        return emitUIKit(
            graph, options: swift, ways: checked.runs.map { runs in { @Sendable in runs.linkWay(of: $0) } })
    case .swiftui, .cleanSwift:
        let message = "routers for '\(settings.framework.rawValue)' cannot be emitted, only for 'uikit'"
        return ([], [EmitProblem(Place(FileID(0), graph.fileSpan), message)])
    }
}

private func report(_ problems: [EmitProblem], of checked: CheckedGraph, files: InputFiles) {
    let messages = problems.map { (place: $0.place, severity: Severity.error, text: $0.message) }
    for message in locate(messages, in: checked.graph, of: checked.input, files: files) {
        let style = TextStyle(isColoured: Terminal.hasColours(.error))
        Terminal.printError(textLines(of: message, style: style))
    }
}

/// No two outputs may be one file, also on disks that know no case.
private func refuseCollisions(_ files: [OutputFile]) throws(OutputProblem) {
    var seen: [String: String] = [:]
    for file in files {
        if let other = seen.updateValue(file.path, forKey: file.path.lowercased()) {
            throw OutputProblem("'\(other)' and '\(file.path)' would be one file; compile the graphs apart")
        }
    }
}

/// Whether every output is there already, as it would be written; says which are not, and where they differ.
func isWritten(_ files: [OutputFile]) -> Bool {
    var isSame = true
    for file in files {
        guard let difference = difference(of: file) else { continue }
        isSame = false
        let path = printable(file.path)
        switch difference {
        case .missing: Terminal.printError("\(path): error: is missing")
        case .notAFile: Terminal.printError("\(path): error: is no file that can be read")
        case .line(let number, let present, let wanted):
            Terminal.printError("\(path):\(number): error: is not what would be written")
            Terminal.printError("  there:  \(present.map(excerpt) ?? "(the end of the file)")")
            Terminal.printError("  wanted: \(wanted.map(excerpt) ?? "(the end of the file)")")
        }
    }
    return isSame
}

private func excerpt(_ line: String) -> String { printable(line.count > 200 ? line.prefix(200) + "…" : line) }
