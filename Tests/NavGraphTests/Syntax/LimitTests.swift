import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct LimitTests {
    /// A graph with an unknown key whose value brings the depth, the root counted, to `depth`.
    private func flow(_ depth: Int, _ open: String, _ close: String) -> String {
        header + "screens: { home: }\nx: " + String(repeating: open, count: depth - 1)
            + String(repeating: close, count: depth - 1) + "\n"
    }

    private func block(_ depth: Int, _ item: String) -> String {
        var text = header + "screens: { home: }\nx:\n"
        for level in 1..<depth { text += String(repeating: " ", count: level) + item + "\n" }
        return text
    }

    @Test(arguments: [("[", "]"), ("{a: ", "}"), ("[{a: ", "}]")])
    func flowNesting(_ pair: (open: String, close: String)) {
        let step = pair.open.count > 2 && pair.open.first == "[" ? 2 : 1
        let deepest = (EventStream.maximumDepth - 1) / step + 1
        #expect(read(flow(deepest, pair.open, pair.close)).findings.map(\.rule) == [.unknownKey])
        let reading = read(flow(deepest + 1, pair.open, pair.close))
        #expect(reading.findings.map(\.rule) == [.unknownKey, .limitExceeded])
    }

    @Test func blockNesting() {
        // The innermost key has no value, which is no further level.
        #expect(read(block(128, "a:")).findings.map(\.rule) == [.unknownKey])
        #expect(read(block(129, "a:")).findings.map(\.rule) == [.unknownKey, .limitExceeded])
        #expect(read(block(128, "-")).findings.map(\.rule) == [.unknownKey])
        #expect(read(block(129, "-")).findings.map(\.rule) == [.unknownKey, .limitExceeded])
    }

    @Test func tooDeepIsFoundAtTheBracket() throws {
        let finding = try #require(read(flow(129, "[", "]")).findings.last)
        #expect(
            finding.place.span == Span(offset: UInt32(header.count + "screens: { home: }\nx: ".count + 127), length: 1))
        #expect(finding.subject == .file)
    }

    /// Far beyond the limit reading ends at the limit, closed or not.
    @Test(arguments: ["[", "{a: ", "- ", "? ", "{? "])
    func absurdNesting(_ open: String) {
        for close in ["", "]"] {
            let text = "x: \n " + String(repeating: open, count: 20_000) + String(repeating: close, count: 20_000)
            let rules = read(text).findings.map(\.rule)
            #expect(rules.contains(.limitExceeded) || rules.contains(.yamlSyntax))
        }
    }

    /// `then` in `then`, as deep as it goes: the deepest recursion there is in reading.
    @Test func deepThen() {
        var text = header + "screens: { home: { transitions: { a: "
        text += String(repeating: "{ pop: root, then: ", count: 123) + "{ pop: root }"
        text += String(repeating: " }", count: 123) + " } } }\n"
        #expect(read(text).findings.isEmpty)
        let handlers =
            header + "screens: { home: { outcomes: [done], transitions: { a: "
            + String(repeating: "{ push: home, returns: { done: ", count: 61) + "~"
            + String(repeating: " } }", count: 61) + " } } }\n"
        #expect(read(handlers).findings.isEmpty)
    }

    @Test func tooLarge() {
        let reading = readGraph(root: "graph.yaml") { _, _ in .tooLarge }
        #expect(reading.findings.map(\.rule) == [.limitExceeded])
        #expect(reading.findings[0].subject == .file)
        #expect(reading.findings[0].message.contains("64 MiB"))
        #expect(reading.failure == nil)
    }

    @Test func tooLargeIncluded() {
        let root = header + "include: [big.yaml]\nscreens: { home: }\n"
        let reading = readGraph(root: "graph.yaml") { path, _ in
            path == "graph.yaml" ? .bytes(Array(root.utf8)) : .tooLarge
        }
        #expect(reading.findings.map(\.rule) == [.limitExceeded])
        #expect(reading.graph.files[reading.findings[0].place.file.index] == "big.yaml")
    }

    /// Modules that import modules, without end.
    @Test func deepImports() {
        let reading = readGraph(root: "0.yaml") { path, _ in
            let number = Int(path.prefix { $0 != "." })!
            let head = number == 0 ? header + "screens: { home: }\n" : "navgraph: 1\nmodule: M\(number)\n"
            return .bytes(Array((head + "imports: { next: \(number + 1).yaml }\n").utf8))
        }
        #expect(reading.findings.map(\.rule) == [.limitExceeded])
    }

    /// Fragments that include fragments: as many as there are.
    @Test func deepIncludes() {
        let reading = readGraph(root: "0.yaml") { path, _ in
            let number = Int(path.prefix { $0 != "." })!
            let head = number == 0 ? header + "screens: { home: }\n" : ""
            return .bytes(Array((head + (number < 5_000 ? "include: [\(number + 1).yaml]\n" : "links: {}\n")).utf8))
        }
        #expect(reading.findings.isEmpty)
        #expect(reading.graph.files.count == 5_001)
    }
}
