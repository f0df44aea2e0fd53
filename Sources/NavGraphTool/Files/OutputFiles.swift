import NavGraphModel
import NavGraphReports

/// Writes files as a whole or not at all: all of them first, beside their places under their own names, then each
/// is renamed. Whoever looks, also after a `kill -9`, finds the old file or the new one. A file that has the right
/// contents already is not touched, so that build steps behind it rest.
///
/// No directory below `directory` may be a symbolic link; a link instead of a file is replaced, not written through.
func write(_ files: [OutputFile], below directory: String) throws(OutputProblem) {
    let changed = files.filter { !FileSystem.holds($0.path, $0.bytes) }
    if changed.isEmpty { return }
    var folders: Set<String> = []
    for file in changed {
        let folder = parent(of: file.path)
        guard folders.insert(folder).inserted else { continue }
        try makeDirectory(folder, below: directory)
        removeStaleFiles(in: folder)
    }
    // What can be known beforehand is not found out half-way.
    for file in changed where FileSystem.kind(of: file.path, followingLinks: false) == .directory {
        throw OutputProblem(file.path, "a directory with this name exists")
    }
    let temporary = changed.enumerated().map { temporaryPath(beside: $1.path, number: $0) }
    do throws(OutputProblem) {
        for (temporary, file) in zip(temporary, changed) { try writeNew(file.bytes, to: temporary, for: file.path) }
        for (temporary, file) in zip(temporary, changed) {
            guard rename(temporary, file.path) == 0 else { throw OutputProblem(file.path, FileSystem.reason) }
        }
    } catch {
        for path in temporary { unlink(path) }
        throw error
    }
}

/// Replaces a file that the user named; if the path is a link, the file behind it.
func replace(_ path: String, with bytes: [UInt8]) throws(OutputProblem) {
    let path = FileSystem.realPath(path) ?? path
    try write([OutputFile(path: path, bytes: bytes)], below: parent(of: path))
}

/// Writes one file wherever the user wants it, in the same way; what is `-`, a device or a FIFO is written to directly.
func write(_ bytes: [UInt8], to path: String) throws(OutputProblem) {
    if path == "-" { return try writeToStandardOutput(bytes) }
    var isDevice = path.hasPrefix("/dev/")
    if case .other = FileSystem.kind(of: path) { isDevice = true }
    if isDevice {
        let descriptor = try openDevice(path)
        defer { close(descriptor) }
        guard FileSystem.write(bytes, to: descriptor) else { throw OutputProblem(path, FileSystem.reason) }
        return
    }
    try write([OutputFile(path: path, bytes: bytes)], below: parent(of: path))
}

/// Opens a device or a FIFO. Opening a FIFO without a reader would block forever.
private func openDevice(_ path: String) throws(OutputProblem) -> Int32 {
    let attempts = 20
    for attempt in 0...attempts {
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        if descriptor >= 0 {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
            return descriptor
        }
        guard errno == ENXIO, attempt < attempts else { break }
        usleep(100_000)
    }
    throw OutputProblem(path, errno == ENXIO ? "no program reads from it" : FileSystem.reason)
}

func writeToStandardOutput(_ bytes: [UInt8]) throws(OutputProblem) {
    guard FileSystem.write(bytes, to: 1) else {
        throw OutputProblem("standard output cannot be written: \(FileSystem.reason)")
    }
}

// MARK: - What is there already

enum Difference {
    case missing
    case notAFile
    /// The first line, from 1, that is not the same; `nil` where the file ends before it.
    case line(Int, present: String?, wanted: String?)
}

/// How what stands instead of an output differs from it; `nil`: not at all.
func difference(of file: OutputFile) -> Difference? {
    if FileSystem.holds(file.path, file.bytes) { return nil }
    switch FileSystem.kind(of: file.path, followingLinks: false) {
    case nil: return .missing
    case .file: break
    default: return .notAFile
    }
    guard case .bytes(let present) = FileSystem.read(file.path) else { return .notAFile }
    let newline = UInt8(ascii: "\n")
    var number = 1
    var (a, b) = (present[...], file.bytes[...])
    while true {
        let (left, right) = (a.prefix { $0 != newline }, b.prefix { $0 != newline })
        // Equal lines differ if only one of them is the last.
        if left != right || (left.endIndex == a.endIndex) != (right.endIndex == b.endIndex) {
            return .line(
                number, present: a.isEmpty ? nil : String(decoding: left, as: UTF8.self),
                wanted: b.isEmpty ? nil : String(decoding: right, as: UTF8.self))
        }
        (a, b) = (a[left.endIndex...].dropFirst(), b[right.endIndex...].dropFirst())
        number += 1
    }
}

// MARK: - Steps

private func makeDirectory(_ path: String, below root: String) throws(OutputProblem) {
    var made = path.hasPrefix("/") ? "/" : ""
    var left = root.split(separator: "/").count
    for part in path.split(separator: "/") {
        made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
        let isInside = left <= 0
        left -= 1
        switch FileSystem.kind(of: made, followingLinks: !isInside) {
        case .directory: continue
        case .symbolicLink:
            throw OutputProblem(made, "the path is a symbolic link; outputs are only written to real directories")
        case nil:
            guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
                throw OutputProblem("the directory '\(made)' cannot be created: \(FileSystem.reason)")
            }
        default: throw OutputProblem("the directory '\(made)' cannot be created: a file with this name exists")
        }
    }
}

private func writeNew(_ bytes: [UInt8], to temporary: String, for path: String) throws(OutputProblem) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputProblem(path, FileSystem.reason) }
    let isWritten = FileSystem.write(bytes, to: descriptor)
    let reason = FileSystem.reason
    guard close(descriptor) == 0, isWritten else { throw OutputProblem(path, reason) }
}

private let temporarySuffix = ".navgraph-new"

/// `.1234-5.navgraph-new`, with the number of this process and of the file.
private func temporaryPath(beside path: String, number: Int) -> String {
    "\(parent(of: path))/.\(getpid())-\(number)\(temporarySuffix)"
}

/// Removes what processes that are no more have left: they were killed while writing.
private func removeStaleFiles(in folder: String) {
    for name in FileSystem.entries(of: folder) ?? [] where name.hasPrefix(".") && name.hasSuffix(temporarySuffix) {
        let process = Int32(name.dropFirst().prefix { $0 != "-" })
        if let process, process > 0, kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
}

func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}
