import Foundation
import NavGraphTestSupport
import Testing

/// A directory of a test's own, in which it runs the built `navgraph`.
final class Workspace: Sendable {
    let directory: URL

    /// Where the directory cannot be made, what a test writes there fails.
    init() {
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("navgraph-\(UUID().uuidString)", isDirectory: true)
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: directory) }

    func url(_ path: String) -> URL { directory.appendingPathComponent(path) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    /// Writes a script that can be run.
    func writeProgram(_ text: String, to path: String) throws {
        try write(text, to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url(path).path)
    }

    func write(_ data: Data, to path: String) throws {
        try makeDirectory(url(path).deletingLastPathComponent())
        try data.write(to: url(path))
    }

    func makeDirectory(_ path: String) throws { try makeDirectory(url(path)) }

    private func makeDirectory(_ url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
    }

    func text(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }

    /// Every file below `path`, hidden ones too, with its contents.
    func files(below path: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let root = url(path)
        guard let names = FileManager.default.enumerator(atPath: root.path) else { return files }
        for case let name as String in names {
            var isDirectory: ObjCBool = false
            let file = root.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), !isDirectory.boolValue
            else { continue }
            files[name] = try Data(contentsOf: file)
        }
        return files
    }

    /// Runs the program here, or in a folder of this directory, and waits for it.
    func run(
        _ arguments: String..., input: String? = nil, in folder: String? = nil, environment: [String: String] = [:]
    ) throws -> ProgramResult {
        try run(arguments: arguments, input: input, in: folder, environment: environment)
    }

    func run(
        arguments: [String], input: String? = nil, in folder: String? = nil, environment: [String: String] = [:]
    ) throws -> ProgramResult {
        try runProgram(
            Self.program().path, arguments, input: Array((input ?? "").utf8),
            in: (folder.map { url($0) } ?? directory).path, environment: environment)
    }

    /// Runs a command, and expects its exit status and texts in what it prints. As in a regular expression, `^` and `$` are the
    /// beginning and the end.
    @discardableResult
    func expect(
        _ command: String, _ status: Int32 = 0, output: String..., errors: String..., lacks: String...,
        input: String? = nil, in folder: String? = nil, environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ProgramResult {
        let words = command.split(separator: " ").map(String.init)
        let result = try run(arguments: words, input: input, in: folder, environment: environment)
        let comment = Comment(rawValue: "\(command)\n\(result.output)\(result.errors)")
        #expect(result.status == status, comment, sourceLocation: sourceLocation)
        for (text, wanted) in output.map({ (result.output, $0) }) + errors.map({ (result.errors, $0) }) {
            #expect("^\(text)$".contains(wanted), comment, sourceLocation: sourceLocation)
        }
        for text in lacks {
            #expect(!(result.output + result.errors).contains(text), comment, sourceLocation: sourceLocation)
        }
        return result
    }

    /// Starts the program; its streams go to files, so that it never waits for a reader.
    func start(
        _ arguments: [String], output: URL? = nil, errors: URL? = nil, environment: [String: String] = [:]
    ) throws -> Process {
        let process = Process()
        process.executableURL = try Self.program()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try handle(output)
        process.standardError = try handle(errors)
        try process.run()
        return process
    }

    /// Runs a command that goes on, with its streams in `output` and `errors`, and ends it.
    func running(
        _ arguments: [String], environment: [String: String] = [:], body: (Process) throws -> Void
    ) throws {
        let process = try start(arguments, output: url("output"), errors: url("errors"), environment: environment)
        defer {
            // A thread of the tests may hold signals back, and what it starts then also does.
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
        }
        try body(process)
    }

    /// Waits until something is so; after three minutes that is an issue.
    func wait(_ what: String, until holds: () throws -> Bool) throws {
        for _ in 0..<1800 {
            if (try? holds()) == true { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        Issue.record("\(what): \(try text("output")) \(try text("errors"))")
    }

    private func handle(_ url: URL?) throws -> FileHandle {
        guard let url else { return FileHandle.nullDevice }
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        return try FileHandle(forWritingTo: url)
    }

    /// The program that was built along with the tests.
    static func program() throws -> URL {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let folders = bundles.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        let programs = folders.map { $0.appendingPathComponent("navgraph") }
        return try #require(
            programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }, "no navgraph beside the tests")
    }
}

extension ProgramResult {
    /// The JSON object that it has printed.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: outputBytes) as? [String: Any], "\(errors)")
    }
}

/// Graphs that the tests share.
enum Sample {
    static let notes = """
        navgraph: 1
        app: Notes
        entry: notes
        flows:
          notes:
            screens:
              noteList:
                transitions:
                  openNote: { push: noteDetail }
              noteDetail: {}

        """

    /// `notes` with an error of the text in line 9, column 24.
    static let broken = notes.replacingOccurrences(of: "push: noteDetail", with: "push: noteDetial")

    /// `notes` with a condition that nothing uses: a warning.
    static let warning = notes.replacingOccurrences(
        of: "entry: notes\n", with: "entry: notes\nconditions: { spare: unknown }\n")

    /// `notes` with a screen that nothing leads to, in line 11.
    static let unreachable = notes + "      lost: {}\n"

    /// Many flows of ten screens; `title` stands in each, so that every output depends on it.
    static func large(flows: Int, title: String) -> String {
        var text = "navgraph: 1\napp: Large\nentry: flow0\nflows:\n"
        for flow in 0..<flows {
            text += "  flow\(flow):\n    title: \"\(title) \(flow)\"\n    screens:\n"
            for screen in 0..<10 {
                text +=
                    "      screen\(flow)x\(screen):\n        title: \"\(title) \(flow) \(screen)\"\n        transitions:\n"
                let next = screen < 9 ? "screen\(flow)x\(screen + 1)" : "screen\((flow + 1) % flows)x0"
                text += "          next: { push: \(next) }\n"
            }
        }
        return text
    }
}
