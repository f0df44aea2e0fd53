/// A queue of items, lowest number first, and equal numbers in the order of arrival.
///
/// Only few numbers are in the queue at the same time, so a binary search finds them.
struct OrderedQueue<Element: Sendable>: Sendable {
    private struct Bucket {
        var number: Int32
        var elements: [Element]
        /// How many of them were taken.
        var taken = 0
    }
    /// The one with the least number last.
    private var buckets: [Bucket] = []

    mutating func insert(_ element: Element, at number: Int32) {
        var (index, end) = (0, buckets.count)
        // Most numbers are near the least one.
        if let least = buckets.last?.number, number <= least { index = number < least ? end : end - 1 }
        while index < end {
            let middle = (index + end) / 2
            if buckets[middle].number > number { index = middle + 1 } else { end = middle }
        }
        if index < buckets.count, buckets[index].number == number {
            buckets[index].elements.append(element)
        } else {
            buckets.insert(Bucket(number: number, elements: [element]), at: index)
        }
    }

    mutating func popFirst() -> Element? {
        guard let last = buckets.indices.last else { return nil }
        let element = buckets[last].elements[buckets[last].taken]
        buckets[last].taken += 1
        if buckets[last].taken == buckets[last].elements.count { buckets.removeLast() }
        return element
    }
}
