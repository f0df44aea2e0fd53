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
            let work: @Sendable () -> Void = {
                var own = state()
                while let number = slots.next() { slots.put(body(&own, number), at: number) }
            }
            let threads = (1..<workers).map { _ in Thread(work) }
            work()
            for thread in threads { thread?.join() }
        }
    }
    return slots.taken()
}

/// Something that is worked out on a thread of its own while who wants it does other things; where no thread can be had,
/// when it is asked for.
package final class Background<Value: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Value
    private var thread: Thread?
    private let result = Box()

    private final class Box: @unchecked Sendable { var value: Value? }

    package init(_ body: @escaping @Sendable () -> Value) {
        self.body = body
        if Thread.usefulCount > 1 { thread = Thread { [result] in result.value = body() } }
    }

    deinit { thread?.join() }

    /// Waits for it. To be asked for by one thread only, the one that began it.
    package var value: Value {
        thread?.join()
        thread = nil
        if let value = result.value { return value }
        let value = body()
        result.value = value
        return value
    }
}

/// Room for results that threads put down side by side, each slot filled once.
private final class Slots<Element>: @unchecked Sendable {
    private let elements: UnsafeMutablePointer<Element>
    private let count: Int
    private var begun = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ count: Int) {
        self.count = count
        elements = .allocate(capacity: count)
        pthread_mutex_init(lock, nil)
    }
    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }
    /// The next slot that nobody has begun to fill.
    func next() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard begun < count else { return nil }
        begun += 1
        return begun - 1
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
