import Foundation
import NavGraphChanges
import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Refactorings, made: the graph says the same, no comment is lost, and what was laid out stays so. EDITOR 7.6.
@Suite(.processorTime) struct RefactoringTests {
    private static let graphs = EditorTexts.all.enumerated().filter { isAll || $0.offset % 4 == 0 }.map(\.element)
        .filter { EditorTexts.isWithoutErrors($0) }

    /// There, at each key: braces; and back: a block, which is the layout that the text had.
    @Test(arguments: graphs.indices) func bracesAndBlocks(_ number: Int) throws {
        let text = Self.graphs[number]
        guard let laidOut = try? formatted(text.bytes), text.bytes.count < 40_000 else { return }
        let outline = Outline(laidOut)
        let meaning = try #require(Self.meaning(of: laidOut))
        let keys = outline.nodes.flatMap(\.entries).map(\.key)
        guard let patch = Patch(laidOut) else { return }
        for (number, key) in keys.enumerated() where number % (keys.count / 20 + 1) == 0 {
            let offset = outline.nodes[key].span.lowerBound
            for (edit, back) in [
                (patch.inBraces(at: offset), { (patch: Patch, offset: Int) in patch.asBlock(at: offset) }),
                (patch.asBlock(at: offset), { (patch: Patch, offset: Int) in patch.inBraces(at: offset) }),
            ] {
                guard let edit else { continue }
                let there = Self.applied(edit, to: outline)
                #expect(Self.meaning(of: there) == meaning, "\(text.path) \(edit)")
                #expect(Self.comments(of: there) == Self.comments(of: laidOut), "\(text.path) \(edit)")
                #expect((try? formatted(there)) == there, "\(text.path) \(edit)")
                // What lies between stands as it was.
                let start = Int(edit.span.offset)
                let reversed = Patch(there).flatMap { back($0, start) }
                // A comment behind braces stands behind the key of a block.
                if reversed == nil, edit.text.contains("#") { continue }
                let again = try #require(reversed, "\(text.path) \(edit)")
                let home = Self.applied(again, to: Outline(there))
                #expect(Self.meaning(of: home) == meaning, "\(text.path) \(edit)")
            }
        }
    }

    /// What a text says, however its collections and quotes are written.
    private static func meaning(of bytes: [UInt8]) -> [String]? {
        guard let tree = try? LayoutTree(bytes), let root = tree.root else { return nil }
        var found: [String] = []
        func walk(_ index: Int) {
            let node = tree.nodes[index]
            found.append("\(node.kind) \(node.text) \(String(scalars: tree.places[index].properties))")
            for entry in tree.entries(of: index) {
                if let key = tree.places[entry].key { walk(key) }
                walk(entry)
            }
            found.append(".")
        }
        walk(root)
        return found
    }

    private static func comments(of bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/(^|\s)#.*/#).map { $0.output.0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func applied(_ edit: Replacement, to outline: Outline) -> [UInt8] {
        FileEdits(["": [TextEdit(edit)]]).applied(to: outline, of: "")
    }

    // MARK: - Cases

    struct Case: Sendable, CustomTestStringConvertible {
        var title: String
        var before: [String: String]
        var after: [String: String]
        var testDescription: String { title }

        /// `root.yaml` has `▮` at the cursor, or around the selection.
        init(_ title: String, _ before: [String: String], _ after: [String: String]) {
            (self.title, self.before, self.after) = (title, before, after)
        }

        /// One file, of which what stands below `head` is given; with nothing else it is not offered.
        init(_ title: String, _ before: String, to after: String? = nil) {
            let after = after.map { ["root.yaml": RefactoringTests.head + $0 + "\n"] } ?? [:]
            self.init(title, ["root.yaml": RefactoringTests.head + before + "\n"], after)
        }
    }

    @Test(arguments: cases) func isMade(_ it: Case) throws {
        let path = try #require(it.before.first { $0.value.contains("▮") }?.key)
        let parts = it.before[path]?.components(separatedBy: "▮") ?? []
        let start = parts[0].unicodeScalars.count
        let end = start + (parts.count > 2 ? parts[1].unicodeScalars.count : 0)
        let files = it.before.mapValues { Array($0.replacing("▮", with: "").utf8) }
        let names = Names(root: "root.yaml", rules: Rule.allCases) { path in files[path].map { Outline($0) } }
        let file = try #require(names.files.firstIndex { $0.path == path })
        let found = names.refactorings(in: file, at: start..<end) { _ in true }
        guard !it.after.isEmpty else { return #expect(!found.contains { $0.title == it.title }) }
        let refactoring = try #require(found.first { $0.title == it.title }, "\(found.map(\.title))")
        var edited = files
        for path in refactoring.edits.paths {
            edited[path] = refactoring.edits.applied(to: files[path] ?? [], of: path)
        }
        for (path, text) in it.after {
            #expect(String(decoding: edited[path] ?? [], as: UTF8.self) == text, "\(path)")
            #expect((try? formatted(edited[path] ?? [])) == edited[path], "\(path) is laid out otherwise")
        }
        func elements(_ files: [String: [UInt8]]) -> [String: String] {
            let reading = readGraph(root: "root.yaml") { path, _ in files[path].map { .bytes($0) } ?? .missing }
            #expect(reading.isUsable, "\(reading.findings.map(\.message))")
            return Dictionary(
                uniqueKeysWithValues: canonicalElements(reading.graph).map { element in
                    let keys = element.keys.map { "\($0.key): \(String(decoding: $0.value.bytes(), as: UTF8.self))" }
                    return (element.subject, keys.joined(separator: "\n"))
                })
        }
        if refactoring.kind != .extract { #expect(elements(files) == elements(edited)) }
        #expect(!elements(edited).isEmpty)
    }

    private static let head = "navgraph: 1\napp: A\nentry: home\n"

    static let cases = styles + moves + extractions

    static let styles = [
        Case(
            "Write in braces",
            """
            screens:
              home:
                transitions:
                  ▮open:
                    present: item # here
                    style: sheet
                  close:
                    present: item
                    with:
                      text: 'a, b'
              item: { params: { text: String? } }
            """),
        Case(
            "Write in braces",
            """
            screens:
              home:
                title: Home, sweet
              ▮  about: "x"
                params:
                  list: [String]?
            """),
        Case(
            "Write in braces",
            """
            screens:
              home:
              ▮  title: Home, sweet home
                about: It's
            """,
            to: """
                screens:
                  home: { title: 'Home, sweet home', about: It's }
                """),
        Case(
            "Write as a block",
            """
            screens:
              home: { transitions: { open: { pre▮sent: item, style: sheet } }, title: Home } # the first
              item: {}
            """,
            to: """
                screens:
                  home: # the first
                    transitions: { open: { present: item, style: sheet } }
                    title: Home
                  item: {}
                """),
        Case(
            "Write in brackets",
            [
                "root.yaml": "navgraph: 1\napp: A\nentry: home\ninclude:\n  - ▮more.yaml\nscreens: { home: {} }\n",
                "more.yaml": "screens: {}\n",
            ],
            ["root.yaml": "navgraph: 1\napp: A\nentry: home\ninclude: [more.yaml]\nscreens: { home: {} }\n"]),
    ]

    private static let flows = """
        flows:
          home:
            screens: { list: { transitions: { shop: { present: cart }, help: { present: help } } } }

          # What is bought.

          # At last.
          cart▮: # in short
            screens:
              items: { title: Items }
              # The last.
          pay:
            screens: { form: {} }

        """

    static let moves = [
        Case(
            "Move flow 'cart' to 'parts/more.yaml'",
            [
                "root.yaml": head + "include: [parts/more.yaml]\n" + flows,
                "parts/more.yaml": "screens: { help: {} }\n# The end.\n",
            ],
            [
                "root.yaml": head + """
                    include: [parts/more.yaml]
                    flows:
                      home:
                        screens: { list: { transitions: { shop: { present: cart }, help: { present: help } } } }
                      pay:
                        screens: { form: {} }

                    """,
                "parts/more.yaml": """
                screens: { help: {} }
                flows:
                  # What is bought.

                  # At last.
                  cart: # in short
                    screens:
                      items: { title: Items }
                      # The last.
                # The end.

                """,
            ]),
        Case(
            "Move flow 'cart' to a new file 'cart.yaml'",
            ["root.yaml": head + flows + "screens: { help: {} }\n"],
            [
                "root.yaml": head + """
                    include: [cart.yaml]
                    flows:
                      home:
                        screens: { list: { transitions: { shop: { present: cart }, help: { present: help } } } }
                      pay:
                        screens: { form: {} }
                    screens: { help: {} }

                    """,
                "cart.yaml": """
                flows:
                  # What is bought.

                  # At last.
                  cart: # in short
                    screens:
                      items: { title: Items }
                      # The last.

                """,
            ]),
        // In braces, from a fragment to another one, which has another line end.
        Case(
            "Move screen 'help' to 'b.yaml'",
            [
                "root.yaml": head
                    + "include: [a.yaml, b.yaml]\nflows: { home: { screens: { list: { transitions: { a: { present: help } } } } } }\n",
                "a.yaml": "screens: { ▮help: { title: Help }, more: {} }\n",
                "b.yaml": "screens:\r\n    tips:\r\n        title: Tips\r\n\r\n    news:\r\n",
            ],
            [
                "root.yaml": head
                    + "include: [a.yaml, b.yaml]\nflows: { home: { screens: { list: { transitions: { a: { present: help } } } } } }\n",
                "a.yaml": "screens: { more: {} }\n",
            ]),
        Case(
            "Move screen 'help' to 'b.yaml'",
            [
                "root.yaml": head
                    + "include: [b.yaml]\nscreens:\n  home: { transitions: { a: { present: help } } }\n  ▮help:\n",
                "b.yaml": "screens: { tips: { title: Tips } }\n",
            ],
            [
                "root.yaml": head + "include: [b.yaml]\nscreens:\n  home: { transitions: { a: { present: help } } }\n",
                "b.yaml": "screens:\n  tips: { title: Tips }\n  help:\n",
            ]),
        // What others use by an anchor stays.
        Case(
            "Move screen 'help' to 'b.yaml'",
            [
                "root.yaml": head + "include: [b.yaml]\nscreens:\n  home: { transitions: { a: { present: help } } }\n"
                    + "  ▮help: &h { title: Help }\n  other: *h\n",
                "b.yaml": "screens: { tips: { title: Tips } }\n",
            ], [:]),
        // A screen of a flow has no place elsewhere.
        Case(
            "Move screen 'list' to a new file 'list.yaml'",
            ["root.yaml": head + "flows:\n  home:\n    screens:\n      ▮list:\n"], [:]),
    ]

    static let extractions = [
        Case(
            "Extract group 'open'",
            """
            screens:
              home:
                # What it does.
                transitions:
                  first: { present: item }
                  # Opens it.
                  ▮open: { present: item }
                  share:
                    present: item▮
                    style: fullScreen
                  last: { present: home }
              item: {}
            """,
            to: """
                screens:
                  home:
                    uses: [open]
                    # What it does.
                    transitions:
                      first: { present: item }
                      last: { present: home }
                  item: {}
                groups:
                  open:
                    # Opens it.
                    open: { present: item }
                    share:
                      present: item
                      style: fullScreen
                """),
        Case(
            "Extract group 'open' for 'home', 'item'",
            """
            groups:
              more: { help: { present: home } }
            screens:
              home: { transitions: { ▮open: { present: item } } }
              item:
                uses: [more]
                transitions:
                  open:
                    present: item
            """,
            to: """
                groups:
                  more: { help: { present: home } }
                  open:
                    open: { present: item }
                screens:
                  home: { uses: [open] }
                  item:
                    uses: [more, open]
                """),
    ]
}
