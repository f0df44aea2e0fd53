/// A priority queue for small whole weights: a bucket for each weight, and a tree of bit sets that finds the first that
/// is not empty. Insertion and removal are O(log₆₄ of the greatest weight).
struct WeightQueue: Sendable {
    private var buckets: [[UInt32]] = []
    private var levels: [[UInt64]] = [[], [], []]
    private(set) var count = 0

    @inline(__always) mutating func insert(_ element: UInt32, _ weight: Int) {
        if weight >= buckets.count { grow(to: weight) }
        buckets[weight].append(element)
        count += 1
        levels[0][weight >> 6] |= 1 << UInt64(weight & 63)
        levels[1][weight >> 12] |= 1 << UInt64((weight >> 6) & 63)
        levels[2][weight >> 18] |= 1 << UInt64((weight >> 12) & 63)
    }

    /// An element of the least weight, and the weight.
    @inline(__always) mutating func popFirst() -> (element: UInt32, weight: Int)? {
        guard count > 0 else { return nil }
        var top = 0
        while levels[2][top] == 0 { top += 1 }
        let middle = top << 6 | levels[2][top].trailingZeroBitCount
        let low = middle << 6 | levels[1][middle].trailingZeroBitCount
        let weight = low << 6 | levels[0][low].trailingZeroBitCount
        let element = buckets[weight].removeLast()
        count -= 1
        if buckets[weight].isEmpty {
            levels[0][low] &= ~(1 << UInt64(weight & 63))
            if levels[0][low] == 0 {
                levels[1][middle] &= ~(1 << UInt64(low & 63))
                if levels[1][middle] == 0 { levels[2][top] &= ~(1 << UInt64(middle & 63)) }
            }
        }
        return (element, weight)
    }

    private mutating func grow(to weight: Int) {
        let size = max(64, (weight + 1) * 2)
        while buckets.count < size { buckets.append([]) }
        for level in 0..<3 {
            let words = (size >> (6 * (level + 1))) + 1
            while levels[level].count < words { levels[level].append(0) }
        }
    }
}
