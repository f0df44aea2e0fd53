/// The candidate nearest to a misspelt word, by Damerau's edit distance (restricted: adjacent transpositions count as
/// one), if it is near enough to be meant: at most a third of the word, and less than the word is long. O(n·m) for
/// each candidate that is not too different in length.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let word = lowercased(word)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        let scalars = lowercased(candidate)
        let limit = max(1, max(word.count, scalars.count) / 3)
        guard abs(word.count - scalars.count) <= limit else { continue }
        let distance = editDistance(word, scalars)
        guard distance <= limit, distance < max(word.count, scalars.count) else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.candidate
}

/// The first scalars of a word; letters of ASCII, as those of names and keys are, in lower case.
private func lowercased(_ word: String) -> [UInt32] {
    word.unicodeScalars.prefix(64).map { $0 >= "A" && $0 <= "Z" ? $0.value + 0x20 : $0.value }
}

private func editDistance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 0..<a.count {
        current[0] = i + 1
        for j in 0..<b.count {
            var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
            current[j + 1] = cost
        }
        (before, previous, current) = (previous, current, before)
    }
    return previous[b.count]
}
