extension SwiftText {
    /// The words, numbers, strings and marks of a text; `nil` where there is anything else, or too much.
    static func tokens(of source: String) -> [Token]? {
        var tokens: [Token] = []
        let scalars = Array(source.unicodeScalars)
        guard scalars.count <= 4096 else { return nil }
        var i = 0
        while i < scalars.count {
            let scalar = scalars[i]
            if scalar == " " || scalar == "\t" {
                i += 1
            } else if isFirstLetter(scalar) {
                let start = i
                while i < scalars.count, isLetter(scalars[i]) || isDigit(scalars[i]) { i += 1 }
                tokens.append(.word(text(scalars[start..<i])))
            } else if isDigit(scalar) {
                guard let end = endOfNumber(scalars, from: i) else { return nil }
                tokens.append(.number(text(scalars[i..<end])))
                i = end
            } else if scalar == "\"" {
                guard let end = endOfString(scalars, from: i) else { return nil }
                tokens.append(.string(text(scalars[i..<end])))
                i = end
            } else if scalar == "-", i + 1 < scalars.count, scalars[i + 1] == ">" {
                tokens.append(.mark("->"))
                i += 2
            } else if ".,:?&<>[]()@-+*/|".unicodeScalars.contains(scalar) {
                // No comment may begin.
                if scalar == "/", i + 1 < scalars.count, scalars[i + 1] == "/" || scalars[i + 1] == "*" { return nil }
                tokens.append(.mark(String(scalar)))
                i += 1
            } else {
                return nil
            }
        }
        return tokens
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static func isFirstLetter(_ s: Unicode.Scalar) -> Bool {
        s == "_" || (s >= "a" && s <= "z") || (s >= "A" && s <= "Z") || s.value >= 0x80 && s.properties.isXIDStart
    }
    private static func isLetter(_ s: Unicode.Scalar) -> Bool {
        isFirstLetter(s) || s.value >= 0x80 && s.properties.isXIDContinue
    }
    private static func isDigit(_ s: Unicode.Scalar) -> Bool { s >= "0" && s <= "9" }

    /// The end of `1`, `1_000`, `0xFF`, `0b11`, `0o17`, `1.5`, `1e-9`.
    private static func endOfNumber(_ s: [Unicode.Scalar], from start: Int) -> Int? {
        func digits(_ i: inout Int, _ isOne: (Unicode.Scalar) -> Bool) -> Bool {
            let first = i
            while i < s.count, isOne(s[i]) || s[i] == "_" && i > first { i += 1 }
            return i > first
        }
        var i = start
        if s[i] == "0", i + 1 < s.count, let isOne = digitsByRadix[s[i + 1]] {
            i += 2
            guard digits(&i, isOne), i == s.count || !isDigit(s[i]) else { return nil }
        } else {
            guard digits(&i, isDigit) else { return nil }
            if i + 1 < s.count, s[i] == ".", isDigit(s[i + 1]) {
                i += 1
                _ = digits(&i, isDigit)
            }
            if i < s.count, s[i] == "e" || s[i] == "E" {
                i += 1
                if i < s.count, s[i] == "-" || s[i] == "+" { i += 1 }
                guard digits(&i, isDigit) else { return nil }
            }
        }
        return i < s.count && isLetter(s[i]) ? nil : i
    }

    /// By the letter behind the `0`.
    private static let digitsByRadix: [Unicode.Scalar: @Sendable (Unicode.Scalar) -> Bool] = [
        "x": { $0.properties.isASCIIHexDigit }, "o": { $0 >= "0" && $0 <= "7" }, "b": { $0 == "0" || $0 == "1" },
    ]

    /// The end of a literal in double quotes without interpolation.
    private static func endOfString(_ s: [Unicode.Scalar], from start: Int) -> Int? {
        var i = start + 1
        while i < s.count {
            if s[i] == "\"" { return i + 1 }
            if s[i].value < 0x20 { return nil }
            if s[i] == "\\" {
                i += 1
                guard i < s.count, "\\\"nrt0'".unicodeScalars.contains(s[i]) else { return nil }
            }
            i += 1
        }
        return nil
    }

    /// Whether `source` is a number as an argument may be: with a sign or without.
    package static func isNumber(_ source: String) -> Bool {
        var scalars = Array(source.unicodeScalars)
        if scalars.first == "-" || scalars.first == "+" { scalars.removeFirst() }
        guard let first = scalars.first, isDigit(first) else { return false }
        return endOfNumber(scalars, from: 0) == scalars.count
    }
}
