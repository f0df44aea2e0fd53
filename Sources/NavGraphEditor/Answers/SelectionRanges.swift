import NavGraphOutline

extension Outline {
    /// The ranges around an offset, the innermost first: a scalar, then each entry, item and collection, at last the file.
    package func selectionRanges(at offset: Int) -> [Range<Int>] {
        var ranges = [0..<scalars.count]
        func add(_ range: Range<Int>) {
            guard let last = ranges.last, range != last, last.lowerBound <= range.lowerBound,
                range.upperBound <= last.upperBound, range.lowerBound <= offset, offset <= range.upperBound
            else { return }
            ranges.append(range)
        }
        var next: Int? = root
        while let index = next {
            next = nil
            let node = nodes[index]
            add(node.span.lowerBound..<max(end(of: index), node.span.upperBound))
            for entry in node.entries {
                let key = nodes[entry.key].span
                let whole = key.lowerBound..<max(end(of: entry.value), key.upperBound)
                guard whole.lowerBound <= offset, offset <= whole.upperBound else { continue }
                add(whole)
                if offset <= key.upperBound {
                    add(key)
                    add(inside(entry.key))
                } else {
                    next = entry.value
                }
            }
            for item in node.items where nodes[item].span.lowerBound <= offset && offset <= end(of: item) {
                next = item
            }
            if node.kind == .scalar { add(inside(index)) }
        }
        return ranges.reversed()
    }

    /// Where a node with all that it has ends.
    package func end(of index: Int) -> Int {
        let node = nodes[index]
        var end =
            node.kind == .mapping && !node.isFlow || node.kind == .list && !node.isFlow
            ? node.span.lowerBound : node.span.upperBound
        if let last = node.items.last { end = max(end, self.end(of: last)) }
        if let last = node.entries.last { end = max(end, self.end(of: last.key), self.end(of: last.value)) }
        return end
    }
}
