import NavGraphChanges
import NavGraphEditor
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Whether a refactoring leaves each graph that reads an edited file as it was: its canonical JSON is the same, except for the
/// group that an extraction makes. EDITOR 7.6.
struct RefactoringTrial {
    private let files: EditorFiles
    private let roots: [Names]
    /// The graphs as they are, by root. No refactoring changes them.
    private let before: [String: OnDemand<GraphReading>]

    /// `roots`: the root files of the workspace with what they read.
    init(files: EditorFiles, roots: [Names]) {
        (self.files, self.roots) = (files, roots)
        let paths = roots.map { $0.files[0].path }
        before = Dictionary(
            paths.map { root in (root, OnDemand { Self.reading(root, files) }) },
            uniquingKeysWith: { first, _ in first })
    }

    func isSound(_ refactoring: Refactoring) -> Bool {
        roots.allSatisfy { names in
            guard names.files.contains(where: { refactoring.edits.byPath[$0.path] != nil }) else { return true }
            let root = names.files[0].path
            let after = Self.reading(root, files, with: refactoring.edits)
            guard let before = before[root]?.value, before.isUsable, after.isUsable,
                before.findings.count == after.findings.count
            else { return false }
            return elements(before.graph, refactoring.extracted) == elements(after.graph, refactoring.extracted)
        }
    }

    private static func reading(
        _ root: String, _ files: EditorFiles, with edits: FileEdits = FileEdits([:])
    ) -> GraphReading {
        edits.reading(root) { files.contents($0, root: root) }
    }

    /// The keys of each element by its subject, with the events of the new group where they were and where they are.
    private func elements(_ graph: NavGraph, _ group: ExtractedGroup?) -> [String: Set<String>] {
        var elements: [String: Set<String>] = [:]
        for element in canonicalElements(graph) {
            var keys = element.keys
            if let group, group.users.contains(element.name), [.screen, .flow].contains(element.kind) {
                keys.removeAll { $0.key == "uses" }
                elements[element.subject + " uses"] = uses(element, except: group.name)
            }
            if let group, element.subject == "group:\(group.name)" { continue }
            elements[taken(element.subject, by: group)] = Set(
                keys.map { key, value in
                    "\(key): " + taken(String(decoding: value.bytes(lineDepth: 0), as: UTF8.self), by: group)
                })
        }
        return elements
    }

    private func uses(_ element: GraphElement, except group: String) -> Set<String> {
        guard case .array(let uses) = element["uses"] else { return [] }
        return Set(
            uses.compactMap { use in
                if case .string(let name) = use, name != group { name } else { nil }
            })
    }

    /// A text in which events of the users are called as events of the group.
    private func taken(_ text: String, by group: ExtractedGroup?) -> String {
        guard let group, text.contains(".") else { return text }
        var text = text
        for user in group.users {
            for event in group.events {
                for (start, end) in [(":", ""), ("\"", "\""), ("\"", "#"), (":", "#")] {
                    let (old, new) = ("\(start)\(user).\(event)\(end)", "\(start)\(group.name).\(event)\(end)")
                    if text.hasSuffix(old) || !end.isEmpty { text = text.replacing(old, with: new) }
                }
            }
        }
        return text
    }
}
