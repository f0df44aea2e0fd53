import NavGraphImport
import NavGraphModel
import NavGraphSyntax

/// What a graph lacks, as YAML to paste: under a comment that says where, in the indentation that it has there. SOURCES 9.
package func suggestedText(_ suggestions: [DriftSuggestion], of checked: CheckedGraph, files: any GraphFiles) -> String
{
    let graph = checked.graph
    func bytes(of file: FileID) -> [UInt8] {
        files.bytes(of: graph.files[file.index], for: checked.input, upTo: .max)
    }
    var additions: [FileID: LineAdditions] = [:]
    /// The value of a key.
    var names: [FileID: [Int: String]] = [:]
    var unplaced: [String] = []
    for suggestion in suggestions {
        let file: FileID
        let key: Int?
        let place: Place
        let name: String
        var entries: [YAMLEntry] = []
        switch suggestion.owner {
        case .screen(let screen):
            (place, name) = (graph.place(of: screen), "'\(graph.name(of: screen))'")
            (file, key) = (place.file, Int(place.span.offset))
            if let type = suggestion.type { entries.append(YAMLEntry(Key.type.spelling, .text(type))) }
            if !suggestion.entries.isEmpty {
                entries.append(YAMLEntry(Key.transitions.spelling, .mapping(suggestion.entries, isCompact: false)))
            }
        case .flow(let flow):
            place = flow.map { graph.place(of: $0) } ?? Place(FileID(raw: 0), graph.fileSpan)
            name = flow.map { "'\(graph.name(of: $0))'" } ?? "the graph"
            (file, key) = (place.file, flow.map { _ in Int(place.span.offset) })
            entries = [YAMLEntry(Key.screens.spelling, .mapping(suggestion.entries, isCompact: false))]
        }
        if let key { names[file, default: [:]][key] = name }
        if additions[file] == nil { additions[file] = LineAdditions(to: bytes(of: file)) }
        if additions[file]?.add(entries, to: key) != true {
            let line = SourceFile(bytes: bytes(of: file)).line(of: place.span)
            unplaced.append(
                "# \(printable(graph.files[file.index])):\(line): \(name)\n"
                    + String(decoding: writeYAML(entries), as: UTF8.self))
        }
    }
    let placed = additions.sorted { $0.key.index < $1.key.index }.flatMap { file, additions in
        let source = SourceFile(bytes: bytes(of: file))
        return additions.blocks.map { block in
            let owners = block.keys.map { $0.flatMap { names[file]?[$0] } ?? "the graph" }.unique()
            let line = block.keys[0].map { source.line(of: Span(offset: UInt32($0), length: 0)) } ?? 1
            return "# \(printable(graph.files[file.index])):\(line): \(owners.joined(separator: ", ")), "
                + (block.isReplacement ? "instead of" : "below") + " line \(block.line)\n" + block.text
        }
    }
    return (placed + unplaced).joined(separator: "\n")
}

extension SourceFile {
    fileprivate func line(of span: Span) -> Int { surroundings(of: span, reach: 0).start.line }
}
