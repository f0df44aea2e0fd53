import NavGraphModel
import NavGraphSyntax

/// The title of a fix of the text.
package func title(of fix: [Replacement]) -> String {
    let texts = fix.map(\.text)
    guard let text = texts.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
        return texts.allSatisfy(\.isEmpty) ? "Remove the character" : "Write a plain space"
    }
    if texts.count == 1 {
        if fix[0].span.length == 0 { return "Insert '\(text.trimmed)'" }
        if isName(text.utf8) { return "Change to '\(text)'" }
    }
    return "Write " + texts.map { "'\($0.trimmed)'" }.joined(separator: " and ")
}

/// The edits of all fixes that do not overlap an earlier one.
package func edits(by fixes: [(path: String, fix: [Replacement])]) -> FileEdits {
    var edits: [String: [TextEdit]] = [:]
    for (path, fix) in fixes {
        let new = fix.map { TextEdit(Int($0.span.offset)..<Int($0.span.end), $0.text) }
        let known = edits[path, default: []]
        let isFree = new.allSatisfy { edit in
            known.allSatisfy {
                $0.range.upperBound < edit.range.lowerBound || edit.range.upperBound < $0.range.lowerBound
            }
        }
        if isFree { edits[path] = known + new }
    }
    return FileEdits(edits)
}

extension String {
    fileprivate var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace && $0 != "," }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return self[...] }
        return self[first...last]
    }
}
