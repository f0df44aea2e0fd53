#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Scans the pieces of a file on several threads, a few ahead of who reads them. The reader is one of these threads: as
/// long as another has not yet scanned what he needs next, he scans the piece after those that were taken.
///
/// Whoever is free takes the next piece. What is scanned of it waits in a slot; the batches go around.
final class PieceScanners: @unchecked Sendable {
    /// A piece that is being scanned or read.
    private struct Slot {
        /// What is scanned of it, and not read.
        var batches: [EventBatch] = []
    }
    /// A piece that the reader scans.
    private struct Own {
        var piece: Int
        var scanner: PieceScanner
        var isDone = false
    }
    /// A file of so many bytes is scanned in pieces, each so large: the same on every machine, so that what is read of a
    /// broken file is so, too.
    private static let cutSize = 1 << 15
    private static let pieceSize = 1 << 13
    /// The batches that a piece may be ahead: more than one of the usual size has.
    private static let longestQueue = 16

    private let source: any ByteSource
    private let cuts: FileCuts
    private let byLine: Bool
    /// The threads beside the reader's.
    private let helpers: Int
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled when something changes that another may wait for.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    // What the lock is for.
    private var slots: [Slot]
    private var free: [EventBatch] = []
    /// The pieces that were taken by a thread.
    private var taken = 0
    private var isStopped = false
    /// Whether somebody reads, or is about to: who waits for him before that would keep a thread from all other work.
    private var isRead: Bool

    // What is the reader's.
    /// The piece that is read.
    private(set) var piece = 0
    private var own: Own?
    private var jobs: [Workers.Job] = []

    /// `isAhead`: nobody may ever read it, so that of its beginning only what goes into the slots is scanned.
    init(_ source: any ByteSource, _ scanning: YAMLParser.Scanning, isAhead: Bool = false) {
        self.source = source
        isRead = !isAhead
        (cuts, byLine) =
            switch scanning {
            case .bySize:
                (source.count > Self.cutSize ? FileCuts(source, piecesOf: Self.pieceSize) : FileCuts(), true)
            case .whole: (FileCuts(), false)
            case .pieces(let size, let byLine): (FileCuts(source, piecesOf: size), byLine)
            }
        helpers = min(cuts.pieces, Workers.usefulCount) - 1
        slots = Array(repeating: Slot(), count: 2 * helpers + 4)
        pthread_mutex_init(lock, nil)
        pthread_cond_init(change, nil)
        callHelpers()
    }

    /// The reader stops them before he lets go of this.
    private func callHelpers() {
        for _ in 0..<helpers { jobs.append(Workers.Job { [unowned self] in help() }) }
    }

    /// The spaces before the key at a cut.
    var indent: Int { cuts.indent }

    deinit {
        stop()
        pthread_cond_destroy(change)
        pthread_mutex_destroy(lock)
        for slot in slots { for batch in slot.batches { batch.deallocate() } }
        for batch in free { batch.deallocate() }
        lock.deallocate()
        change.deallocate()
    }

    /// Has the others stop.
    func stop() {
        pthread_mutex_lock(lock)
        isStopped = true
        pthread_cond_broadcast(change)
        pthread_mutex_unlock(lock)
        for job in jobs { job.cancel() }
        jobs = []
    }

    // MARK: - The reader

    /// The next batch of the file, to be given back. Not to be asked for after the last one.
    func next() -> EventBatch {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if !isRead {
            isRead = true
            callHelpers()
        }
        while true {
            if !slots[piece % slots.count].batches.isEmpty {
                let batch = slots[piece % slots.count].batches.removeFirst()
                if batch.nextPiece != nil { piece += 1 }
                pthread_cond_broadcast(change)
                return batch
            }
            if own?.isDone ?? true, let piece = take() { own = Own(piece: piece, scanner: scanner(of: piece)) }
            if let own, !own.isDone, slots[own.piece % slots.count].batches.count < Self.longestQueue {
                let batch = scan(with: own.scanner)
                self.own!.isDone = batch.isEnd
                slots[own.piece % slots.count].batches.append(batch)
            } else {
                pthread_cond_wait(change, lock)
            }
        }
    }

    /// Takes back a batch that `next` gave.
    func put(back batch: EventBatch) {
        pthread_mutex_lock(lock)
        free.append(batch)
        pthread_mutex_unlock(lock)
    }

    // MARK: - Under the lock

    /// The next piece to scan, if there is one that is near enough to what is read.
    private func take() -> Int? {
        guard taken < cuts.pieces, taken < piece + slots.count else { return nil }
        taken += 1
        return taken - 1
    }

    private func scanner(of piece: Int) -> PieceScanner {
        PieceScanner(source, cuts: cuts, piece: piece, byLine: byLine)
    }

    private func scan(with scanner: PieceScanner) -> EventBatch {
        var batch = free.popLast() ?? EventBatch()
        pthread_mutex_unlock(lock)
        scanner.fill(&batch)
        pthread_mutex_lock(lock)
        return batch
    }

    // MARK: - The others

    private func help() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while !isStopped, taken < cuts.pieces {
            guard let piece = take() else {
                guard isRead else { return }
                pthread_cond_wait(change, lock)
                continue
            }
            let scanner = scanner(of: piece)
            var isEnd = false
            while !isEnd, !isStopped {
                guard slots[piece % slots.count].batches.count < Self.longestQueue else {
                    pthread_cond_wait(change, lock)
                    continue
                }
                let batch = scan(with: scanner)
                isEnd = batch.isEnd
                slots[piece % slots.count].batches.append(batch)
                pthread_cond_broadcast(change)
            }
        }
    }
}
