import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSwift

/// Names and texts that mean harm, in every place of a graph: each ends as an error, or as text in Swift that parses and
/// in DOT that Graphviz accepts.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct HostileOutputTests {
    static let texts = [
        "\"; system(\"x\"); //", "</script><script>alert(1)</script>", "]]>", "'", "\"", "\\", "\\\"", "\"\"\"",
        "#\"x\"#",
        "a\nb", "a\r\nb", "\n}\nfunc evil() {}\n", "a\u{2028}b", "a\u{85}b", "\u{0}", "\u{1B}[31mred",
        "\u{202E}desrever",
        "\u{FEFF}", "👨\u{200D}👩\u{200D}👧", "é", "\\(exit(1))", "\\u{22}", "*/ evil() /*", "// x", "#if false",
        "#sourceLocation()",
        "`x`", "x`; evil(); `", "{", "}", ")", "]", "-> x", "${x}", "%@%n", "../../etc/passwd", "class", "init", "self",
        "Type",
        "inout", "Any", "_", "__", "$0", "nil", "true", "back", "app", "String)", "Int = 1; evil()", "[Int", "Int?)->(",
        "() -> Void",
        "x: Int, y", "@x", "#selector(x)", "a.b", ".x", "1", "-1", " ", "  a  ", "\t", "UIView\nimport Evil", "x; y",
        String(repeating: "x", count: 10_000), String(repeating: "\"", count: 10_000),
        String(repeating: "(", count: 10_000),
        String(repeating: "[", count: 10_000), String(repeating: "é", count: 10_000),
    ]

    @Test("Texts for people and identifiers of resources are nothing but text") func textsAreText() throws {
        let harmless = try #require(try emit(Self.free.replacing("TEXT", with: "text")))
        let wanted = harmless.map { SwiftSkeleton(of: $0.contents) }
        var emitted: [[SwiftFile]] = []
        for text in Self.texts {
            let yaml = Self.free.replacing("TEXT", with: quoted(text))
            let files = try #require(try emit(yaml), "\(text.debugDescription.prefix(40))")
            #expect(files.map(\.path) == harmless.map(\.path))
            for (file, wanted) in zip(files, wanted) {
                #expect(SwiftSkeleton(of: file.contents) == wanted, "\(file.path) \(text.debugDescription.prefix(40))")
            }
            emitted.append(files)
        }
        try expectParsed(emitted)
    }

    @Test("Pictures of them are drawn", .needsGraphviz) func pictures() throws {
        try expectDrawn(Self.texts.map { emitDOT(readGraph(Self.free.replacing("TEXT", with: quoted($0))).graph) })
    }

    @Test("Names, types and values are refused, or are what they seem", arguments: places)
    func names(_ place: String) throws {
        var emitted: [[SwiftFile]] = []
        var pictures: [[UInt8]] = []
        for text in Self.texts {
            let part = text.replacing("'", with: "''")
            let yaml = place.replacing("NAME", with: quoted(text)).replacing("PART", with: part)
            guard let files = try emit(yaml) else { continue }
            emitted.append(files)
            // A name is an identifier, so that it stands in a file's name, too.
            for file in files { #expect(!file.path.contains("/") && file.path.utf8.count < 256, "\(text.prefix(40))") }
            pictures.append(emitDOT(readGraph(yaml).graph))
        }
        try expectParsed(emitted)
        if Graphviz.isInstalled { try expectDrawn(pictures) }
    }

    /// A text wherever a graph may have any.
    private static let free = """
        navgraph: 1
        app: Hostile
        entry: main
        links: { schemes: [h] }
        flows:
          main:
            title: TEXT
            about: TEXT
            screens:
              list:
                title: TEXT
                about: TEXT
                from: { storyboard: TEXT, id: TEXT }
                allow: { dead-end: TEXT }
                transitions:
                  go: { push: detail, with: { text: nil }, title: TEXT, about: TEXT }
                  follow: { push: other, segue: TEXT, title: TEXT }
              detail: { from: { xib: TEXT }, params: { text: "String?" }, title: TEXT }
              other: { from: { storyboard: TEXT, id: TEXT }, title: TEXT }
        deepLinks:
          link: { shortcut: TEXT, notification: TEXT, activity: TEXT, opens: list, title: TEXT, about: TEXT, intent: true }

        """

    /// A name, type or value where a graph may have only some.
    private static let places: [String] = {
        func graph(
            app: String = "A", screen: String = "", params: String = "", transition: String = "push: b",
            more: String = ""
        ) -> String {
            """
            navgraph: 1
            app: \(app)
            entry: main
            flows:
              main:
                screens:
                  a: { \(screen)transitions: { go: { \(transition) } } }
                  b: { \(params) }
            \(more)

            """
        }
        let with = "push: b, with: { x: 1 }"
        return [
            graph(app: "NAME"),
            "navgraph: 1\napp: A\nentry: NAME\nflows: { ? NAME : { screens: { a: {} } } }\n",
            "navgraph: 1\napp: A\nentry: main\nflows: { main: { screens: { ? NAME : { transitions: { go: { push: NAME } } } } } }\n",
            "navgraph: 1\napp: A\nentry: a\nscreens: { a: { transitions: { ? NAME : { root: a } } } }\n",
            graph(screen: "outcomes: [NAME], "), graph(screen: "outcomes: { done: { ? NAME : Int } }, "),
            graph(screen: "outcomes: { done: { x: NAME } }, "),
            graph(screen: "receives: [NAME], "), graph(screen: "receives: { m: { ? NAME : Int } }, "),
            graph(screen: "receives: { m: { x: NAME } }, "), graph(screen: "type: NAME, "),
            graph(screen: "from: xib, type: NAME, "), graph(params: "type: NAME, from: { xib: X }"),
            graph(params: "params: { ? NAME : Int }", transition: "push: b, with: { ? NAME : 1 }"),
            graph(params: "params: { x: NAME }", transition: with),
            graph(params: "params: { x: 'Int = 1' }", transition: "push: b, with: { x: NAME }"),
            graph(params: "params: { x: X }", transition: "payload: { y: NAME }, push: b, with: { x: y }"),
            graph(transition: "payload: { ? NAME : Int }, push: b"), graph(transition: "push: b, animation: NAME"),
            graph(transition: "push: b, when: [c]", more: "conditions: { ? NAME : unknown, c: unknown }"),
            graph(transition: "open: NAME"), graph(more: "swift: { imports: [NAME] }"),
            graph(more: "swift: { prefix: NAME }"),
            graph(
                more:
                    "deepLinks: { d: { shortcut: s, opens: a, payload: { ? NAME : Int }, intent: { ? NAME : NAME } } }"),
            graph(more: "transitions: { ? NAME : { root: main } }"),
            graph(more: "links: { schemes: [h] }\ndeepLinks: { ? NAME : { url: /x, opens: a } }"),
            graph(more: "links: { schemes: [NAME] }\ndeepLinks: { x: { url: /x, opens: a } }"),
            graph(more: "links: { hosts: [NAME], schemes: [h] }\ndeepLinks: { x: { url: /x, opens: a } }"),
            graph(more: "links: { schemes: [h] }\ndeepLinks: { x: { url: NAME, opens: a } }"),
            // A part of a text.
            graph(params: "params: { x: 'Int = PART' }"), graph(params: "params: { x: 'String = PART' }"),
            graph(params: "params: { x: String }", transition: "push: b, with: { x: '\"PART\"' }"),
            graph(params: "params: { x: 'String? = PART' }"), graph(params: "params: { x: 'String = \"PART\"' }"),
            graph(params: "params: { x: '[PART]' }", transition: with),
        ]
    }()

    // MARK: - Judges

    /// What is emitted, fake screens included; `nil` where the graph is refused.
    private func emit(_ yaml: String) throws -> [SwiftFile]? {
        let reading = readGraph(yaml)
        guard reading.isUsable else {
            #expect(!reading.findings.isEmpty, "\(yaml.prefix(300))")
            return nil
        }
        var options = SwiftOptions(reading.graph.swift)
        options.hasMocks = true
        let (files, problems) = emitRouters(reading.graph, options: options)
        return problems.isEmpty ? files : nil
    }

    private func expectParsed(_ emitted: [[SwiftFile]]) throws {
        let workspace = Workspace()
        var paths: [String] = []
        var seen: Set<[UInt8]> = []
        for (number, files) in emitted.enumerated() {
            for file in files where seen.insert(file.contents).inserted {
                // Everything stands inside of a condition that the parser would pass over.
                let text = String(decoding: file.contents, as: UTF8.self)
                    .replacing(/#if canImport\(UIKit\)[^\n]*\n/, with: "#if true\n")
                try workspace.write(text, to: "\(number)/\(file.path)")
                paths.append("\"\(workspace.url("\(number)/\(file.path)").path)\"")
            }
        }
        if paths.isEmpty { return }
        try workspace.write(paths.joined(separator: "\n"), to: "files")
        let result = try swiftc(["-frontend", "-parse", "-swift-version", "6", "@" + workspace.url("files").path])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors.prefix(3_000))")
    }

    /// Whether Graphviz reads each as a graph. It does not lay them out, which would take its time.
    private func expectDrawn(_ sources: [[UInt8]]) throws {
        if sources.isEmpty { return }
        let workspace = Workspace()
        try workspace.write(Data(sources.joined()), to: "all.dot")
        let result = try runProgram("dot", ["-Tcanon", workspace.url("all.dot").path])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.status) \(result.errors.prefix(500))")
        #expect(result.output.split(separator: "\n").count { $0.hasPrefix("digraph ") } == sources.count)
    }

    /// A text as a double-quoted scalar.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case " "..."~": result.unicodeScalars.append(scalar)
            default:
                result +=
                    "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
            }
        }
        return result + "\""
    }
}

/// Swift source without comments, without what is between the quotes of its literals, and without white space: a long text
/// breaks its line.
private struct SwiftSkeleton: Equatable {
    var code: String

    init(of source: [UInt8]) {
        var code: [UInt8] = []
        var index = 0
        while index < source.count {
            if source[index...].starts(with: "//".utf8) {
                while index < source.count, source[index] != 0x0A { index += 1 }
            } else if source[index] == UInt8(ascii: "\"") {
                code += "\"\"".utf8
                index += 1
                while index < source.count, source[index] != UInt8(ascii: "\"") {
                    index += source[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            } else {
                code.append(source[index])
                index += 1
            }
        }
        self.code = String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
    }
}
