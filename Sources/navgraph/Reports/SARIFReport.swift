import NavGraphEmit
import NavGraphLint
import NavGraphSyntax

/// SARIF 2.1.0: every rule with what it means, every finding with its run as a code flow, what is allowed or known as
/// suppressions. With the address of the project it refers to its pages.
func sarifReport(_ report: Report, address: String? = projectAddress) throws -> [UInt8] {
    var results = report.findings.map { ($0, Suppression?.none) } + report.suppressed.map { ($0.finding, $0.by) }
    if results.count > mostShown { results = sortedBySeverity(results) }
    let places = report.stepPlaces(of: results.map(\.0))
    var prints: [String: Int] = [:]
    var entries: [JSON] = []
    for (index, (finding, suppression)) in results.enumerated() {
        let hash = hexDigest("\(finding.rule.rawValue)\0\(finding.subject)", digits: 16)
        prints[hash, default: 0] += 1
        entries.append(
            result(finding, suppression, fingerprint: "\(hash):\(prints[hash]!)", steps: places[index]))
    }
    let run: JSON = .object([
        (
            "tool",
            [
                "driver": .object(
                    driver(address) + [("rules", .array(try Rule.allCases.map { try descriptor(of: $0, address) }))])
            ]
        ),
        ("columnKind", "unicodeCodePoints"),
        ("originalUriBaseIds", ["SRCROOT": ["description": ["text": "The root of the checkout."]]]),
        ("results", .array(entries)),
    ])
    return JSON.object([
        ("$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
        ("version", "2.1.0"), ("runs", [run]),
    ]).bytes(lineDepth: 4)
}

/// Of more results GitHub shows the first alone.
private let mostShown = 5_000

private func sortedBySeverity(
    _ results: [(LocatedFinding, Suppression?)]
) -> [(LocatedFinding, Suppression?)] {
    Severity.allCases.reversed().flatMap { severity in results.filter { $0.0.message.severity == severity } }
}

private func driver(_ address: String?) -> [(key: String, value: JSON)] {
    let words = navgraphVersion.split(separator: " ")
    return [
        ("name", .string(String(words[0]))), ("semanticVersion", .string(String(words[1]))),
    ] + (address.map { [("informationUri", .string($0))] } ?? [])
}

/// A rule, with all that `explain` says of it.
private func descriptor(of rule: Rule, _ address: String?) throws -> JSON {
    let doc = rule.doc
    var members: [(key: String, value: JSON)] = [
        ("id", .string(rule.rawValue)),
        (
            "name",
            .string(rule.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
        ),
        ("shortDescription", text(doc.summary)),
        ("fullDescription", text(doc.meaning)),
        (
            "help",
            ["text": .string(try explanation(of: doc)), "markdown": .string(try markdown(of: doc, level: 1))]
        ),
        ("defaultConfiguration", ["level": .string(level(rule.defaultSeverity))]),
        ("properties", ["tags": ["navigation", .string(rule.familyName)]]),
    ]
    if let address { members.append(("helpUri", .string("\(address)/blob/main/docs/rules.md#\(rule.rawValue)"))) }
    return .object(members)
}

private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
}

private func text(_ text: String) -> JSON { ["text": .string(text)] }

private func result(
    _ finding: LocatedFinding, _ suppression: Suppression?, fingerprint: String, steps: [StepPlace]
) -> JSON {
    var members: [(key: String, value: JSON)] = [
        ("ruleId", .string(finding.rule.rawValue)),
        ("ruleIndex", .int(Rule.allCases.firstIndex(of: finding.rule)!)),
        ("level", .string(level(finding.message.severity))),
        ("message", text(finding.message.text)),
        ("locations", [.object([physical(finding.message), logical(finding.subject)])]),
        (
            "partialFingerprints",
            ["navgraph/v1": .string(fingerprint), "primaryLocationLineHash": .string(fingerprint)]
        ),
    ]
    if !steps.isEmpty {
        let locations = steps.map { step in
            JSON.object([("location", .object([physical(step.place), ("message", text(step.text))]))])
        }
        members.append(("codeFlows", [["threadFlows": [["locations": .array(locations)]]]]))
    }
    switch suppression {
    case .allowed(let reason)?:
        members.append(("suppressions", [["kind": "inSource", "justification": .string(reason)]]))
    case .known?: members.append(("suppressions", [["kind": "external"]]))
    case nil: break
    }
    return .object(members)
}

private func physical(_ place: LocatedMessage) -> (key: String, value: JSON) {
    var artifact: [(key: String, value: JSON)] = [("uri", .string(uri(of: place.file)))]
    if !place.file.hasPrefix("/") { artifact.append(("uriBaseId", "SRCROOT")) }
    return (
        "physicalLocation",
        [
            "artifactLocation": .object(artifact),
            "region": .object([
                ("startLine", .int(place.start.line)), ("startColumn", .int(place.start.column)),
                ("endLine", .int(place.end.line)), ("endColumn", .int(place.end.column)),
            ]),
        ]
    )
}

private func logical(_ subject: String) -> (key: String, value: JSON) {
    ("logicalLocations", [["fullyQualifiedName": .string(subject)]])
}

/// A path as a URI reference, RFC 3986; an absolute one with its scheme.
private func uri(of path: String) -> String {
    let plain = "/-._~".utf8
    let escaped = path.utf8.map { byte -> String in
        let isPlain =
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || plain.contains(byte)
        if isPlain { return String(UnicodeScalar(byte)) }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return path.hasPrefix("/") ? "file://" + escaped : escaped
}
