import NavGraphSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A list that only grows, of plain values, for what an analysis makes by the hundred thousand: an access is an address
/// and nothing else, and growing moves pages instead of copying what is in them.
///
/// A reference: copies of it share what they hold, `copied()` does not. Whoever appends does so alone.
struct Store<Element: BitwiseCopyable>: @unchecked Sendable {
    private struct Content {
        var elements: UnsafeMutablePointer<Element>
        var count = 0
        var capacity: Int
    }
    private final class Owner: @unchecked Sendable {
        let content: UnsafeMutablePointer<Content>
        init(_ content: UnsafeMutablePointer<Content>) { self.content = content }
        deinit {
            free(content.pointee.elements)
            content.deallocate()
        }
    }
    private let content: UnsafeMutablePointer<Content>
    private let owner: Owner

    /// With room for so many; memory that is not filled costs nothing.
    init(capacity: Int = 64) {
        let capacity = Swift.max(capacity, 16)
        content = .allocate(capacity: 1)
        content.initialize(to: Content(elements: Self.allocate(nil, capacity), capacity: capacity))
        owner = Owner(content)
    }

    /// Of elements that are put there before anyone looks.
    init(uninitialized count: Int) {
        self.init(capacity: count)
        content.pointee.count = count
    }

    init(repeating element: Element, count: Int) {
        self.init(capacity: count)
        content.pointee.elements.initialize(repeating: element, count: count)
        content.pointee.count = count
    }

    private typealias Elements = UnsafeMutablePointer<Element>

    private static func allocate(_ old: Elements?, _ capacity: Int) -> Elements {
        guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else { fatalError("out of memory") }
        return memory.bindMemory(to: Element.self, capacity: capacity)
    }

    @inline(__always) var count: Int { content.pointee.count }

    @inline(__always) subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return content.pointee.elements[index]
        }
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &content.pointee.elements[index]
        }
    }

    /// Asks for the memory of an element that will be looked at soon.
    @inline(__always) func prefetch(_ index: Int) {
        assert(index >= 0 && index < count)
        NavGraphSyntax.prefetch(content.pointee.elements + index)
    }

    @inline(__always) func append(_ element: Element) {
        if content.pointee.count == content.pointee.capacity { grow() }
        content.pointee.elements[content.pointee.count] = element
        content.pointee.count &+= 1
    }

    @inline(never) private func grow() {
        content.pointee.capacity *= 2
        content.pointee.elements = Self.allocate(content.pointee.elements, content.pointee.capacity)
    }

    /// One of its own, of the same elements.
    func copied() -> Store {
        let copy = Store(capacity: count)
        copy.content.pointee.elements.update(from: content.pointee.elements, count: count)
        copy.content.pointee.count = count
        return copy
    }
}

extension Store: RandomAccessCollection {
    @inline(__always) var startIndex: Int { 0 }
    @inline(__always) var endIndex: Int { count }
}
