import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphSyntax

/// Reads back what an import is about to write, and has it adapted to what is found: links without a way are presented,
/// what no link can be is left out, what only code does is allowed where `allowing` says so. Returns the findings of the
/// text and of links that are left, as lines: empty unless the import is wrong. IMPORT 1, 5, 6.
package func adapt(_ imported: inout Imported, allowing: Bool) -> [String] {
    // Each round presents or leaves out at least one link.
    while true {
        let reading = read(back: [ImportedFile(path: "import.yaml", bytes: imported.bytes)])
        let findings =
            reading.isUsable ? lint(reading.graph, least: .warning, relates: false).findings : reading.findings
        let wrong = reading.isUsable ? findings.filter { $0.rule.family == .links } : findings
        if wrong.isEmpty {
            if allowing { allow(findings, in: reading.graph, &imported) }
            return []
        }
        let known = imported.presentedLinks
        var presented: Set<String> = []
        var leftOut: Set<String> = []
        for finding in wrong where finding.subject.kind == .deepLink {
            let name = reading.graph.text[finding.subject.name]
            if finding.rule == .unroutableLink, !known.contains(name) {
                presented.insert(name)
            } else {
                leftOut.insert(name)
            }
        }
        if presented.isEmpty, leftOut.isEmpty { return wrong.map(line) }
        imported.present(links: presented)
        imported.leaveOut(links: leftOut)
    }
}

package func errors(readingBack files: [ImportedFile]) -> [String] { read(back: files).findings.map(line) }

private func line(_ finding: Finding) -> String { "\(finding.message) [\(finding.rule.rawValue)]" }

/// A graph of files that are not written yet, the root file first.
private func read(back files: [ImportedFile]) -> GraphReading {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    return readGraph(root: files[0].path, rules: Rule.allCases) { path, _ in
        contents[path].map(FileContents.bytes) ?? .missing
    }
}

private func allow(_ findings: [Finding], in graph: NavGraph, _ imported: inout Imported) {
    func names(_ rule: Rule) -> Set<String> {
        Set(findings.filter { $0.rule == rule }.map { graph.text[$0.subject.name] })
    }
    imported.allow(
        unreachableScreens: names(.unreachableScreen), unreachableFlows: names(.unreachableFlow),
        deadEnds: names(.deadEnd))
}
