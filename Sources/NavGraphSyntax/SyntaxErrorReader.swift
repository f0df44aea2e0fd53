/// Explains why libyaml cannot read a text, by looking at the line where it gave up.
struct SyntaxErrorReader {
    /// Those of the text; a carriage return before a line feed is read as a blank at the end of the line.
    let scalars: [Unicode.Scalar]
    let lineBreak: String
    let error: YAMLFailure
    /// Where libyaml gave up.
    let offset: Int

    init(_ bytes: [UInt8], _ error: YAMLFailure, at offset: Int) {
        var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars.drop { $0 == "\u{FEFF}" })
        let returns = scalars.indices.dropLast().filter { scalars[$0] == "\r" && scalars[$0 + 1] == "\n" }
        for index in returns { scalars[index] = " " }
        self.scalars = scalars
        lineBreak = returns.isEmpty ? "\n" : "\r\n"
        self.error = error
        self.offset = min(offset, scalars.count)
    }

    /// The first mark of a merge conflict in the file.
    var conflict: YAMLFailure? {
        var start = 0
        while start < scalars.count {
            let line = text(start..<contentEnd(start))
            if ["<<<<<<< ", "||||||| ", ">>>>>>> "].contains(where: line.hasPrefix) || line == "=======" {
                return failure(
                    at: start, length: line.count,
                    "there is an unresolved merge conflict; choose a side, and remove its marks")
            }
            start = lineEnd(start) + 1
        }
        return nil
    }

    var explained: YAMLFailure? {
        slashComment ?? oddDash ?? dashWithoutSpace ?? tabs ?? explainedByProblem
    }

    var explainedByProblem: YAMLFailure? {
        switch error.problem {
        case "found unexpected end of stream": otherQuote ?? openQuote
        case "found unknown escape character": escapeInQuotes
        case "did not find expected whitespace or line break": deniedItem
        case "block sequence entries are not allowed in this context": dashInLine
        case "did not find expected comment or line break": unquotedSign
        case "found character that cannot start any token": unquoted
        case "did not find expected alphabetic or numeric character": unquoted
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'": inBrackets
        case "did not find expected node content": questionMark ?? extraComma ?? unquotedColon
        case "found unexpected ':'": missingSpace
        case "mapping values are not allowed in this context": twoColons ?? missingColonAbove ?? tooDeep
        case "could not find expected ':'": textBesideKey ?? missingColon
        case "did not find expected key", "did not find expected '-' indicator":
            extraBracket ?? behindQuote ?? dashBesideKey ?? besideDash ?? wrongIndentation
        default: nil
        }
    }
}
