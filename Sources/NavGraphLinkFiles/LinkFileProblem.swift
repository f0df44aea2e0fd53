import NavGraphSyntax

/// A problem in a file that the links of an app require: an association file or a property list.
package struct LinkFileProblem: Sendable, Equatable {
    /// Counts from 1.
    package var line: Int
    package var severity: Severity
    package var message: String

    package init(line: Int, _ severity: Severity, _ message: String) {
        (self.line, self.severity, self.message) = (line, severity, message)
    }
}

extension [LinkFileProblem] {
    mutating func add(_ severity: Severity, line: Int, _ message: String) {
        append(LinkFileProblem(line: line, severity, message))
    }
}
