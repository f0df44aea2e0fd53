import NavGraphLint
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// Several files: `include`, `imports`, `public`. LANGUAGE 2.
@Suite(.processorTime) struct FileTests {
    @Test func fragmentsAreMerged() {
        let reading = expectMarks([
            "graph.yaml": header + "include: [a.yaml, sub/b.yaml]\nscreens: { home: { requires: [ c, d ] } }\n",
            "a.yaml": "include: [ ./c.yaml ]\nconditions: [ c ]\nscreens: { a: { transitions: { x: { push: b } } } }\n",
            "c.yaml": "screens: { c: }\n",
            "sub/b.yaml": "include: [ ../d.yaml, ../c.yaml ]\nflows: { b: { start: a } }\n",
            "d.yaml": "conditions: [ d ]\nchecks: [ { reach: c } ]\nscreens: { e: }\n",
        ])
        #expect(reading.graph.files.sorted() == ["a.yaml", "c.yaml", "d.yaml", "graph.yaml", "sub/b.yaml"])
        #expect(reading.graph.screens.map { reading.graph.text[$0.name] }.sorted() == ["a", "c", "e", "home"])
    }

    @Test("Reading ends at the 1,000th finding of a file; the others are read", arguments: [998, 999, 1000, 100_000])
    func findingsOfAFileAreLimited(_ count: Int) {
        let mistakes = (0..<count).map { "  c\($0): { initialy: true }\n" }.joined()
        let reading = read([
            "graph.yaml": header + "include: [b.yaml]\nscreens: { home: }\nconditions:\n\(mistakes)",
            "b.yaml": "screens: { a: { tile: A } }\n",
        ])
        let first = reading.findings.filter { $0.place.file.index == 0 }
        #expect(first.count == min(count, 1000))
        #expect((first.last?.rule == .limitExceeded) == (count >= 1000))
        #expect(reading.findings.count - first.count == 1, "what it included before is read")
    }

    @Test("Names that are not there count, too", arguments: [999, 1000, 5000])
    func unknownNamesAreLimited(_ count: Int) {
        let mistakes = (0..<count).map { "  e\($0): { push: b\($0) }\n" }.joined()
        let reading = read(["graph.yaml": header + "screens: { home: }\ntransitions:\n\(mistakes)"])
        #expect(reading.findings.count == min(count, 1000))
        #expect(reading.findings.contains { $0.rule == .limitExceeded } == (count >= 1000))
    }

    @Test func hostsAreASCII() {
        expectMarks(
            """
            screens: { home: }
            links: { schemes: [mü], hosts: [münchen.example, '*.Bücher.例え.jp', xn--mnchen-3ya.example] }
            #                  ^^           ^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^^ invalid-name file
            """)
    }

    /// As Python's codec "idna" spells them.
    @Test(arguments: [
        ("münchen.example", "xn--mnchen-3ya.example"), ("*.Bücher.例え.jp", "*.xn--bcher-kva.xn--r8jz45g.jp"),
        ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"), ("a.b", "a.b"),
    ])
    func punycode(_ pair: (host: String, coded: String)) {
        #expect(punycodeHost(pair.host) == pair.coded)
    }

    @Test func missingFiles() {
        expectMarks(
            """
            screens: { home: }
            include: [ no.yaml, sub/../no2.yaml, '', . ]
            #          ^^^^^^^  ^^^^^^^^^^^^^^^ missing-file file
            #                                    ^^ wrong-kind file
            #                                        ^ missing-file file
            imports: { a: no.yaml }
            #             ^^^^^^^ missing-file import:a
            """)
    }

    @Test(arguments: [
        ("directory", FileContents.notAFile("a directory"), Rule.missingFile),
        ("unreadable", .unreadable("permission denied"), .missingFile),
        ("linked", .linked("is a symbolic link"), .pathEscape),
    ])
    func filesThatAreNone(_ what: String, _ contents: FileContents, _ rule: Rule) {
        for body in ["include: [ more.yaml ]\n", "imports: { m: more.yaml }\n"] {
            let reading = readGraph(root: "graph.yaml") { path, _ in
                path == "graph.yaml" ? .bytes(Array((header + "screens: { home: }\n" + body).utf8)) : contents
            }
            #expect(reading.findings.map(\.rule) == [rule])
            #expect(reading.findings[0].message.contains("more.yaml"))
        }
        let reading = readGraph(root: "graph.yaml") { _, _ in contents }
        #expect(reading.findings.isEmpty && reading.failure != nil)
    }

    @Test func includesStayInTheirDirectory() {
        expectMarks([
            "graph.yaml": header + """
                screens: { home: { preview: a/../../b.png } }
                #                           ^^^^^^^^^^^^^ path-escape screen:home
                include: [ ../a.yaml, /etc/passwd, sub/../../a.yaml, sub/a.yaml, "a\\0b" ]
                #          ^^^^^^^^^  ^^^^^^^^^^^  ^^^^^^^^^^^^^^^^              ^^^^^^ path-escape file
                imports: { m: /abs/m.yaml }
                #             ^^^^^^^^^^^ path-escape import:m
                """,
            "sub/a.yaml": """
            include: [ ../b.yaml, ../../b.yaml ]
            #                     ^^^^^^^^^^^^ path-escape file
            screens:
              a: { preview: ../inside.png }
              b: { preview: ../../outside.png }
              #             ^^^^^^^^^^^^^^^^^ path-escape screen:b
              c: { preview: /abs.png }
              #             ^^^^^^^^ path-escape screen:c
            """,
            "b.yaml": "screens: { d: }\n",
        ])
    }

    /// Wherever the root file lies, what lies beside it is inside.
    @Test(arguments: [
        "graph.yaml", "dir/graph.yaml", "/abs/dir/graph.yaml", "../up/graph.yaml", "../../graph.yaml", "./graph.yaml",
        "/graph.yaml",
    ])
    func whereTheRootLies(_ root: String) {
        let directory = root.split(separator: "/").dropLast()
        let prefix = (root.hasPrefix("/") ? "/" : "") + directory.map { $0 + "/" }.joined()
        let place = prefix == "./" ? "" : prefix
        let reading = readGraph(root: root) { path, _ in
            if path == root {
                return .bytes(
                    Array((header + "include: [ a.yaml, sub/b.yaml ]\nscreens: { home: { preview: p.png } }\n").utf8))
            }
            return path == place + "a.yaml" || path == place + "sub/b.yaml"
                ? .bytes(Array("links: {}\n".utf8)) : .missing
        }
        #expect(reading.findings.isEmpty, "\(reading.findings.map(\.message))")
        let escape = readGraph(root: root) { path, _ in
            path == root
                ? .bytes(Array((header + "include: [ ../a.yaml ]\nscreens: { home: }\n").utf8))
                : .bytes(Array("links: {}\n".utf8))
        }
        #expect(escape.findings.map(\.rule) == [.pathEscape] || root == "/graph.yaml")
    }

    @Test func cycles() {
        expectMarks([
            "graph.yaml": header + "screens: { home: }\ninclude: [ a.yaml, b.yaml ]\nimports: { m: m.yaml }\n",
            "a.yaml":
                "include: [ a.yaml, graph.yaml, b.yaml ]\n#          ^^^^^^ import-cycle file\n#                  ^^^^^^^^^^ import-cycle file\n",
            "b.yaml": "include: [ c.yaml ]\n",
            "c.yaml":
                "include: [ b.yaml, a.yaml ]\n#          ^^^^^^ import-cycle file\n#                  ^^^^^^ import-cycle file\n",
            "m.yaml":
                "navgraph: 1\nmodule: M\nimports: { n: n.yaml, m: m.yaml }\n#                        ^^^^^^ import-cycle import:m\n",
            "n.yaml": "navgraph: 1\nmodule: N\nimports: { m: m.yaml }\n#             ^^^^^^ import-cycle import:m\n",
        ])
    }

    @Test func importsOfApps() {
        expectMarks([
            "graph.yaml": header
                + "screens: { home: }\nimports: { m: m.yaml }\n#             ^^^^^^ wrong-kind import:m\n",
            "m.yaml": "navgraph: 1\napp: M\nentry: home\nscreens: { home: }\n",
        ])
    }

    static let module =
        moduleHead("Orders") + """
            conditions: [ paid ]
            flows:
              orders: { public: true, params: { user: User }, outcomes: [ done ], start: list }
              inner: { start: list }
            screens:
              list: { params: { user: User } }
              detail: { public: true, requires: paid, transitions: { a: { push: secret } } }
              secret: {}
            """

    @Test func importsArePublicOrPrivate() {
        expectMarks([
            "graph.yaml": header + """
                imports: { orders: orders.yaml }
                conditions: [ mine ]
                screens:
                  home:
                    requires: [ not orders.paid, paid ]
                    #                            ^^^^ unknown-condition screen:home
                    transitions:
                      a: { push: orders.detail }
                      b: { push: orders.secret }
                      #          ^^^^^^^^^^^^^ private-reference transition:home.b
                      c: { push: orders.nothing }
                      #          ^^^^^^^^^^^^^^ unknown-reference transition:home.c
                      d: { push: detail }
                      #          ^^^^^^ unknown-reference transition:home.d
                      e: { push: orders.orders, returns: { done: ~ }, sets: { orders.paid: true } }
                      f: { push: order.detail }
                      #          ^^^^^^^^^^^^ unknown-reference transition:home.f
                      g: { push: orders.detail.more }
                      #          ^^^^^^^^^^^^^^^^^^ unknown-reference transition:home.g
                      h: { push: orders.inner }
                      #          ^^^^^^^^^^^^ private-reference transition:home.h
                      i: { push: orders.orders, payload: {} }
                      #@7-8 missing-argument transition:home.i
                flows:
                  t: { tabs: [ orders.detail, orders.secret ] }
                  #                           ^^^^^^^^^^^^^ private-reference flow:t
                deepLinks:
                  l: { opens: orders.secret, shortcut: a, path: [ home.a, orders.detail, orders.detail.a, orders.secret ] }
                  #           ^^^^^^^^^^^^^                                                               ^^^^^^^^^^^^^ private-reference deepLink:l
                checks: [ { reach: orders.secret } ]
                #                  ^^^^^^^^^^^^^ private-reference check:1
                """,
            "orders.yaml": Self.module,
        ])
    }

    /// Findings in a module name its elements as the root file would write them.
    @Test func subjectsOfModules() {
        expectMarks([
            "graph.yaml": header + "screens: { home: }\nimports: { orders: m.yaml }\n",
            "m.yaml": moduleHead("M") + """
                entry: nowhere
                screens:
                  list: { colour: red, transitions: { a: { push: x } } }
                  #       ^^^^^^ unknown-key screen:orders.list
                  #                                              ^ unknown-reference transition:orders.list.a
                """,
        ])
    }

    /// A name may be an event, and a tab of an imported module.
    @Test func ambiguousReferences() {
        expectMarks([
            "graph.yaml": header + """
                imports: { orders: orders.yaml }
                screens: { home: , orders: { transitions: { detail: { push: orders.detail } } } }
                flows: { t: { tabs: [ orders.detail, home ] } }
                deepLinks: { l: { opens: home, shortcut: a, path: [ orders.detail ] } }
                #                                                   ^^^^^^^^^^^^^ ambiguous-reference deepLink:l
                """,
            "orders.yaml": Self.module.replacing("  inner: { start: list }\n", with: ""),
        ])
    }

    /// A file that is no YAML ends the reading; what is wrong in the others is said all the same.
    @Test func brokenFilesAmongOthers() {
        expectMarks([
            "graph.yaml": header
                + "include: [ a.yaml, b.yaml ]\nscreens: { home: { colour: red } }\n#                  ^^^^^^ unknown-key screen:home\n",
            "a.yaml": "screens: *x\n#        ^^ yaml-syntax file\n",
            "b.yaml": "screens: { b: { colour: red } }\n#               ^^^^^^ unknown-key screen:b\n",
        ])
    }

    @Test func severalDocuments() {
        // Nothing else is said of a file that is no YAML.
        expectMarks("app: 9\nscreens: { home: }\n---\n#@1-4 yaml-syntax file\nscreens: {}\n")
        #expect(read("---\n" + header + "screens: { home: }\n...\n").findings.isEmpty)
        #expect(read("%YAML 1.1\n---\n" + header + "screens: { home: }\n").findings.isEmpty)
    }

    @Test func mergeKeysAndTags() {
        expectMarks("screens:\n  home: &h {}\n  list: { <<: *h }\n  #       ^^ yaml-syntax file\n")
        expectMarks("app: 9\nscreens:\n  home: { title: !custom x }\n  #              ^^^^^^^^^ yaml-syntax file\n")
        #expect(messages("screens: { home: { title: '<<', receives: !!seq [ a ] } }\n").isEmpty)
        #expect(messages("screens: !!map { home: !!map { title: !!str x, about: ! y, back: !!bool true } }\n").isEmpty)
        for tag in ["!mine", "!!python/object:os.system", "!<tag:example.com,2000:x>", "!!custom"] {
            let found = read(header + "screens: { home: { title: \(tag) x } }\n").findings
            #expect(found.map(\.rule) == [.yamlSyntax] && found[0].message.contains("tag"), "\(tag)")
        }
    }

    @Test func filesAreReadOnce() {
        let files = [
            "graph.yaml": header
                + "screens: { home: }\ninclude: [ a.yaml, a.yaml, b.yaml ]\nimports: { m: m.yaml, n: n.yaml }\n",
            "a.yaml": "include: [ b.yaml ]\n", "b.yaml": "screens: { b: }\n",
            "m.yaml": "navgraph: 1\nmodule: M\nimports: { n: n.yaml }\n", "n.yaml": "navgraph: 1\nmodule: N\n",
        ]
        var read: [String] = []
        let reading = readGraph(root: "graph.yaml") { path, _ in
            read.append(path)
            return files[path].map { .bytes(Array($0.utf8)) } ?? .missing
        }
        #expect(reading.isUsable)
        #expect(read == ["graph.yaml", "a.yaml", "b.yaml", "m.yaml", "n.yaml"])
    }

    /// Whatever refers to something of a module uses its import; what has the name of its resolver does not.
    @Test(arguments: [
        ("checks: [ { reach: m.there } ]", true),
        ("checks: [ { never: home, when: not m.known } ]", true),
        ("conditions: { own: { implies: m.known } }", true),
        ("flows: { f: { start: m.there } }", true),
        ("deepLinks: { d: { url: \"/{load}\", opens: home, with: { id: m.load } } }", true),
        ("deepLinks: { d: { url: \"/\", opens: home, path: [ m.there.go ] } }", true),
        ("resolvers: { load: { gives: String } }", false),
        ("", false),
    ])
    func importsAreUsed(_ use: String, _ isUsed: Bool) throws {
        let reading = read([
            "graph.yaml": header + "links: { schemes: [a] }\nimports: { m: m.yaml }\n"
                + "screens: { home: { params: { id: String? } } }\n\(use)\n",
            "m.yaml": "navgraph: 1\nmodule: M\nconditions: [ known ]\nresolvers: { load: { gives: String } }\n"
                + "screens: { there: { public: true, transitions: { go: { present: there } } } }\n",
        ])
        try #require(reading.isUsable, "\(reading.findings.map(\.message))")
        let unused = lint(reading.graph).filter { $0.rule == .unused }.map {
            $0.subject.spelled(in: reading.graph.text)
        }
        #expect(unused.contains("import:m") == !isUsed)
        #expect(unused.contains("resolver:m.load") == !use.contains("m.load"))
    }
}
