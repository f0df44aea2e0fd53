import NavGraphReports

/// The signals that end a command which cleans up behind itself.
enum Interruptions {
    nonisolated(unsafe) private static var flag: sig_atomic_t = 0

    static var arrived: Bool { flag != 0 }

    /// From now on, these signals are noted instead of ending the process.
    static func await() {
        var numbers = sigset_t()
        sigemptyset(&numbers)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in Interruptions.flag = 1 }
            sigaddset(&numbers, number)
        }
        // Whoever started this process may hold them back.
        sigprocmask(SIG_UNBLOCK, &numbers, nil)
    }

    /// Waits for 100 ms, or for a signal.
    static func pause() { usleep(100_000) }
}

enum TemporaryDirectory {
    static func make() throws(OutputProblem) -> String {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(withoutTrailingSlash(base.isEmpty ? "/tmp" : base))/navgraph-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw OutputProblem("no temporary directory can be created in '\(base)': \(FileSystem.reason)")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func remove(_ directory: String) {
        for name in FileSystem.entries(of: directory) ?? [] { unlink("\(directory)/\(name)") }
        rmdir(directory)
    }
}
