/// What is to be looked at, by the steps that it takes: in order of these, and of equals in the order in which they came.
struct StepQueue: Sendable {
    private struct Entry: Sendable {
        var arc: UInt32
        var part: PostStar.Part
    }
    private var buckets: [[Entry]] = [[]]
    private var weight = 0
    private var next = 0
    /// What takes more steps than there are buckets for.
    private var later: [Int32: [Entry]] = [:]
    private static let most = 1 << 16

    mutating func insert(_ part: PostStar.Part, of arc: UInt32) {
        let entry = Entry(arc: arc, part: part)
        guard part.weight < Self.most else { return later[part.weight, default: []].append(entry) }
        while buckets.count <= Int(part.weight) { buckets.append([]) }
        if part.weight < weight { (weight, next) = (Int(part.weight), 0) }
        buckets[Int(part.weight)].append(entry)
    }

    mutating func popFirst() -> (arc: UInt32, part: PostStar.Part)? {
        while weight < buckets.count {
            if next < buckets[weight].count {
                next += 1
                let entry = buckets[weight][next - 1]
                return (entry.arc, entry.part)
            }
            buckets[weight] = []
            (weight, next) = (weight + 1, 0)
        }
        guard let least = later.keys.min() else {
            (weight, next) = (0, 0)
            return nil
        }
        let entry = later[least]!.removeFirst()
        if later[least]!.isEmpty { later[least] = nil }
        return (entry.arc, entry.part)
    }
}
