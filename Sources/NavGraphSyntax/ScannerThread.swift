#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs a scanner on a thread of its own, a few batches ahead of who reads them: libyaml is nearly all of the time that
/// reading takes, and what is made of its events costs nothing beside it.
///
/// Two threads, one ring of batches, one lock. The batches from `taken` up to `filled` belong to the reader, the others
/// to the scanner.
final class ScannerThread: @unchecked Sendable {
    private static let ringSize = 4

    private let scanner: YAMLScanner
    private let ring = UnsafeMutablePointer<EventBatch>.allocate(capacity: ringSize)
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when a batch changes hands; only one of the two ever waits.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var filled = 0
    private var taken = 0
    private var isStopped = false
    private var thread: pthread_t?

    /// Begins to scan; `nil` where no thread can be had.
    init?(_ scanner: YAMLScanner) {
        self.scanner = scanner
        for i in 0..<Self.ringSize { (ring + i).initialize(to: EventBatch()) }
        pthread_mutex_init(lock, nil)
        pthread_cond_init(change, nil)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let context = Unmanaged.passUnretained(self).toOpaque()
        let status = pthread_create(&thread, nil, scanAll, context)
        guard status == 0 else { return nil }
        self.thread = thread
    }

    deinit {
        stop()
        pthread_cond_destroy(change)
        pthread_mutex_destroy(lock)
        for i in 0..<Self.ringSize { ring[i].deallocate() }
        ring.deinitialize(count: Self.ringSize)
        ring.deallocate()
        lock.deallocate()
        change.deallocate()
    }

    /// Ends the thread, and with it all use of the file's bytes.
    func stop() {
        guard let thread else { return }
        pthread_mutex_lock(lock)
        isStopped = true
        pthread_cond_signal(change)
        pthread_mutex_unlock(lock)
        pthread_join(thread, nil)
        self.thread = nil
    }

    /// Waits for the next batch, shows it, and gives it back. Not to be asked for after the last one.
    func withNext<R>(_ body: (borrowing EventBatch) -> R) -> R {
        pthread_mutex_lock(lock)
        while filled == taken { pthread_cond_wait(change, lock) }
        pthread_mutex_unlock(lock)
        let result = body(ring[taken % Self.ringSize])
        pthread_mutex_lock(lock)
        taken += 1
        pthread_cond_signal(change)
        pthread_mutex_unlock(lock)
        return result
    }

    fileprivate func scan() {
        var isLast = false
        while !isLast {
            pthread_mutex_lock(lock)
            while filled - taken == Self.ringSize, !isStopped { pthread_cond_wait(change, lock) }
            let isStopped = isStopped
            pthread_mutex_unlock(lock)
            if isStopped { return }
            let batch = ring + filled % Self.ringSize
            scanner.fill(&batch.pointee)
            isLast = batch.pointee.isLast
            pthread_mutex_lock(lock)
            filled += 1
            pthread_cond_signal(change)
            pthread_mutex_unlock(lock)
        }
    }
}

#if canImport(Darwin)
    private func scanAll(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<ScannerThread>.fromOpaque(context).takeUnretainedValue().scan()
        return nil
    }
#else
    private func scanAll(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        Unmanaged<ScannerThread>.fromOpaque(context!).takeUnretainedValue().scan()
        return nil
    }
#endif
