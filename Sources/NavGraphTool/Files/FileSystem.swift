import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// The little of the operating system that the commands need. Nothing here follows a path that it was not given, and
/// nothing waits: a FIFO or a device is told from a file before it is opened.
enum FileSystem {
    enum Kind: Equatable {
        case file, directory, symbolicLink
        /// Which, in words.
        case other(String)
    }

    /// The kind of the file at a path, or `nil` with the reason in `errno`.
    static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return kind(status)
    }

    /// What changes when a file does: its time of change in nanoseconds, size and number; empty if absent.
    static func stamp(_ path: String) -> [Int] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return [time.tv_sec, time.tv_nsec, Int(status.st_size), Int(status.st_ino)]
    }

    private static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .symbolicLink
        case S_IFIFO: .other("a FIFO")
        case S_IFSOCK: .other("a socket")
        default: .other("a device")
        }
    }

    /// A file; symbolic links are followed. It may end, but need not, where `count` bytes are read.
    static func read(_ path: String, upTo count: Int = .max) -> FileContents {
        var status = stat()
        guard stat(path, &status) == 0 else { return failure() }
        switch kind(status) {
        case .file: break
        case .directory: return .notAFile("a directory")
        case .symbolicLink: return .linked("is a symbolic link")
        case .other(let what): return .notAFile(what)
        }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return failure() }
        defer { close(descriptor) }
        // Once more, of what was opened: it may have changed since.
        guard fstat(descriptor, &status) == 0, kind(status) == .file else { return .notAFile("not a regular file") }
        return readToEnd(descriptor, expecting: Int(status.st_size), upTo: count)
    }

    /// The bytes of a file. `InputProblem` if it cannot be read.
    static func bytes(of path: String) throws(InputProblem) -> [UInt8] {
        let contents = read(path)
        guard case .bytes(let bytes) = contents else { throw InputProblem(Input(path: path), contents) }
        return bytes
    }

    /// Whether a path is that of a file, and no link to one, with just these bytes. It is compared piece by piece, without
    /// ever being in memory as a whole.
    static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, kind(status) == .file, Int(status.st_size) == bytes.count else {
            return false
        }
        var piece = [UInt8](repeating: 0, count: 1 << 15)
        var done = 0
        while true {
            let count = readChunk(of: descriptor, into: &piece, count: piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 && done == bytes.count }
            guard done + count <= bytes.count, bytes[done..<done + count] == piece[..<count] else { return false }
            done += count
        }
    }

    static func readStandardInput() -> FileContents { readToEnd(0, expecting: 1 << 16) }

    /// The names in a directory, sorted by their bytes, or `nil` and why not, in `errno`.
    static func entries(of directory: String) -> [String]? {
        guard let stream = opendir(directory) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
                    String(cString: $0)
                }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Writes all of `bytes`, or returns false and why, in `errno`.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
                let count = writeChunk(to: descriptor, rest)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }

    /// Where paths begin that do not begin at the root.
    static func workingDirectory() throws(InputProblem) -> String {
        guard let path = getcwd(nil, 0) else {
            throw InputProblem(message: "the working directory cannot be determined: \(reason)")
        }
        defer { free(path) }
        return String(cString: path)
    }

    /// A path without `.`, `..` and symbolic links; `nil` if nothing is there.
    static func realPath(_ path: String) -> String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// `errno` in words.
    static var reason: String { String(cString: strerror(errno)) }

    private static func failure() -> FileContents {
        errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason)
    }

    private static func readToEnd(_ descriptor: Int32, expecting size: Int, upTo most: Int = .max) -> FileContents {
        let limit = EventStream.maximumFileSize
        guard size <= limit else { return .tooLarge }
        // One byte more than expected, so that the end shows without a second, empty chunk.
        var bytes: [UInt8] = []
        var capacity = min(size, most) + 1
        while true {
            let start = bytes.count
            var count = 0
            let chunk = capacity - start
            let next = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, used in
                while used < chunk, let start = buffer.baseAddress {
                    count = readChunk(of: descriptor, into: start + used, count: chunk - used)
                    if count < 0, errno == EINTR { continue }
                    if count <= 0 { break }
                    used += count
                }
            }
            if start == 0 { bytes = next } else { bytes += next }
            if count < 0 { return .unreadable(reason) }
            if bytes.count > limit { return .tooLarge }
            if count == 0 || bytes.count >= most { return .bytes(bytes) }
            capacity = min(max(capacity * 2, 1 << 16), limit + 1)
        }
    }

}

// Outside of `FileSystem`, whose own functions have the names of these.
private func readChunk(of descriptor: Int32, into buffer: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func writeChunk(to descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
