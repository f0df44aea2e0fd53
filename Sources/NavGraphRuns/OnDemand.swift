import NavGraphSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Something that is worked out when it is first asked for, and then kept. Several threads may ask.
final class OnDemand<Value: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Value
    private var known: Value?
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ body: @escaping @Sendable () -> Value) {
        self.body = body
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    var value: Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let known { return known }
        let value = body()
        known = value
        return value
    }
}
