#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What `body` makes of each number below `count`, in order. Several threads share the work, each with a state of its own
/// that `state` makes: the results must not depend on it. Where no threads can be had, the one that asks does all.
package func inParallel<State, Result: Sendable>(
    _ count: Int, state: @Sendable () -> State, _ body: @Sendable (inout State, Int) -> Result
) -> [Result] {
    let workers = min(Workers.usefulCount, count)
    if workers < 2 {
        var own = state()
        return (0..<count).map { body(&own, $0) }
    }
    let slots = Slots<Result>(count)
    // Nobody works on it any more when this returns.
    withoutActuallyEscaping(state) { state in
        withoutActuallyEscaping(body) { body in
            let work: @Sendable () -> Void = {
                var own = state()
                while let number = slots.next() { slots.put(body(&own, number), at: number) }
            }
            let jobs = (1..<workers).map { _ in Workers.Job(work) }
            work()
            for job in jobs { job.cancel() }
        }
    }
    return slots.taken()
}

/// Something that is worked out by another thread while who wants it does other things; by himself, where none has begun
/// when he asks for it. Several threads may ask.
public final class Background<Value: Sendable>: Sendable {
    private let job: Workers.Job
    private let result = Box()

    private final class Box: @unchecked Sendable { var value: Value? }

    /// `onlyWhenNeeded`: nobody begins before somebody asks, or says `begin`.
    package init(onlyWhenNeeded: Bool = false, _ body: @escaping @Sendable () -> Value) {
        job = Workers.Job(onlyWhenNeeded: onlyWhenNeeded) { [result] in result.value = body() }
    }

    deinit { job.cancel() }

    /// Gives it to another thread after all: once, and after what was given before.
    package func begin() { job.begin() }

    /// Waits for it.
    package var value: Value {
        job.finish()
        return result.value!
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
