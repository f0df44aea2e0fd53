import NavGraphSyntax

struct TextEntry {
    var finding: LocatedFinding
    /// The findings of the same rule that have the same cause, and that this one speaks for.
    var others: [LocatedFinding] = []
    var cause: LocatedFinding?
}

/// What the text says of findings that are sorted: those with one cause once, and behind each finding what follows from it.
/// A relation to what is not among them counts for nothing. O(n).
func textEntries(of findings: [LocatedFinding]) -> [TextEntry] {
    var numbers: [LocatedFinding.Key: Int] = [:]
    for (number, finding) in findings.enumerated() { if let key = finding.key { numbers[key] = number } }
    let related = findings.map { $0.related.flatMap { numbers[$0] } }

    /// The finding that speaks for one, and from which it follows in the end, if from any.
    func origin(of number: Int) -> (speaker: Int, cause: Int?) {
        var speaker = number
        while findings[speaker].isSame, let next = related[speaker] { speaker = next }
        var cause: Int?
        var last = speaker
        while let next = related[last] {
            if !findings[last].isSame { cause = next }
            last = next
        }
        return (speaker, cause.map { _ in last })
    }

    struct Group: Hashable {
        var cause: Int
        var rule: Rule
    }
    var entries: [Int: TextEntry] = [:]
    var below: [Int: [Int]] = [:]
    var groups: [Group: Int] = [:]
    var order: [Int] = []
    let origins = findings.indices.map(origin)
    for (number, (speaker, cause)) in origins.enumerated() where speaker == number {
        entries[number] = TextEntry(finding: findings[number], cause: cause.map { findings[$0] })
        guard let cause else {
            order.append(number)
            continue
        }
        // What follows from one cause, and is of one rule, is said once too: of what comes straight from the cause, rather.
        let group = Group(cause: cause, rule: findings[number].rule)
        guard let first = groups[group] else {
            groups[group] = number
            below[cause, default: []].append(number)
            continue
        }
        if related[number] == cause, related[first] != cause {
            let others = entries[first]?.others ?? []
            entries[number]?.others = others + [findings[first]]
            (entries[first], groups[group]) = (nil, number)
            below[cause] = below[cause]?.map { $0 == first ? number : $0 }
        } else {
            entries[number] = nil
            entries[first]?.others.append(findings[number])
        }
    }
    for (number, (speaker, cause)) in origins.enumerated() where speaker != number {
        let group = cause.flatMap { groups[Group(cause: $0, rule: findings[speaker].rule)] }
        let place = entries[speaker] == nil ? group ?? speaker : speaker
        entries[place]?.others.append(findings[number])
    }
    return order.flatMap { [$0] + (below[$0] ?? []) }.compactMap { number in
        entries[number]?.others.sort { $0.precedes($1) }
        return entries[number]
    }
}
