import Foundation
import NavGraphTestSupport

/// What the compiler has said and made of the same input before, by content: sources, modules, objects, options and the
/// compiler itself. It is kept under `.build-test`, and what no test asked for in a week is deleted.
enum CompileCache {
    typealias Result = (status: Int32, output: String, errors: String)

    /// The result of a compile, with the files that it writes; from the cache, if there is one of the same input.
    static func result(of arguments: [String], compile: () throws -> Result) throws -> Result {
        // A response file names inputs that are not looked at here.
        if arguments.contains(where: { $0.hasPrefix("@") }) { return try compile() }
        let call = Call(arguments)
        let entry = directory.appendingPathComponent(call.key)
        if let known = call.load(entry) { return known }
        let result = try compile()
        call.store(result, in: entry)
        return result
    }

    private static let directory: URL = {
        let directory = Checkout.root.appendingPathComponent(".build-test/compiled", isDirectory: true)
        let old = Date(timeIntervalSinceNow: -7 * 24 * 3600)
        let dated = Set([URLResourceKey.contentModificationDateKey])
        let entries = try? FileManager.default.contentsOfDirectory(
            at: directory, includingPropertiesForKeys: Array(dated))
        for entry in entries ?? [] {
            let date = try? entry.resourceValues(forKeys: dated).contentModificationDate
            if let date, date < old { try? FileManager.default.removeItem(at: entry) }
        }
        return directory
    }()

    fileprivate static let compiler = (try? runProgram("swiftc", ["--version"]).output) ?? ""
}

/// One call of the compiler, in which paths stand for what is in them.
private struct Call {
    /// Of all that the compiler reads.
    var key: String
    /// The files that the compiler is to write.
    private var outputs: [String] = []

    init(_ arguments: [String]) {
        var content = ContentHash(CompileCache.compiler)
        var previous = ""
        for argument in arguments {
            if ["-o", "-emit-module-path"].contains(previous) {
                outputs.append(argument)
                content.add((argument as NSString).lastPathComponent)
            } else if previous == "-I" {
                content.add(modulesIn: argument)
            } else if argument.hasPrefix("/") {
                content.add((argument as NSString).lastPathComponent)
                content.add(file: argument)
            } else {
                content.add(argument)
            }
            previous = argument
        }
        key = content.text
    }

    func load(_ entry: URL) -> CompileCache.Result? {
        guard let lines = try? String(contentsOf: entry.appendingPathComponent("result"), encoding: .utf8),
            let end = lines.firstIndex(of: "\n"), let status = Int32(lines[..<end])
        else { return nil }
        for (index, output) in outputs.enumerated() {
            let kept = entry.appendingPathComponent("\(index)")
            guard FileManager.default.fileExists(atPath: kept.path) || status != 0 else { return nil }
            try? FileManager.default.removeItem(atPath: output)
            try? FileManager.default.copyItem(at: kept, to: URL(fileURLWithPath: output))
        }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
        return (status, "", String(lines[lines.index(after: end)...]))
    }

    /// Whole or not at all, for another test may ask at this moment.
    func store(_ result: CompileCache.Result, in entry: URL) {
        let files = FileManager.default
        let draft = entry.appendingPathExtension(UUID().uuidString)
        defer { try? files.removeItem(at: draft) }
        // What was killed has said nothing of the sources.
        let isSaid = result.status == 0 || result.errors.contains("error: ")
        guard isSaid, result.output.isEmpty,
            (try? files.createDirectory(at: draft, withIntermediateDirectories: true)) != nil
        else { return }
        for (index, output) in outputs.enumerated() where files.fileExists(atPath: output) {
            let kept = draft.appendingPathComponent("\(index)")
            guard (try? files.copyItem(at: URL(fileURLWithPath: output), to: kept)) != nil else { return }
        }
        try? Data("\(result.status)\n\(result.errors)".utf8).write(to: draft.appendingPathComponent("result"))
        try? files.moveItem(at: draft, to: entry)
    }
}

/// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, of 64 bits, in words of 8 bytes and from two beginnings.
private struct ContentHash {
    private var state: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)

    init(_ text: String) { add(text) }

    var text: String { String(state.0, radix: 16) + "-" + String(state.1, radix: 16) }

    mutating func add(_ text: String) { add(Data(text.utf8)) }

    mutating func add(file path: String) {
        // Only tests write what is in the directory of temporary files.
        if path.hasPrefix(FileManager.default.temporaryDirectory.path) {
            add(FileManager.default.contents(atPath: path) ?? Data())
        } else {
            add(Self.known.text(of: path))
        }
    }

    mutating func add(modulesIn directory: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for name in names.sorted() where name.hasSuffix(".swiftmodule") {
            add(name)
            add(file: directory + "/" + name)
        }
    }

    private mutating func add(_ data: Data) {
        add(UInt64(data.count))
        data.withUnsafeBytes { bytes in
            var index = 0
            while index + 8 <= bytes.count {
                add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                index += 8
            }
            for byte in bytes[index...] { add(UInt64(byte)) }
        }
    }

    private mutating func add(_ word: UInt64) {
        state.0 = (state.0 ^ word) &* 0x100_0000_01b3
        state.1 = (state.1 ^ word.byteSwapped) &* 0x100_0000_01b3
    }

    private static let known = Known()

    /// What stays as it is for a run of the tests: the doubles, and the compiler's own files.
    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String: String] = [:]

        func text(of path: String) -> String {
            if let text = lock.withLock({ texts[path] }) { return text }
            var hash = ContentHash("")
            hash.add(FileManager.default.contents(atPath: path) ?? Data())
            lock.withLock { texts[path] = hash.text }
            return hash.text
        }
    }
}
