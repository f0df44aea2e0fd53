import ArgumentParser
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// A `--rule ID=LEVEL`.
struct RuleOverride {
    var rule: Rule
    var level: RuleLevel

    init(_ argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw ValidationError("expected a rule and a level, such as 'link-only=off'") }
        guard let rule = Rule(rawValue: parts[0]) else {
            let near = nearest(to: parts[0], among: Rule.allCases.lazy.map(\.rawValue))
            throw ValidationError("unknown rule '\(parts[0])'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
        }
        guard rule.isConfigurable else {
            throw ValidationError(
                "the level of '\(rule.rawValue)' cannot be changed; rules about the text are always errors")
        }
        guard let level = Self.level(parts[1]) else {
            throw ValidationError("unknown level '\(parts[1])'; use 'error', 'warning', 'note' or 'off'")
        }
        self.rule = rule
        self.level = level
    }

    private static func level(_ word: String) -> RuleLevel? {
        word == "off" ? .off : Severity(rawValue: word).map { .severity($0) }
    }
}
