import NavGraphOutline
import NavGraphSyntax

/// Entries that a file lacks, as the lines to paste: each at the element that it belongs to, in that element's indentation.
struct LineAdditions {
    struct Block {
        /// The keys of the elements that are given something, `nil` for the file itself, in the order of asking.
        var keys: [Int?]
        /// From 1.
        var line: Int
        /// Whether the lines replace that line, instead of standing below it.
        var isReplacement: Bool
        var text: String
    }

    private struct Line {
        var keys: [Int?] = []
        var edits: [Replacement] = []
        var below = ""
        var remarks: [String] = []
    }

    private let patch: Patch?
    /// By where each line begins.
    private var lines: [Int: Line] = [:]

    init(to bytes: [UInt8]) { patch = Patch(bytes) }

    /// Adds entries to the element whose key begins at a scalar, or to the file itself.
    /// - Returns: whether there is such an element, with a value that can take them.
    mutating func add(_ entries: [YAMLEntry], to key: Int?) -> Bool {
        guard let patch, let path = key.map({ patch.path(toKeyAt: $0) }) ?? [patch.root],
            let edits = patch.additions(of: entries, to: path)
        else { return false }
        for edit in edits {
            let start = patch.lineStart(of: Int(edit.span.offset))
            var line = lines[start, default: Line()]
            line.keys.append(key)
            if edit.text.hasPrefix(patch.lineEnd) {
                line.below += edit.text.replacing(patch.lineEnd, with: "\n").dropFirst() + "\n"
            } else {
                line.edits.append(edit)
                line.remarks += remarks(of: entries)
            }
            lines[start] = line
        }
        return true
    }

    private func remarks(of entries: [YAMLEntry]) -> [String] {
        entries.flatMap { entry in
            var found = entry.remark.map { ["\(entry.key): \($0)"] } ?? []
            if case .mapping(let inner) = entry.value.content { found += remarks(of: inner) }
            return found
        }
    }

    var blocks: [Block] {
        guard let patch else { return [] }
        let scalars = patch.tree.scalars
        return lines.sorted { $0.key < $1.key }.map { start, line in
            let number = scalars[..<start].reduce(1) { $0 + ($1 == 10 ? 1 : 0) }
            guard !line.edits.isEmpty else {
                return Block(keys: line.keys, line: number, isReplacement: false, text: line.below)
            }
            var end = patch.tree.outline.lineEnd(of: start)
            var text = ""
            for edit in line.edits.sorted(by: { $0.span.offset > $1.span.offset }) {
                let last = Int(edit.span.end)
                text = edit.text + String(scalars: scalars[last..<max(end, last)]) + text
                end = Int(edit.span.offset)
            }
            text = String(scalars: scalars[start..<end]) + text
            let margin = String(text.prefix { $0 == " " })
            let comments = line.remarks.map { "\(margin)# \($0)\n" }.joined()
            return Block(
                keys: line.keys, line: number, isReplacement: true, text: comments + text + "\n" + line.below)
        }
    }
}
