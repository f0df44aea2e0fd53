import NavGraphReports

/// Returns a graph in memory with all that is found in it, as commands check it. `InputProblem`: there is no root file.
func checked(
    _ files: [String: String], root: String = "graph.yaml", relates: Bool = false
) throws -> (graph: CheckedGraph, files: GivenFiles) {
    let memory = GivenFiles(memory: files.mapValues { Array($0.utf8) })
    let reading = try read(Input(path: root), files: memory)
    return (check(reading, least: .note, relates: relates), memory)
}

/// Returns a graph of one file.
func checked(_ text: String) throws -> (graph: CheckedGraph, files: GivenFiles) { try checked(["graph.yaml": text]) }

/// Returns the text of bytes that a report consists of.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Returns the JSON that a page has for its script; `nil` if there is none.
func pageData(_ page: String) -> Substring? {
    guard let start = page.firstRange(of: "id=\"data\">"),
        let end = page[start.upperBound...].firstRange(of: "</script>")
    else { return nil }
    return page[start.upperBound..<end.lowerBound]
}
