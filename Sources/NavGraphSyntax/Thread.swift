#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread of the system, until it is joined.
struct Thread {
    /// What work is shared among at most: more of them would wait for memory.
    static let largestCount = 4
    /// How many run at the same time here, at most `largestCount`.
    static var usefulCount: Int { min(largestCount, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    private let handle: pthread_t

    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts `body`; `nil` where no thread can be had.
    init?(_ body: @escaping @Sendable () -> Void) {
        let context = Unmanaged.passRetained(Body(body))
        #if canImport(Darwin)
            var thread: pthread_t?
            let status = pthread_create(&thread, nil, { Thread.run($0) }, context.toOpaque())
            guard status == 0, let thread else {
                context.release()
                return nil
            }
        #else
            var thread = pthread_t()
            let status = pthread_create(&thread, nil, { Thread.run($0!) }, context.toOpaque())
            guard status == 0 else {
                context.release()
                return nil
            }
        #endif
        handle = thread
    }

    private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }

    /// Waits for its end.
    func join() { pthread_join(handle, nil) }
}

/// What `body` makes of each number below `count`, in order. Several threads share the work, each with a state of its own
/// that `state` makes: the results must not depend on it. Where no threads can be had, the one that asks does all.
package func inParallel<State, Result: Sendable>(
    _ count: Int, state: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Result
) -> [Result] {
    let workers = min(Thread.usefulCount, count)
    if workers < 2 {
        var own = state()
        return (0..<count).map { body(&own, $0) }
    }
    let slots = Slots<Result>(count)
    // Every thread has ended when this returns.
    withoutActuallyEscaping(state) { state in
        withoutActuallyEscaping(body) { body in
            let work: @Sendable (Int) -> Void = { first in
                var own = state()
                for number in stride(from: first, to: count, by: workers) { slots.put(body(&own, number), at: number) }
            }
            let threads = (1..<workers).map { first in (first, Thread { work(first) }) }
            work(0)
            for (first, thread) in threads {
                if let thread { thread.join() } else { work(first) }
            }
        }
    }
    return slots.taken()
}

/// Room for results that threads put down side by side, each slot filled once.
private final class Slots<Element>: @unchecked Sendable {
    private let elements: UnsafeMutablePointer<Element>
    private let count: Int

    init(_ count: Int) {
        self.count = count
        elements = .allocate(capacity: count)
    }
    func put(_ element: Element, at index: Int) { (elements + index).initialize(to: element) }
    /// All of them; to be asked for once, when every slot is filled.
    func taken() -> [Element] {
        let all = Array(unsafeUninitializedCapacity: count) { buffer, used in
            buffer.baseAddress!.moveInitialize(from: elements, count: count)
            used = count
        }
        elements.deallocate()
        return all
    }
}
