import NavGraphOutline
import NavGraphSyntax

/// Writes the result: entries keep their lines, what was merged in braces is laid out, and conflicts stand between markers.
struct MergeWriter {
    typealias Lines = [[UInt32]]

    let merge: Merge
    let markerSize: Int
    private(set) var conflicts = 0

    init(_ merge: Merge, markerSize: Int) {
        self.merge = merge
        self.markerSize = markerSize
    }

    mutating func write(_ root: Merge.Piece) -> [UInt8] {
        guard case .block(_, _, let last, let children) = root else { return merge.ours.bytes }
        let ours = merge.ours.tree
        let column = ours.places[merge.ours.root].innerColumn
        let first = ours.entries(of: merge.ours.root).first.map { ours.places[$0].start } ?? 0
        var text = ours.scalars[..<first]
        var found = lines(of: children, at: column)
        let side = merge.side(last.which)
        found += side.lastLines(side.root, end: side.tree.footStart, at: column)
        let lineEnd = ours.lineEnd
        text += found.joined(separator: lineEnd)
        if ours.scalars.last == 10 || ours.scalars.last == 13 { text += lineEnd }
        text += ours.scalars[ours.footStart...]
        return (ours.outline.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + [UInt8](scalars: text)
    }

    private mutating func lines(of pieces: [Merge.Piece], at column: Int) -> Lines {
        var found: Lines = []
        for piece in pieces { found += lines(of: piece, at: column) }
        return found
    }

    private mutating func lines(of piece: Merge.Piece, at column: Int) -> Lines {
        switch piece {
        case .part(let part):
            let side = merge.side(part.which)
            if side.isInBraces[part.entry] { return laidOut(text(of: piece), part, at: column) }
            return side.linesAbove(part.entry, at: column) + side.lines(part.entry, at: column)
        case .block(let head, let layout, let last, let children):
            return block(head: head, layout: layout, last: last, children, at: column)
        case .braces(let head, _, _), .items(let head, _): return laidOut(text(of: piece), head, at: column)
        case .conflict(let ours, let theirs):
            return conflict(
                ours.map { lines(of: $0, at: column) } ?? [], theirs.map { lines(of: $0, at: column) } ?? [])
        }
    }

    private mutating func block(
        head: Merge.Part, layout: Merge.Part, last: Merge.Part, _ children: [Merge.Piece], at column: Int
    ) -> Lines {
        func node(_ part: Merge.Part) -> Outline.Node { merge.side(part.which).tree.nodes[part.entry] }
        let side = merge.side(layout.which)
        let place = side.tree.places[layout.entry]
        let indent = max(1, place.innerColumn - place.column)
        // A list may stand at the column of its key.
        let isShallow = node(layout).kind == .list && place.innerColumn == place.column
        let inner = isShallow ? column : column + indent
        var found = lines(of: children, at: inner)
        let ending = merge.side(last.which)
        if !node(last).isFlow {
            found += ending.lastLines(last.entry, end: ending.end(last.entry), at: inner)
        }
        let heading = node(head).isFlow ? layout : head
        let above = merge.side(head.which).linesAbove(head.entry, at: column)
        if place.key != nil {
            return above + [merge.side(heading.which).keyLine(heading.entry, at: column)] + found
        }
        let dash = [UInt32](repeating: 0x20, count: column) + [0x2D]
        let isBesideDash =
            found.first.map { $0.count > inner && $0[..<inner].allSatisfy { $0 == 0x20 } && $0[inner] != 0x23 } ?? false
        guard isBesideDash else { return above + [dash] + found }
        found[0] = dash + [UInt32](repeating: 0x20, count: inner - column - 1) + found[0][inner...]
        return above + found
    }

    /// What both have at the beginning or at the end stands outside of the markers.
    private mutating func conflict(_ ours: Lines, _ theirs: Lines) -> Lines {
        let start = zip(ours, theirs).prefix { $0 == $1 }.count
        let most = min(ours.count, theirs.count) - start
        let end = zip(ours.reversed(), theirs.reversed()).prefix(most).prefix { $0 == $1 }.count
        conflicts += 1
        func marker(_ character: Character, _ label: String) -> [UInt32] {
            (String(repeating: character, count: markerSize) + label).unicodeScalars.map(\.value)
        }
        var lines = Lines(ours[..<start])
        lines.append(marker("<", " ours"))
        lines += ours[start..<ours.count - end]
        lines.append(marker("=", ""))
        lines += theirs[start..<theirs.count - end]
        lines.append(marker(">", " theirs"))
        return lines + ours[(ours.count - end)...]
    }

    // MARK: - Braces

    /// A text in braces as the lines of an entry, with the comments around that entry.
    private func laidOut(_ text: [UInt32], _ head: Merge.Part, at column: Int) -> Lines {
        let side = merge.side(head.which)
        let entry = side.tree.places[head.entry]
        var snippet = [UInt32](repeating: 0x20, count: column)
        if entry.key == nil { snippet += [0x2D, 0x20] }
        snippet += text
        if let comment = entry.trailing {
            let place = snippet.contains(10) ? 0 : snippet.count
            snippet += [UInt32](repeating: 0x20, count: max(1, comment.column - place)) + comment.text
        }
        let above: Lines
        if side.isInBraces[head.entry] {
            above = entry.before.compactMap { line in
                guard case .comment(let comment) = line else { return nil }
                return [UInt32](repeating: 0x20, count: column) + comment.text
            }
        } else {
            above = side.linesAbove(head.entry, at: column)
        }
        return above + entryLines(snippet, at: column)
    }

    /// A piece in braces, in as many lines as it has entries.
    private func text(of piece: Merge.Piece) -> [UInt32] {
        switch piece {
        case .part(let part):
            let tree = merge.side(part.which).tree
            return Array(tree.scalars[tree.places[part.entry].range])
        case .braces(let head, let last, let children):
            let tree = merge.side(head.which).tree
            let entry = tree.places[head.entry]
            let isMapping = tree.nodes[head.entry].kind == .mapping
            var text: [UInt32] = []
            func add(_ string: String) { text += string.unicodeScalars.map(\.value) }
            if let key = entry.key {
                text += tree.scalars[entry.range.lowerBound..<tree.nodes[key].span.upperBound]
                add(": ")
            }
            if !entry.properties.isEmpty { text += entry.properties + [0x20] }
            add(isMapping ? "{" : "[")
            if let comment = entry.opening { text += [0x20] + comment.text }
            add("\n")
            for child in children {
                guard case .part(let part) = leading(child) else { continue }
                let entry = merge.side(part.which).tree.places[part.entry]
                comments(entry.before, into: &text)
                text += self.text(of: child)
                add(",")
                if let comment = entry.trailing { text += [0x20] + comment.text }
                add("\n")
            }
            let ending = merge.side(last.which).tree
            comments(ending.places[last.entry].last, into: &text)
            add(isMapping ? "}" : "]")
            return text
        case .items(let head, let items):
            let tree = merge.side(head.which).tree
            let entry = tree.places[head.entry]
            var text: [UInt32] = []
            if let key = entry.key {
                text += tree.scalars[entry.range.lowerBound..<tree.nodes[key].span.upperBound]
                text += [0x3A, 0x20]
            }
            return text + [0x5B] + Array(items.joined(separator: [0x2C, 0x20])) + [0x5D]
        case .block, .conflict: return []
        }
    }

    /// The entry whose comments a piece has.
    private func leading(_ piece: Merge.Piece) -> Merge.Piece {
        switch piece {
        case .braces(let head, _, _), .items(let head, _): .part(head)
        default: piece
        }
    }

    private func comments(_ lines: [LayoutTree.Line], into text: inout [UInt32]) {
        for case .comment(let comment) in lines { text += comment.text + [10] }
    }
}
