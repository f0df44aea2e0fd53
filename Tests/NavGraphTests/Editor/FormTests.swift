import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Whatever item is accepted at whatever place of a graph, its text stays YAML. EDITOR 7.1.
@Suite(.processorTime) struct FormTests {
    @Test(arguments: ["shop", "teams"]) func eachItemLeavesYAML(_ graph: String) throws {
        let root = checkout.appendingPathComponent("Graphs/\(graph).yaml").path
        #expect(check(root, each: graph == "shop" ? 11 : 1) > 500)
    }

    @Test(.enabled(if: !EditorTexts.cases.isEmpty, "the shared cases are absent"))
    func eachItemLeavesYAMLInTheCases() {
        var count = 0
        for (number, text) in EditorTexts.cases.enumerated() where isAll || number % 5 == 0 {
            count += check(text.path, each: 1)
        }
        #expect(count > 1000)
    }

    /// - Returns: how many items were accepted.
    private func check(_ root: String, each step: Int) -> Int {
        guard case .bytes(let bytes) = EditorTexts.contents(root), isYAML(bytes) else { return 0 }
        let outline = Outline(bytes)
        var count = 0
        for (number, place) in places(in: outline).enumerated() where number % step == 0 {
            count += check(root, outline, emptied: place.range)
            if place.isScalar, place.range.count > 1 {
                let start = place.range.lowerBound + place.range.count / 2
                count += check(root, outline, emptied: start..<place.range.upperBound)
            }
        }
        return count
    }

    /// Keys, and values of each kind.
    private func places(in outline: Outline) -> [(range: Range<Int>, isScalar: Bool)] {
        outline.nodes.indices.compactMap { index in
            let node = outline.nodes[index]
            guard node.kind != .empty, node.kind != .alias, node.style != .block else { return nil }
            let range = node.kind == .scalar ? outline.inside(index) : node.span
            guard range.lowerBound > 0, !outline.scalars[range].contains(0x0A) else { return nil }
            // Without an anchor, its aliases stand for nothing.
            let anchors = outline.nodes.compactMap(\.anchor)
            if anchors.contains(where: { range.contains($0.lowerBound) }) { return nil }
            return (range, node.kind == .scalar)
        }
    }

    private func check(_ root: String, _ outline: Outline, emptied range: Range<Int>) -> Int {
        var typed = outline.scalars
        typed.removeSubrange(range)
        let left = Outline(scalars: typed)
        let found = completion(root: root, file: root, offset: range.lowerBound, rules: Rule.allCases, workspace: []) {
            guard $0 != root, case .bytes(let bytes) = EditorTexts.contents($0) else { return $0 == root ? left : nil }
            return Outline(bytes)
        }
        // What is alike but for its name is read once.
        var seen: Set<String> = []
        for item in found.items {
            for text in [item.form.text, expanded(item.form.snippet)] {
                let form = text.replacing(item.candidate.label, with: "x")
                guard seen.insert(form).inserted else { continue }
                var accepted = typed
                accepted.replaceSubrange(item.range, with: text.unicodeScalars.map(\.value))
                let bytes = Array(String(scalars: accepted).utf8)
                let line = outline.scalars[..<range.lowerBound].count { $0 == 0x0A } + 1
                let isWell = isYAML(bytes)
                #expect(isWell, "\(root):\(line): '\(text)' for '\(outline.text(range))'")
            }
        }
        return found.items.count
    }

    /// A snippet with its own texts.
    private func expanded(_ snippet: String) -> String {
        ItemForm(template: snippet).text.replacing("\\$", with: "$").replacing("\\}", with: "}").replacing(
            "\\\\", with: "\\")
    }

    private func isYAML(_ bytes: [UInt8]) -> Bool {
        !readGraph(root: "a.yaml") { path, _ in path == "a.yaml" ? .bytes(bytes) : .missing }.findings
            .contains { $0.rule == .yamlSyntax }
    }

    // MARK: The table

    /// A text with `▮` where the cursor is, an item, and what is there when it is accepted: as text, and as snippet.
    @Test(arguments: [
        ("open:\n          ▮", "push", "open:\n          push: ", "open:\n          push: $0"),
        ("open:\n          - ▮", "push", "open:\n          - push: ", "open:\n          - push: $0"),
        ("open: { ▮ }", "push", "open: { push:  }", "open: { push: $0 }"),
        ("open: ▮", "push", "open: { push: }", "open: { push: $0 }"),
        (
            "open: { push: a, then: ▮ }", "push", "open: { push: a, then: { push: } }",
            "open: { push: a, then: { push: $0 } }"
        ),
        ("open: [▮]", "push", "open: [{ push: }]", "open: [{ push: $0 }]"),
        ("open: { ▮: a }", "push", "open: { push: a }", "open: { push: a }"),
        ("open: { push: ▮ }", "a", "open: { push: a }", "open: { push: a }"),
        ("open: { push: a, ▮ }", "returns", "open: { push: a, returns:  }", "open: { push: a, returns: { $0 } }"),
        ("open: ▮", "event: back", "open: ▮", "open: ▮"),
    ])
    func hasTheFormOfItsPlace(_ marked: String, _ label: String, _ text: String, _ snippet: String) throws {
        let accepted = try accepting(label, in: Self.graph(marked))
        #expect(accepted?.text == (text == marked ? nil : Self.graph(text)))
        #expect(accepted?.snippet == (text == marked ? nil : Self.graph(snippet)))
    }

    @Test(arguments: [
        ("tabs: ▮", "a", "tabs: [a]"), ("tabs: [▮]", "a", "tabs: [a]"),
        ("screens: { a: {} }\n    ▮", "public", "screens: { a: {} }\n    public: true"),
        ("screens: { a: {} }\n    ▮", "tabs", "screens: { a: {} }\n    tabs: [$0]"),
        ("screens: { ▮ }", "new screen", "screens: { ${1:screen}: {} }"),
        ("screens: ▮", "new screen", "screens: { ${1:screen}: {} }"),
        ("uses: ▮", "shared", "uses: [shared]"),
    ])
    func hasTheFormOfItsPlaceInAFlow(_ marked: String, _ label: String, _ snippet: String) throws {
        func graph(_ text: String) -> String {
            "navgraph: 1\napp: A\nentry: f\nflows:\n  f:\n    \(text)\nscreens: { a: {} }\ngroups: { shared: {} }\n"
        }
        #expect(try accepting(label, in: graph(marked))?.snippet == graph(snippet))
    }

    /// Where keys stand below, or the line stands deeper or less deep than its neighbors.
    @Test(arguments: [
        "open: ▮\n          push: a", "open:\n          push: a\n            ▮",
        "open:\n            push: a\n          ▮",
    ])
    func isNoneWhereNothingCanStand(_ marked: String) throws {
        #expect(try accepting("style", in: Self.graph(marked)) == nil)
    }

    @Test func aFirstGraphHasNoErrors() {
        let bytes = Array(graphElement.text.utf8)
        let reading = readGraph(root: "a.yaml") { path, _ in path == "a.yaml" ? .bytes(bytes) : .missing }
        #expect(reading.findings.isEmpty && reading.isUsable)
    }

    private static func graph(_ event: String) -> String {
        appHead("a") + """
            screens:
              a:
                transitions:
                  \(event)
            """
    }

    private func accepting(_ label: String, in marked: String) throws -> (text: String, snippet: String)? {
        let scalars = Array(marked.unicodeScalars.map(\.value))
        let offset = try #require(
            marked.unicodeScalars.firstIndex(of: "▮").map {
                marked.unicodeScalars.distance(from: marked.unicodeScalars.startIndex, to: $0)
            })
        let typed = Array(scalars[..<offset] + scalars[(offset + 1)...])
        let found = completion(root: "r.yaml", file: "r.yaml", offset: offset, rules: Rule.allCases, workspace: []) {
            $0 == "r.yaml" ? Outline(scalars: typed) : nil
        }
        guard let item = found.items.first(where: { $0.candidate.label == label }) else { return nil }
        func accepted(_ text: String) -> String {
            String(
                scalars: Array(typed[..<item.range.lowerBound]) + text.unicodeScalars.map(\.value)
                    + Array(typed[item.range.upperBound...]))
        }
        return (accepted(item.form.text), accepted(item.form.snippet))
    }
}
