import NavGraphSyntax

/// A page that is kept up to date, and the file beside it that tells the open page what is new. TEAM 5.
package struct LivePage {
    package let stamp: String
    package let bytes: [UInt8]

    init(_ text: (_ stamp: String) -> String) {
        stamp = hexDigest(text(""), digits: 16)
        bytes = Array(text(stamp).utf8)
    }

    /// A page without a graph, for a text that has had errors from the start.
    package init(waitingFor name: String) {
        self.init { stamp in
            page(title: name, body: "<p>The page appears when the errors of the graph are fixed.</p>", stamp: stamp)
        }
    }

    /// The path of the file beside a page.
    package static func companion(of page: String) -> String {
        (page.hasSuffix(".html") ? String(page.dropLast(5)) : page) + ".live.js"
    }

    /// The contents of that file.
    /// - Parameters:
    ///   - element: the subject of the element to show, if there is one.
    ///   - problem: the findings of a text with errors.
    package func news(at element: String? = nil, problem: String? = nil) -> [UInt8] {
        let state: JSON = [
            "stamp": .string(stamp), "at": element.map { .string("e=" + fragmentValue($0)) } ?? .null,
            "problem": problem.map(JSON.string) ?? .null,
        ]
        let json = state.bytes(lineDepth: 0).filter { $0 != UInt8(ascii: "\n") }
        return Array("navgraphLive(".utf8) + withoutTags(json) + Array(")\n".utf8)
    }
}

extension Report {
    /// The first findings, as `lint` prints them.
    package func firstFindings(_ count: Int) -> String {
        var shown = self
        shown.findings = Array(findings.prefix(count))
        let rest = findings.count - shown.findings.count
        return String(decoding: textReport(shown, style: TextStyle()), as: UTF8.self)
            + (rest > 0 ? "and \(rest) more\n" : "")
    }
}
