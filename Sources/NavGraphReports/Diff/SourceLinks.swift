import NavGraphSyntax

/// Where the texts of both graphs are shown: URLs with `{path}` and `{line}`; empty: nowhere.
package struct SourceLinks {
    package var new = ""
    package var old = ""

    package init(new: String = "", old: String = "") { (self.new, self.old) = (new, old) }

    /// `FILE:LINE` in Markdown, as a link where there is a URL.
    func markdown(_ place: DiffPlace) -> String {
        let text = "\(markdownText(place.file)):\(place.line)"
        let template = place.isOld ? old : new
        if template.isEmpty { return text }
        let url = template.replacing("{path}", with: fragmentValue(place.file))
            .replacing("{line}", with: String(place.line))
        return "[\(text)](\(markdownURL(url)))"
    }

}

/// A line of a text.
package struct DiffPlace {
    package var file: String
    package var line: Int
    package var isOld = false

    package var text: String { "\(file):\(line)" }
}

/// A URL as the target of a link: what would end the link is encoded.
package func markdownURL(_ url: String) -> String {
    url.unicodeScalars.map { scalar in
        switch scalar {
        case "(": "%28"
        case ")": "%29"
        case "<": "%3C"
        case ">": "%3E"
        case _ where scalar.value <= 0x20: "%20"
        default: String(scalar)
        }
    }.joined()
}
