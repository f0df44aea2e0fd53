import NavGraphEditor
import NavGraphReports
import NavGraphSyntax

extension EditorServer {
    /// The name that a place has, with its range; `null` if no declared name stands there.
    func prepareRename(_ point: Point) -> JSON {
        guard let use = point.names.uses(at: point.offset, in: point.file), !use.declarations.isEmpty else {
            return .null
        }
        return ["range": json(use.range, point.positions), "placeholder": .string(name(of: use, point))]
    }

    private func name(of use: Use, _ point: Point) -> String { point.names.files[point.file].outline.text(use.range) }

    func rename(_ params: JSONValue) throws(RequestError) -> JSON {
        let new = try params.string("newName")
        guard let point = try point(at: params), let use = point.names.uses(at: point.offset, in: point.file),
            !use.declarations.isEmpty
        else { return .null }
        let start = use.declarations.map { point.names.place(of: $0) }
        do throws(RenameRefusal) {
            let edits = try checkedRename(of: start, named: name(of: use, point), to: new, in: graphs) { path, root in
                self.files.contents(path, root: root)
            }.edits.edits
            for path in edits.paths where !files.folders.contains(where: { path.hasPrefix($0 + "/") }) {
                throw RenameRefusal("\(path) is outside the workspace")
            }
            return workspaceEdit(edits)
        } catch {
            throw RequestError(code: -32803, message: error.reason)
        }
    }
}
