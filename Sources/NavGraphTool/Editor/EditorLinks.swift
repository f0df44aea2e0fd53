import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    /// The paths in a file that exist: of fragments, modules, screenshots, and in the project file.
    func documentLinks(_ point: Point) -> JSON {
        .array(
            point.names.paths(in: point.file).compactMap { range, path -> JSON? in
                guard FileSystem.kind(of: path) != nil else { return nil }
                let screens = point.names.files.firstIndex { $0.path == path }.map { file in
                    counted(point.names.declarations.count { $0.kind == .screen && $0.file == file }, "screen")
                }
                return .present([
                    "range": json(range, point.positions), "target": .string(uri(path)),
                    "tooltip": screens.map(JSON.string),
                ])
            })
    }

    /// For each position the range there, in all ranges around it.
    func selectionRanges(_ params: JSONValue) throws(RequestError) -> JSON {
        guard let point = try document(params) else { return .null }
        guard let places = try params.member("positions").elements else { throw .badParams("'positions'") }
        var found: [JSON] = []
        for place in places {
            let offset = point.offset(of: try place.place())
            var range: JSON?
            for next in point.names.files[point.file].outline.selectionRanges(at: offset).reversed() {
                let own = json(next, point.positions)
                range = range.map { ["range": own, "parent": $0] } ?? ["range": own]
            }
            found.append(range ?? .null)
        }
        return .array(found)
    }
}
