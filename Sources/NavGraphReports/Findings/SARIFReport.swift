import NavGraphLint
import NavGraphPictures
import NavGraphRuns
import NavGraphSyntax

/// SARIF 2.1.0: every rule with what it means, every finding with its run as a code flow, what is allowed or known as
/// suppressions.
func sarifReport(_ report: Report) throws -> [UInt8] {
    var results = report.findings.map { ($0, Suppression?.none) } + report.suppressed.map { ($0.finding, $0.by) }
    if results.count > mostShown { results = sortedBySeverity(results) }
    let places = report.stepPlaces(of: results.map(\.0))
    var prints: [String: Int] = [:]
    var entries: [JSON] = []
    for (index, (finding, suppression)) in results.enumerated() {
        let hash = hexDigest("\(finding.rule.rawValue)\0\(finding.subject)", digits: 16)
        let number = prints[hash, default: 0] + 1
        prints[hash] = number
        entries.append(
            result(
                finding, suppression, fingerprint: "\(hash):\(number)", steps: places[index],
                graph: finding.key.flatMap { finding.rule.isAboutCode ? report.readings[$0.graph].input.path : nil },
                path: report.repositoryPath))
    }
    let driver: JSON = [
        "name": "navgraph", "semanticVersion": .string("\(navgraphVersion)"),
        "rules": .array(try Rule.allCases.map(descriptor)),
    ]
    let run: JSON = [
        "tool": ["driver": driver],
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": ["SRCROOT": ["description": ["text": "The root of the checkout."]]],
        "results": .array(entries),
    ]
    let json: JSON = [
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0", "runs": [run],
    ]
    return json.bytes(lineDepth: 4)
}

/// Of more results GitHub shows the first alone.
private let mostShown = 5_000

private func sortedBySeverity(_ results: [(LocatedFinding, Suppression?)]) -> [(LocatedFinding, Suppression?)] {
    Severity.allCases.reversed().flatMap { severity in results.filter { $0.0.message.severity == severity } }
}

/// A rule, with all that `explain` says of it.
private func descriptor(of rule: Rule) throws -> JSON {
    let doc = rule.doc
    let words = rule.rawValue.split(separator: "-")
    return .present([
        "id": .string(rule.rawValue),
        "name": .string(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()),
        "shortDescription": text(doc.summary),
        "fullDescription": text(doc.meaning),
        "help": ["text": .string(try explanation(of: doc)), "markdown": .string(try markdown(of: doc))],
        "helpUri": rule.address.map(JSON.string),
        "defaultConfiguration": ["level": .string(rule.defaultSeverity.rawValue)],
        "properties": ["tags": ["navigation", .string(rule.familyName)]],
    ])
}

private func text(_ text: String) -> JSON { ["text": .string(text)] }

private func result(
    _ finding: LocatedFinding, _ suppression: Suppression?, fingerprint: String, steps: [StepPlace],
    graph: String?, path: (String) -> String
) -> JSON {
    let locations = steps.map { step -> JSON in
        ["location": ["physicalLocation": physical(step.place.renamed(path)), "message": text(step.text)]]
    }
    let reason: JSON? =
        switch suppression {
        case .allowed(let reason)?: ["kind": "inSource", "justification": .string(reason)]
        case .known?: ["kind": "external"]
        case nil: nil
        }
    return .present([
        "ruleId": .string(finding.rule.rawValue),
        "ruleIndex": Rule.allCases.firstIndex(of: finding.rule).map(JSON.int),
        "level": .string(finding.message.severity.rawValue),
        "message": text(finding.message.text),
        "locations": [
            [
                "physicalLocation": physical(finding.message.renamed(path)),
                "logicalLocations": [["fullyQualifiedName": .string(finding.subject)]],
            ]
        ],
        "relatedLocations": graph.map { graph in
            [
                [
                    "id": 0, "message": text("The graph."),
                    "physicalLocation": ["artifactLocation": .object(artifact(path(graph)))],
                ]
            ]
        },
        "partialFingerprints": [
            "navgraph/v1": .string(fingerprint), "primaryLocationLineHash": .string(fingerprint),
        ],
        "codeFlows": steps.isEmpty ? nil : [["threadFlows": [["locations": .array(locations)]]]],
        "suppressions": reason.map { [$0] },
        "properties": finding.isNew ? ["new": .bool(true)] : nil,
    ])
}

private func physical(_ place: LocatedMessage) -> JSON {
    return [
        "artifactLocation": .object(artifact(place.file)),
        "region": [
            "startLine": .int(place.start.line), "startColumn": .int(place.start.column),
            "endLine": .int(place.end.line), "endColumn": .int(place.end.column),
        ],
    ]
}

private func artifact(_ path: String) -> [(String, JSON)] {
    present(["uri": .string(uri(of: path)), "uriBaseId": path.hasPrefix("/") ? nil : "SRCROOT"])
}

/// A path as a URI reference, RFC 3986; an absolute one with its scheme.
private func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + percentEncoded(path, keeping: "/-._~")
}
