import NavGraphChanges
import NavGraphSyntax

extension Phrase {
    var markdown: String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .text(let text): words(text)
            case .code(let name): markdownCode(name)
            case .url(let url): printable(url)
            case .bold(let text): "**\(words(text))**"
            }
        }.joined()
    }

    /// What ends in `/**` keeps it: followed by a space, it opens nothing.
    private func words(_ text: String) -> String {
        guard let tail = text.firstRange(of: "/** ") else {
            return text.hasSuffix("/**") ? markdownText(String(text.dropLast(3))) + "/**" : markdownText(text)
        }
        // The space stands before the rest: a sign at the beginning would be that of a list.
        return markdownText(String(text[..<tail.lowerBound])) + "/**" + words(" " + text[tail.upperBound...])
    }

    /// A message with what stands between its quotes as names. An apostrophe, which stands behind a letter, is not a quote.
    init(message: String) {
        self.init()
        let scalars = Array(message.unicodeScalars)
        func string(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        func isWord(_ index: Int) -> Bool {
            scalars.indices.contains(index)
                && (scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil)
        }
        var (start, index) = (0, 0)
        while index < scalars.count {
            if scalars[index] == "'", !isWord(index - 1),
                let end = scalars[(index + 1)...].indices.first(where: { scalars[$0] == "'" && !isWord($0 + 1) }),
                end > index + 1
            {
                if start < index { self += Phrase(.text(string(start..<index))) }
                self += Phrase(.code(string(index + 1..<end)))
                (start, index) = (end + 1, end + 1)
            } else {
                index += 1
            }
        }
        if start < scalars.count { self += Phrase(.text(string(start..<scalars.count))) }
    }
}
