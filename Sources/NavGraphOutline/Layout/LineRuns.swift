/// Lines of two texts that differ, between lines that are equal.
package struct LineRun: Equatable, Sendable {
    /// The lines in the old text, and those that replace them.
    package var old: Range<Int>
    package var new: Range<Int>
}

/// Returns the runs of elements in which two sequences differ, in their order. O(size · differences), but each element is looked
/// at once.
package func differingRuns<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [LineRun] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (middleOld, middleNew) = (old[start..<old.count - end], new[start..<new.count - end])
    var isRemoved = [Bool](repeating: false, count: middleOld.count)
    var isInserted = [Bool](repeating: false, count: middleNew.count)
    var numbers: [Element: Int] = [:]
    func number(_ element: Element) -> Int {
        if let known = numbers[element] { return known }
        numbers[element] = numbers.count
        return numbers.count - 1
    }
    for change in middleNew.map(number).difference(from: middleOld.map(number)) {
        switch change {
        case .remove(let offset, _, _): isRemoved[offset] = true
        case .insert(let offset, _, _): isInserted[offset] = true
        }
    }
    var runs: [LineRun] = []
    var (i, j) = (0, 0)
    while i < isRemoved.count || j < isInserted.count {
        let (a, b) = (i, j)
        while i < isRemoved.count, isRemoved[i] { i += 1 }
        while j < isInserted.count, isInserted[j] { j += 1 }
        if i > a || j > b {
            runs.append(LineRun(old: start + a..<start + i, new: start + b..<start + j))
        } else {
            (i, j) = (i + 1, j + 1)
        }
    }
    return runs
}

/// The lines of a text, each with its line end.
package func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() {
        guard byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) else { continue }
        lines.append(bytes[start...index])
        start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
}

/// Returns the differences of two texts as `diff -u` prints them, with three lines around each.
package func unifiedDiff(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
    let (before, after) = (lines(of: old), lines(of: new))
    let runs = differingRuns(before, after)
    guard let first = runs.first else { return [] }
    let context = 3
    var text = Array("--- \(path)\n+++ \(path)\n".utf8)
    var hunk = [first]
    func add(_ mark: Character, _ line: ArraySlice<UInt8>) {
        text += Array(String(mark).utf8) + line
        if line.last != 0x0A { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
    func flush() {
        let start = max(0, hunk[0].old.lowerBound - context)
        let shift = hunk[0].new.lowerBound - hunk[0].old.lowerBound
        let last = hunk[hunk.count - 1]
        let end = min(before.count, last.old.upperBound + context)
        let newEnd = end + last.new.upperBound - last.old.upperBound
        func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
        text += Array("@@ -\(range(start, end - start)) +\(range(start + shift, newEnd - start - shift)) @@\n".utf8)
        var line = start
        for run in hunk {
            for index in line..<run.old.lowerBound { add(" ", before[index]) }
            for index in run.old { add("-", before[index]) }
            for index in run.new { add("+", after[index]) }
            line = run.old.upperBound
        }
        for index in line..<end { add(" ", before[index]) }
    }
    for run in runs.dropFirst() {
        if run.old.lowerBound - hunk[hunk.count - 1].old.upperBound > 2 * context {
            flush()
            hunk = []
        }
        hunk.append(run)
    }
    flush()
    return text
}
