import NavGraphSyntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is read as its bytes are needed, so that it is never in memory as a whole. It has the size that it had
/// when it was opened: what is appended later is not seen, and what is cut off ends it sooner.
final class OpenFile: ByteSource, @unchecked Sendable {
    let count: Int
    private let descriptor: Int32
    /// The first `errno` of a read, behind a lock.
    private let failure = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// Takes over a descriptor.
    init(_ descriptor: Int32, count: Int) {
        self.descriptor = descriptor
        self.count = count
        failure.initialize(to: 0)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        close(descriptor)
        failure.deallocate()
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    var problem: String? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return failure.pointee == 0 ? nil : String(cString: strerror(failure.pointee))
    }

    func read(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let size = min(buffer.count, count - offset)
        var done = 0
        while done < size {
            let read = pread(descriptor, buffer.baseAddress! + done, size - done, off_t(offset + done))
            if read < 0, errno == EINTR { continue }
            if read < 0 { fail(errno) }
            if read <= 0 { break }
            done += read
        }
        return done
    }

    private func fail(_ number: Int32) {
        pthread_mutex_lock(lock)
        if failure.pointee == 0 { failure.pointee = number }
        pthread_mutex_unlock(lock)
    }
}
