import Foundation
import NavGraphModel
import NavGraphPictures
import NavGraphTestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Graphviz, as the judge of what it is given.
enum Dot {
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/dot" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    static var isInstalled: Bool { path != nil }

    /// Runs `dot` on one source. (Graphviz 2.43 frees some layouts twice between two graphs of one run.)
    static func run(_ source: [UInt8], format: String) throws -> ProgramResult {
        try runProgram(path!, ["-T" + format], input: source)
    }

    /// The texts and titles that a reader of the SVG sees; `nil` if it is no XML.
    static func texts(ofSVG data: Data) -> [String]? {
        final class Reader: NSObject, XMLParserDelegate {
            var texts: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                texts.append("")
                if let title = attributes["xlink:title"] { texts.insert(title, at: 0) }
            }
            func parser(_ parser: XMLParser, foundCharacters string: String) { texts[texts.count - 1] += string }
        }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        return reader.texts.map { text in
            var scalars = String.UnicodeScalarView()
            for scalar in text.unicodeScalars where scalar != "\u{2060}" {
                scalars.append(scalar == "\u{a0}" ? " " : scalar)
            }
            return String(scalars).trimmingCharacters(in: .newlines)
        }
    }
}

/// The DOT of a graph, to look at.
func dot(_ yaml: String, _ options: DiagramOptions = DiagramOptions()) throws -> String {
    dot(try graph(yaml), options)
}

func dot(_ graph: NavGraph, _ options: DiagramOptions = DiagramOptions()) -> String {
    String(decoding: emitDOT(graph, options: options), as: UTF8.self)
}

/// A text as a double-quoted scalar of YAML, whatever is in it.
func quoted(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\"", "\\": return "\\\(scalar)"
        case " "..."~": return "\(scalar)"
        default:
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
    }
    return "\"" + parts.joined() + "\""
}

/// The arrows of a DOT, without those of the legend: `noteList -> noteDetail [attributes]`.
func arrows(_ dot: String) -> [(tail: String, head: String, attributes: String)] {
    dot.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("  \""), let arrow = line.range(of: " -> ") else { return nil }
        let rest = line[arrow.upperBound...]
        guard let bracket = rest.range(of: " [") else { return nil }
        func name(_ text: Substring) -> String {
            String(text.trimmingCharacters(in: .whitespaces).dropFirst().prefix { $0 != "\"" })
        }
        return (name(line[..<arrow.lowerBound]), name(rest[..<bracket.lowerBound]), String(rest[bracket.upperBound...]))
    }
}

extension ProgramResult {
    /// Whether it drew everything and had nothing to say.
    var isClean: Bool { status == 0 && errors.isEmpty }
}
