import Foundation

/// The scripts of the page in their order: what is used stands before what uses it, and what is alike together, which is less
/// by gzip. Those of `inner` make the page of one graph, and are run again for another.
private let inner = [
    "model.js", "search.js", "ways.js", "urls.js", "panel.js", "ask.js", "start.js", "dom.js", "changes.js",
    "answers.js", "deck.js", "bar.js", "map.js", "tree.js", "page.js",
]
private let scripts = ["play.js"] + inner + ["sides.js"]

/// Writes script and style of the page as string literals, without comments and leading space. The scripts share one
/// function's scope.
func embedPage(in directory: URL, to output: URL) throws {
    func text(_ name: String) throws -> String {
        try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
    }
    func script(_ names: [String]) throws -> String {
        compacted(try names.map { stripped(try text($0), comment: "//") }.joined(separator: "\n"))
    }
    let (machine, page, sides) = (try script(["play.js"]), try script(inner), try script(["sides.js"]))
    func style(_ name: String) throws -> String { joined(stripped(try text(name), comment: "/*")) }
    // Documents have the first two without the rest.
    let (tokens, pictureStyle, pageStyle) = (try style("tokens.css"), try style("picture.css"), try style("page.css"))
    // The page of a preview also has these.
    let (liveScript, liveStyle) = (try script(["live.js"]), stripped(try text("live.css"), comment: "/*"))
    let known = Set(scripts + ["tokens.css", "picture.css", "page.css", "live.js", "live.css"])
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
        \(machine)
        function showPage(data, acting, changes, side, listen) {
        \(page)
        }
        \(sides)
        })();
        \"""###
            package static let style = tokens + pictureStyle + ###\"""
        \(pageStyle)
        \"""###
            package static let tokens = ###\"""
        \(tokens)
        \"""###
            package static let pictureStyle = ###\"""
        \(pictureStyle)
        \"""###
            package static let liveScript = ###\"""
        \(liveScript)
        \"""###
            package static let liveStyle = ###\"""
        \(liveStyle)
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

/// A style in long lines.
private func joined(_ style: String) -> String {
    style.split(separator: "\n").reduce(into: "") { all, line in
        if let last = all.last, !",{};".contains(last) { all += "\n" }
        all += line
    }
}

/// A script without the spaces and line ends that mean nothing. Strings, templates and regular expressions stay as they are. What
/// is constant in the source is a variable here, which is shorter.
private func compacted(_ script: String) -> String {
    let text = Array(script.utf8) + [0]
    var out: [UInt8] = []
    var index = 0
    func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || (48...57).contains(byte)
            || (65...90).contains(byte) || (97...122).contains(byte)
    }
    func isOne(_ byte: UInt8, of set: StaticString) -> Bool { set.withUTF8Buffer { $0.contains(byte) } }
    /// Copies a JavaScript string, template or regular expression from its first byte through the byte that ends it. In a
    /// template `${ … }` is copied as a whole: what ends a literal there does not end the template.
    func copyLiteral(until end: UInt8) {
        out.append(text[index])
        index += 1
        var isInClass = false
        while index + 1 < text.count, isInClass || text[index] != end {
            if text[index] == UInt8(ascii: "\\") {
                out += text[index...index + 1]
                index += 2
            } else if end == UInt8(ascii: "`"), text[index] == UInt8(ascii: "$"), text[index + 1] == UInt8(ascii: "{") {
                out.append(text[index])
                index += 1
                copyBraces()
            } else {
                if end == UInt8(ascii: "/") {
                    isInClass = isOne(text[index], of: "[") || isInClass && text[index] != 0x5D
                }
                out.append(text[index])
                index += 1
            }
        }
        out.append(text[index])
        index += 1
    }
    func copyBraces() {
        var depth = 0
        repeat {
            if isOne(text[index], of: "'`\"") {
                copyLiteral(until: text[index])
                continue
            }
            if text[index] == UInt8(ascii: "{") { depth += 1 }
            if text[index] == UInt8(ascii: "}") { depth -= 1 }
            out.append(text[index])
            index += 1
        } while depth > 0 && index + 1 < text.count
    }
    while index + 1 < text.count {
        let (byte, next, last) = (text[index], text[index + 1], out.last ?? 0x0A)
        let before = out.last { $0 != 0x20 } ?? 0x0A
        if isOne(byte, of: "'`\"") {
            copyLiteral(until: byte)
        } else if byte == UInt8(ascii: "c"), !isWord(last), text[index...].starts(with: "const ".utf8) {
            out += "let".utf8
            index += 5
        } else if byte == UInt8(ascii: "/"),
            isOne(before, of: "(,=:[!&|?{;>\n") || out.suffix(7).elementsEqual("return ".utf8)
        {
            copyLiteral(until: byte)
        } else if byte == UInt8(ascii: " ") {
            let isNeeded =
                isWord(last) && isWord(next) || isOne(last, of: "+-") && last == next || isOne(last, of: "/")
                || isOne(next, of: "/")
            if isNeeded { out.append(byte) }
            index += 1
        } else {
            // A line may end an expression, except where one is open or a block ends.
            let isFree = byte == 0x0A && (isOne(last, of: "{,;([\n") || isOne(next, of: "})]"))
            if byte == UInt8(ascii: "}"), last == UInt8(ascii: ";") { out.removeLast() }
            if !isFree { out.append(byte) }
            index += 1
        }
    }
    return String(decoding: out, as: UTF8.self)
}
