/// What an import has to say, and what became of all that it read. IMPORT 7.
package struct ImportReport {
    /// A file that was looked at.
    package struct Input: Sendable {
        package enum Kind: String, Sendable { case storyboard, xib, graph, plist, sources }
        package var path: String
        package var kind: Kind
        /// Why nothing was read from it.
        package var skipped: String?

        package init(path: String, kind: Kind, skipped: String? = nil) {
            (self.path, self.kind, self.skipped) = (path, kind, skipped)
        }
    }
    package struct Finding: Equatable, Sendable {
        /// Its id, without `import-`.
        package var rule: String
        package var isWarning: Bool
        package var message: String
        /// The number of the input.
        package var file: Int
        package var line: Int
        package var column: Int
    }
    /// What an element that was read can come to.
    package enum Fate: String, CaseIterable, Sendable {
        case transition, outcome, container, embedded, merged, param, link, lost
    }

    package var inputs: [Input] = []
    /// In the order of files and places once it is finished.
    package var findings: [Finding] = []
    /// Of `segue:KIND`, `action`, `argument`, `deepLink`.
    package private(set) var read: [String: Int] = [:]
    package private(set) var fates: [String: [Fate: Int]] = [:]

    /// How many elements of a kind came to what.
    package subscript(element: String, fate: Fate) -> Int { fates[element]?[fate] ?? 0 }
    package var elements: [String] { read.keys.sorted() }

    mutating func count(_ element: String) { read[element, default: 0] += 1 }
    mutating func became(_ element: String, _ fate: Fate) { fates[element, default: [:]][fate, default: 0] += 1 }
    /// What became something else after all.
    mutating func change(_ element: String, from old: Fate, to new: Fate) {
        fates[element, default: [:]][old, default: 0] -= 1
        became(element, new)
    }

    mutating func add(_ rule: ImportRule, _ message: String, at origin: Origin) {
        findings.append(
            Finding(
                rule: rule.rawValue, isWarning: rule.isWarning, message: message, file: origin.file, line: origin.line,
                column: origin.column))
    }

    /// As they are told: warnings one by one, of each note's rule one in a file, with the number of the others.
    package var summary: [Finding] {
        func key(_ finding: Finding) -> String { "\(finding.file) \(finding.rule)" }
        var counts: [String: Int] = [:]
        for finding in findings where !finding.isWarning { counts[key(finding), default: 0] += 1 }
        return findings.compactMap { finding in
            if finding.isWarning { return finding }
            guard let count = counts.removeValue(forKey: key(finding)) else { return nil }
            var finding = finding
            if count > 1 { finding.message += " (and \(count - 1) more)" }
            return finding
        }
    }

    mutating func sort() {
        findings.sort {
            ($0.file, $0.line, $0.column, $0.rule, $0.message) < ($1.file, $1.line, $1.column, $1.rule, $1.message)
        }
    }
}

/// The rules of import. The raw value is the permanent id.
enum ImportRule: String, CaseIterable {
    // A decision is wanted.
    case customSegue = "custom-segue"
    case segueKind = "segue-kind"
    case embed
    case containerInContainer = "container-in-container"
    case pushOfContainer = "push-of-container"
    case columns
    case unresolvedReference = "unresolved-reference"
    case unresolvedInclude = "unresolved-include"
    case unresolvedDestination = "unresolved-destination"
    case entryGuessed = "entry-guessed"
    case entryArgument = "entry-argument"
    case popToDialog = "pop-to-dialog"
    case linkByPresent = "link-by-present"
    case deepLink = "deep-link"
    case leavesApp = "leaves-app"
    case wiredSegue = "wired-segue"
    // Good to know.
    case skipped, merged, unwind, style, creation, peek, lost
    case otherTarget = "other-target"
    case noIdentifier = "no-identifier"
    case noClass = "no-class"
    case className = "class-name"
    case containerClass = "container-class"
    case childrenInCode = "children-in-code"
    case repeatedChild = "repeated-child"
    case closedInCode = "closed-in-code"
    case unknownDestination = "unknown-destination"
    case unknownArgument = "unknown-argument"
    case undeclaredArgument = "undeclared-argument"
    case resourceType = "resource-type"
    case resourceDefault = "resource-default"
    case noEffect = "no-effect"
    case singleTop = "single-top"
    case savedState = "saved-state"
    case animation
    case emptyGraph = "empty-graph"
    // Of Swift sources.
    case outsideSources = "outside-sources"
    case readerLimit = "reader-limit"
    case noValue = "no-value"
    case noSource = "no-source"
    case notOpened = "not-opened"
    case thinDraft = "thin-draft"
    case notWellFormed = "not-well-formed"
    case unreadCalls = "unread-calls"
    case notUTF8 = "not-utf8"
    case tooLarge = "too-large"
    case tooDeep = "too-deep"

    var isWarning: Bool {
        switch self {
        case .customSegue, .segueKind, .embed, .containerInContainer, .pushOfContainer, .columns, .unresolvedReference,
            .unresolvedInclude, .unresolvedDestination, .entryGuessed, .entryArgument, .popToDialog, .linkByPresent,
            .deepLink, .leavesApp, .wiredSegue, .thinDraft, .notWellFormed:
            true
        default: false
        }
    }
}
