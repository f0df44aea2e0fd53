/// A priority queue for small whole weights: a bucket for each weight, and a tree of bit sets that finds the first that
/// is not empty; of one weight, what came last goes first. Insertion and removal are O(log₆₄ of the greatest weight).
///
/// A reference, as a `Store` is.
struct WeightQueue: Sendable {
    private struct Node {
        var element: UInt32
        /// The next one of the same weight, or the next that is free.
        var next: UInt32
    }
    private let nodes = Store<Node>(capacity: 1024)
    private var free: UInt32 = .max
    /// For each weight what came last.
    private let buckets = Store<UInt32>()
    private let low = Store<UInt64>()
    private let middle = Store<UInt64>()
    private let top = Store<UInt64>()
    private(set) var count = 0

    @inline(__always) mutating func insert(_ element: UInt32, _ weight: Int) {
        if weight >= buckets.count { grow(to: weight) }
        let before = buckets[weight]
        let node = Node(element: element, next: before)
        if free == .max {
            buckets[weight] = UInt32(truncatingIfNeeded: nodes.count)
            nodes.append(node)
        } else {
            let place = free
            free = nodes[Int(place)].next
            nodes[Int(place)] = node
            buckets[weight] = place
        }
        count &+= 1
        if before == .max {
            low[weight >> 6] |= 1 << UInt64(weight & 63)
            middle[weight >> 12] |= 1 << UInt64((weight >> 6) & 63)
            top[weight >> 18] |= 1 << UInt64((weight >> 12) & 63)
        }
    }

    /// Takes out elements of the least weight, as many as there is room for, in the order in which `popFirst` gives them.
    mutating func popFirst(into elements: UnsafeMutableBufferPointer<UInt32>) -> (count: Int, weight: Int)? {
        guard let first = popFirst() else { return nil }
        elements[0] = first.element
        var count = 1
        while count < elements.count, buckets[first.weight] != .max, let next = popFirst() {
            elements[count] = next.element
            count += 1
        }
        return (count, first.weight)
    }

    /// An element of the least weight, and the weight.
    @inline(__always) mutating func popFirst() -> (element: UInt32, weight: Int)? {
        guard count > 0 else { return nil }
        var first = 0
        while top[first] == 0 { first &+= 1 }
        let second = first << 6 | top[first].trailingZeroBitCount
        let third = second << 6 | middle[second].trailingZeroBitCount
        let weight = third << 6 | low[third].trailingZeroBitCount
        let place = buckets[weight]
        let node = nodes[Int(place)]
        buckets[weight] = node.next
        nodes[Int(place)].next = free
        free = place
        count &-= 1
        if node.next == .max {
            low[third] &= ~(1 << UInt64(weight & 63))
            if low[third] == 0 {
                middle[second] &= ~(1 << UInt64(third & 63))
                if middle[second] == 0 { top[first] &= ~(1 << UInt64(second & 63)) }
            }
        }
        return (node.element, weight)
    }

    /// Elements of a weight that come next unless others are inserted: the first, and the one after it.
    @inline(__always) func ahead(_ weight: Int) -> (first: UInt32, second: UInt32)? {
        let place = buckets[weight]
        guard place != .max else { return nil }
        let node = nodes[Int(place)]
        return (node.element, node.next == .max ? node.element : nodes[Int(node.next)].element)
    }

    private func grow(to weight: Int) {
        let size = max(64, (weight + 1) * 2)
        while buckets.count < size { buckets.append(.max) }
        for (words, shift) in [(low, 6), (middle, 12), (top, 18)] {
            while words.count < (size >> shift) + 1 { words.append(0) }
        }
    }
}
