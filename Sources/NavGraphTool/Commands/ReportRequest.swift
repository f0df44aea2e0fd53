import ArgumentParser
import NavGraphReports

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
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
