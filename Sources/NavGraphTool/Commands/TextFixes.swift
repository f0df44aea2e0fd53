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
            let (fixes, errors) = found()
            guard !fixes.isEmpty, make(fixes, of: errors) else { return }
        }
    }

    /// The fixes, each once, though several graphs may read a file; and how many errors there are.
    private func found() -> (fixes: [Fixable], errors: Int) {
        var (fixes, errors, seen) = ([Fixable](), 0, Set<Fixable>())
        for input in inputs {
            guard let checked = try? read(input, files: files) else { continue }
            for finding in checked.findings where finding.rule.family == .text && finding.severity == .error {
                errors += 1
                let fixable = Fixable(
                    path: checked.graph.files[finding.place.file.index], span: finding.place.span, fix: finding.fix)
                if !finding.fix.isEmpty, seen.insert(fixable).inserted { fixes.append(fixable) }
            }
        }
        return (fixes, errors)
    }

    /// Makes the fixes of a round. A round after which there are as many errors as before, none of them that a file cannot be
    /// read, is taken back, and nothing more is tried.
    private mutating func make(_ fixes: [Fixable], of errors: Int) -> Bool {
        let edits = edits(by: fixes.map { ($0.path, $0.fix) })
        let isReadable = fixes.allSatisfy { $0.fix != [] && !isUnreadable($0.path) }
        var (old, new) = ([String: [UInt8]](), [String: [UInt8]]())
        for path in edits.paths {
            guard let input = inputs.first(where: { bytes(of: path, for: $0) != nil }),
                let bytes = bytes(of: path, for: input)
            else { continue }
            old[path] = bytes
            new[path] = edits.applied(to: bytes, of: path)
        }
        files.hold(new)
        if isReadable, found().errors >= errors {
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

    /// Whether a file is not YAML.
    private func isUnreadable(_ path: String) -> Bool {
        inputs.contains { input in
            guard let checked = try? read(input, files: files) else { return false }
            return checked.findings.contains {
                $0.rule == .yamlSyntax && checked.graph.files[$0.place.file.index] == path
            }
        }
    }
}
