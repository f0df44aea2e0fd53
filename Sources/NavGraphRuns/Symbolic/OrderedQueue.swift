/// What is to be looked at, least number first, and of equals in the order in which it came.
struct OrderedQueue<Element: Sendable>: Sendable {
    private var buckets: [Int32: (elements: [Element], next: Int)] = [:]
    /// The numbers that have a bucket: a heap.
    private var heap: [Int32] = []

    mutating func insert(_ element: Element, at number: Int32) {
        if buckets[number] == nil { push(number) }
        buckets[number, default: ([], 0)].elements.append(element)
    }

    mutating func popFirst() -> Element? {
        while let first = heap.first {
            let next = buckets[first]!.next
            if next < buckets[first]!.elements.count {
                buckets[first]!.next += 1
                return buckets[first]!.elements[next]
            }
            buckets[first] = nil
            pop()
        }
        return nil
    }

    private mutating func push(_ number: Int32) {
        heap.append(number)
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func pop() {
        let last = heap.removeLast()
        if heap.isEmpty { return }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
