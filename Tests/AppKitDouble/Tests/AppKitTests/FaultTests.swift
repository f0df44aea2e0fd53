import Foundation
import Testing

/// Mistakes in the support code are found: with each of them planted, the scenes fail.
@Suite struct FaultTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let file: String
        let right: String
        let wrong: String
        var testDescription: String { "\(file): \(wrong)" }
    }

    static let faults = [
        Fault(
            file: "Follow.swift", right: "window.setFrame(frame, display: true)", wrong: "_ = frame"),
        Fault(
            file: "Layers.swift", right: "return begin(move)\n        }\n\n        /// A segue",
            wrong: "end(move)\n            return false\n        }\n\n        /// A segue"),
        Fault(file: "Layers.swift", right: "acts.append(.gone(layer.id))", wrong: "_ = layer.id"),
        Fault(
            file: "Layers.swift", right: "layer.popover?.behavior = isFree ? .transient : .applicationDefined",
            wrong: "layer.popover?.behavior = .transient"),
        Fault(file: "Layers.swift", right: "while let sheet = front.attachedSheet { front = sheet }", wrong: ""),
        Fault(file: "Tabs.swift", right: "super.tabView(tabView, didSelect: tabViewItem)", wrong: ""),
        Fault(
            file: "Acts.swift", right: "&& !frame.stays(queue.conditions)", wrong: ""),
        Fault(file: "Makers.swift", right: "!isLocked && lock?(conditions) != true", wrong: "!isLocked"),
        Fault(file: "Commands.swift", right: "guard queue.isAtRest, !isCovered,", wrong: "guard !isCovered,"),
        Fault(
            file: "Responder.swift", right: "guard let navigation, navigation.isKey else",
            wrong: "guard let navigation else"),
        Fault(file: "RegionController.swift", right: "screen.removeFromParent()", wrong: ""),
        Fault(
            file: "Acts.swift", right: "guard last.id == id, canSwipe(last) else", wrong: "guard last.id == id else"),
    ]

    /// A share of them, or all.
    private static var some: [Fault] {
        let all = ProcessInfo.processInfo.environment["NAVGRAPH_ALL"] != nil
        return all ? faults : [faults[2]]
    }

    @Test(arguments: some) func isFound(_ fault: Fault) throws {
        let result = try scenes(with: fault)
        #expect(result.status != 0)
        #expect(result.output.contains("Test run with"), "\(result.output.suffix(2000))")
    }

    /// Runs the scenes with support code in which something is wrong.
    private func scenes(with fault: Fault) throws -> (status: Int32, output: String) {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let modules = package.appendingPathComponent(".build/debug/Modules").path
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let support = package.appendingPathComponent("Sources/NavGraphAppKit").resolvingSymlinksInPath()
        var sources: [String] = []
        var isPlanted = false
        for case let name as String in FileManager.default.enumerator(atPath: support.path) ?? .init()
        where name.hasSuffix(".swift") {
            var text = try String(contentsOf: support.appendingPathComponent(name), encoding: .utf8)
            if name == fault.file, text.contains(fault.right) {
                text = text.replacingOccurrences(of: fault.right, with: fault.wrong)
                isPlanted = true
            }
            let file = directory.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
            try Data(text.utf8).write(to: file)
            sources.append(file.path)
        }
        try #require(isPlanted)
        let module = directory.appendingPathComponent("NavGraphAppKit")
        let options = ["-swift-version", "6", "-wmo", "-Onone", "-enable-testing", "-package-name", "appkitdouble"]
        let built = try run(
            ["-emit-module", "-emit-object", "-parse-as-library", "-module-name", "NavGraphAppKit", "-I", modules]
                + ["-emit-module-path", module.path + ".swiftmodule", "-o", module.path + ".o"] + options + sources)
        try #require(built.status == 0, "\(built.output)")
        let tests = package.appendingPathComponent("Tests/AppKitTests").path
        let main = directory.appendingPathComponent("Runner.swift")
        try Data(
            """
            import Testing
            @main struct Runner {
                static func main() async { await Testing.__swiftPMEntryPoint() as Never }
            }
            """.utf8
        ).write(to: main)
        let builds = package.appendingPathComponent(".build/debug").path
        let objects = ["AppKit", "NavGraphRuntime", "UserNotifications", "SwiftUI"].flatMap { module in
            (FileManager.default.enumerator(atPath: "\(builds)/\(module).build")?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift.o") }.map { "\(builds)/\(module).build/\($0)" }.sorted()
        }
        let program = directory.appendingPathComponent("scenes").path
        let linked = try run(
            ["-parse-as-library", "-module-name", "AppKitScenes", "-I", directory.path, "-I", modules, "-o", program]
                + options + ["House", "SceneTests", "SegueTests"].map { "\(tests)/\($0).swift" }
                + [main.path, module.path + ".o"] + objects)
        try #require(linked.status == 0, "\(linked.output)")
        return try run(["--testing-library", "swift-testing"], program: program)
    }

    private func run(_ arguments: [String], program: String = "") throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.isEmpty ? "/usr/bin/env" : program)
        process.arguments = program.isEmpty ? ["swiftc"] + arguments : arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
