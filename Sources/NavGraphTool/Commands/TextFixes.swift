import NavGraphEditor
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// The fixes of errors of the text, made in memory: in rounds, since a fix can bring to light what was hidden.
struct TextFixes {
    private static let mostRounds = 10

    private let files: InputFiles
    private let inputs: [Input]
    /// `FILE:LINE: TITLE` for each fix.
    private(set) var lines: [String] = []
    /// The files with their fixes made, by path.
    var changed: [(path: String, bytes: [UInt8])] {
        texts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }
    private var texts: [String: [UInt8]] = [:]

    private struct Fixable: Hashable {
        var path: String
        var span: Span
        var fix: [Replacement]
    }

    init(_ files: InputFiles, _ inputs: [Input]) { (self.files, self.inputs) = (files, inputs) }

    mutating func make() {
        for _ in 0..<Self.mostRounds {
            let state = found()
            if state.fixes.isEmpty { return }
            if make(state.fixes) { continue }
            // One of them makes things worse. They are tried one by one, the last in a file first, so that the others keep their places.
            let isBetter = state.fixes.sorted { $0.span.offset > $1.span.offset }.map { make([$0]) }
            if !isBetter.contains(true) { return }
        }
    }

    private struct State {
        /// Each once, though several graphs may read a file.
        var fixes: [Fixable] = []
        var errors = 0
        /// The files that are not YAML, of which only the first error is known.
        var unreadable: Set<String> = []
    }

    private func found() -> State {
        var (state, seen) = (State(), Set<Fixable>())
        for input in inputs {
            guard let checked = try? read(input, files: files) else { continue }
            for finding in checked.findings where finding.rule.family == .text && finding.severity == .error {
                let path = checked.graph.files[finding.place.file.index]
                state.errors += 1
                if finding.rule == .yamlSyntax { state.unreadable.insert(path) }
                let fixable = Fixable(path: path, span: finding.place.span, fix: finding.fix)
                if !finding.fix.isEmpty, seen.insert(fixable).inserted { state.fixes.append(fixable) }
            }
        }
        return state
    }

    /// Makes some fixes, and takes them back if a file can no longer be read, or if all could be read and no error is gone.
    private mutating func make(_ fixes: [Fixable]) -> Bool {
        let before = found()
        let edits = edits(by: fixes.map { ($0.path, $0.fix) })
        var (old, new) = ([String: [UInt8]](), [String: [UInt8]]())
        for path in edits.paths {
            guard let input = inputs.first(where: { bytes(of: path, for: $0) != nil }),
                let bytes = bytes(of: path, for: input)
            else { continue }
            old[path] = bytes
            new[path] = edits.applied(to: bytes, of: path)
        }
        files.hold(new)
        let after = found()
        let wasReadable = before.unreadable.isDisjoint(with: edits.paths)
        guard after.unreadable.isSubset(of: before.unreadable), !wasReadable || after.errors < before.errors else {
            files.hold(old)
            return false
        }
        for fixable in fixes {
            guard let bytes = old[fixable.path], let first = fixable.fix.first,
                edits.byPath[fixable.path]?.contains(where: { $0.range.lowerBound == Int(first.span.offset) }) == true
            else { continue }
            let line = SourceFile(bytes: bytes).surroundings(of: fixable.span, reach: 0).start.line
            lines.append("\(fixable.path):\(line): \(title(of: fixable.fix))")
        }
        texts.merge(new) { $1 }
        return true
    }

    private func bytes(of path: String, for input: Input) -> [UInt8]? {
        if case .bytes(let bytes) = files.contents(of: path, for: input) { bytes } else { nil }
    }
}
