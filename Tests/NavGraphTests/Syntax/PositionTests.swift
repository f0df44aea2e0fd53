import Foundation
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// A text in which `⟦` and `⟧` stand around the place of its one finding.
struct Bracketed: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    /// The text without the brackets.
    var plain: String
    var start = SourceFile.Position(line: 1, column: 1)
    var end = SourceFile.Position(line: 1, column: 1)
    var testDescription: String { what }

    init(_ what: String, _ text: String) {
        self.what = what
        self.text = text
        plain = ""
        var position = SourceFile.Position(line: 1, column: 1)
        var scalars = Array(text.unicodeScalars)
        if scalars.first == "\u{FEFF}" {
            plain.unicodeScalars.append(scalars.removeFirst())
        }
        for (i, scalar) in scalars.enumerated() {
            if scalar == "⟦" {
                start = position
            } else if scalar == "⟧" {
                end = position
            } else {
                plain.unicodeScalars.append(scalar)
                let isFirstOfTwo = scalar == "\r" && i + 1 < scalars.count && scalars[i + 1] == "\n"
                if "\r\n\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar), !isFirstOfTwo {
                    position = .init(line: position.line + 1, column: 1)
                } else {
                    position.column += 1
                }
            }
        }
    }
}

@Suite(.processorTime) struct PositionTests {
    @Test(
        "Of large files every scalar has its line and column",
        arguments: ["ab\n", "abcdefgh", "a\n\r", "abcdefgh\r\né🎉\u{85}\u{2028}"])
    func largeFiles(alphabet: String) {
        var random = SeededGenerator(seed: 11)
        for rare in [1, 40, 3000] {
            var scalars: [Unicode.Scalar] = []
            let all = Array(alphabet.unicodeScalars)
            for _ in 0..<7_000 {
                scalars.append(Int.random(in: 0..<rare, using: &random) == 0 ? all.randomElement(using: &random)! : "x")
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            let source = SourceFile(bytes: Array(String(text).utf8))
            var position = SourceFile.Position(line: 1, column: 1)
            var wrong = 0
            for (i, scalar) in scalars.enumerated() {
                if source.position(ofScalar: UInt32(i)) != position { wrong += 1 }
                let isFirstOfTwo = scalar == "\r" && i + 1 < scalars.count && scalars[i + 1] == "\n"
                if "\r\n\u{85}\u{2028}".unicodeScalars.contains(scalar), !isFirstOfTwo {
                    position = .init(line: position.line + 1, column: 1)
                } else {
                    position.column += 1
                }
            }
            #expect(wrong == 0)
        }
    }

    static let head = "navgraph: 1\napp: Notes\nentry: home\n"

    static let texts: [Bracketed] = [
        Bracketed("plain", head + "screens: { home: { ⟦colour⟧: red } }\n"),
        Bracketed("é precomposed", head + "screens: { home: { title: caf\u{E9}, ⟦colour⟧: red } }\n"),
        Bracketed("é of two scalars", head + "screens: { home: { title: cafe\u{301}, ⟦colour⟧: red } }\n"),
        Bracketed("emoji", head + "screens: { home: { title: 📝, ⟦colour⟧: red } }\n"),
        Bracketed(
            "family of five scalars", head + "screens: { home: { title: 👨\u{200D}👩\u{200D}👧, ⟦colour⟧: red } }\n"),
        Bracketed("flag of two scalars", head + "screens: { home: { title: 🇩🇪, ⟦colour⟧: red } }\n"),
        Bracketed("the finding itself is emoji", head + "screens: { home: { ⟦👨\u{200D}👩\u{200D}👧⟧: red } }\n"),
        Bracketed("right to left", head + "screens: { home: { title: שלום, ⟦colour⟧: red } }\n"),
        Bracketed("tab", head + "screens: { home: { title: a,\t⟦colour⟧:\tred } }\n"),
        Bracketed("CR LF", (head + "screens:\n  home:\n    ⟦colour⟧: red\n").replacing("\n", with: "\r\n")),
        Bracketed("CR", (head + "screens:\n  home:\n    ⟦colour⟧: red\n").replacing("\n", with: "\r")),
        Bracketed("mixed ends", "navgraph: 1\r\napp: Notes\rentry: home\nscreens:\r  home:\r\n    ⟦colour⟧: red"),
        Bracketed("byte order mark", "\u{FEFF}" + head + "screens: { home: { ⟦colour⟧: red } }\n"),
        Bracketed("byte order mark, first line", "\u{FEFF}⟦colour⟧: red\n" + head + "screens: { home: }\n"),
        Bracketed("first line", "⟦colour⟧: red\n" + head + "screens: { home: }\n"),
        Bracketed("last line without end", head + "screens: { home: }\n⟦colour⟧: red"),
        Bracketed("next line", head + "# a\u{85}screens: { home: { ⟦colour⟧: red } }\n"),
        Bracketed("line separator", head + "# a\u{2028}screens: { home: { ⟦colour⟧: red } }\n"),
        Bracketed("paragraph separator", head + "# a\u{2029}screens: { home: { ⟦colour⟧: red } }\n"),
        Bracketed("double-quoted", head + "screens: { home: { ⟦\"colour\"⟧: red } }\n"),
        Bracketed("single-quoted", head + "screens: { home: { ⟦'colour'⟧: red } }\n"),
        Bracketed("escapes count as they are written", head + "screens: { home: { ⟦\"c\\x6flour\"⟧: red } }\n"),
        Bracketed(
            "after a literal scalar", head + "screens:\n  home:\n    about: |\n      é\n      b\n    ⟦colour⟧: red\n"),
        Bracketed(
            "after a folded scalar", head + "screens:\n  home:\n    about: >-\n      é\n\n      b\n    ⟦colour⟧: x\n"),
        Bracketed(
            "after a plain scalar of two lines", head + "screens:\n  home:\n    about: a\n      b\n    ⟦colour⟧: x\n"),
        Bracketed("a double-quoted scalar of two lines", head + "screens: { home: { back: ⟦\"a\n  b\"⟧ } }\n"),
        Bracketed("a plain scalar of two lines", head + "screens: { home: { back: ⟦a\n  é b⟧ } }\n"),
        Bracketed("the value", head + "screens: { home: { title: 📝, back: ⟦no⟧ } }\n"),
        Bracketed("wide key", head + "screens: { home: { ⟦" + String(repeating: "é", count: 500) + "⟧: red } }\n"),
    ]

    /// A finding begins and ends where its text does: columns count Unicode scalars from 1, the end is exclusive.
    @Test(arguments: texts)
    func placesAreCountedInScalars(_ it: Bracketed) throws {
        let reading = read(it.plain)
        #expect(reading.findings.count == 1, "\(reading.findings.map(\.message))")
        let span = try #require(reading.findings.first?.place.span)
        let source = SourceFile(bytes: Array(it.plain.utf8))
        #expect(source.position(ofScalar: span.offset) == it.start)
        #expect(source.position(ofScalar: span.end) == it.end)
    }

    /// The same for every line end: the text without and with carriage returns has its findings in the same places.
    @Test(arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"])
    func lineEndsDoNotMoveFindings(_ end: String) {
        let text = header + "screens:\n  home: { tittle: 📝 }\n  9: {}\n  a: { from: xob }\n"
        let source = SourceFile(bytes: Array(text.replacing("\n", with: end).utf8))
        let reading = read(text.replacing("\n", with: end))
        let places = reading.findings.map { source.position(ofScalar: $0.place.span.offset) }
        #expect(places == [.init(line: 5, column: 11), .init(line: 6, column: 3), .init(line: 7, column: 14)])
    }

    /// The text around a place is its line without the end, and no other's.
    @Test func excerptsAreOfOneLine() {
        let source = SourceFile(bytes: Array("\u{FEFF}a\r\nb\rcé\u{85}d\u{2028}e\u{2029}\nf".utf8))
        let lines = [(0, "a"), (3, "b"), (5, "cé"), (6, "cé"), (8, "d"), (10, "e"), (12, ""), (13, "f"), (14, "f")]
        for (scalar, line) in lines {
            let excerpt = source.surroundings(of: Span(offset: UInt32(scalar), length: 0), reach: 100).excerpt
            #expect(excerpt.text == line && excerpt.column == 1 && !excerpt.isCut, "\(scalar)")
        }
        #expect(SourceFile(bytes: []).surroundings(of: .start, reach: 5).excerpt.text == "")
    }

    @Test func longLinesAreCut() {
        let line = String(repeating: "é", count: 50) + "x" + String(repeating: "📝", count: 50)
        let source = SourceFile(bytes: Array((line + "\n").utf8))
        let excerpt = source.surroundings(of: Span(offset: 50, length: 1), reach: 3).excerpt
        #expect(excerpt.text == "éééx📝📝" && excerpt.column == 48 && excerpt.isCut)
    }

    /// Both ends of a span are where they are when each is asked for alone, however far apart.
    @Test func spansBeginAndEndAtTheirPositions() {
        let lines = (0..<200).map { $0.isMultiple(of: 3) ? "é📝" : String(repeating: "a", count: $0 % 70) }
        let source = SourceFile(bytes: Array(lines.joined(separator: "\r\n").utf8))
        for offset in stride(from: 0 as UInt32, through: UInt32(source.scalarCount), by: 7) {
            for length in [0, 1, 5, 255, 256, 257, 3000] as [UInt32] {
                let span = Span(offset: offset, length: length)
                let found = source.surroundings(of: span, reach: 10)
                #expect(found.start == source.position(ofScalar: offset))
                #expect(found.end == source.position(ofScalar: span.end))
            }
        }
    }

    @Test func positionsBehindTheEndAreTheEnd() {
        let source = SourceFile(bytes: Array("ab\ncé".utf8))
        #expect(source.position(ofScalar: 5) == .init(line: 2, column: 3))
        #expect(source.position(ofScalar: .max) == .init(line: 2, column: 3))
        #expect(SourceFile(bytes: []).position(ofScalar: 7) == .init(line: 1, column: 1))
    }

    /// Scalars and bytes, one against the other, on text of every width.
    @Test func bytesAndScalars() {
        let text = "\u{FEFF}aé\n漢📝b"
        let source = SourceFile(bytes: Array(text.utf8))
        #expect(
            [0, 3, 4, 6, 7, 10, 14, 15, 99].map { source.scalarOffset(ofByte: $0) } == [0, 0, 1, 2, 3, 4, 5, 6, 6])
    }
}
