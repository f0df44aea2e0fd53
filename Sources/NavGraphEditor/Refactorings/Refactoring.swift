import NavGraphOutline
import NavGraphSyntax

/// A change of a text that leaves its graph as it was: EDITOR 7.6.
package struct Refactoring: Sendable {
    package enum Kind: String, Sendable {
        case rewrite = "refactor.rewrite"
        case move = "refactor.move"
        case extract = "refactor.extract"
    }

    package var kind: Kind
    package var title: String
    package var edits: FileEdits
    /// The path of a file that the edits create.
    package var newFile: String?
    /// What becomes of events that a group takes over.
    package var extracted: ExtractedGroup?
}

/// Events that several screens and flows had, and that are now a group's.
package struct ExtractedGroup: Sendable {
    package var name: String
    package var events: [String]
    /// The screens and flows that use the group.
    package var users: [String]
}

extension Names {
    /// The refactorings at a place or for a selection; which of them leave the graph as it was, the caller has to check.
    /// - Parameter isFree: whether a new file can be created at a path.
    package func refactorings(in file: Int, at range: Range<Int>, isFree: (_ path: String) -> Bool) -> [Refactoring] {
        guard let patch = patch(of: file), !patch.isInBraces else { return [] }
        return styles(at: range.lowerBound, patch, file) + moves(in: file, at: range, patch, isFree: isFree)
            + extractions(in: file, at: range)
    }

    /// The collection at a place in the other style.
    private func styles(at offset: Int, _ patch: Patch, _ file: Int) -> [Refactoring] {
        // At the indentation of a line its first word is meant.
        let rest = patch.tree.scalars[offset...].prefix { $0 == 32 }.count
        let isIndentation = patch.tree.scalars[..<offset].last { $0 != 32 }.map(isLineBreak) ?? true
        let offset = isIndentation ? offset + rest : offset
        return [("Write in braces", patch.inBraces(at: offset)), ("Write as a block", patch.asBlock(at: offset))]
            .compactMap { title, edit in
                edit.map {
                    let isList = $0.text.hasSuffix("]") && title == "Write in braces"
                    return Refactoring(
                        kind: .rewrite, title: isList ? "Write in brackets" : title,
                        edits: FileEdits([files[file].path: [TextEdit($0)]]))
                }
            }
    }
}
