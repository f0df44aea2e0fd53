/// How much a finding weighs. The order is that of weight.
package enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
    package static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }
}

/// What a finding is of: the name of a problem, for good, with its level and what it looks at. LANGUAGE 10.
///
/// Each is declared once, in the module that finds it; `NavGraphLint` knows all of them.
public struct Rule: Sendable, Hashable {
    private let id: StaticString
    /// The level that a finding of this rule has unless `lint.rules` or `--rule` says otherwise.
    package let defaultSeverity: Severity
    package let family: Family
    /// Whether its findings stand in the app's code, and not in the graph.
    package let isAboutCode: Bool
    /// The version in which the rule came.
    package let since: Version

    /// What a rule looks at: the text alone, the links, the runs, the app's code, or the baseline that a user gives.
    package enum Family: Sendable { case text, links, runs, code, baseline }

    package init(
        _ id: StaticString, _ severity: Severity, of family: Family, isAboutCode: Bool = false, since: Version = .first
    ) {
        self.id = id
        self.defaultSeverity = severity
        self.family = family
        self.isAboutCode = isAboutCode
        self.since = since
    }

    /// Its id, such as `dead-end`.
    package var rawValue: String { id.description }

    /// Whether `lint.rules`, `--rule` and `allow` may change what is reported: only for rules of links, runs and code.
    package var isConfigurable: Bool { family == .links || family == .runs || family == .code }

    public static func == (a: Rule, b: Rule) -> Bool {
        a.id.utf8Start == b.id.utf8Start || a.bytes.elementsEqual(b.bytes)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: id.utf8Start, count: id.utf8CodeUnitCount)
    }
}

/// Rules of what is not YAML that a graph may use.
extension Rule {
    package static let yamlSyntax = Rule("yaml-syntax", .error, of: .text)
    package static let notUTF8 = Rule("not-utf8", .error, of: .text)
    package static let limitExceeded = Rule("limit-exceeded", .error, of: .text)
}
