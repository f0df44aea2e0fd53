import Foundation
import NavGraphTestSupport

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
        let result = try runProgram("swiftc", ["-swift-version", "6", "-wmo", "-o", program] + options + paths)
        guard result.status == 0 else { throw Failure(description: result.errors) }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    /// Runs the program with a file as its argument, and gives its output.
    func run(input: String) throws -> String {
        let file = directory.appendingPathComponent("input")
        try Data(input.utf8).write(to: file)
        let result = try runProgram(program, [file.path])
        guard result.status == 0 else {
            throw Failure(description: "status \(result.status)\n\(result.output.suffix(2000))\n\(result.errors)")
        }
        return result.output
    }
}
