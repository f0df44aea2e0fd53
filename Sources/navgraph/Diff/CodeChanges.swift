import NavGraphModel
import NavGraphSwift
import NavGraphSyntax

/// What an emitted protocol asks for more or less.
struct CodeChange {
    var type: String
    /// `nil`: the type is new, or gone.
    var added: [String] = []
    var removed: [String] = []
    /// Of both, with other signatures.
    var changed: [(before: String, after: String)] = []
    var isNew = false
    var isGone = false
}

/// The protocols of screens and factories whose requirements change.
func codeChanges(from old: CheckedGraph?, to new: CheckedGraph?) -> [CodeChange] {
    let (before, after) = (old.map(requirements) ?? [:], new.map(requirements) ?? [:])
    return Set(before.keys).union(after.keys).sorted().compactMap { type in
        var change = CodeChange(type: type)
        change.isNew = before[type] == nil
        change.isGone = after[type] == nil
        let (was, now) = (before[type] ?? [:], after[type] ?? [:])
        change.added = now.keys.filter { was[$0] == nil }.sorted()
        change.removed = was.keys.filter { now[$0] == nil }.sorted()
        change.changed = now.keys.filter { was[$0] != nil && was[$0] != now[$0] }.sorted().map {
            (signature(was[$0]!), signature(now[$0]!))
        }
        let isSame = change.added.isEmpty && change.removed.isEmpty && change.changed.isEmpty
        return isSame && !change.isNew && !change.isGone ? nil : change
    }
}

/// `makeCategory(slug: Int)`: a member without what stands before its name, and what it gives.
private func signature(_ line: String) -> String {
    let text = line.split(separator: " ").drop { $0 != "func" && $0 != "var" }.dropFirst().joined(separator: " ")
    guard let end = text.firstRange(of: " -> ") ?? text.firstRange(of: " {") else { return text }
    return String(text[..<end.lowerBound])
}

/// By protocol, the members that it asks for, each with its line.
private func requirements(of checked: CheckedGraph) -> [String: [String: String]] {
    guard checked.isUsable else { return [:] }
    let options = CompileOptions(directory: "", hasFolders: false)
    var result: [String: [String: String]] = [:]
    for file in emitRouters(checked, checked.graph.swift, options: options).files {
        var type: String?
        for line in String(decoding: file.contents, as: UTF8.self).split(separator: "\n") {
            let words = line.split { " (:{,<".contains($0) }
            if let place = words.firstIndex(of: "protocol"), !line.hasPrefix(" "), place + 1 < words.count {
                let name = String(words[place + 1])
                type = name
                result[name] = [:]
                if line.hasSuffix("}") { type = nil }
            } else if line.hasPrefix("}") {
                type = nil
            } else if let type, let place = words.firstIndex(where: { $0 == "var" || $0 == "func" }),
                place + 1 < words.count
            {
                result[type]?[String(words[place + 1])] = String(line)
            }
        }
    }
    return result.filter { !$0.value.isEmpty }
}
