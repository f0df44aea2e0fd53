import NavGraphSyntax

/// What a rule means, for people: what `navgraph explain`, the page of all rules and reports say of it. The build makes it
/// from the Markdown file beside the rule, `dead-end.md`; rules that other modules find have theirs in `Text`, `Code` and
/// `Rules`.
package struct RuleDoc: Sendable {
    package var rule: Rule
    /// One sentence.
    package var summary: String
    /// When it is reported, in Markdown.
    package var meaning: String
    /// What goes wrong in an app where it is not heeded, in Markdown.
    package var why: String
    /// Where `allow` can say that a finding is meant.
    package var allowed: Place
    /// A graph that has the finding and what mends it, as a diff: lines with `-` are only in the first, those with `+` only
    /// in the second.
    var graph: String
    /// What else there is, by path, code of the app below `RuleExample.sources`; a file without lines is not there.
    var others: [(path: String, diff: String)]

    /// What a finding can be about, as far as it takes an `allow`.
    package enum Place: String, Sendable {
        case screen, flow, transition
        case deepLink = "deep link"
        /// Whatever has the finding.
        case element
        /// Not at all: an error of the text, or about something that has no keys.
        case nowhere
    }
}

extension RuleDoc {
    /// A graph with exactly one finding of the rule.
    package var failing: RuleExample { example(without: "+", isLatin1: rule == .notUTF8) }
    /// The same without any finding.
    package var mended: RuleExample { example(without: "-", isLatin1: false) }

    private func example(without mark: Character, isLatin1: Bool) -> RuleExample {
        let diffs = [(path: RuleExample.root, diff: graph)] + others
        let files = diffs.compactMap { path, diff -> RuleExample.File? in
            let lines = diff.split(separator: "\n").filter { $0.first != mark }.map { $0.dropFirst(2) }
            return lines.isEmpty ? nil : RuleExample.File(path: path, text: lines.joined(separator: "\n"))
        }
        return RuleExample(files: files, isLatin1: isLatin1)
    }

    /// How a finding of this rule is allowed, in Markdown.
    package var allowing: String {
        let off = "`lint: { rules: { \(rule.rawValue): off } }` switches the rule off for the whole graph"
        switch rule.family {
        case .text: return "It cannot be allowed: while the text has an error, nothing can be said of the app."
        case .baseline: return "Take the line out, or write the file again with `--write-baseline`."
        case .code where rule.isAboutCode && rule != .missingClass:
            return
                "Write `// navgraph:allow \(rule.rawValue): the reason` on the line of the finding, or alone on the line above. \(off)."
        case .links where allowed == .nowhere, .runs where allowed == .nowhere, .code where allowed == .nowhere:
            return
                "This finding has no element where `allow` could stand. \(off), and a baseline lists what is known."
        case .links, .runs, .code:
            return "Write `allow: { \(rule.rawValue): the reason }` at the \(allowed.rawValue). \(off)."
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
