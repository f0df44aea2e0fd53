import Foundation
import NavGraphEmit
import NavGraphModel

/// The double of UIKit, built once for all tests of a run.
struct Doubles: Sendable {
    var modules: String
    var objects: [String]

    struct Failure: Error, CustomStringConvertible { var description: String }

    static let built: Result<Doubles, any Error> = Result {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Doubles").path
        let build = try run("/usr/bin/env", ["swift", "build", "--package-path", package, "--product", "UIKit"])
        guard build.status == 0 else { throw Failure(description: build.output + build.errors) }
        let path = try run("/usr/bin/env", ["swift", "build", "--package-path", package, "--show-bin-path"]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let objects = ["UIKit", "UserNotifications"].flatMap { module in
            ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(module).build")) ?? [])
                .filter { $0.hasSuffix(".o") }.sorted().map { "\(path)/\(module).build/\($0)" }
        }
        return Doubles(modules: "\(path)/Modules", objects: objects)
    }
}

/// What is emitted for a graph, with stubs of what the app brings along, in a directory that goes with it.
final class EmittedSources {
    let directory: URL
    private(set) var files: [String] = []

    /// With stubs of all that the app brings along, and the emitted fake screens.
    convenience init(_ graph: NavGraph) throws {
        var options = SwiftOptions(graph.swift)
        options.hasMocks = true
        try self.init(graph, options: options)
        try add(Stubs.of(graph), as: "Stubs.swift")
    }

    /// With nothing of the app's.
    init(_ graph: NavGraph, options: SwiftOptions) throws {
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for file in emitUIKit(graph, options: options).files {
            try add(String(decoding: file.contents, as: UTF8.self), as: file.path)
        }
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    func add(_ text: String, as name: String) throws {
        let file = directory.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        files.append(file.path)
    }
}

func swiftc(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    try run("/usr/bin/env", ["swiftc"] + arguments)
}

/// Runs a program to its end. Its output goes through files, so that no full pipe can stop it.
func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let directory = FileManager.default.temporaryDirectory
    let paths = (0..<2).map { _ in directory.appendingPathComponent("navgraph-\(UUID().uuidString)") }
    defer { for path in paths { try? FileManager.default.removeItem(at: path) } }
    for path in paths { try Data().write(to: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: paths[0])
    process.standardError = try FileHandle(forWritingTo: paths[1])
    try process.run()
    process.waitUntilExit()
    let texts = try paths.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
}
