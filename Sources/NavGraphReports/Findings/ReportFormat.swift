import NavGraphSyntax

/// What a report can be written as. A new format is a case here and a function in its own file.
package enum ReportFormat: String, CaseIterable {
    case text, json, sarif, github, checkstyle, junit

    /// Whether it leaves out what is below `--level`.
    package var hasLevel: Bool { self == .text || self == .github }

    /// `least`: the least severity that `text` and `github` show; `failing`: the least that fails.
    package func bytes(
        of report: Report, least: Severity, failing: Severity = .error, inColour: Bool
    ) throws -> [UInt8] {
        switch self {
        case .text: textReport(report, least: least, style: TextStyle(isColoured: inColour))
        case .json: jsonReport(report)
        case .sarif: try sarifReport(report)
        case .github: gitHubReport(report, least: least)
        case .checkstyle: checkstyleReport(report)
        case .junit: junitReport(report, failing: failing)
        }
    }
}
