import NavGraphEmit
import NavGraphModel

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
    var purpose = Purpose.write
    var depfile: String?
}

/// The files that a graph gives, and those that it was read from.
struct GraphOutputs {
    var files: [OutputFile]
    var sources: [String]
}

/// Every file of every graph, in memory; `nil` where a graph cannot be emitted, which is reported.
func emit(_ graphs: [CheckedGraph], files: InputFiles, options: CompileOptions) throws -> [GraphOutputs]? {
    var outputs: [GraphOutputs] = []
    for checked in graphs {
        let folder = options.hasFolders ? "\(options.directory)/\(checked.input.stem)/" : "\(options.directory)/"
        var written: [OutputFile] = []
        for diagram in options.diagrams.isEmpty ? [] : diagrams(for: checked.graph) {
            for format in options.diagrams {
                written.append(
                    OutputFile(
                        path: "\(folder)\(diagram.name).\(format.rawValue)",
                        bytes: try format.bytes(of: diagram.source)))
            }
        }
        let sources = checked.input.isStandardInput ? Array(checked.graph.files.dropFirst()) : checked.graph.files
        outputs.append(GraphOutputs(files: written, sources: sources))
    }
    try refuseCollisions(outputs.flatMap(\.files))
    return outputs
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
