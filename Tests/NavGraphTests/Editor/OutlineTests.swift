import Foundation
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

@Suite(.processorTime) struct OutlineTests {
    /// A scalar or alias with its place.
    struct Leaf: Equatable, CustomStringConvertible {
        var text: String
        var start: Int
        var end: Int
        var description: String { "\(text) \(start)..<\(end)" }
    }

    /// What libyaml reads, or `nil` where it does not read the text.
    static func leaves(yaml bytes: [UInt8]) -> [Leaf]? {
        let texts = SharedTextPool(TextPool())
        let parser = YAMLParser(bytes, texts: texts)
        var leaves: [Leaf] = []
        do throws(YAMLFailure) {
            while true {
                let event = try parser.next()
                if event.kind == .streamEnd { return leaves }
                guard event.kind == .scalar || event.kind == .alias, event.span.length > 0 else { continue }
                leaves.append(
                    Leaf(text: texts.pool[event.text], start: Int(event.span.offset), end: Int(event.span.end)))
            }
        } catch { return nil }
    }

    static func leaves(_ outline: Outline) -> [Leaf] {
        var leaves: [Leaf] = []
        func visit(_ index: Int) {
            let node = outline.nodes[index]
            if node.kind == .scalar || node.kind == .alias {
                let start = node.anchor.map { $0.lowerBound - 1 } ?? node.span.lowerBound
                leaves.append(Leaf(text: node.text, start: start, end: node.span.upperBound))
            }
            for entry in node.entries {
                visit(entry.key)
                visit(entry.value)
            }
            node.items.forEach(visit)
        }
        visit(outline.root)
        return leaves
    }

    @Test func readsWhatLibyamlReads() {
        var count = 0
        for text in EditorTexts.all {
            guard let expected = Self.leaves(yaml: text.bytes) else { continue }
            let outline = Outline(text.bytes)
            let blocks = Set(outline.nodes.filter { $0.style == .block }.map(\.span.lowerBound))
            let found = Self.leaves(outline).filter { !blocks.contains($0.start) }
            let wanted = expected.filter { !blocks.contains($0.start) }
            #expect(found == wanted, "\(text.path)\n\(firstDifference(found, wanted))")
            count += 1
        }
        #expect(count > 60)
    }

    private func firstDifference(_ a: [Leaf], _ b: [Leaf]) -> String {
        for index in 0..<max(a.count, b.count) {
            let (x, y) = (index < a.count ? a[index] : nil, index < b.count ? b[index] : nil)
            if x != y { return "\(x.map { "\($0)" } ?? "nothing"), libyaml \(y.map { "\($0)" } ?? "nothing")" }
        }
        return ""
    }

    private func outline(_ text: String) -> String {
        let outline = Outline(Array(text.utf8))
        func show(_ index: Int) -> String {
            let node = outline.nodes[index]
            var text = node.kind == .scalar ? node.text : node.kind == .alias ? "*" + node.text : ""
            if !node.entries.isEmpty || node.kind == .mapping {
                text += "{" + node.entries.map { show($0.key) + ": " + show($0.value) }.joined(separator: ", ") + "}"
            }
            if !node.items.isEmpty || node.kind == .list {
                text += "[" + node.items.map(show).joined(separator: ", ") + "]"
            }
            return text
        }
        return show(outline.root)
    }

    @Test func aLineWithoutColonIsAKey() {
        #expect(outline("a:\n  hom\n  b: c\nd: e") == "{a: {hom: , b: c}, d: e}")
        #expect(outline("a: 1\nb\n") == "{a: 1, b: }")
    }

    @Test func whatIsOpenEndsBeforeTheNextKey() {
        #expect(outline("a:\n  b: { push: c\n  d: { push: e }\nf: g") == "{a: {b: {push: c}, d: {push: e}}, f: g}")
        #expect(outline("a:\n  - [x, y\n  - z\nf: g") == "{a: [[x, y], z], f: g}")
        #expect(outline("a: \"open\nf: g") == "{a: open, f: g}")
    }

    @Test func aCommaMayBeMissing() {
        #expect(outline("a: { push: x with: { b: c } }") == "{a: {push: x, with: {b: c}}}")
        #expect(outline("a: { push: with: { b: c } }") == "{a: {push: , with: {b: c}}}")
    }

    @Test func deeperLinesAreEntries() {
        #expect(outline("a:\n  b: 1\n    c: 2\n  d: 3") == "{a: {b: 1{c: 2}, d: 3}}")
        #expect(outline("a: x\n  b: y") == "{a: x{b: y}}")
    }

    @Test func aListBelowAnAnchorMayStandAtItsKey() {
        #expect(outline("a:\n  &x\n- b\nc: d") == "{a: [b], c: d}")
    }

    @Test func anAliasStandsForItsNode() {
        let text = Outline(Array("a: &x [1]\nb: *x\nc: *y\n".utf8))
        let values = text.nodes[text.root].entries.map(\.value)
        #expect(text.resolved(values[1]) == values[0])
        #expect(text.resolved(values[2]) == nil)
    }

    private static let pieces = [
        "{", "}", "[", "]", "\"", "'", "&a ", "*a", "\t", "\u{0}", "\u{7F}", "\u{FEFF}", "\u{85}", "\u{2028}", ": ",
        "- ",
        "? ", "| ", "> ", "\r", "\r\n", "---\n", "...\n", "#", ", ", "not ", "é", "😀", "<<: *a\n", "!!map ",
    ]

    /// A text as it is while it is typed: cut, or with something put in, taken out, or repeated.
    private func halfTyped(_ text: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
        var text = text
        for _ in 0...numbers.below(4) where !text.isEmpty {
            let at = numbers.below(text.count)
            switch numbers.below(6) {
            case 0: text.removeSubrange(at...)
            case 1: text.removeSubrange(at..<min(text.count, at + 1 + numbers.below(60)))
            case 2: text.removeSubrange(at..<(text[at...].firstIndex(of: 10) ?? text.count))
            case 3: text.insert(contentsOf: text[at..<min(text.count, at + 1 + numbers.below(300))], at: at)
            default: text.insert(contentsOf: Array(numbers.pick(Self.pieces).utf8), at: at)
            }
        }
        return text
    }

    /// They are trees, whose words stand where they say. `NAVGRAPH_SEED`, `NAVGRAPH_GRAPHS`: the first
    /// of the texts, and how many.
    @Test func halfTypedTextsAreTrees() {
        let first = UInt64(setting("NAVGRAPH_SEED", 1))
        let count = setting("NAVGRAPH_GRAPHS", share(1000, of: 10_000))
        let texts = EditorTexts.graphs.map(\.bytes)
        for seed in first..<first + UInt64(min(count, 10_000)) {
            var numbers = Numbers(seed: seed)
            let outline = Outline(halfTyped(numbers.pick(texts), &numbers))
            #expect(Self.fault(of: outline) == nil, "NAVGRAPH_SEED=\(seed) NAVGRAPH_GRAPHS=1")
        }
    }

    private static func fault(of outline: Outline) -> String? {
        var isSeen = Array(repeating: false, count: outline.nodes.count)
        var waiting = [outline.root]
        while let index = waiting.popLast() {
            guard outline.nodes.indices.contains(index), !isSeen[index] else { return "node \(index) is there twice" }
            isSeen[index] = true
            let node = outline.nodes[index]
            if node.span.lowerBound < 0 || node.span.upperBound > outline.scalars.count { return "\(node.span)" }
            if node.kind == .scalar, node.style == .plain, !node.text.isEmpty,
                !node.text.contains(where: \.isWhitespace),
                outline.text(node.span) != node.text
            {
                return "'\(node.text)' is not at \(node.span)"
            }
            waiting += node.items
            for entry in node.entries { waiting += [entry.key, entry.value] }
        }
        return nil
    }

    @Test func deepTextsAreRead() {
        for deep in ["[", "{", "- ", "a: [", "\"", "{a: "] {
            let outline = Outline(Array(String(repeating: deep, count: 100_000).utf8))
            #expect(outline.nodes.allSatisfy { $0.span.upperBound <= outline.scalars.count })
        }
    }
}
