import Foundation
import SpawnProgram

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a program ended with.
public struct ProgramResult: Sendable {
    /// Its exit status, or the number of the signal that ended it.
    public var status: Int32
    public var outputBytes: Data
    public var errorBytes: Data

    public var output: String { String(decoding: outputBytes, as: UTF8.self) }
    public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
}

/// Runs a program to its end, and adds its processor time to that of the suite that runs.
///
/// Its input and output go through files, so that no full pipe can stop it. It inherits no other file: a program that
/// another test talks to would not see its end.
///
/// - Parameters:
///   - program: its path, or a name that `PATH` leads to.
///   - environment: what it has beside, or instead of, the variables of this process.
/// - Throws: a `POSIXError` where it cannot be started.
public func runProgram(
    _ program: String, _ arguments: [String], input: [UInt8] = [], in directory: String? = nil,
    environment: [String: String] = [:]
) throws -> ProgramResult {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "errors"].map { folder.appendingPathComponent($0) }
    try Data(input).write(to: files[0])

    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var strings = ([program] + arguments).map { strdup($0) } + [nil]
    var pairs = variables.map { strdup($0) } + [nil]
    defer { for string in strings + pairs { free(string) } }
    var process: pid_t = 0
    try check(
        spawn_program(
            &process, program, directory, files[0].path, files[1].path, files[2].path, &strings, &pairs))
    var (status, usage) = (Int32(0), rusage())
    while wait4(process, &status, 0, &usage) < 0 { if errno != EINTR { try check(errno) } }
    ProcessorTime.add(usage)
    let signal = status & 0x7f
    return ProgramResult(
        status: signal == 0 ? (status >> 8) & 0xff : signal, outputBytes: try Data(contentsOf: files[1]),
        errorBytes: try Data(contentsOf: files[2]))
}

private func check(_ error: Int32) throws {
    if error != 0 { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
}
