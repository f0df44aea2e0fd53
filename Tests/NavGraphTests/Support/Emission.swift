import NavGraphModel
import NavGraphSwift
import Testing

/// What is emitted for a graph: the text of each file by its path, or what is not supported.
struct Emission {
    let files: [String: String]
    let problems: [EmitProblem]

    init(
        _ graph: NavGraph, _ framework: SwiftSettings.Framework? = nil,
        _ change: (inout SwiftOptions) -> Void = { _ in }
    ) {
        var options = SwiftOptions(graph.swift)
        if let framework { options.framework = framework }
        change(&options)
        let emitted = emitRouters(graph, options: options)
        problems = emitted.problems
        files = Dictionary(
            uniqueKeysWithValues: emitted.files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
    }

    var messages: [String] { problems.map(\.message) }

    var text: String { files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n") }
}

/// The files of a graph that nothing is said of.
func emit(_ yaml: String, _ framework: SwiftSettings.Framework? = nil) throws -> [String: String] {
    let reading = read(yaml)
    try #require(reading.findings.map(\.message) == [])
    let emission = Emission(reading.graph, framework)
    try #require(emission.messages == [])
    return emission.files
}

/// With one space wherever there is white space, as long lines are broken.
func joined(_ text: String) -> String { text.split { " \n".contains($0) }.joined(separator: " ") }
