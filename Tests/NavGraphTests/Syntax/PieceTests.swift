import Foundation
import NavGraphModel
import NavGraphSyntax
import Testing

/// A file that is scanned in pieces, by several threads, gives what it gives in one.
@Suite struct PieceTests {
    struct Reading: Equatable {
        var events: [String] = []
        var failure: String?
        var isReaderError = false
        var pieces = 1
        static func == (a: Reading, b: Reading) -> Bool { a.events == b.events && a.failure == b.failure }
    }

    @Test("Every case of the YAML test suite", .enabled(if: shared != nil, "the YAML test suite is not here"))
    func suite() {
        var pieces = 0
        for it in YAMLSuiteCase.all {
            let whole = read(it.input, .whole)
            for byLine in [true, false] {
                for size in [1, 20] { expectSame(read(it.input, .pieces(of: size, byLine: byLine)), whole, it.id) }
            }
            // Under a key the case becomes a part of an outline.
            let outline = Array(nested(it.input, in: "  one: 1\n  two: 2\n").utf8)
            for byLine in [true, false] {
                let reading = read(outline, .pieces(of: 1, byLine: byLine))
                expectSame(reading, read(outline, .whole), it.id)
                pieces += reading.pieces
            }
        }
        #expect(pieces > 2000)
    }

    @Test(
        "Texts that look like cuts, and cuts with something about them",
        arguments: [
            "a:\n  b: 1\n  c: 2\nd:\n  e: 3\n  f: 4\n",
            "\u{FEFF}a:\n  bé: é🎉\n  c: 2\n  d: 3\n",
            "a: |\n  b: 1\n  c: 2\n  d: 3\ne:\n  f: 4\n  g: 5\n",
            "a: 'x\n  b: 1\n  c: 2'\ne:\n  f: 4\n  g: 5\n",
            "a: {\n  b: 1,\n  c: 2,\n  d: 3 }\ne:\n  f: 4\n",
            "a:\n  b: x\n    y\n  c:\n  d:\n  e: z\n",
            "a: &x\n  b: 1\n  c: *x\n", "a:\n  &x b: 1\n  c: *x\n  d: 1\n", "a: !!map\n  b: 1\n  c: 2\n  d: 3\n",
            "a:\n  b: &x\n    k: 1\n  c: *x\n  d: *x\n  e: *y\n",
            "%TAG !! tag:other,2000:\n---\na:\n  b: !!str x\n  c: !!str y\n  d: 1\n",
            "--- # one\na:\n  b: 1\n  c: 2\n...\n---\na:\n  b: 1\n  c: 2\n",
            "a:\n  ? b\n  c: 1\n  ?\n  d: 2\n  e\n", "a:\n  b\n  c\n  d: 1\n", "  a: 1\n  b: 2\n  c: 3\n",
            "!!map\n  a:\n    b: 1\n    c: 2\n  d: 3\n", "a:\n- b: 1\n  c: 2\n  d: 3\n",
            "a:\n  b: 1\n  c: \"open\n  d: 2\n  e: 3\n",
            "a:\n  b: 1\n   c: 2\n  d: 1\n", "a:\n  b: 1\n  c: [1\n  d: 1\n  e: ]\n",
            "a:\r\n  b: 1\r\n  c: 2\r\n  d: 3\r\n",
            "a:\n  b: 1\n\n# c\n  c: 2\n  # d\n  d: 3\n \n  e: 4", "a:\n  b: 1\n  c: \u{85}  d: 2\n  e: 3\n",
        ])
    func texts(_ text: String) {
        let bytes = Array(text.utf8)
        let whole = read(bytes, .whole)
        for byLine in [true, false] {
            for size in 1..<12 { expectSame(read(bytes, .pieces(of: size, byLine: byLine)), whole, text) }
        }
    }

    @Test("A large graph, sound and broken at any place") func largeGraph() {
        var text = "navgraph: 1\napp: Big\nentry: flow0\nflows:\n"
        for flow in 0..<150 {
            text += "  flow\(flow):\n    screens:\n"
            for screen in 0..<10 {
                text +=
                    "      s\(flow)x\(screen): { title: \"Écran \(screen)\", transitions: { next: { push: s\(flow)x0 } } }\n"
            }
        }
        let bytes = Array(text.utf8)
        #expect(bytes.count > 1 << 16)
        let whole = read(bytes, .whole)
        #expect(whole.failure == nil)
        #expect(read(bytes, .bySize) == whole)
        #expect(read(bytes, .bySize).pieces == 14)
        #expect(read(bytes, .pieces(of: 1000, byLine: true)) == whole)
        let graph = readGraph(root: "graph.yaml") { _, _ in .bytes(bytes) }
        #expect(graph.isUsable)
        #expect(graph.graph.screens.count == 1500)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<40 {
            var broken = bytes
            broken[Int.random(in: 0..<bytes.count, using: &random)] = Array("\"{[&*!|%@\n\u{0}".utf8).randomElement(
                using: &random)!
            for byLine in [true, false] {
                expectSame(read(broken, .pieces(of: 3000, byLine: byLine)), read(broken, .whole), "")
            }
        }
    }

    @Test("Lines of any length around the places where pieces end", arguments: [1, 3, 62, 500, 4_000, 4_096, 9_000])
    func longLines(length: Int) {
        var text = "a:\n"
        for number in 0..<60 {
            text += "  key\(number): \(String(repeating: "é", count: length + number))\n"
            text += "# \(String(repeating: "x", count: length))\n" + String(repeating: " ", count: length) + "\n"
        }
        let bytes = Array(text.utf8)
        let whole = read(bytes, .whole)
        for size in [1, 50, 4_000, 5_000, 20_000] {
            for byLine in [true, false] {
                let pieces = read(bytes, .pieces(of: size, byLine: byLine))
                expectSame(pieces, whole, "\(size)")
                #expect(pieces.pieces > 1 || size > bytes.count / 2, "\(size)")
            }
        }
    }

    @Test("A file that turns out to be shorter than it was ends where it ends") func cutOff() {
        final class CutOff: ByteSource {
            let all = MemoryBytes(Array(("a:\n" + String(repeating: "  b: [1, 2]\n", count: 50_000)).utf8))
            var count: Int { all.count }
            var problem: String? { nil }
            func read(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
                let size = min(buffer.count, max(0, 123_456 - offset))
                return all.read(from: offset, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<size]))
            }
        }
        let parser = YAMLParser(CutOff(), text: TextPool())
        defer { parser.close() }
        var keys = 0
        var failure: YAMLFailure?
        do throws(YAMLFailure) {
            while true {
                let event = try parser.next()
                if event.kind == .sequenceStart { keys += 1 }
                if event.kind == .streamEnd { break }
            }
        } catch {
            failure = error
        }
        #expect(keys == (123_456 - 3) / 12 + 1)
        #expect(failure?.rule == .yamlSyntax)
    }

    @Test("Once a parser is closed no thread reads its file") func stops() {
        final class Watched: ByteSource, @unchecked Sendable {
            private let all: MemoryBytes
            private let lock = NSLock()
            private var isClosed = false
            private var readers = 0
            private var late = 0
            init(_ bytes: [UInt8]) { all = MemoryBytes(bytes) }
            var count: Int { all.count }
            var problem: String? { nil }
            func read(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
                lock.withLock {
                    readers += 1
                    if isClosed { late += 1 }
                }
                defer { lock.withLock { readers -= 1 } }
                return all.read(from: offset, into: buffer)
            }
            /// How many are reading.
            func close() -> Int {
                lock.withLock {
                    isClosed = true
                    return readers
                }
            }
            /// How many have read since it was closed.
            var lateReaders: Int { lock.withLock { late } }
        }
        let bytes = Array(("a:\n" + String(repeating: "  b: 1\n", count: 50_000)).utf8)
        for count in 0..<30 {
            let source = Watched(bytes)
            let parser = YAMLParser(source, text: TextPool(), scanning: .pieces(of: 5_000, byLine: true))
            for _ in 0..<count { _ = try? parser.next() }
            parser.close()
            #expect(source.close() == 0)
            usleep(1_000)
            #expect(source.lateReaders == 0)
        }
    }

    private func nested(_ bytes: [UInt8], in keys: String) -> String {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return "a:\n\(keys)  case:\n" + lines.map { "    \($0)\n" }.joined() + "b:\n\(keys)"
    }

    private func expectSame(_ a: Reading, _ b: Reading, _ what: String) {
        #expect(a.failure == b.failure, "\(what)")
        // What libyaml cannot decode it tells as soon as it has read that far ahead.
        if !b.isReaderError { #expect(a.events == b.events, "\(what)") }
    }

    private func read(_ bytes: [UInt8], _ scanning: YAMLParser.Scanning) -> Reading {
        let parser = YAMLParser(MemoryBytes(bytes), text: TextPool(), scanning: scanning)
        var reading = Reading()
        defer { parser.close() }
        do throws(YAMLFailure) {
            while true {
                let event = try parser.next()
                var line = "\(event.span.offset)+\(event.span.length) \(event.kind) \(event.style) "
                line += parser.text[event.text]
                if event.hasProperties { line += " &\(parser.text[parser.anchor]) !\(parser.text[parser.tag])" }
                reading.events.append(line)
                if event.kind == .streamEnd { break }
            }
        } catch {
            reading.failure = "\(error.rule) \(error.position) \(error.message)"
            if case .byte = error.position { reading.isReaderError = true }
        }
        reading.pieces = parser.piece + 1
        return reading
    }
}
