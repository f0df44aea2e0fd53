import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphSyntax

/// The edits of a rename, made in memory and looked at: each root that reads an edited file has the findings that it had,
/// and each name means what it meant. EDITOR 8.
///
/// `start`: where the names are declared that are to be another; `contents` has the texts.
func checkedRename(
    of start: [FilePlace], named old: String, to new: String, in roots: [Names],
    contents: @escaping (_ path: String, _ root: String) -> FileContents
) throws(RenameRefusal) -> RenameEdits {
    if old == new { throw RenameRefusal("'\(new)' is its name already") }
    let edits = try renameEdits(of: start, named: old, to: new, in: roots)
    for names in roots where names.files.contains(where: { edits.places[$0.path] != nil }) {
        let root = names.files[0].path
        let edited = { (path: String) -> FileContents in
            guard case .bytes(let bytes) = contents(path, root), edits.places[path] != nil else {
                return contents(path, root)
            }
            return .bytes(utf8(edits.applied(to: Outline(bytes).scalars, of: path)))
        }
        let before = readGraph(root: root) { path, _ in contents(path, root) }
        let after = readGraph(root: root) { path, _ in edited(path) }
        if let syntax = before.findings.first(where: { $0.rule == .yamlSyntax || $0.rule == .notUTF8 }) {
            let path = before.graph.files[syntax.place.file.index]
            throw RenameRefusal("first mend \(path): \(syntax.message)")
        }
        let old = findings(of: before, edits.moved), changed = findings(of: after) { $0 }
        if let more = changed.first(where: { !old.keys.contains($0.key) }) {
            throw RenameRefusal("with '\(new)' there would be: \(more.value)")
        }
        if let less = old.first(where: { !changed.keys.contains($0.key) }) {
            throw RenameRefusal("with '\(new)' this would be found no more: \(less.value)")
        }
        let bound = Names(root: root) { path in
            guard case .bytes(let bytes) = edited(path) else { return nil }
            return Outline(bytes)
        }
        if let place = isBoundAlike(names, bound, edits) {
            throw RenameRefusal("'\(new)' would mean something else in \(place.path)")
        }
    }
    return edits
}

private struct FindingKey: Hashable {
    var rule: Rule
    var place: FilePlace
}

/// The findings of a text by rule and place, with what they say.
private func findings(of reading: GraphReading, _ moved: (FilePlace) -> FilePlace) -> [FindingKey: String] {
    let all = reading.isUsable ? lint(reading.graph, least: .note, relates: false).findings : reading.findings
    let keyed = all.map { finding in
        let span = finding.place.span
        let place = FilePlace(
            path: reading.graph.files[finding.place.file.index], range: Int(span.offset)..<Int(span.end))
        return (FindingKey(rule: finding.rule, place: moved(place)), finding.message)
    }
    return Dictionary(keyed) { first, _ in first }
}

private func utf8(_ scalars: [UInt32]) -> [UInt8] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.map { Unicode.Scalar($0) ?? "\u{FFFD}" })
    return Array(String(view).utf8)
}
