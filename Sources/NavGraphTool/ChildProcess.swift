import NavGraphReports

/// Why a program did not run to its end.
enum ChildProcessFailure: Error, Equatable {
    case notInstalled
    /// It could not be started, fed or listened to; the system's reason.
    case notStarted(String)
    /// It was still at work after so many seconds, and was ended.
    case timedOut(seconds: Int)
    /// It had printed more than so many mebibytes, and was ended.
    case tooMuch(mebibytes: Int)
}

/// A program that is given its input and asked for its output, both at once.
struct ChildProcess: ~Copyable {
    struct Result {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        /// The exit status; of a program that a signal ended, 128 and the signal, as shells have it.
        var status: Int32 = 0

        /// The first line of its errors, as far as it can be shown.
        var complaint: String {
            let text = String(decoding: errors.prefix(400), as: UTF8.self)
            return printable(String(text.prefix { !$0.isNewline }))
        }
    }

    /// Runs a program without input to its end.
    static func run(_ arguments: [String], timeLimit seconds: Int) throws(ChildProcessFailure) -> Result {
        var process = try ChildProcess(arguments)
        return try process.communicate([], timeLimit: seconds)
    }

    private let pid: pid_t
    private var input: Int32
    private var output: Int32
    private var errors: Int32

    /// Starts the program that `PATH` has for the first of `arguments`, with nothing of this process open but its own
    /// three streams.
    init(_ arguments: [String]) throws(ChildProcessFailure) {
        // Sockets, since writing to one can do without the signal that a closed pipe raises.
        var streams: [(ours: Int32, theirs: Int32)] = []
        for _ in 0..<3 {
            guard let pair = socketPair() else {
                let reason = describe(errno)
                for stream in streams { closeBoth(stream) }
                throw .notStarted(reason)
            }
            streams.append(pair)
        }
        let (pid, error) = spawn(arguments, streams.map(\.theirs))
        for stream in streams { _ = close(stream.theirs) }
        guard error == 0 else {
            for stream in streams { _ = close(stream.ours) }
            throw error == ENOENT ? .notInstalled : .notStarted(describe(error))
        }
        self.pid = pid
        (input, output, errors) = (streams[0].ours, streams[1].ours, streams[2].ours)
    }

    deinit { for stream in [input, output, errors] where stream >= 0 { _ = close(stream) } }

    /// As much of a program's errors is kept.
    private static let mostErrors = 1 << 16
    /// After so many milliseconds without a word it is looked whether the program has ended.
    private static let mostSilence = 200

    /// Feeds the program, reads both its streams to their ends, and waits for it. What it started may keep the streams open:
    /// they end with the program. No more than `mebibytes` of output are taken.
    mutating func communicate(
        _ bytes: [UInt8], timeLimit seconds: Int, outputLimit mebibytes: Int = 256
    ) throws(ChildProcessFailure) -> Result {
        var talk = Conversation(bytes, timeLimit: seconds, outputLimit: mebibytes)
        while try advance(&talk, patience: Self.mostSilence) {}
        return result(of: talk)
    }

    /// What a program has been given and has said so far.
    struct Conversation {
        fileprivate let bytes: [UInt8]
        fileprivate let seconds, mebibytes, deadline: Int
        fileprivate var result = Result()
        fileprivate var written = 0
        /// The status of a program that has ended, though its streams have not.
        fileprivate var ended: Int32?

        init(_ bytes: [UInt8], timeLimit seconds: Int, outputLimit mebibytes: Int = 256) {
            (self.bytes, self.seconds, self.mebibytes) = (bytes, seconds, mebibytes)
            deadline = now() + seconds * 1000
        }
    }

    /// Writes and reads what can be at once, after at most `patience` milliseconds. Returns `false` at the end.
    mutating func advance(_ talk: inout Conversation, patience: Int) throws(ChildProcessFailure) -> Bool {
        if talk.written == talk.bytes.count { shut(&input) }
        guard input >= 0 || output >= 0 || errors >= 0 else { return false }
        var polls = [
            pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        ]
        let left = talk.deadline - now()
        guard left > 0 else {
            end(talk.ended)
            throw .timedOut(seconds: talk.seconds)
        }
        let ready = poll(&polls, 3, Int32(clamping: min(left, talk.ended == nil ? patience : 0)))
        if ready == 0 {
            if talk.ended != nil { return false }
            talk.ended = statusIfEnded()
            return true
        }
        if ready < 0, errno != EINTR {
            let reason = describe(errno)
            end(talk.ended)
            throw .notStarted(reason)
        }
        if polls[0].revents != 0 {
            // A program that no longer listens has said why, or will.
            switch write(talk.bytes[talk.written...]) {
            case .some(let count): talk.written += count
            case nil: shut(&input)
            }
        }
        if polls[1].revents != 0, !read(output, into: &talk.result.output) { shut(&output) }
        if polls[2].revents != 0, !read(errors, into: &talk.result.errors) { shut(&errors) }
        if talk.result.errors.count > Self.mostErrors { talk.result.errors.removeSubrange(Self.mostErrors...) }
        if talk.result.output.count > talk.mebibytes << 20 {
            end(talk.ended)
            throw .tooMuch(mebibytes: talk.mebibytes)
        }
        return true
    }

    /// Waits for a program that has nothing more to say.
    func result(of talk: Conversation) -> Result {
        var result = talk.result
        result.status = talk.ended ?? wait()
        return result
    }

    /// The count of bytes written, which may be 0; `nil` if the reader has closed its end.
    private func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        #if canImport(Darwin)
            let flags = Int32(MSG_DONTWAIT)
        #else
            let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        #endif
        let count = bytes.withUnsafeBytes { send(input, $0.baseAddress, $0.count, flags) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
        return count
    }

    /// Whether there may be more.
    private func read(_ stream: Int32, into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(stream, &buffer, buffer.count, 0)
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        bytes += buffer.prefix(count)
        return count > 0
    }

    func end(_ talk: Conversation) { end(talk.ended) }

    /// Ends the program, unless it has ended.
    private func end(_ status: Int32?) {
        if status != nil { return }
        kill(pid, SIGKILL)
        _ = wait()
    }

    private func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 { if errno != EINTR { return 127 } }
        return Self.exitStatus(status)
    }

    private func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        return waitpid(pid, &status, WNOHANG) == pid ? Self.exitStatus(status) : nil
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
}

private func shut(_ stream: inout Int32) {
    if stream >= 0 { _ = close(stream) }
    stream = -1
}

/// Starts a program with `streams` as its standard input, output and error.
private func spawn(_ arguments: [String], _ streams: [Int32]) -> (pid_t, Int32) {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
    #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    #if canImport(Darwin)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
    #endif
    for (number, stream) in streams.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    let environment = childEnvironment()
    return withCStrings(arguments) { arguments in
        withCStrings(environment) { environment in
            var pid: pid_t = 0
            guard let program = arguments[0] else { return (pid, ENOENT) }
            let error = posix_spawnp(&pid, program, &actions, &attributes, arguments, environment)
            return (pid, error)
        }
    }
}

/// This process's, but in no language, and with no other date than the first.
private func childEnvironment() -> [String] {
    let replaced = ["LC_ALL=", "LANG=", "LANGUAGE=", "SOURCE_DATE_EPOCH="]
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
        let text = String(cString: entry)
        if !replaced.contains(where: text.hasPrefix) { result.append(text) }
        next += 1
    }
    return result + ["LC_ALL=C", "SOURCE_DATE_EPOCH=0"]
}

/// `texts` as C has them: pointers, the last of which is null.
private func withCStrings<R>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
}

private func socketPair() -> (ours: Int32, theirs: Int32)? {
    var pair: [Int32] = [-1, -1]
    #if canImport(Darwin)
        guard socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0 else { return nil }
        var yes: Int32 = 1
        setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #else
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { return nil }
    #endif
    return (pair[0], pair[1])
}

private func closeBoth(_ stream: (ours: Int32, theirs: Int32)) {
    _ = close(stream.ours)
    _ = close(stream.theirs)
}

private func describe(_ error: Int32) -> String { String(cString: strerror(error)) }

/// Milliseconds of a clock that is never set.
private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
