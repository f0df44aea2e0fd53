import NavGraphLint
import NavGraphModel
import NavGraphSyntax

/// The baseline that a user gives, with its file.
package struct KnownFindings {
    package let path: String
    package let bytes: [UInt8]
    package let baseline: Baseline

    package var entries: Set<Baseline.Entry> { Set(baseline.lines.map(\.entry)) }

    /// The baseline in a file. `InputProblem`: with the line that is malformed.
    package init(path: String, bytes: [UInt8]) throws(InputProblem) {
        do throws(Baseline.Malformed) {
            baseline = try Baseline(bytes)
        } catch {
            throw InputProblem(message: "\(path):\(error.line): \(error.message)")
        }
        (self.path, self.bytes) = (path, bytes)
    }

    /// Removes known findings from a report of graphs. A listed finding that was not found is reported, unless it was not
    /// checked: if a rule is off, or a graph was not analyzed. `levels`: those of the command line. `isReplaced`: the
    /// baseline is written again, so stale lines go. `judges`: the rules that the command has.
    package func apply(
        to report: inout Report, of graphs: [CheckedGraph], levels: [Rule: RuleLevel], isReplaced: Bool,
        judges: (Rule) -> Bool
    ) {
        let found = Set(report.findings.map { Baseline.Entry($0.rule, $0.subject) })
        let known = report.findings.filter { baseline.contains(Baseline.Entry($0.rule, $0.subject)) }
        report.suppressed += known.map { ($0, .known) }
        report.findings.removeAll { baseline.contains(Baseline.Entry($0.rule, $0.subject)) }
        guard !isReplaced, graphs.allSatisfy({ $0.isUsable && $0.findings.allSatisfy { $0.rule != .undecided } }) else {
            return
        }
        let off = Set(
            graphs.flatMap { $0.graph.ruleLevels.merging(levels) { $1 } }.filter { $0.value == .off }.map(\.key))
        let source = SourceFile(bytes: bytes)
        for line in baseline.lines
        where !found.contains(line.entry) && !off.contains(line.rule) && judges(line.rule) {
            let finding = Finding(
                .staleBaseline, on: .file, at: Place(FileID(raw: 0), line.span),
                "stale entry: this finding no longer occurs; remove this line")
            let message = LocatedMessage(finding.severity, finding.message, at: line.span, in: source, of: path)
            report.add(LocatedFinding(finding, subject: "file", message: message, graph: nil))
        }
    }
}

/// What a new baseline has that the old one has not, and the other way round. `nil`: there was none.
package func comparison(of new: Set<Baseline.Entry>, with old: Set<Baseline.Entry>?) -> String {
    let old = old ?? []
    let stayed = new.intersection(old).count
    return "baseline: \(new.count - stayed) added, \(old.count - stayed) removed, \(stayed) unchanged"
}
