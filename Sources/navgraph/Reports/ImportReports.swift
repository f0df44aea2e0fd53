import NavGraphEmit
import NavGraphImport
import NavGraphSyntax

/// What an import has to say, as compilers print it: a line for each warning, and for each rule's notes in a file.
func textReport(_ report: ImportReport, inColour: Bool) -> [UInt8] {
    let style = TextStyle(isColoured: inColour)
    var text = TextBuffer()
    for finding in report.summary {
        let place = "\(report.inputs[finding.file].path):\(finding.line):\(finding.column): "
        text.append(string: printable(place))
        style.put(finding.isWarning ? .warning : .note, to: &text)
        text.append(string: " \(printable(finding.message)) [import-\(finding.rule)]\n")
    }
    return text.contents
}

/// The same for other programs, with all notes, and with what became of what was read. IMPORT 7.
func jsonReport(_ report: ImportReport, of imported: Imported?) -> [UInt8] {
    func path(_ file: Int) -> JSON { .string(report.inputs[file].path) }
    let inputs = report.inputs.map { input -> JSON in
        var members: [(key: String, value: JSON)] = [
            ("file", .string(input.path)), ("kind", .string(input.kind.rawValue)),
        ]
        if let why = input.skipped { members.append(("skipped", .string(why))) }
        return .object(members)
    }
    let origins = (imported?.origins ?? []).map { subject, origin -> JSON in
        .object([
            ("subject", .string(subject)), ("file", path(origin.file)), ("id", .string(origin.id)),
            ("line", .int(origin.line)),
        ])
    }
    let findings = report.findings.map { finding -> JSON in
        .object([
            ("rule", .string("import-" + finding.rule)), ("severity", finding.isWarning ? "warning" : "note"),
            ("message", .string(finding.message)), ("file", path(finding.file)), ("line", .int(finding.line)),
            ("column", .int(finding.column)),
        ])
    }
    let elements = report.elements.map { element -> (key: String, value: JSON) in
        var members: [(key: String, value: JSON)] = [("read", .int(report.read[element] ?? 0))]
        for fate in ImportReport.Fate.allCases where report[element, fate] > 0 {
            members.append((fate.rawValue, .int(report[element, fate])))
        }
        return (element, .object(members))
    }
    return JSON.object([
        ("version", 1), ("inputs", .array(inputs)), ("origins", .array(origins)), ("findings", .array(findings)),
        (
            "summary",
            .object([
                ("screens", .int(imported?.draft.screens.count ?? 0)),
                ("flows", .int(imported?.draft.flows.count ?? 0)),
                ("transitions", .int(imported?.transitionCount ?? 0)), ("elements", .object(elements)),
            ])
        ),
    ]).bytes()
}
