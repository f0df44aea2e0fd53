/// How many findings of a file `text` and `github` show. The other formats have all.
let mostShownFindings = 1000

struct UnshownFindings: Equatable {
    var file: String
    var count: Int
}

/// The first `mostShownFindings` of each file, and how many more there are, by file. O(n).
func firstOfEachFile<Shown>(_ all: [Shown], file: (Shown) -> String) -> (shown: [Shown], rest: [UnshownFindings]) {
    var counts: [String: Int] = [:]
    let shown = all.filter { element in
        counts[file(element), default: 0] += 1
        return counts[file(element), default: 0] <= mostShownFindings
    }
    let rest = counts.filter { $0.value > mostShownFindings }.map {
        UnshownFindings(file: $0.key, count: $0.value - mostShownFindings)
    }
    return (shown, rest.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) })
}

/// `and 234 more`.
func text(of unshown: UnshownFindings) -> String { "and \(unshown.count) more" }
