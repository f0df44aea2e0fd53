/// What is to be looked at, by the steps that it takes: in order of these, and of equals in the order in which they came.
struct StepQueue: Sendable {
    private var buckets: [[PostStar.Part]] = [[]]
    private var weight = 0
    private var next = 0
    /// What takes more steps than there are buckets for.
    private var later: [Int32: [PostStar.Part]] = [:]
    private static let most = 1 << 16

    mutating func insert(_ part: PostStar.Part) {
        guard part.weight < Self.most else { return later[part.weight, default: []].append(part) }
        while buckets.count <= Int(part.weight) { buckets.append([]) }
        if part.weight < weight { (weight, next) = (Int(part.weight), 0) }
        buckets[Int(part.weight)].append(part)
    }

    mutating func popFirst() -> PostStar.Part? {
        while weight < buckets.count {
            if next < buckets[weight].count {
                next += 1
                return buckets[weight][next - 1]
            }
            buckets[weight] = []
            (weight, next) = (weight + 1, 0)
        }
        guard let least = later.keys.min() else {
            (weight, next) = (0, 0)
            return nil
        }
        defer { if later[least]!.isEmpty { later[least] = nil } }
        return later[least]!.removeFirst()
    }
}
