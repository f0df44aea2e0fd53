import Foundation

/// A page of the documentation as the tests read it: its fenced blocks, each with the marks of the comment before it, and
/// its links and headings.
///
/// A comment `<!-- file: shop.yaml; finds: dead-end -->` before a block of YAML says under which name it is written, and
/// what is found in it; without, it is `graph.yaml`, and clean. `part`: another file reads it; `latin1`: its encoding.
/// `from: PATH` before a block of Swift: it stands in that file. `finds` before a difference: it is a change of the graph above
/// it, which then has these findings; the messages in the next block are among them.
struct Page {
    struct Block {
        var language: String
        var text: String
        var marks: [String: String]
        /// The line of its fence, from 1.
        var line: Int

        /// Where a graph is written.
        var file: String { marks["file"] ?? "graph.yaml" }

        var isChangeOfGraph: Bool { language == "diff" && marks["finds"] != nil }

        /// Messages without their places.
        var isFindings: Bool {
            language.isEmpty && ["error: ", "warning: ", "note: "].contains(where: text.hasPrefix)
        }

        /// The changed text; `nil` if the lines that it changes do not stand there exactly once.
        func applied(to text: String) -> String? {
            let lines = self.text.split(separator: "\n")
            let old = lines.filter { !$0.hasPrefix("+") }.map { "\($0.dropFirst())\n" }.joined()
            let new = lines.filter { !$0.hasPrefix("-") }.map { "\($0.dropFirst())\n" }.joined()
            let parts = ("\n" + text).components(separatedBy: "\n" + old)
            return parts.count == 2 ? String(parts.joined(separator: "\n" + new).dropFirst()) : nil
        }
    }

    var path: String
    var blocks: [Block] = []
    /// The targets of links, with the lines in which they stand.
    var links: [(target: String, line: Int)] = []
    /// What links after `#` can name.
    var anchors: Set<String> = []

    init(_ text: String, path: String) {
        self.path = path
        var marks: [String: String] = [:]
        var open: Block?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if open != nil {
                if line == "```" {
                    blocks.append(open!)
                    open = nil
                } else {
                    open!.text += line + "\n"
                }
            } else if line.hasPrefix("```") {
                open = Block(language: String(line.dropFirst(3)), text: "", marks: marks, line: index + 1)
                marks = [:]
            } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
                marks = Self.marks(of: line.dropFirst(5).dropLast(4))
            } else {
                if !line.isEmpty { marks = [:] }
                if line.hasPrefix("#") { anchors.insert(Self.anchor(of: line)) }
                links += line.matches(of: /\]\(([^)\s]+)\)/).map { (String($0.output.1), index + 1) }
            }
        }
    }

    private static func marks(of comment: Substring) -> [String: String] {
        var marks: [String: String] = [:]
        for part in comment.split(separator: ";") {
            let words = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            marks[words[0]] = words.count > 1 ? words[1] : ""
        }
        return marks
    }

    /// As GitHub makes them: in small letters, hyphens for spaces, no other marks.
    private static func anchor(of heading: Substring) -> String {
        let text = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(
            text.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : nil })
    }
}

/// The checkout.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func page(_ path: String) throws -> Page { Page(try text(path), path: path) }

    /// The README and all pages of `docs`.
    static let pages: [String] = {
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent("docs").path)
        let names = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") } ?? []
        return ["README.md"] + names.sorted().map { "docs/" + $0 }
    }()
}

extension Workspace {
    /// Puts the graphs and the app that pages name to where their commands look for them.
    func copyExamples() throws {
        try makeDirectory("docs")
        for path in ["Graphs", "docs/example"] {
            try FileManager.default.copyItem(at: Checkout.root.appendingPathComponent(path), to: url(path))
        }
    }
}
