import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax

/// The edits of a rename, made in memory and looked at: each root that reads an edited file has the findings that it had,
/// and each name means what it meant. EDITOR 8.
///
/// `start`: where the names are declared that are to be another; `contents` has the texts.
/// - Returns: the edits, and the subjects of elements that have others then.
func checkedRename(
    of start: [FilePlace], named name: String, to new: String, in roots: [Names],
    contents: @escaping (_ path: String, _ root: String) -> FileContents
) throws(RenameRefusal) -> (edits: RenameEdits, subjects: [String: String]) {
    if name == new { throw RenameRefusal("the name is already '\(new)'") }
    let rename = try renameEdits(of: start, named: name, to: new, in: roots)
    let edits = rename.edits
    var subjects: [String: String] = [:]
    for names in roots where names.files.contains(where: { edits.byPath[$0.path] != nil }) {
        let root = names.files[0].path
        let before = FileEdits([:]).reading(root) { contents($0, root) }
        let after = edits.reading(root) { contents($0, root) }
        if let syntax = before.findings.first(where: { $0.rule == .yamlSyntax || $0.rule == .notUTF8 }) {
            let path = before.graph.files[syntax.place.file.index]
            let line = Outline.line(of: syntax.place, in: contents(path, root))
            throw RenameRefusal("fix the syntax error first: \(path):\(line): \(syntax.message)")
        }
        let bound = Names(root: root, rules: Rule.allCases) {
            Outline(edits.applied(to: contents($0, root), of: $0))
        }
        let old = findings(of: before, edits.moved), changed = findings(of: after) { $0 }
        if let more = changed.filter({ old[$0.key] == nil }).min(by: { $0.key < $1.key }) {
            let place = bound.spelled(more.key.place)
            throw RenameRefusal("renaming to '\(new)' would cause a finding: \(place): \(more.value)")
        }
        if let less = old.filter({ changed[$0.key] == nil }).min(by: { $0.key < $1.key }) {
            let place = bound.spelled(less.key.place)
            throw RenameRefusal("renaming to '\(new)' would remove a finding: \(place): \(less.value)")
        }
        if let place = hiddenOtherwise(names, bound, by: edits) {
            throw RenameRefusal(
                "renaming to '\(new)' would change which event hides the one at \(bound.spelled(place))")
        }
        if let place = boundOtherwise(names, bound, by: edits) {
            throw RenameRefusal("renaming to '\(new)' would change the meaning of the name at \(bound.spelled(place))")
        }
        let renamed = renamedSubjects(names, bound)
        let meaning = RenamedMeaning(old: name, new: new, subjects: renamed)
        if before.isUsable, let other = meaning.difference(before.graph, after.graph) {
            let key = other.key.map { "'\($0)' of " } ?? ""
            throw RenameRefusal("renaming to '\(new)' would change the meaning of \(key)\(other.subject)")
        }
        subjects.merge(renamed) { $1 }
    }
    return (rename, subjects)
}

private struct FindingKey: Hashable, Comparable {
    var rule: Rule
    var place: FilePlace

    static func < (a: FindingKey, b: FindingKey) -> Bool {
        a.place != b.place ? a.place < b.place : a.rule.rawValue < b.rule.rawValue
    }
}

/// The findings of a text by rule and place, with what they say.
private func findings(of reading: GraphReading, _ moved: (FilePlace) -> FilePlace) -> [FindingKey: String] {
    let all = reading.isUsable ? lint(reading.graph, least: .note, relates: false).findings : reading.findings
    let keyed = all.map { finding in
        (FindingKey(rule: finding.rule, place: moved(FilePlace(finding.place, in: reading.graph))), finding.message)
    }
    return Dictionary(keyed) { first, _ in first }
}

extension Outline {
    /// From 1.
    fileprivate static func line(of place: Place, in contents: FileContents) -> Int {
        guard case .bytes(let bytes) = contents else { return 1 }
        return Positions(Outline(bytes), .utf32).line(of: Int(place.span.offset)) + 1
    }
}
