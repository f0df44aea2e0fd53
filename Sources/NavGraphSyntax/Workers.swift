#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The threads of a process, begun when there is first something for them to do, and kept: they take jobs in the order in
/// which these were given.
final class Workers: @unchecked Sendable {
    static let shared = Workers()

    /// What work is shared among at most, who asks for it included: more of them would wait for memory.
    static let largestCount = 4
    /// How many run at the same time here, who asks included; from 1 to `largestCount`.
    static let usefulCount = min(largestCount, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    private let most = usefulCount - 1
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when a job is given or done.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    // What the lock is for, the states of jobs included.
    private var pending: [Job] = []
    private var begun = 0
    private var idle = 0

    private init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(change, nil)
    }

    /// Something to be done by a worker, or by who needs it before a worker had time.
    final class Job: @unchecked Sendable {
        fileprivate enum State { case pending, running, done }
        fileprivate let body: @Sendable () -> Void
        fileprivate var state = State.pending

        /// Gives it to the workers, unless it is `onlyWhenNeeded`.
        init(onlyWhenNeeded: Bool = false, _ body: @escaping @Sendable () -> Void) {
            self.body = body
            if !onlyWhenNeeded { begin() }
        }

        /// Gives one that is `onlyWhenNeeded` to the workers after all, before anybody asks for it. Once.
        func begin() { shared.add(self) }

        /// Sees to it that it is done: does it where nobody has begun, else waits. Several threads may ask for that.
        func finish() {
            guard shared.take(self, as: .running) else { return }
            body()
            shared.end(self)
        }

        /// Sees to it that nobody does it: takes it back where nobody has begun, else waits.
        func cancel() { _ = shared.take(self, as: .done) }
    }

    private func add(_ job: Job) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        pending.append(job)
        if pending.count > idle, begun < most, startThread({ Workers.shared.work() }) { begun += 1 }
        pthread_cond_broadcast(change)
    }

    /// Takes a job back, for the one who asks to begin or to drop it. Where somebody else has begun: `false`, once it is
    /// done.
    private func take(_ job: Job, as state: Job.State) -> Bool {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if job.state == .pending {
            pending.removeAll { $0 === job }
            job.state = state
            return true
        }
        while job.state != .done { pthread_cond_wait(change, lock) }
        return false
    }

    private func end(_ job: Job) {
        pthread_mutex_lock(lock)
        job.state = .done
        pthread_cond_broadcast(change)
        pthread_mutex_unlock(lock)
    }

    private func work() {
        pthread_mutex_lock(lock)
        while true {
            while pending.isEmpty {
                idle += 1
                pthread_cond_wait(change, lock)
                idle -= 1
            }
            let job = pending.removeFirst()
            job.state = .running
            pthread_mutex_unlock(lock)
            job.body()
            // It is let go of before the lock is, so that nobody who waits for its end finds it still held.
            pthread_mutex_lock(lock)
            job.state = .done
            pthread_cond_broadcast(change)
        }
    }
}

/// Starts a thread of the system that is never waited for; whether one can be had.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, nil, { run($0) }, context.toOpaque())
    #else
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, { run($0!) }, context.toOpaque())
    #endif
    guard status == 0 else {
        context.release()
        return false
    }
    #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
    #else
        pthread_detach(thread)
    #endif
    return true
}
