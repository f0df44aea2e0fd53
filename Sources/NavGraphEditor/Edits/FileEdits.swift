import NavGraphOutline
import NavGraphSyntax

/// A range of a text, in scalars, and its replacement.
package struct TextEdit: Sendable, Hashable {
    package var range: Range<Int>
    package var text: String

    package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
    package init(_ replacement: Replacement) {
        self.init(Int(replacement.span.offset)..<Int(replacement.span.end), replacement.text)
    }
}

/// Edits of files by path: in the order of the text, none within another.
package struct FileEdits: Sendable, Hashable {
    package let byPath: [String: [TextEdit]]

    package init(_ edits: [String: [TextEdit]]) {
        byPath = edits.filter { !$0.value.isEmpty }.mapValues {
            $0.sorted {
                ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
            }
        }
    }

    /// The paths of the files that are edited, in order.
    package var paths: [String] { byPath.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// These edits and others; `nil` where one of them touches another one.
    package func adding(_ others: FileEdits) -> FileEdits? {
        let isFree = others.byPath.allSatisfy { path, edits in
            edits.allSatisfy { edit in
                (byPath[path] ?? []).allSatisfy {
                    $0.range.upperBound < edit.range.lowerBound || edit.range.upperBound < $0.range.lowerBound
                }
            }
        }
        return isFree ? FileEdits(byPath.merging(others.byPath) { $0 + $1 }) : nil
    }

    /// A text with its edits made. O(size).
    package func applied(to scalars: [UInt32], of path: String) -> [UInt32] {
        var result: [UInt32] = []
        var at = 0
        for edit in byPath[path] ?? [] {
            result += scalars[at..<edit.range.lowerBound]
            result += edit.text.unicodeScalars.map(\.value)
            at = edit.range.upperBound
        }
        return result + scalars[at...]
    }

    /// The same as the bytes of a file; its byte order mark stays.
    package func applied(to bytes: [UInt8], of path: String) -> [UInt8] {
        guard byPath[path] != nil else { return bytes }
        let scalars = [UInt32](utf8: bytes)
        let mark = scalars.prefix(1).filter { $0 == 0xFEFF }
        return [UInt8](scalars: mark + applied(to: Array(scalars[mark.count...]), of: path))
    }

    package func applied(to outline: Outline, of path: String) -> [UInt8] {
        [UInt8](scalars: (outline.hasByteOrderMark ? [0xFEFF] : []) + applied(to: outline.scalars, of: path))
    }

    /// Where a place stands once the edits are made. O(edits of its file).
    package func moved(_ place: FilePlace) -> FilePlace {
        var (lower, upper) = (place.range.lowerBound, place.range.upperBound)
        for edit in byPath[place.path] ?? [] where edit.range.lowerBound < place.range.upperBound {
            if edit.range.upperBound <= place.range.lowerBound { lower += edit.growth }
            upper += edit.growth
        }
        return FilePlace(path: place.path, range: lower..<max(lower, upper))
    }

    /// Whether a place of the edited text stands in what was inserted.
    package func isInserted(_ place: FilePlace) -> Bool {
        var growth = 0
        for edit in byPath[place.path] ?? [] {
            let start = edit.range.lowerBound + growth
            growth += edit.growth
            guard edit.range.isEmpty else { continue }
            let end = start + edit.growth
            if start <= place.range.lowerBound, place.range.upperBound <= end { return true }
        }
        return false
    }
}

extension TextEdit {
    fileprivate var growth: Int { text.unicodeScalars.count - range.count }
}
