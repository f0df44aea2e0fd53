import NavGraphImport
import NavGraphSources
import NavGraphSyntax

/// What an import has to say, as compilers print it: a line for each warning, and for each rule's notes in a file.
package func textReport(_ report: ImportReport, least: Severity, inColour: Bool) -> [UInt8] {
    let style = TextStyle(isColoured: inColour)
    var hidden: [Severity: Int] = [:]
    var lines = report.summary.compactMap { finding -> String? in
        let severity = finding.isWarning ? Severity.warning : .note
        guard severity >= least else {
            hidden[severity, default: 0] += 1
            return nil
        }
        let place = printable("\(report.inputs[finding.file].path):\(finding.line):\(finding.column): ")
        return place + style.shown("\(severity.rawValue):", as: .init(severity))
            + " \(printable(finding.message)) [import-\(finding.rule)]\n"
    }
    for severity in [Severity.warning, .note] {
        guard let count = hidden[severity] else { continue }
        lines.append("\(counted(count, severity.rawValue)) not shown (--level \(severity.rawValue))\n")
    }
    return Array(lines.joined().utf8)
}

/// The same for other programs, with all notes, and with what became of what was read. IMPORT 7.
package func jsonReport(_ report: ImportReport, of imported: Imported?, sources: SourceReport? = nil) -> [UInt8] {
    func path(_ file: Int) -> JSON { .string(report.inputs[file].path) }
    let inputs = report.inputs.map { input in
        JSON.present([
            "file": .string(input.path), "kind": .string(input.kind.rawValue),
            "skipped": input.skipped.map(JSON.string),
        ])
    }
    let origins = (imported?.origins ?? []).map { subject, origin -> JSON in
        [
            "subject": .string(subject), "file": path(origin.file), "id": .string(origin.id),
            "line": .int(origin.line),
        ]
    }
    let findings = report.findings.map { finding -> JSON in
        [
            "rule": .string("import-" + finding.rule), "severity": finding.isWarning ? "warning" : "note",
            "message": .string(finding.message), "file": path(finding.file), "line": .int(finding.line),
            "column": .int(finding.column),
        ]
    }
    let elements = report.elements.map { element -> (key: String, value: JSON) in
        let fates = ImportReport.Fate.allCases.filter { report[element, $0] > 0 }
        return (
            element,
            .object(
                [("read", .int(report.read[element] ?? 0))] + fates.map { ($0.rawValue, .int(report[element, $0])) })
        )
    }
    var summary: [(key: String, value: JSON)] = [
        ("screens", .int(imported?.draft.screens.count ?? 0)), ("flows", .int(imported?.draft.flows.count ?? 0)),
        ("transitions", .int(imported?.transitionCount ?? 0)), ("elements", .object(elements)),
    ]
    var members: [(key: String, value: JSON)] = [
        ("version", 1), ("inputs", .array(inputs)), ("origins", .array(origins)), ("findings", .array(findings)),
    ]
    if let sources {
        members += sourceMembers(sources, imported?.transitions ?? [])
        summary.append(("sources", sourceSummary(sources)))
    }
    return JSON.object(members + [("summary", .object(summary))]).bytes()
}

/// What sources say of an app, and the transition that each edge has become. SOURCES 10.
private func sourceMembers(_ sources: SourceReport, _ transitions: [String?]) -> [(key: String, value: JSON)] {
    let edges = sources.edges.enumerated().map { index, edge -> JSON in
        let transition = index < transitions.count ? transitions[index] : nil
        let ends: [(key: String, value: JSON)] = [
            ("from", edge.from.map(JSON.string) ?? .null), ("to", .string(edge.to)),
            ("kind", .string(edge.kind.rawValue)), ("by", .string(edge.by)),
        ]
        return .object(ends + members(of: edge.place) + present(["transition": transition.map(JSON.string)]))
    }
    let openings = sources.openings.map { JSON.object(members(of: $0.place) + [("why", .string($0.why))]) }
    let unread = sources.unread.map { call in
        JSON.object([("name", .string(call.name)), ("count", .int(call.count))] + members(of: call.place))
    }
    let tabs = sources.tabs.map { tabs -> JSON in
        ["of": .string(tabs.of), "children": .array(tabs.children.map(JSON.string))]
    }
    return [
        ("entry", sources.entry.map(JSON.string) ?? .null), ("edges", .array(edges)), ("openings", .array(openings)),
        ("tabs", .array(tabs)), ("notOpened", .array(sources.notOpened.map(JSON.string))),
        ("unread", .array(unread)),
    ]
}

private func members(of place: SourcePlace) -> [(key: String, value: JSON)] {
    [("file", .string(place.file)), ("line", .int(place.line)), ("column", .int(place.column))]
}

private func sourceSummary(_ sources: SourceReport) -> JSON {
    func count(_ why: String) -> JSON { .int(sources.openings.count { $0.why == why }) }
    return [
        "files": .int(sources.files.count), "bytes": .int(sources.bytes),
        "openings": [
            "read": .int(sources.openingsRead), "edges": .int(sources.openingsRead - sources.openings.count),
            "alert": count("alert"), "system": count("system"), "wrapper": count("wrapper"), "segue": count("segue"),
            "route": count("route"), "noValue": count("no-value"),
        ],
        "screens": [
            "declared": .int(sources.screensDeclared), "drafted": .int(sources.screensDrafted),
            "opened": .int(sources.screensOpened),
        ],
        "unread": .int(sources.unread.reduce(0) { $0 + $1.count }),
    ]
}
