import NavGraphEditor
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// The preferred fixes of errors of the text, made in memory: in rounds, since a fix can bring to light what was hidden.
/// EDITOR 7.4.
package struct PreferredFixes {
    private static let mostRounds = 10

    private let roots: [String]
    private let only: String?
    private let contents: (_ path: String, _ root: String) -> FileContents
    /// `FILE:LINE: TITLE` for each fix.
    package private(set) var lines: [String] = []
    /// The files with their fixes made, by path.
    package private(set) var texts: [String: [UInt8]] = [:]

    private struct Fixable: Hashable {
        var path: String
        var range: Range<Int>
        var title: String
        var edits: FileEdits
    }

    /// - Parameters:
    ///   - only: the file whose errors are fixed; by default, those of all files that the roots read.
    package init(
        of roots: [String], only: String? = nil,
        contents: @escaping (_ path: String, _ root: String) -> FileContents
    ) {
        (self.roots, self.only, self.contents) = (roots, only, contents)
    }

    package mutating func make() {
        var state = found()
        for _ in 0..<Self.mostRounds {
            if state.fixes.isEmpty { return }
            if let better = make(state.fixes, from: state) {
                state = better
                continue
            }
            // One of them makes things worse. They are tried one by one, the last in a file first, so that the others keep
            // their places.
            var isBetter = false
            for fix in state.fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                guard let better = make([fix], from: state) else { continue }
                (state, isBetter) = (better, true)
            }
            if !isBetter { return }
        }
    }

    private struct State {
        /// Each once, though several graphs may read a file.
        var fixes: [Fixable] = []
        var errors = 0
        /// The files that are not YAML, of which only the first error is known.
        var unreadable: Set<String> = []
    }

    private func text(_ path: String, _ root: String) -> FileContents {
        texts[path].map { .bytes($0) } ?? contents(path, root)
    }

    private func found() -> State {
        var (state, seen) = (State(), Set<Fixable>())
        for root in roots {
            let reading = readGraph(root: root, rules: Rule.allCases) { path, _ in text(path, root) }
            let errors = reading.findings.filter { $0.rule.family == .text && $0.severity == .error }
            if reading.failure != nil || errors.isEmpty { continue }
            let names = Names(root: root, rules: Rule.allCases) { Outline(text($0, root)) }
            for finding in errors {
                let path = reading.graph.files[finding.place.file.index]
                state.errors += 1
                if finding.rule == .yamlSyntax { state.unreadable.insert(path) }
                guard only == nil || only == path, let found = names.fixable(finding, in: reading.graph),
                    let fix = names.quickFixes(for: found).first(where: \.isPreferred)
                else { continue }
                let fixable = Fixable(path: path, range: found.range, title: fix.title, edits: fix.edits)
                if seen.insert(fixable).inserted { state.fixes.append(fixable) }
            }
        }
        return state
    }

    /// Makes some fixes, and takes them back if a file can no longer be read, or if all could be read and no error is gone.
    /// Returns what is found afterwards; `nil`: they were taken back.
    private mutating func make(_ fixes: [Fixable], from before: State) -> State? {
        let old = texts
        var edits = FileEdits([:])
        let made = fixes.filter { fixable in
            guard let more = edits.adding(fixable.edits) else { return false }
            edits = more
            return true
        }
        for path in edits.paths {
            guard let root = roots.first(where: { if case .bytes = text(path, $0) { true } else { false } }),
                case .bytes(let bytes) = text(path, root)
            else { continue }
            texts[path] = edits.applied(to: bytes, of: path)
        }
        let after = found()
        let wasReadable = before.unreadable.isDisjoint(with: edits.paths)
        guard after.unreadable.isSubset(of: before.unreadable), !wasReadable || after.errors < before.errors else {
            texts = old
            return nil
        }
        for fixable in made {
            var contents = roots.first.map { self.contents(fixable.path, $0) } ?? .missing
            if let bytes = old[fixable.path] { contents = .bytes(bytes) }
            guard case .bytes(let bytes) = contents else { continue }
            let line = Positions(Outline(bytes), .utf32).line(of: fixable.range.lowerBound) + 1
            lines.append("\(fixable.path):\(line): \(fixable.title)")
        }
        return after
    }
}
