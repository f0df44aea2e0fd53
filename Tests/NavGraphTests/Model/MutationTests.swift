import Foundation
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Real graphs, damaged at random: reading them never crashes or hangs, says the same thing twice, and speaks of
/// places in the file.
@Suite(.processorTime) struct MutationTests {
    struct Source: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// All files of the graph; `root` is the one that is damaged.
        var files: [String: [UInt8]]
        var root: String
    }

    static let sources: [Source] = {
        let graphs = checkout.appendingPathComponent("Graphs")
        var files: [String: [UInt8]] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: graphs.path)!
        where path.hasSuffix(".yaml") {
            files[path] = try? [UInt8](Data(contentsOf: graphs.appendingPathComponent(path)))
        }
        return files.keys.sorted().map { Source(testDescription: $0, files: files, root: $0) }
            + ConformanceCase.all.map {
                Source(testDescription: $0.name, files: ["graph.yaml": $0.graph], root: "graph.yaml")
            }
            + KeyChangeTests.mappings.filter { $0.lines.count > 10 }.map {
                Source(testDescription: "\($0)", files: ["graph.yaml": Array($0.text().utf8)], root: "graph.yaml")
            }
    }()

    static let pieces =
        [
            "&a ", "*a", "{", "}", "[", "]", "- ", ": ", "? ", ", ", "~", "\t", "\r", "é", "📝", "\u{FEFF}", "\u{2028}",
            "'", "\"",
            "|\n", ">-\n", "#", "!!str ", "<<: ", "---\n", "\0", "not ", "null", "push", "then: { }", "{a: *a}",
            "[[[[[[[[",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]

    private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        func line(at place: Int) -> Range<Int> {
            let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            return start..<(bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count)
        }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &generator)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1..<12, using: &generator)))
        case 3: bytes.removeSubrange(line(at: place))
        case 4: bytes.insert(contentsOf: bytes[line(at: place)], at: line(at: place).lowerBound)
        case 5:
            let other = Int.random(in: 0..<bytes.count, using: &generator)
            bytes.insert(contentsOf: bytes[line(at: other)], at: line(at: place).lowerBound)
        case 6: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator)!, at: place)
        default:
            let end = min(bytes.count, place + Int.random(in: 1..<40, using: &generator))
            bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
        }
    }

    private func describe(_ reading: GraphReading) -> [String] {
        reading.findings.map {
            "\($0.place.file.raw) \($0.place.span) \($0.rule) \($0.subject.spelled(in: reading.graph.text)) \($0.message)"
        }
    }

    @Test(arguments: sources, [1, 2, 3])
    func damagedGraphs(_ source: Source, _ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let original = source.files[source.root]!
        for round in 0..<60 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
            func read() -> GraphReading {
                readGraph(root: source.root) { path, _ in
                    path == source.root ? .bytes(bytes) : source.files[path].map { .bytes($0) } ?? .missing
                }
            }
            let reading = read()
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(describe(reading) == describe(read()), "seed \(seed), round \(round)\n\(text)")
            let count = text.unicodeScalars.count
            for finding in reading.findings where finding.place.file.raw == 0 {
                let isInside = Int(finding.place.span.offset) + Int(finding.place.span.length) <= count
                #expect(isInside, "seed \(seed), round \(round): \(finding)\n\(text)")
                #expect(finding.severity == .error && finding.rule.family == .text && finding.witness.isEmpty)
                #expect(!finding.message.isEmpty && !finding.message.contains("\n"), "\(finding)")
            }
        }
    }
}
