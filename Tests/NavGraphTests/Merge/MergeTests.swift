import Foundation
import NavGraphMerge
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime)
struct MergeTests {
    private static let all = folders("merge-cases").filter { $0.lastPathComponent != "no-yaml" }

    @Test(.enabled(if: shared != nil, "the cases are not here"), arguments: all)
    func cases(folder: URL) throws {
        func text(_ name: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
        }
        let result = try #require(
            merged(base: text("base.yaml"), ours: text("ours.yaml"), theirs: text("theirs.yaml")))
        let wanted = String(decoding: try text("merged.yaml"), as: UTF8.self)
        #expect(String(decoding: result.bytes, as: UTF8.self) == wanted)
        #expect(result.conflicts == wanted.components(separatedBy: "<<<<<<<").count - 1)
    }

    private static let base =
        appHead("main", of: "Notes") + """

            conditions: [a]
            flows:
              main:
                screens:
                  list:
                    transitions:
                      open: { push: detail }
                      # two ways
                      close:
                        - when: a
                          pop: back
                        - { dismiss: top }
                  detail:
                    title: Detail
                    requires: [a]
              other:
                tabs: [main, list]   # tabs

            """

    private func replaced(_ edits: [(String, String)]) -> [UInt8] {
        Array(edits.reduce(Self.base) { $0.replacingOccurrences(of: $1.0, with: $1.1) }.utf8)
    }

    struct Edits: Sendable, CustomTestStringConvertible {
        var what: String
        var ours: [(String, String)]
        var theirs: [(String, String)]
        /// `nil`: a conflict.
        var merged: [(String, String)]?
        var testDescription: String { what }
    }

    @Test(arguments: [
        Edits(
            what: "both bring conditions", ours: [("[a]\nflows", "[a, b]\nflows")],
            theirs: [("conditions: [a]", "conditions: [c, a]")], merged: [("conditions: [a]", "conditions: [c, a, b]")]),
        Edits(
            what: "alternatives place by place", ours: [("pop: back", "pop: root")],
            theirs: [("{ dismiss: top }", "{ dismiss: all }")],
            merged: [("pop: back", "pop: root"), ("{ dismiss: top }", "{ dismiss: all }")]),
        Edits(
            what: "an alternative, and its title", ours: [("pop: back", "pop: root")],
            theirs: [("              pop: back", "              pop: back\n              title: T")],
            merged: [("              pop: back", "              pop: root\n              title: T")]),
        Edits(
            what: "both change an action", ours: [("push: detail", "push: detail, animation: none")],
            theirs: [("push: detail", "present: detail")], merged: nil),
        Edits(
            what: "removed and unchanged",
            ours: [("      detail:\n        title: Detail\n        requires: [a]\n", "")],
            theirs: [("app: Notes", "app: Memo")],
            merged: [
                ("      detail:\n        title: Detail\n        requires: [a]\n", ""), ("app: Notes", "app: Memo"),
            ]),
        Edits(
            what: "removed and changed", ours: [("      detail:\n        title: Detail\n        requires: [a]\n", "")],
            theirs: [("title: Detail", "title: Details")], merged: nil),
        Edits(
            what: "a tab is inserted beside a changed one", ours: [("[main, list]", "[main, x, list]")],
            theirs: [("[main, list]", "[main, list2]")], merged: nil),
        Edits(
            what: "comments", ours: [("# two ways", "# two")], theirs: [("# tabs", "# the tabs")],
            merged: [("# two ways", "# two"), ("# tabs", "# the tabs")]),
        Edits(
            what: "the same scalar", ours: [("title: Detail", "title: A")], theirs: [("title: Detail", "title: B")],
            merged: nil),
        Edits(
            what: "both bring deep links", ours: [("  other:", "  third: {}\n  other:")],
            theirs: [("  other:", "  fourth: {}\n  other:")],
            merged: [("  other:", "  third: {}\n  fourth: {}\n  other:")]),
        Edits(
            what: "both order names otherwise: ours", ours: [("app: Notes\nentry: main", "entry: main\napp: Notes")],
            theirs: [("title: Detail", "title: B")],
            merged: [("app: Notes\nentry: main", "entry: main\napp: Notes"), ("title: Detail", "title: B")]),
    ])
    func edits(_ edits: Edits) throws {
        let base = Array(Self.base.utf8)
        let result = try #require(merged(base: base, ours: replaced(edits.ours), theirs: replaced(edits.theirs)))
        let text = String(decoding: result.bytes, as: UTF8.self)
        if let wanted = edits.merged {
            #expect(text == String(decoding: replaced(wanted), as: UTF8.self))
            #expect(result.conflicts == 0)
        } else {
            #expect(result.conflicts == 1, "\(text)")
            #expect(resolved(text, ours: true) == String(decoding: replaced(edits.ours), as: UTF8.self))
            #expect(resolved(text, ours: false) == String(decoding: replaced(edits.theirs), as: UTF8.self))
        }
    }

    @Test func markers() throws {
        let result = try #require(
            merged(base: Array("a: 1\n".utf8), ours: Array("a: 2\n".utf8), theirs: Array("a: 3\n".utf8), markerSize: 9))
        #expect(
            String(decoding: result.bytes, as: UTF8.self)
                == "<<<<<<<<< ours\na: 2\n=========\na: 3\n>>>>>>>>> theirs\n")
    }

    @Test(arguments: ["- a\n", "a: [\n", "{ a: b }\n", "a: |+\n  b\n", ""])
    func textsThatAreMergedByLines(text: String) {
        #expect(merged(base: Array("a: 1\n".utf8), ours: Array("a: 2\n".utf8), theirs: Array(text.utf8)) == nil)
    }

    @Test func anUnchangedSideGivesTheOther() throws {
        let texts = ["a: 1\n", "a:   [\n"].map { Array($0.utf8) }
        #expect(merged(base: texts[0], ours: texts[0], theirs: texts[1])?.bytes == texts[1])
        #expect(merged(base: texts[0], ours: texts[1], theirs: texts[0])?.bytes == texts[1])
        #expect(merged(base: texts[0], ours: texts[1], theirs: texts[1])?.bytes == texts[1])
    }

    /// Edits of different elements: merged, they are what applying both gives, whichever side they are on.
    @Test func independentEdits() throws {
        var random = SeededGenerator(seed: 535)
        var count = 0
        let trees = yamlTexts.compactMap { try? LayoutTree($0) }.filter {
            $0.root != nil && !$0.outline.hasByteOrderMark
        }
        for number in 0..<share(isQuick ? 300 : 1_000, of: 20_000) {
            let base = trees[Int.random(in: trees.indices, using: &random)]
            guard let (first, second) = EntryEdit.pair(of: base, &random) else { continue }
            let text = EntryEdit.applied([], to: base)
            let sides = [first, second].map { EntryEdit.applied([$0], to: base) }
            let both = EntryEdit.applied([first, second], to: base)
            for (ours, theirs) in [(sides[0], sides[1]), (sides[1], sides[0])] {
                let result = try #require(merged(base: text, ours: ours, theirs: theirs), "\(number)")
                #expect(result.conflicts == 0, "\(number): \(first) \(second)")
                #expect(
                    String(decoding: result.bytes, as: UTF8.self) == String(decoding: both, as: UTF8.self),
                    "\(number): \(first) \(second)")
                count += 1
            }
        }
        #expect(count > (isQuick ? 50 : 100))
    }

    /// Edits of one value: each side of the conflict is the text of that side.
    @Test func aConflictResolvedToASideIsThatSide() throws {
        var random = SeededGenerator(seed: 416)
        var count = 0
        let trees = yamlTexts.compactMap { try? LayoutTree($0) }.filter {
            $0.root != nil && !$0.outline.hasByteOrderMark && $0.lineEnd == [10]
        }
        for number in 0..<share(isQuick ? 300 : 1_000, of: 20_000) {
            let base = trees[Int.random(in: trees.indices, using: &random)]
            guard let (first, second) = EntryEdit.meeting(in: base, &random) else { continue }
            let (ours, theirs) = (EntryEdit.applied([first], to: base), EntryEdit.applied([second], to: base))
            guard let result = merged(base: EntryEdit.applied([], to: base), ours: ours, theirs: theirs),
                result.conflicts > 0
            else { continue }
            let text = String(decoding: result.bytes, as: UTF8.self)
            #expect(result.conflicts == 1, "\(number): \(text)")
            #expect(resolved(text, ours: true) == String(decoding: ours, as: UTF8.self), "\(number)")
            #expect(resolved(text, ours: false) == String(decoding: theirs, as: UTF8.self), "\(number)")
            count += 1
        }
        #expect(count > 50, "\(count)")
    }

    /// A set that some texts write without a list.
    @Test(arguments: [
        ("x", "[x, y]", "[x, z]", "[x, y, z]"), ("x", "y", "[x, z]", "[y, z]"), ("[x, y]", "[x, y, z]", "x", "[x, z]"),
        ("x", "y", "z", nil), ("x", "[x, y]", "[x, z] # why", "[x, y, z] # why"),
        ("x", "[x, y] # one", "[x, z] # two", nil), ("x", "['x', y]", "[x, 'z']", "['x', y, 'z']"),
    ])
    func setsOfOneText(base: String, ours: String, theirs: String, wanted: String?) throws {
        func text(_ value: String) -> [UInt8] { Array("screens:\n  a:\n    requires: \(value)\n".utf8) }
        let result = try #require(merged(base: text(base), ours: text(ours), theirs: text(theirs)))
        #expect(result.conflicts == (wanted == nil ? 1 : 0))
        if let wanted {
            #expect(String(decoding: result.bytes, as: UTF8.self) == String(decoding: text(wanted), as: UTF8.self))
        }
    }

    private func resolved(_ text: String, ours: Bool) -> String {
        var lines: [Substring] = []
        var isOurs: Bool?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            switch line {
            case "<<<<<<< ours": isOurs = true
            case "=======": isOurs = false
            case ">>>>>>> theirs": isOurs = nil
            default: if isOurs == nil || isOurs == ours { lines.append(line) }
            }
        }
        return lines.joined(separator: "\n")
    }
}

/// Entries that are brought or removed: screens, flows and events of mappings in block style.
private struct EntryEdit: CustomStringConvertible {
    /// In scalars of the base.
    var range: Range<Int>
    var new: String
    /// The entry that the edit removes, or that it puts one behind.
    var touched: Range<Int>
    var description: String { "\(range): '\(new)'" }

    static func pair(of base: LayoutTree, _ random: inout SeededGenerator) -> (EntryEdit, EntryEdit)? {
        let places = base.nodes.indices.filter { holder in
            let node = base.nodes[holder]
            let key = base.places[holder].key.map { base.nodes[$0].text }
            return node.kind == .mapping && !node.isFlow && node.entries.count > 2
                && ["screens", "flows", "transitions"].contains(key)
        }
        guard let a = edit(base, places, "newA", &random), let b = edit(base, places, "newB", &random),
            !a.touched.overlaps(b.touched)
        else { return nil }
        return a.range.lowerBound < b.range.lowerBound ? (a, b) : (b, a)
    }

    /// Two edits of one value, or one that removes it.
    static func meeting(in base: LayoutTree, _ random: inout SeededGenerator) -> (EntryEdit, EntryEdit)? {
        let mappings = base.nodes.filter { $0.kind == .mapping && $0.entries.count > 1 }
        guard let mapping = mappings.randomElement(using: &random) else { return nil }
        let number = Int.random(in: 0..<mapping.entries.count - 1, using: &random)
        let value = base.nodes[mapping.entries[number].value]
        let place = base.places[mapping.entries[number].value]
        guard value.kind == .scalar, value.style == .plain, place.properties.isEmpty, !value.span.isEmpty,
            !base.scalars[value.span].contains(10)
        else { return nil }
        let all = place.start..<max(place.start, base.places[mapping.entries[number + 1].value].start)
        func changed(_ text: String) -> EntryEdit { EntryEdit(range: value.span, new: text, touched: all) }
        let removed = EntryEdit(range: all, new: "", touched: all)
        return (changed("first"), mapping.isFlow || Bool.random(using: &random) ? changed("second") : removed)
    }

    private static func edit(
        _ base: LayoutTree, _ places: [Int], _ name: String, _ random: inout SeededGenerator
    ) -> EntryEdit? {
        guard let place = places.randomElement(using: &random) else { return nil }
        let entries = base.entries(of: place)
        let number = Int.random(in: 1..<entries.count - 1, using: &random)
        let (entry, next) = (base.places[entries[number]], base.places[entries[number + 1]])
        let all = entry.start..<next.start
        if Bool.random(using: &random) { return EntryEdit(range: all, new: "", touched: all) }
        let line = String(repeating: " ", count: entry.column) + "\(name): ~   # of \(name)\n"
        return EntryEdit(range: next.start..<next.start, new: line, touched: all)
    }

    static func applied(_ edits: [EntryEdit], to base: LayoutTree) -> [UInt8] {
        var scalars = base.scalars
        let last = edits.sorted {
            ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
        }
        for edit in last {
            scalars.replaceSubrange(edit.range, with: edit.new.unicodeScalars.map(\.value))
        }
        return Array(String(scalars: scalars).utf8)
    }
}
