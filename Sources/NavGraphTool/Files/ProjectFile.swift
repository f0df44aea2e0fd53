import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// The project file, `.navgraph.yaml`. Its one key is `version`, the version of navgraph that the project is written for.
struct ProjectFile {
    static let name = ".navgraph.yaml"
    private(set) var version: Version?

    /// Reads the file that is nearest to an input; a project without one says nothing.
    init(nearestTo input: String) throws {
        guard let path = try Self.path(nearestTo: input) else { return }
        let contents = FileSystem.read(path)
        guard case .bytes(let bytes) = contents else { throw InputProblem(Input(path: path), contents) }
        if Self.isBlank(bytes) { return }
        do throws(YAMLFailure) {
            try read(bytes)
        } catch {
            throw ProjectProblem(error, path: path, bytes: bytes)
        }
    }

    /// The nearest file in the directory of an input or above it. The search ends at the root of the repository; without a
    /// repository at the current directory, and outside of that at once.
    static func path(nearestTo input: String) throws -> String? {
        let current = try FileSystem.workingDirectory()
        var directory = input == "-" ? current : input.hasPrefix("/") ? input : "\(current)/\(input)"
        if FileSystem.kind(of: directory) != .directory { directory = parent(of: directory) }
        directory = FileSystem.realPath(directory) ?? directory
        let directories = Array(sequence(first: directory) { $0 == "/" ? nil : parent(of: $0) })
        let end =
            directories.firstIndex { FileSystem.kind(of: "\($0)/.git") != nil } ?? directories.firstIndex(of: current)
            ?? 0
        let found = directories[...end].map { "\($0 == "/" ? "" : $0)/\(name)" }.first {
            FileSystem.kind(of: $0) != nil
        }
        return found.map { $0.hasPrefix(current + "/") ? String($0.dropFirst(current.count + 1)) : $0 }
    }

    private static func parent(of path: String) -> String {
        let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        return above.isEmpty ? "/" : above
    }

    /// Whether there is nothing but comments.
    private static func isBlank(_ bytes: [UInt8]) -> Bool {
        bytes.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
            line.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "#") } ?? true
        }
    }

    private mutating func read(_ bytes: [UInt8]) throws(YAMLFailure) {
        let events = EventStream(bytes, texts: SharedTextPool(TextPool()))
        func text(_ event: YAMLEvent) -> String? { event.kind == .scalar ? events.texts.pool[event.text] : nil }
        try events.begin()
        let first = try events.next()
        if !events.isEmpty(first) {
            guard first.kind == .mappingStart else {
                throw YAMLFailure(
                    .wrongKind, at: .span(first.span), "expected a mapping, as in 'version: \(navgraphVersion)'")
            }
            while true {
                let key = try events.next()
                if key.kind == .mappingEnd { break }
                let name = text(key) ?? ""
                guard name == "version" else {
                    throw YAMLFailure(
                        .unknownKey, at: .span(key.span),
                        "unknown key '\(name)' in the project file; it has the key 'version'")
                }
                guard version == nil else {
                    throw YAMLFailure(.duplicateKey, at: .span(key.span), "duplicate key 'version'")
                }
                let value = try events.next()
                guard let wanted = text(value).flatMap({ Version($0) }) else {
                    throw YAMLFailure(
                        .wrongKind, at: .span(value.span),
                        "expected a version of navgraph, as in 'version: \(navgraphVersion)'")
                }
                guard wanted <= navgraphVersion else {
                    throw YAMLFailure(
                        .wrongKind, at: .span(value.span),
                        "the project requires navgraph \(wanted), but this is navgraph \(navgraphVersion); update it")
                }
                version = wanted
            }
        }
        try events.finish()
    }
}

/// A mistake in the project file: wrong usage.
struct ProjectProblem: Error {
    /// The problem, as `lint` prints it.
    var text: String

    fileprivate init(_ failure: YAMLFailure, path: String, bytes: [UInt8]) {
        let (start, end, excerpt) = SourceFile(bytes: bytes).surroundings(
            of: failure.span(in: bytes), reach: excerptReach)
        let message = LocatedMessage(
            severity: .error, text: failure.message, file: path, start: start, end: end, excerpt: excerpt)
        text = textLines(of: message, label: " [\(failure.rule.rawValue)]", style: .ofErrors)
    }
}

/// The rules that are new to the project of some inputs.
func newRules(for inputs: [String]) throws -> NewRules {
    NewRules(project: try ProjectFile(nearestTo: inputs.first ?? ".").version, program: navgraphVersion)
}
