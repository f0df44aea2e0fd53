import Foundation

/// The scripts of the page in their order: what is used stands before what uses it.
private let scripts = [
    "play.js", "model.js", "dom.js", "search.js", "start.js", "map.js", "panel.js", "deck.js", "page.js",
]

/// Writes script and style of the page as string literals, without comments and leading space. The scripts share one
/// function's scope.
func embedPage(in directory: URL, to output: URL) throws {
    func text(_ name: String) throws -> String {
        try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
    }
    let script = try scripts.map { stripped(try text($0), comment: "//") }.joined(separator: "\n")
    let style = stripped(try text("page.css"), comment: "/*")
    let known = Set(scripts + ["page.css"])
    let others = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { !known.contains($0) }
    guard others.isEmpty else {
        throw Failure(description: "nothing embeds \(others.sorted().joined(separator: ", "))")
    }
    let source = """
        /// Written by the build from `NavGraphReports/Page`.
        package enum PageFiles {
            package static let script = ###\"""
        (() => {
        'use strict';
        \(script)
        })();
        \"""###
            package static let style = ###\"""
        \(style)
        \"""###
        }

        """
    try Data(source.utf8).write(to: output, options: .atomic)
}

/// Without leading space, empty lines, and lines that are comments.
private func stripped(_ text: String, comment: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty && !$0.hasPrefix(comment) }
        .joined(separator: "\n")
}
