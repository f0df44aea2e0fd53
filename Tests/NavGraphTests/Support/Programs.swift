import Foundation

/// Compiles Swift and runs it, in a directory that goes with it.
final class SwiftProgram {
    struct Failure: Error, CustomStringConvertible { var description: String }
    let directory: URL
    private var program: String { directory.appendingPathComponent("program").path }

    init(_ files: [(name: String, text: String)], options: [String] = []) throws {
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        var paths: [String] = []
        for (name, text) in files {
            let file = directory.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            paths.append(file.path)
        }
        let result = try Self.run("/usr/bin/env", ["swiftc", "-swift-version", "6", "-o", program] + options + paths)
        guard result.status == 0 else { throw Failure(description: result.errors) }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// Runs the program with a file as its argument, and gives its output.
    func run(input: String) throws -> String {
        let file = directory.appendingPathComponent("input")
        try Data(input.utf8).write(to: file)
        let result = try Self.run(program, [file.path])
        guard result.status == 0 else {
            throw Failure(description: "status \(result.status)\n\(result.output.suffix(2000))\n\(result.errors)")
        }
        return result.output
    }

    /// Output goes through files, so that no full pipe can stop it.
    private static func run(_ path: String, _ arguments: [String]) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let files = (0..<2).map { _ in
            FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }
}
