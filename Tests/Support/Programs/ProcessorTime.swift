import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A suite whose processor time is told: that of its tests, each on the thread that began it, with the programs that
/// `runProgram` ran for it. A line for each case goes to the file that `NAVGRAPH_TIMES` names: seconds, a tab, the suite.
public struct ProcessorTime: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let file = Self.file else { return try await function() }
        let programs = Programs()
        let (start, thread) = Self.thread()
        try await Self.$programs.withValue(programs, operation: function)
        let (end, other) = Self.thread()
        // A test that ends on another thread tells the time of its programs alone.
        let own = thread == other ? end - start : 0
        let seconds = own + programs.seconds
        let line = "\(seconds)\t\(test.id.description.split(separator: "/")[0])\n"
        _ = line.withCString { write(file, $0, strlen($0)) }
    }

    /// Adds what a program has used.
    static func add(_ usage: rusage) {
        let seconds = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
        programs?.add(seconds.reduce(0, +))
    }

    /// Seconds of the programs of one case.
    private final class Programs: @unchecked Sendable {
        private let lock = NSLock()
        private var sum = 0.0

        var seconds: Double { lock.withLock { sum } }
        func add(_ seconds: Double) { lock.withLock { sum += seconds } }
    }

    @TaskLocal private static var programs: Programs?

    private static let file: Int32? = ProcessInfo.processInfo.environment["NAVGRAPH_TIMES"].flatMap {
        let file = open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        return file < 0 ? nil : file
    }

    /// Seconds of the thread that asks, and which one that is.
    private static func thread() -> (seconds: Double, thread: pthread_t) {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return (Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, pthread_self())
    }
}

extension Trait where Self == ProcessorTime {
    /// Each suite has it; see `CONTRIBUTING.md`.
    public static var processorTime: Self { ProcessorTime() }
}
