import NavGraphSyntax

/// The explanation of a rule, for `navgraph explain`, the page of all rules, and reports. The build makes it
/// from the Markdown file beside the rule, `dead-end.md`; rules that other modules find have theirs in `Text`, `Code` and
/// `Rules`.
package struct RuleDoc: Sendable {
    package var rule: Rule
    /// One sentence.
    package var summary: String
    /// The conditions under which it is reported, in Markdown.
    package var meaning: String
    /// The consequence in an app that ignores it, in Markdown.
    package var why: String
    /// The element whose `allow` can suppress a finding.
    package var allowed: Place
    /// A graph that has the finding and its fix, as a diff: lines with `-` are only in the first, those with `+` only
    /// in the second.
    var graph: String
    /// The other files, by path; code of the app is in `RuleExample.sources`. A file without lines does not exist.
    var others: [(path: String, diff: String)]

    /// The kind of element that a finding is about, if it can have an `allow`.
    package enum Place: String, Sendable {
        case screen, flow, transition
        case deepLink = "deep link"
        /// The element with the finding.
        case element
        /// None: an error of the text, or about something without keys.
        case nowhere
    }
}

extension RuleDoc {
    /// A graph with exactly one finding of the rule.
    package var failing: RuleExample { example(without: "+", isLatin1: rule == .notUTF8) }
    /// The same without any finding.
    package var fixed: RuleExample { example(without: "-", isLatin1: false) }

    private func example(without mark: Character, isLatin1: Bool) -> RuleExample {
        let diffs = [(path: RuleExample.root, diff: graph)] + others
        let files = diffs.compactMap { path, diff -> RuleExample.File? in
            let lines = diff.split(separator: "\n").filter { $0.first != mark }.map { $0.dropFirst(2) }
            return lines.isEmpty ? nil : RuleExample.File(path: path, text: lines.joined(separator: "\n"))
        }
        return RuleExample(files: files, isLatin1: isLatin1)
    }

    /// How to suppress a finding of this rule, in Markdown.
    package var suppressing: String {
        let off = "`lint: { rules: { \(rule.rawValue): off } }` switches the rule off for the whole graph"
        switch rule.family {
        case .text: return "This rule cannot be suppressed: while the text has errors, nothing else can be checked."
        case .baseline: return "Remove the line, or write the file again with `--write-baseline`."
        case .code where rule.isAboutCode && ![.missingClass, .notWellFormed].contains(rule):
            return
                "Write `// navgraph:allow \(rule.rawValue): the reason` on the line of the finding, or on a separate line above it. \(off)."
        case .links where allowed == .nowhere, .runs where allowed == .nowhere, .code where allowed == .nowhere:
            return
                "This finding has no element for `allow`. \(off). You can also list the finding in a baseline."
        case .links, .runs, .code:
            return "Write `allow: { \(rule.rawValue): the reason }` in the \(allowed.rawValue). \(off)."
        }
    }
}

/// A small graph that shows a rule.
package struct RuleExample: Sendable {
    package struct File: Sendable {
        package var path: String
        package var text: String
    }

    /// The root file first.
    package var files: [File]
    /// Whether the root file is saved in Latin-1, for the one rule about encodings.
    package var isLatin1: Bool

    /// The path of every root file.
    package static let root = "graph.yaml"
    /// The directory of an app's code, for rules about it.
    package static let sources = "App"
    /// The path of a file of known findings, where the example has one.
    package static let baseline = ".navgraph-baseline"

    /// The bytes of a file; `nil` if there is no file of that path.
    package func bytes(of path: String) -> [UInt8]? {
        guard let file = files.first(where: { $0.path == path }) else { return nil }
        let text = file.text + "\n"
        return isLatin1 ? text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } : Array(text.utf8)
    }
}
