/// What `--depfile` writes: for each graph a rule that Make and Ninja read, outputs before the colon and sources behind
/// it. Spaces, `#`, `:` and `$` are escaped as GCC does, which both understand; no syntax of theirs can have a newline.
package func dependencies(of outputs: [GraphOutputs]) throws(OutputProblem) -> [UInt8] {
    var text = ""
    for graph in outputs where !graph.files.isEmpty {
        text += try escaped(graph.files.map(\.path)) + ":"
        text += try (graph.sources.isEmpty ? "" : " " + escaped(graph.sources)) + "\n"
    }
    return Array(text.utf8)
}

private func escaped(_ paths: [String]) throws(OutputProblem) -> String {
    var result = ""
    for path in paths {
        if path.utf8.contains(UInt8(ascii: "\n")) {
            throw OutputProblem("the path '\(path)' contains a line break and cannot be written to a dependency file")
        }
        result += (result.isEmpty ? "" : " \\\n  ") + escaped(path)
    }
    return result
}

private func escaped(_ path: String) -> String {
    var result = ""
    var backslashes = 0
    for character in path.unicodeScalars {
        switch character {
        // Backslashes mean themselves, but before a space they are doubled.
        case " ", "\t": result += String(repeating: "\\", count: backslashes + 1)
        case "#", ":": result += "\\"
        case "$": result += "$"
        default: break
        }
        backslashes = character == "\\" ? backslashes + 1 : 0
        result.unicodeScalars.append(character)
    }
    return result
}
