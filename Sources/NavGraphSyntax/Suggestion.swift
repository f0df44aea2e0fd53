/// The candidate nearest to a misspelt word, by Damerau's edit distance (restricted: adjacent transpositions count as
/// one), if it is near enough to be meant: at most a third of the word, and less than the word is long. O(n·m) for
/// each candidate that is not too different in length.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let word = Array(word.unicodeScalars.prefix(64))
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        let scalars = Array(candidate.unicodeScalars.prefix(64))
        let limit = max(1, max(word.count, scalars.count) / 3)
        guard abs(word.count - scalars.count) <= limit else { continue }
        let distance = editDistance(word, scalars)
        guard distance <= limit, distance < max(word.count, scalars.count) else { continue }
        if best == nil || distance < best!.distance { best = (distance, candidate) }
    }
    return best?.candidate
}

private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    func lowercased(_ s: Unicode.Scalar) -> String { s.properties.lowercaseMapping }
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in 0..<a.count {
        current[0] = i + 1
        for j in 0..<b.count {
            let same = a[i] == b[j] || lowercased(a[i]) == lowercased(b[j])
            var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (same ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
            current[j + 1] = cost
        }
        (before, previous, current) = (previous, current, before)
    }
    return previous[b.count]
}
