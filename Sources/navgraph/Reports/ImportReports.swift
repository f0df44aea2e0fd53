import NavGraphImport
import NavGraphSwift
import NavGraphSyntax

/// What an import has to say, as compilers print it: a line for each warning, and for each rule's notes in a file.
func textReport(_ report: ImportReport, inColour: Bool) -> [UInt8] {
    let style = TextStyle(isColoured: inColour)
    let lines = report.summary.map { finding in
        let severity = finding.isWarning ? Severity.warning : .note
        let place = printable("\(report.inputs[finding.file].path):\(finding.line):\(finding.column): ")
        return place + style.shown("\(severity.rawValue):", as: .init(severity))
            + " \(printable(finding.message)) [import-\(finding.rule)]\n"
    }
    return Array(lines.joined().utf8)
}

/// The same for other programs, with all notes, and with what became of what was read. IMPORT 7.
func jsonReport(_ report: ImportReport, of imported: Imported?) -> [UInt8] {
    func path(_ file: Int) -> JSON { .string(report.inputs[file].path) }
    let inputs = report.inputs.map { input in
        JSON.object(
            present([
                "file": .string(input.path), "kind": .string(input.kind.rawValue),
                "skipped": input.skipped.map(JSON.string),
            ]))
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
    let json: JSON = [
        "version": 1, "inputs": .array(inputs), "origins": .array(origins), "findings": .array(findings),
        "summary": [
            "screens": .int(imported?.draft.screens.count ?? 0), "flows": .int(imported?.draft.flows.count ?? 0),
            "transitions": .int(imported?.transitionCount ?? 0), "elements": .object(elements),
        ],
    ]
    return json.bytes()
}
