import NavGraphSwiftCode

/// What Swift sources say of an app's navigation. SOURCES 3 to 7.
package struct SourceReport: Sendable {
    /// Which screen opens which, one for each place and end, by place.
    package struct Edge: SourcePlaced {
        /// `nil` for code of no screen.
        package var from: String?
        package var to: String
        package var kind: OpeningKind
        /// `anchor`, `owner`, `receiver`, `closure`, `route`, `part`, `caller`, `name`, `property`, `start`, `none`.
        package var by: String
        package var place: SourcePlace
        /// The type whose code it is.
        package var owner: String?
        /// The function around it, where it is the source's own.
        package var function: String?
        package var isInStack: Bool
        package var style: String?
        /// The source is a view or controller that nothing opens or contains.
        package var isNotOpened: Bool
        /// The code says for certain whether it pushes or presents.
        package var isSure: Bool
        /// `Type.function`, where it stands.
        package var code: String?
    }
    /// An opening without an edge.
    package struct Unread: SourcePlaced {
        package var place: SourcePlace
        /// `alert`, `system`, `wrapper`, `segue`, `route`, `no-value`.
        package var why: String
        /// `Type.function`, where it stands.
        package var code: String?
    }
    /// A comment that says whose code is below it: `// navgraph: account.redeem`.
    package struct Anchor: Sendable {
        /// `screen.event`, or `screen`.
        package var name: String
        package var file: String
        package var line: Int
        /// The lines of the declaration or statement below.
        package var lines: ClosedRange<Int>
        /// The names of types in it, and in the functions that it calls by name.
        package var names: Set<String>
    }
    /// Calls of one name that look like navigation, and where the first one stands.
    package struct UnreadCall: SourcePlaced {
        package var name: String
        package var count: Int
        package var place: SourcePlace
    }
    package struct Tabs: SourcePlaced {
        package var of: String
        package var children: [String]
        package var place: SourcePlace
    }
    /// An opening at which a limit of the reader ended the search, and which one.
    package struct Cut: SourcePlaced {
        package var place: SourcePlace
        package var why: String
    }

    package var edges: [Edge] = []
    /// Which screen opens which of Apple's own controllers. They are also among `openings`, as `system`.
    package var systemEdges: [Edge] = []
    package var openings: [Unread] = []
    package var tabs: [Tabs] = []
    package var entry: String?

    package var isSwiftUI = false
    package var roots: [String] = []
    /// Screen types that neither open nor are opened, by name.
    package var notOpened: [String] = []
    /// Screen types that views, parts or controllers make for themselves, by name.
    package var contained: [String] = []
    /// Where screen types are declared.
    package var places: [String: SourcePlace] = [:]
    package var cut: [Cut] = []
    /// All declared types that can be screens: whether each is a SwiftUI view.
    package var screenTypes: [String: Bool] = [:]
    /// All declared types, and those that code makes or names.
    package var declared: Set<String> = []
    package var named: Set<String> = []
    /// By a name that types inherit, these, in the order of their declarations.
    package var inheriting: [String: [String]] = [:]
    package var files: [String] = []
    package var bytes = 0
    /// Skipped files: `not-utf8`, `too-large`, `too-deep`.
    package var skipped: [(file: String, why: String)] = []
    /// What the emitted files among them are made from: names of root files.
    package var emittedFrom: Set<String> = []
    /// Hosting controller classes by their views: each is one screen with its view, under the name of the class.
    package var hosts: [String: String] = [:]
    /// What code makes and names; only where it is asked for.
    package var mentions = SourceMentions()
    package var anchors: [Anchor] = []
    /// Comments that allow findings, by file, and the lines that each is about.
    package typealias Allows = [(file: String, line: Int, rule: String, reason: String, lines: ClosedRange<Int>)]
    package var allows: Allows = []
    /// How many openings were read; of these those that open a screen, and those of which the source is known.
    package var openingsRead = 0
    package var openingsWithEdge = 0
    package var openingsWithSource = 0
    /// Calls that look like navigation and were not read, the commonest first.
    package var unread: [UnreadCall] = []
    /// The screen types of the draft, and those of them that something leads to.
    package var drafted: Set<String> = []
    package var opened: Set<String> = []
    package var screensDrafted: Int { drafted.count }
    package var screensOpened: Int { opened.count }
    /// Those of the draft and of `notOpened`.
    package var screensDeclared: Int { drafted.count + notOpened.count }
}

/// A place in Swift code, from line 1 and column 1.
package struct SourcePlace: Hashable, Comparable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
    package static func < (a: Self, b: Self) -> Bool { (a.file, a.line, a.column) < (b.file, b.line, b.column) }
}

package protocol SourcePlaced: Sendable { var place: SourcePlace { get } }

extension SourcePlaced {
    package var file: String { place.file }
    package var line: Int { place.line }
    package var column: Int { place.column }
}

/// A scene of a storyboard, or a xib: what code can name.
package struct SourceScene: Sendable {
    package var storyboard: String
    package var identifier: String?
    package var isInitial: Bool
    /// The class; of a stack that of its first screen.
    package var type: String?
    package var isInStack: Bool
    /// Segues by identifier, each to the class that it leads to.
    package var segues: [String: String]

    package init(
        storyboard: String, identifier: String?, isInitial: Bool, type: String?, isInStack: Bool,
        segues: [String: String]
    ) {
        (self.storyboard, self.identifier, self.isInitial) = (storyboard, identifier, isInitial)
        (self.type, self.isInStack, self.segues) = (type, isInStack, segues)
    }
}

/// A Swift file, or an Objective-C one of which only class declarations count.
package struct SourceInput: Sendable {
    /// What reports call it.
    package var path: String
    package var bytes: [UInt8]
    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

/// Reads sources in the order of the bytes of their paths. Nearly O(their length).
/// - Parameters:
///   - entry: the type that the app begins with, where the caller knows it.
///   - mentions: whether `mentions` of the report is wanted.
package func readSources(
    _ inputs: [SourceInput], scenes: [SourceScene] = [], entry: String? = nil, mentions: Bool = false
) -> SourceReport {
    SourceProgram(inputs, scenes: scenes, entry: entry).report(mentions: mentions)
}

/// An app's sources, read once: reports of them differ by the anchors of a graph.
package struct SourceProgram {
    private let reading: Reading
    /// What files tell without what is in them.
    private let files: SourceReport

    package init(_ inputs: [SourceInput], scenes: [SourceScene], entry: String? = nil) {
        var report = SourceReport()
        var reader = DeclarationReader()
        let names = Names()
        var files: [SourceText] = []
        for input in inputs.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
            if !input.path.hasSuffix(".swift") {
                readObjectiveC(input.bytes) { reader.readInterface($0, super: $1) }
            } else if input.bytes.starts(with: "// Made by navgraph".utf8) {
                if let source = emittedSource(input.bytes) { report.emittedFrom.insert(source) }
            } else if input.bytes.count > 4 << 20 {
                report.skipped.append((input.path, "too-large"))
            } else if String(validating: input.bytes, as: UTF8.self) == nil {
                report.skipped.append((input.path, "not-utf8"))
            } else if let file = tokens(of: input, names) {
                report.add(file, bytes: input.bytes.count)
                files.append(file)
                reader.read(file, number: files.count - 1)
            } else {
                report.skipped.append((input.path, "too-deep"))
            }
        }
        self.files = report
        reading = Reading(
            Program(Syntax(files, names: names, scopes: reader.scopes), reader, scenes: scenes), entry: entry)
    }

    /// - Parameters:
    ///   - anchors: those of a graph.
    ///   - typeOfScreen: the type of what a comment names; by default the screen type that a draft would name so.
    package func report(
        anchors: [SourceAnchor] = [], typeOfScreen: ((String) -> String?)? = nil, mentions: Bool
    ) -> SourceReport {
        let program = reading.program
        var report = files
        let anchors = Anchors(
            program, anchors, typeOfScreen: typeOfScreen ?? { screenNamed($0.prefix { $0 != "." }, program) })
        var writer = ReportWriter(reading, anchors: anchors)
        writer.write(into: &report, mentions: mentions)
        return report
    }
}

extension SourceReport {
    fileprivate mutating func add(_ file: SourceText, bytes count: Int) {
        files.append(file.path)
        bytes += count
        for allow in file.allows {
            let own = Int(allow.line)...Int(allow.line)
            let lines = allow.isAlone ? file.linesOfStatement(below: allow.line) ?? own : own
            allows.append((file.path, Int(allow.line), allow.rule, allow.reason, lines))
        }
    }
}

private func tokens(of input: SourceInput, _ names: Names) -> SourceText? {
    var tokenizer = Tokenizer(input.bytes, path: input.path, names)
    return tokenizer.read()
}

/// The screen type whose stem is a name.
private func screenNamed(_ name: Substring, _ program: Program) -> String? {
    let stem = name.prefix(1).uppercased() + name.dropFirst()
    return program.order.first { type in
        program.kind(of: type).isScreen
            && ["ViewController", "View", "Controller", "Screen", "VC", ""].contains { type.simpleName == stem + $0 }
    }?.name
}

/// `// Made by navgraph from notes.yaml. Changes are lost.` → `notes.yaml`.
private func emittedSource(_ bytes: [UInt8]) -> String? {
    let line = String(decoding: bytes.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    let (start, end) = ("// Made by navgraph from ", ". Changes are lost.")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
}

/// `@interface NAME : SUPER`.
private func readObjectiveC(_ bytes: [UInt8], _ found: (String, String?) -> Void) {
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
        let text = String(decoding: line, as: UTF8.self)
        guard text.hasPrefix("@interface ") else { continue }
        let words = text.dropFirst(11).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" || $0 == "(") }
        guard let name = words.first, !name.contains("(") else { continue }
        let rest = text.dropFirst(11).split(separator: ":", maxSplits: 1)
        let base =
            rest.count == 2 ? rest[1].split { !($0.isLetter || $0.isNumber || $0 == "_") }.first.map(String.init) : nil
        found(String(name.split(separator: ":")[0]), base)
    }
}
