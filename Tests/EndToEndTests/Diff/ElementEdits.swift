@testable import NavGraphEditor
@testable import NavGraphOutline

/// A text with one of its elements removed, or moved, for each element.
struct ElementEdits {
    struct Edit {
        var element: String
        var text: String
    }

    private let outline: Outline
    private let patch: Patch?
    private var elements: [(path: [String], entry: Outline.Entry, mapping: Int)] = []

    init(_ text: String) {
        outline = Outline(Array(text.utf8))
        patch = Patch(Array(text.utf8))
        visit(outline.root, [])
    }

    private static let tables: Set = [
        "flows", "screens", "groups", "transitions", "deepLinks", "conditions", "resolvers", "checks",
    ]

    private mutating func visit(_ node: Int, _ path: [String]) {
        for entry in outline.nodes[node].entries {
            if let table = path.last, Self.tables.contains(table) {
                elements.append((path + [outline.nodes[entry.key].text], entry, node))
            }
            if path.count < 6 { visit(entry.value, path + [outline.nodes[entry.key].text]) }
        }
    }

    /// A text for each element that can be taken out.
    var removed: [Edit] {
        elements.compactMap { element in
            removal(of: element.entry).map {
                Edit(element: element.path.joined(separator: "."), text: text([$0]))
            }
        }
    }

    /// A text for each screen in another flow, for each transition of a screen in its flow, and for each of the others as the
    /// last of its table.
    var moved: [Edit] {
        elements.flatMap { element in
            targets(of: element.path, in: element.mapping).compactMap { target -> Edit? in
                guard let removal = removal(of: element.entry),
                    let insertion = insertion(of: element.entry, into: target.mapping, isLast: target.isLast)
                else { return nil }
                return Edit(
                    element: element.path.joined(separator: ".") + " to \(target.name)",
                    text: text([removal, insertion]))
            }
        }
    }

    /// The text with elements in front of its tables that have nothing to do with the others, whose numbers change.
    func withInnocents() -> String {
        let root = outline.nodes[outline.root]
        let keys = Set(root.entries.map { outline.nodes[$0.key].text })
        var values = ["screens": "~", "conditions": "false"]
        // What it requires blocks the link; else, to dismiss its screen could unlock the layers below.
        let listsConditions = root.entries.contains {
            outline.nodes[$0.key].text == "conditions" && outline.nodes[$0.value].entries.isEmpty
        }
        if keys.contains("links"), !listsConditions {
            values["deepLinks"] = "{ url: /innocent, opens: innocent, by: present, requires: innocent }"
        }
        var edits: [TextEdit] = []
        for entry in root.entries {
            let table = outline.nodes[entry.value]
            guard let value = values[outline.nodes[entry.key].text], let first = table.entries.first else { continue }
            let start = outline.nodes[first.key].span.lowerBound
            let end = table.isFlow ? ", " : "\n" + String(repeating: " ", count: column(of: start))
            edits.append(TextEdit(start..<start, "innocent: \(value)\(end)"))
        }
        let end = outline.scalars.count
        for table in ["screens", "conditions"] where !keys.contains(table) {
            edits.append(TextEdit(end..<end, "\n\(table): { innocent: \(values[table] ?? "~") }\n"))
        }
        return text(edits)
    }

    private struct Target {
        var name: String
        var mapping: Int
        var isLast = false
    }

    private func targets(of path: [String], in mapping: Int) -> [Target] {
        let table = path[path.count - 2]
        var targets = [Target(name: "the end", mapping: mapping, isLast: true)]
        if table == "screens" {
            targets += tables { $0.last == "screens" && $0.count != 4 }.filter { $0.mapping != mapping }
        } else if table == "transitions", path.count == 6 {
            targets += tables { $0 == Array(path.prefix(2)) + ["transitions"] }
        }
        return targets
    }

    /// Tables that have an element.
    private func tables(_ isWanted: ([String]) -> Bool) -> [Target] {
        var known: Set<Int> = []
        return elements.compactMap { element in
            let path = Array(element.path.dropLast())
            guard isWanted(path), known.insert(element.mapping).inserted else { return nil }
            return Target(name: path.joined(separator: "."), mapping: element.mapping)
        }
    }

    /// `nil` where the element cannot be spelled there.
    private func insertion(of entry: Outline.Entry, into mapping: Int, isLast: Bool) -> TextEdit? {
        let node = outline.nodes[mapping]
        guard let first = node.entries.first, let last = node.entries.last, entry.key != last.key || !isLast else {
            return nil
        }
        let start = outline.nodes[entry.key].span.lowerBound
        let value = outline.nodes[entry.value]
        var text = outline.text(start..<max(value.span.upperBound, outline.nodes[entry.key].span.upperBound))
        if value.kind == .empty { text += text.hasSuffix(":") ? "" : ":" }
        if node.isFlow, text.contains("\n") && !value.isFlow { return nil }
        if node.isFlow, isLast {
            let end = node.span.upperBound - 1
            return TextEdit(end..<end, ", \(text) ")
        }
        let place = outline.nodes[first.key].span.lowerBound
        if node.isFlow { return TextEdit(place..<place, text + ", ") }
        let (was, now) = (column(of: start), column(of: place))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst().map { line in
            String(repeating: " ", count: now)
                + line.drop { $0 == " " }.padded(by: line.prefix { $0 == " " }.count - was)
        }
        let whole = ([String(lines[0])] + rest).joined(separator: "\n")
        let indent = String(repeating: " ", count: now)
        if !isLast { return TextEdit(place..<place, whole + "\n" + indent) }
        guard let path = path(to: last), let range = patch?.tree.places[path[path.count - 1]].range else { return nil }
        let ended = range.last { ![10, 32].contains(outline.scalars[$0]) } ?? range.lowerBound
        let end = outline.scalars[ended...].firstIndex(of: 10).map { $0 + 1 } ?? outline.scalars.count
        return TextEdit(end..<end, indent + whole + "\n")
    }

    private func path(to entry: Outline.Entry) -> [Int]? {
        patch?.path(toKeyAt: outline.nodes[entry.key].span.lowerBound)
    }

    private func removal(of entry: Outline.Entry) -> TextEdit? {
        path(to: entry).flatMap { patch?.removal(at: $0, withHolder: false) }.map { TextEdit($0) }
    }

    private func column(of place: Int) -> Int { outline.scalars[..<place].reversed().prefix { $0 != 10 }.count }

    private func text(_ edits: [TextEdit]) -> String {
        String(decoding: FileEdits(["": edits]).applied(to: outline, of: ""), as: UTF8.self)
    }
}

extension Substring {
    fileprivate func padded(by count: Int) -> String { String(repeating: " ", count: Swift.max(count, 0)) + self }
}
