import NavGraphSyntax

/// Determines which rules are new to a project. Until the project takes up their version, their findings are warnings at most and
/// fail nothing, so that an update of navgraph does not break a build.
package struct NewRules: Sendable {
    /// The version that the project is written for; `nil` if the project does not declare one.
    var project: Version?
    /// The version of this program.
    var program: Version?

    /// No rule is new: `--next-rules`.
    package static let none = NewRules()

    private init() {}

    package init(project: Version?, program: Version) { (self.project, self.program) = (project, program) }

    /// Whether a rule that was added in a version is new. If the project declares no version, a rule is new in the
    /// minor version that added it, except in the first release.
    package func contains(_ since: Version) -> Bool {
        guard let program else { return false }
        if let project { return since > project }
        return since > .first && (since.major, since.minor) == (program.major, program.minor)
    }

    /// Whether a finding of a rule is new. Errors of the text are not: with them there is no graph.
    func contains(_ rule: Rule, since: Version) -> Bool { rule.isConfigurable && contains(since) }
}
