import NavGraphModel
import NavGraphSources
import NavGraphSyntax

/// Findings about code, gathered by place, before those of one rule and subject become one.
struct DriftFindings {
    private typealias Occurrence = (place: SourcePlace, message: String)
    private struct Key: Hashable {
        var rule: Rule
        var subject: Subject
        /// Where several findings are of the same subject, `file`, what tells them apart.
        var thing: String
    }

    private var groups: [Key: [Occurrence]] = [:]
    private var order: [Key] = []
    private(set) var findings: [Finding] = []
    private(set) var allowed: [(finding: Finding, reason: String)] = []
    private var used: Set<Int> = []
    private let allows: SourceReport.Allows
    private var allowAt: [String: [Int]] = [:]
    private var places: CodePlaces
    private let off: Set<Rule>

    init(_ code: DriftCode, off: Set<Rule>) {
        allows = code.report.allows
        places = CodePlaces(code.files)
        self.off = off
        for (number, allow) in allows.enumerated() {
            for line in allow.lines { allowAt["\(line) \(allow.file)", default: []].append(number) }
        }
    }

    /// A finding about the graph itself.
    mutating func add(_ rule: Rule, of subject: Subject, at place: Place, _ message: String) {
        if !off.contains(rule) { findings.append(Finding(rule, on: subject, at: place, message)) }
    }

    /// A finding in code. `thing`: tells findings about `file` apart.
    mutating func add(
        _ rule: Rule, of subject: Subject, in place: SourcePlace, thing: String = "", _ message: String
    ) {
        if off.contains(rule) { return }
        let key = Key(rule: rule, subject: subject, thing: thing)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append((place, message))
    }

    /// Takes out what comments of the code allow, and makes the rest findings of the graph, whose files then include those
    /// of the code.
    mutating func makeFindings(in graph: inout NavGraph) {
        for key in order {
            var left: [Occurrence] = []
            for one in groups[key] ?? [] {
                let at = (allowAt["\(one.place.line) \(one.place.file)"] ?? []).filter {
                    allows[$0].rule == key.rule.rawValue && !allows[$0].reason.isEmpty
                }
                used.formUnion(at)
                if let first = at.first {
                    allowed.append((finding(key, one, count: 1, in: &graph), allows[first].reason))
                } else {
                    left.append(one)
                }
            }
            let count = Set(left.map(\.place)).count
            if let first = left.first { findings.append(finding(key, first, count: count, in: &graph)) }
        }
        addUnused(&graph)
    }

    private func finding(_ key: Key, _ one: Occurrence, count: Int, in graph: inout NavGraph) -> Finding {
        let message = one.message + (count > 1 && key.rule != .unreadOpening ? ", in \(count) places" : "")
        return Finding(key.rule, on: key.subject, at: places.place(one.place, &graph), message)
    }

    private mutating func addUnused(_ graph: inout NavGraph) {
        if off.contains(.unusedAllow) { return }
        for (number, allow) in allows.enumerated() where !used.contains(number) {
            let rule = graph.rules.first { $0.rawValue == allow.rule }
            if let rule, off.contains(rule) { continue }
            let message =
                if rule?.isAboutCode != true {
                    "unknown rule about code '\(allow.rule)'"
                } else if allow.reason.isEmpty {
                    "missing reason for '\(allow.rule)'; write it after a colon"
                } else {
                    "unused 'allow': '\(allow.rule)' is not reported here"
                }
            let place = SourcePlace(file: allow.file, line: allow.line, column: 1)
            findings.append(Finding(.unusedAllow, on: .file, at: places.place(place, &graph), message))
        }
    }
}

private struct CodePlaces {
    private let files: [String: [UInt8]]

    init(_ files: [String: [UInt8]]) { self.files = files }

    /// The word that begins at a place. O(file).
    func place(_ place: SourcePlace, _ graph: inout NavGraph) -> Place {
        let number = graph.files.firstIndex(of: place.file) ?? graph.files.count
        if number == graph.files.count {
            graph.files.append(place.file)
            graph.modulesOfFiles.append(ModuleID(raw: 0))
        }
        let bytes = files[place.file] ?? []
        var at = (line: 1, column: 1)
        var offset: UInt32 = 0
        var i = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while i < bytes.count, at != (place.line, place.column) {
            let isEnd = bytes[i] == 10 || bytes[i] == 13 && (i + 1 == bytes.count || bytes[i + 1] != 10)
            i += 1
            while i < bytes.count, bytes[i] & 0xC0 == 0x80 { i += 1 }
            offset += 1
            at = isEnd ? (at.line + 1, 1) : (at.line, at.column + 1)
        }
        let word = bytes[min(i, bytes.count)...].prefix {
            $0 >= 0x80 || $0 == 95 || ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) || ($0 >= 48 && $0 <= 57)
        }
        let length = UInt32(word.count { $0 & 0xC0 != 0x80 })
        return Place(FileID(number), Span(offset: offset, length: max(length, 1)))
    }
}
