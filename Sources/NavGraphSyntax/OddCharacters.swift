/// Characters that only look like those of YAML: typed by keyboards of other scripts, or pasted from pages. They are
/// reported as what they are, since no reader sees them. LANGUAGE 2.
package enum OddCharacters {
    /// White space that YAML takes for text.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x7F && scalar.properties.isWhitespace && scalar != "\u{85}" && scalar != "\u{2028}"
            && scalar != "\u{2029}" || scalar == "\u{200B}" || scalar == "\u{FEFF}"
    }

    /// Full-width and curly punctuation.
    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2018...0x201F, 0x2032, 0x2033, 0x2039, 0x203A, 0x3001, 0x3002, 0x3008...0x3011, 0x3014...0x301F,
            0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
            true
        default: false
        }
    }

    static func isOdd(_ scalar: Unicode.Scalar) -> Bool { isSpace(scalar) || isPunctuation(scalar) }

    /// The character that was meant.
    package static func replacement(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x200B, 0xFEFF, 0x200C, 0x200D, 0x2060: ""
        case _ where isSpace(scalar): " "
        case 0x2018...0x201B, 0x2032, 0x2039, 0x203A: "'"
        case 0x201C...0x201F, 0x2033, 0x300C...0x300F, 0x301D...0x301F, 0xAB, 0xBB: "\""
        case 0x2010...0x2015, 0x2212: "-"
        case 0x3001, 0xFF64: ","
        case 0x3002, 0xFF61: "."
        case 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x3008, 0x300A: "["
        case 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x3009, 0x300B: "]"
        case 0xFF01...0xFF5E: "\(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))"
        default: nil
        }
    }

    private static func common(_ scalar: Unicode.Scalar) -> String {
        switch replacement(scalar) {
        case ""?: "nothing"
        case " "?: "a space"
        case "'"?: "\"'\""
        case let text?: "'\(text)'"
        case nil: "an ASCII character"
        }
    }

    /// A note on a character that only looks right, punctuation or a letter of another script, and the text that was meant.
    package static func note(on text: String) -> (note: String, meant: String?)? {
        let scalars = Array(text.unicodeScalars)
        guard let odd = scalars.first(where: { isOdd($0) || replacement($0) != nil && $0.value > 0x7E }) else {
            return letterNote(on: scalars)
        }
        let right = scalars.map { $0.value > 0x7E ? replacement($0) ?? String($0) : String($0) }.joined()
        let meant = isShown(right) ? right : nil
        return ("; \(name(odd)) is not \(common(odd))", meant)
    }

    private static func letterNote(on scalars: [Unicode.Scalar]) -> (note: String, meant: String?)? {
        guard let odd = scalars.first(where: { latin[$0] != nil }),
            scalars.contains(where: { $0.isASCII && $0.properties.isAlphabetic })
        else { return nil }
        let meant = scalars.map { latin[$0].map(String.init) ?? String($0) }.joined()
        let isShort = scalars.count <= 60 && isShown(meant)
        return ("; \(name(odd)) is not a Latin letter" + (isShort ? "; write '\(meant)'" : ""), isShort ? meant : nil)
    }

    /// Letters of Cyrillic and Greek that look like those of ASCII.
    private static let latin = [Unicode.Scalar: Character](
        uniqueKeysWithValues: zip(
            "асеорхуіјѕһԁԛԝАВЕКМНОРСТХУІЈЅαονρτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
            "aceopxyijshdqwABEKMHOPCTXYIJSaovptuikABEZHIKMNOPTYX"))

    /// A character with its code, as `a no-break space (U+00A0)` or `'，' (U+FF0C)`.
    package static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        if scalar == "\u{A0}" { return "a no-break space (\(code))" }
        if isSpace(scalar) || scalar.properties.generalCategory == .format { return "an invisible character (\(code))" }
        return "'\(scalar)' (\(code))"
    }

    /// Names what is at a place, and its neighbor, and replaces it by what was meant.
    static func failure(_ scalar: Unicode.Scalar, at offset: UInt32, in source: SourceFile) -> YAMLFailure {
        let span = Span(offset: offset, length: 1)
        let rest = source.text(of: Span(offset: offset + 1, length: 40))
            .prefix { !$0.isNewline }.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
        let neighbor = isSpace(scalar) && !rest.isEmpty ? " before '\(rest)'" : ""
        var failure = YAMLFailure(
            .yamlSyntax, at: .span(span), "\(name(scalar))\(neighbor) cannot be used here; write \(common(scalar))")
        if var text = replacement(scalar) {
            if ":,".contains(text), source.text(of: Span(offset: offset + 1, length: 1)).first?.isWhitespace == false {
                text += " "
            }
            failure.fix = [Replacement(span, with: text)]
            // The quote at the other end is of the same kind.
            let line = source.text(of: Span(offset: offset + 1, length: 200)).prefix { !$0.isNewline }.unicodeScalars
            if text == "'" || text == "\"",
                let end = line.firstIndex(where: { replacement($0) == text && $0 != scalar }),
                !line[..<end].contains(where: { String($0) == text })
            {
                let distance = UInt32(line.distance(from: line.startIndex, to: end))
                failure.fix.append(Replacement(Span(offset: offset + 1 + distance, length: 1), with: text))
            }
        }
        return failure
    }

    /// The first of them outside of quotes and comments, in the line where YAML could not be read or the one before; with
    /// its place, in scalars.
    static func first(in bytes: [UInt8], around offset: UInt32) -> (scalar: Unicode.Scalar, offset: UInt32)? {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        var lines: [(start: UInt32, scalars: [Unicode.Scalar])] = [(0, [])]
        var position: UInt32 = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if position == 0, scalar == "\u{FEFF}" { continue }
            lines[lines.count - 1].scalars.append(scalar)
            position += 1
            guard scalar == "\n" else { continue }
            if position > offset { break }
            lines = [lines[lines.count - 1], (position, [])]
        }
        for line in lines {
            var quote: Unicode.Scalar?
            var previous: Unicode.Scalar = " "
            for (index, scalar) in line.scalars.enumerated() {
                if let open = quote {
                    if scalar == open { quote = nil }
                } else if scalar == "#", previous == " " || previous == "\t" {
                    break
                } else if scalar == "\"" || scalar == "'" {
                    quote = scalar
                } else if isOdd(scalar) {
                    return (scalar, line.start + UInt32(index))
                }
                previous = scalar
            }
        }
        return nil
    }
}

extension TextPool {
    /// Where an odd character makes a plain scalar something else than it seems: white space at an end, and in a key any
    /// white space or punctuation.
    func oddCharacter(in symbol: Symbol, isKey: Bool) -> (scalar: Unicode.Scalar, index: Int)? {
        let scalars = Array(self[symbol].unicodeScalars)
        let index =
            isKey
            ? scalars.firstIndex(where: OddCharacters.isOdd)
            : [0, scalars.count - 1].first { OddCharacters.isSpace(scalars[$0]) }
        return index.map { (scalars[$0], $0) }
    }
}
