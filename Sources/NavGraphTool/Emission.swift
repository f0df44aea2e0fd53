import NavGraphModel
import NavGraphPictures
import NavGraphReports
import NavGraphSwift
import NavGraphSyntax

/// What `compile` is to write, and what for.
struct CompileOptions {
    enum Purpose { case write, check, list }

    /// Without a slash at its end.
    var directory: String
    var singleFile: String?
    var hasFolders: Bool
    var diagrams: [DiagramFormat] = [.dot]
    /// What the command line wants instead of the graph's settings.
    var swift = SwiftOverrides()
    var hasMocks = false
    var hasFactoryDefaults: Bool?
    var screensWithoutDefault: [String] = []
    var purpose = Purpose.write
    var depfile: String?
}

/// Every file of every graph, in memory; `nil` where one cannot be emitted, and why has been said.
func emit(_ graphs: [CheckedGraph], files: InputFiles, options: CompileOptions) throws -> [GraphOutputs]? {
    var outputs: [GraphOutputs] = []
    var support = EmbeddedSupport()
    var hasProblems = false
    let screens = Set(graphs.flatMap { checked in checked.graph.screens.ids.map { checked.graph.name(of: $0) } })
    for checked in graphs {
        let settings = checked.graph.swift.overridden(by: options.swift)
        let routers = emitRouters(checked, settings, options: options)
        var problems = routers.problems
        if settings.support == .embedded,
            let problem = support.add(checked.graph, settings, withMocks: options.hasMocks)
        {
            problems.append(problem)
        }
        for name in options.screensWithoutDefault where !screens.contains(name) {
            let message = "unknown screen '\(printable(name))' in '--no-factory-default'"
            problems.append(EmitProblem(Place(FileID(0), checked.graph.fileSpan), message))
        }
        hasProblems = hasProblems || !problems.isEmpty
        report(problems, .error, of: checked, files: files)
        report(platformNotes(checked.graph, for: settings.framework), .note, of: checked, files: files)
        if settings.framework == .swiftui { report(swiftUINotes(checked.graph), .note, of: checked, files: files) }
        if hasProblems { continue }

        let folder = options.hasFolders ? "\(options.directory)/\(checked.input.folder)/" : "\(options.directory)/"
        var written = routers.files.map { OutputFile(path: folder + $0.path, bytes: $0.contents) }
        written += try pictures(of: checked, files: files, options: options).map { picture in
            OutputFile(path: folder + picture.path, bytes: picture.bytes)
        }
        let sources = checked.input.isStandardInput ? Array(checked.graph.files.dropFirst()) : checked.graph.files
        outputs.append(GraphOutputs(files: written, sources: sources))
    }
    if hasProblems { return nil }
    outputs.append(
        GraphOutputs(files: support.files(in: options.directory), sources: outputs.flatMap(\.sources).unique()))
    if let path = options.singleFile {
        outputs = [
            GraphOutputs(
                files: [OutputFile(path: path, bytes: joined(outputs.flatMap(\.files)))],
                sources: outputs.flatMap(\.sources).unique())
        ]
    }
    try refuseCollisions(outputs.flatMap(\.files))
    return outputs
}

/// Sources as one file: an alias that several have for themselves stands there once.
private func joined(_ files: [OutputFile]) -> [UInt8] {
    var seen: Set<String> = []
    let parts = files.filter { $0.path.hasSuffix(".swift") }.map { file in
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("private typealias ") || seen.insert(String($0)).inserted }.joined(separator: "\n")
    }
    return Array(parts.joined(separator: "\n").utf8)
}

/// The diagrams of a graph, in each format that is wanted.
private func pictures(
    of checked: CheckedGraph, files: InputFiles, options: CompileOptions
) throws -> [OutputFile] {
    if options.diagrams.isEmpty { return [] }
    var shown = DiagramOptions()
    shown.previews = previews(of: checked, files: files)
    if shown.isOverview(of: checked.graph) { (shown.marks, shown.runs) = (marks(of: checked), checked.runs) }
    let images = previewImages(shown.previews, of: checked, files: files).byPath
    var pictures: [OutputFile] = []
    let all = diagrams(for: checked.graph, options: shown)
    for format in options.diagrams where format != .mermaid {
        let sources = all.map(\.source)
        let drawings = format == .dot ? sources : try drawn(sources, as: format.rawValue, images: images)
        for (diagram, bytes) in zip(all, drawings) {
            pictures.append(OutputFile(path: "\(diagram.name).\(format.rawValue)", bytes: bytes))
        }
    }
    if options.diagrams.contains(.mermaid), let first = all.first {
        do throws(MermaidTooLarge) {
            let chart = try emitMermaid(checked.graph, options: shown)
            pictures.append(OutputFile(path: "\(first.name).mmd", bytes: chart))
        } catch {
            throw OutputProblem("a flow of '\(checked.graph.name)' is too large for Mermaid")
        }
    }
    return pictures
}

func emitRouters(
    _ checked: CheckedGraph, _ settings: SwiftSettings, options: CompileOptions
) -> (files: [SwiftFile], problems: [EmitProblem]) {
    var swift = SwiftOptions(settings)
    swift.hasMocks = options.hasMocks
    swift.hasFactoryDefaults = options.hasFactoryDefaults
    swift.screensWithoutDefault = Set(options.screensWithoutDefault)
    return emitRouters(
        checked.graph, options: swift, ways: checked.graph.entry.isNone ? nil : checked.runs.map { $0.linkWay })
}

func problems(of checked: CheckedGraph, _ framework: SwiftSettings.Framework) -> [EmitProblem] {
    let settings = checked.graph.swift.overridden(by: SwiftOverrides(framework: framework))
    return emitRouters(checked, settings, options: CompileOptions(directory: ".", hasFolders: false)).problems
}

func report(
    _ problems: [EmitProblem], _ severity: Severity = .error, of checked: CheckedGraph, files: InputFiles
) {
    let messages = problems.map { (place: $0.place, severity: severity, text: $0.message) }
    for message in locate(messages, in: checked.graph, of: checked.input, files: files) {
        Terminal.printError(Array(textLines(of: message, style: .ofErrors).utf8))
    }
}

/// No two outputs may be one file, also on disks that know no case.
private func refuseCollisions(_ files: [OutputFile]) throws(OutputProblem) {
    var seen: [String: String] = [:]
    for file in files {
        if let other = seen.updateValue(file.path, forKey: file.path.lowercased()) {
            throw OutputProblem("'\(other)' and '\(file.path)' would be the same file; compile the graphs separately")
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
        case .missing: Terminal.printError("\(path): error: output not found")
        case .notAFile: Terminal.printError("\(path): error: output is not a readable file")
        case .line(let number, let present, let wanted):
            Terminal.printError("\(path):\(number): error: output is not up to date")
            Terminal.printError("  found:    \(present.map(excerpt) ?? "(the end of the file)")")
            Terminal.printError("  expected: \(wanted.map(excerpt) ?? "(the end of the file)")")
        }
    }
    return isSame
}

private func excerpt(_ line: String) -> String { printable(line.count > 200 ? line.prefix(200) + "…" : line) }
