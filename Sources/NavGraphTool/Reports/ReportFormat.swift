import ArgumentParser
import NavGraphSyntax

/// What a report can be written as. A new format is a case here and a function in its own file.
enum ReportFormat: String, CaseIterable {
    case text, json, sarif, github, checkstyle, junit

    /// Whether it leaves out what is below `--level`.
    var hasLevel: Bool { self == .text || self == .github }

    /// `least`: the least severity that `text` and `github` show; `failing`: the least that fails.
    func bytes(
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

/// A `--format` argument: `json`, which goes to standard output, or `json=FILE`.
struct ReportRequest: ExpressibleByArgument {
    var format: ReportFormat
    var path: String?

    init(format: ReportFormat, path: String? = nil) {
        self.format = format
        self.path = path
    }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ReportFormat(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty else {
            return nil
        }
        self.init(format: format, path: parts.count == 2 ? String(parts[1]) : nil)
    }

    static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
}
