#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Scans every so many pieces of a file on a thread of its own, a few batches ahead of who reads them: libyaml is nearly
/// all of the time that reading takes, and what is made of its events costs nothing beside it.
///
/// Two threads share one ring of batches and one lock. The batches from `taken` up to `filled` belong to the reader, the others
/// to the scanner.
final class ScannerThread: @unchecked Sendable {
    private static let ringSize = 4

    private let bytes: UnsafeBufferPointer<UInt8>
    private let cuts: FileCuts
    /// The first piece, and how many further on the next one is.
    private let first: Int
    private let stride: Int
    private let ring = UnsafeMutablePointer<EventBatch>.allocate(capacity: ringSize)
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when a batch changes hands; only one of the two ever waits.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var filled = 0
    private var taken = 0
    private var isStopped = false
    private var thread: Thread?

    /// Begins to scan: thread n of m has the pieces n, n + m, n + 2m … None where threads cannot be had.
    static func start(_ bytes: UnsafeBufferPointer<UInt8>, cuts: FileCuts) -> [ScannerThread] {
        let count = min(cuts.pieces, Thread.usefulCount)
        let threads = (0..<count).compactMap { ScannerThread(bytes, cuts, first: $0, stride: count) }
        if threads.count == count { return threads }
        for thread in threads { thread.stop() }
        return []
    }

    private init?(_ bytes: UnsafeBufferPointer<UInt8>, _ cuts: FileCuts, first: Int, stride: Int) {
        self.bytes = bytes
        self.cuts = cuts
        self.first = first
        self.stride = stride
        for i in 0..<Self.ringSize { (ring + i).initialize(to: EventBatch()) }
        pthread_mutex_init(lock, nil)
        pthread_cond_init(change, nil)
        // Who started it stops it, before he lets go of it.
        guard let thread = Thread({ [unowned self] in scan() }) else { return nil }
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
        thread.join()
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

    private func scan() {
        var piece = first
        var scanner = YAMLScanner(bytes: bytes, cuts: cuts, piece: piece)
        while true {
            pthread_mutex_lock(lock)
            while filled - taken == Self.ringSize, !isStopped { pthread_cond_wait(change, lock) }
            let isStopped = isStopped
            pthread_mutex_unlock(lock)
            if isStopped { return }
            let batch = ring + filled % Self.ringSize
            scanner.fill(&batch.pointee)
            let isLast = batch.pointee.isLast
            let isEndOfPiece = batch.pointee.nextPiece != nil
            pthread_mutex_lock(lock)
            filled += 1
            pthread_cond_signal(change)
            pthread_mutex_unlock(lock)
            if isLast { return }
            if isEndOfPiece {
                piece += stride
                if piece >= cuts.pieces { return }
                scanner = YAMLScanner(bytes: bytes, cuts: cuts, piece: piece)
            }
        }
    }
}
