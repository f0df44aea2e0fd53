import Foundation
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// One case of the official YAML test suite.
struct YAMLSuiteCase: Sendable, CustomTestStringConvertible {
    var id: String
    var input: [UInt8]
    /// The events that YAML 1.2 wants, in the notation of `LibYAML.Event`.
    var events: [String]
    /// Whether YAML 1.2 refuses it.
    var isError: Bool
    var testDescription: String { id }

    static let all: [YAMLSuiteCase] = {
        guard let root = shared?.appendingPathComponent("corpus/yaml/yaml__yaml-test-suite"),
            let paths = FileManager.default.enumerator(atPath: root.path)
        else { return [] }
        var cases: [YAMLSuiteCase] = []
        for case let path as String in paths where path.hasSuffix("/in.yaml") {
            let directory = root.appendingPathComponent(path).deletingLastPathComponent()
            guard let input = try? Data(contentsOf: directory.appendingPathComponent("in.yaml")),
                let events = try? String(contentsOf: directory.appendingPathComponent("test.event"), encoding: .utf8)
            else { continue }
            let error = directory.appendingPathComponent("error").path
            cases.append(
                YAMLSuiteCase(
                    id: String(path.dropLast("/in.yaml".count)), input: [UInt8](input),
                    events: events.split(separator: "\n").map { normalised(String($0)) },
                    isError: FileManager.default.fileExists(atPath: error)))
        }
        return cases.sorted { $0.id < $1.id }
    }()

    /// An event without what libyaml's do not tell.
    private static func normalised(_ event: String) -> String {
        var event = event
        for (written, plain) in [("+DOC ---", "+DOC"), ("-DOC ...", "-DOC"), ("+MAP {}", "+MAP"), ("+SEQ []", "+SEQ")]
        where event.hasPrefix(written) {
            event = plain + event.dropFirst(written.count)
        }
        guard event.hasPrefix("=VAL") else { return event }
        // The style stands behind anchor and tag, which hold no blanks.
        var words = event.dropFirst(5)
        var front = "=VAL"
        while words.first == "&" || words.first == "<" {
            let word = words.prefix { $0 != " " }
            front += " " + word
            words = words.dropFirst(word.count + 1)
        }
        if let style = words.first, "'|>".contains(style) { return front + " *" + words.dropFirst() }
        return front + " " + words
    }
}

@Suite(.processorTime, .enabled(if: shared != nil, "the YAML test suite is not here"))
struct YAMLSuiteTests {
    /// What YAML 1.2 accepts and libyaml, which reads YAML 1.1, refuses.
    static let refusedByLibYAML: Set<String> = [
        "2JQS", "2LFX", "2SXE", "4ABK", "4MUZ/00", "4MUZ/01", "4MUZ/02", "58MP", "5MUD", "5T43", "6BCT", "6CA3",
        "6LVF", "6M2F", "7Z25", "8XYN", "96NN/00", "96NN/01", "9SA2", "A2M4", "BEC7", "CFD4", "DBG4", "DK3J",
        "DK95/00", "DK95/03", "DK95/04", "FP8R", "FRK4", "HM87/00", "HWV9", "K3WX", "M2N8/00", "M7A3", "MUS6/05",
        "MUS6/06", "NHX8", "NJ66", "NKF9", "Q5MG", "QT73", "R4YG", "S3PD", "SM9W/01", "UKK6/00", "UT92", "VJP3/01",
        "W4TN", "W5VH", "Y79Y/001", "Y79Y/010",
    ]
    /// What YAML 1.2 refuses and libyaml accepts.
    static let acceptedByLibYAML: Set<String> = [
        "9C9N", "9HCY", "9JBA", "CVW2", "DK95/01", "EB22", "G5U8", "MUS6/00", "MUS6/01", "QB6E", "RHX7", "S98Z",
        "SU5Z", "X4QW", "Y79Y/003", "YJV2",
    ]
    /// What both accept, with other events.
    static let readOtherwise: Set<String> = [
        "652Z", "HM87/01", "JEF9/02", "L24T/01", "Y2GN",
    ]

    @Test func allCasesAreHere() { #expect(YAMLSuiteCase.all.count == 402) }

    /// Our events and places are libyaml's; so is the place where it gives up.
    @Test(arguments: YAMLSuiteCase.all)
    func eventsAreLibYAMLs(_ it: YAMLSuiteCase) {
        let witness = LibYAML(it.input)
        let reading = events(of: it.input)
        #expect(reading.events == witness.events)
        #expect((reading.failure == nil) == (witness.failure == nil))
        guard let failure = reading.failure, let expected = witness.failure else { return }
        #expect(failure.rule == .yamlSyntax)
        if expected.isReaderError {
            guard case .byte = failure.position else { return #expect(Bool(false), "\(failure)") }
        } else {
            guard case .scalar(let offset) = failure.position else { return #expect(Bool(false), "\(failure)") }
            let position = SourceFile(bytes: it.input).position(ofScalar: offset)
            #expect(position == .init(line: expected.line, column: expected.column))
        }
    }

    /// Our events are those of the suite, apart from the cases in which libyaml is known to differ.
    @Test(arguments: YAMLSuiteCase.all)
    func eventsAreTheSuites(_ it: YAMLSuiteCase) {
        let reading = events(of: it.input)
        let accepts = reading.failure == nil
        #expect((accepts && it.isError) == Self.acceptedByLibYAML.contains(it.id), "accepted")
        #expect((!accepts && !it.isError) == Self.refusedByLibYAML.contains(it.id), "refused")
        guard accepts, !it.isError else { return }
        let isSame = reading.events.map(\.text) == it.events
        #expect(isSame != Self.readOtherwise.contains(it.id), "\(reading.events.map(\.text)) \(it.events)")
    }

    /// As a graph each is refused with findings inside the file; nothing crashes. What is no YAML is `yaml-syntax` at
    /// its place, or where something else that is no graph's YAML ended the reading before.
    @Test(arguments: YAMLSuiteCase.all)
    func graphsAreRefused(_ it: YAMLSuiteCase) {
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(it.input) }
        #expect(!reading.findings.isEmpty)
        expectSpansInside(reading, it.input)
        guard case .scalar(let offset)? = events(of: it.input).failure?.position else { return }
        let syntax = reading.findings.filter { $0.rule == .yamlSyntax }
        #expect(syntax.count == 1 && syntax[0].place.span.offset <= offset)
    }

    private func events(of bytes: [UInt8]) -> (events: [LibYAML.Event], failure: YAMLFailure?) {
        let source = SourceFile(bytes: bytes)
        let end = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
        let texts = SharedTextPool(TextPool())
        let parser = YAMLParser(bytes, texts: texts)
        var events: [LibYAML.Event] = []
        do throws(YAMLFailure) {
            while events.last?.text != "-STR" {
                let event = try parser.next()
                let position = source.position(ofScalar: event.span.offset)
                let isAtEnd = event.span.offset == end
                events.append(
                    .init(
                        text: listing(event, texts.pool), line: isAtEnd ? 0 : position.line,
                        column: isAtEnd ? 0 : position.column))
            }
        } catch {
            return (events, error)
        }
        return (events, nil)
    }

    private func listing(_ event: YAMLEvent, _ text: TextPool) -> String {
        func name(_ symbol: Symbol) -> String? { symbol.isEmpty ? nil : text[symbol] }
        let (anchor, tag) = (name(event.anchor), name(event.tag))
        switch event.kind {
        case .streamStart: return "+STR"
        case .streamEnd: return "-STR"
        case .documentStart: return "+DOC"
        case .documentEnd: return "-DOC"
        case .mappingStart: return node("+MAP", anchor: anchor, tag: tag)
        case .mappingEnd: return "-MAP"
        case .sequenceStart: return node("+SEQ", anchor: anchor, tag: tag)
        case .sequenceEnd: return "-SEQ"
        case .alias: return "=ALI *" + text[event.text]
        case .scalar:
            let style = event.style == .plain ? ":" : event.style == .doubleQuoted ? "\"" : "*"
            return node("=VAL", anchor: anchor, tag: tag) + " " + style + escaped(text[event.text])
        }
    }
}

/// Whether every finding lies in its file: begins there, and ends there.
func expectSpansInside(
    _ reading: GraphReading, _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
    let count = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
    for finding in reading.findings where reading.graph.files[finding.place.file.index] == "graph.yaml" {
        #expect(
            Int(finding.place.span.offset) + Int(finding.place.span.length) <= count, "\(finding)",
            sourceLocation: sourceLocation)
    }
}
