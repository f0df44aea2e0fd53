import NavGraphSyntax

/// The name of a project file.
package let projectFileName = ".navgraph.yaml"

/// Whether a path is that of a project file.
package func isProjectFile(_ path: String) -> Bool { path.split(separator: "/").last ?? "" == projectFileName }

/// The contents of a project file: the values of its keys, each with its place. Paths are relative to the file.
package struct ProjectSettings {
    package struct Value: Sendable {
        package var text: String
        package var span: Span
    }

    package var version: (number: Version, span: Span)?
    package var graphs: [Value] = []
    package var sources: [Value] = []
    package var exclude: [Value] = []
    package var output: Value?
    package var baseline: Value?
    package var driftBaseline: Value?
    package var isStrict = false
    package var level: Severity?
    package var previews: Value?
    package var snapshots: [Value] = []
    package var owners: Value?
    package var sourceURL: Value?
    /// The problems of the file, in order.
    package var findings: [Finding] = []

    package init() {}

    /// Reads a project file. Linear in its size.
    /// - Parameters:
    ///   - folder: the directory of the file, as a path from the root of its repository; `nil` outside of a repository.
    ///   - program: the version of this program, which a project may require.
    package init(_ bytes: [UInt8], in folder: String?, program: Version) {
        // A file of comments is not a document of YAML.
        if Self.isBlank(bytes) { return }
        let draft = GraphDraft()
        let events = EventStream(bytes, texts: draft.texts)
        let decoder = Decoder(
            events: events, draft: draft, file: FileID(raw: 0), module: ModuleID(raw: 0))
        var failure: YAMLFailure?
        do throws(YAMLFailure) {
            try events.begin()
            try decoder.decodeProject(into: &self, in: folder, program: program)
            try events.finish()
        } catch {
            failure = error
        }
        findings = failure?.standsAlone == true ? [] : decoder.findings
        if let failure {
            findings.append(
                Finding(failure.rule, on: .file, at: Place(FileID(raw: 0), failure.span(in: bytes)), failure.message))
        }
    }

    /// Whether there is nothing but comments.
    private static func isBlank(_ bytes: [UInt8]) -> Bool {
        bytes.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
            line.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "#") } ?? true
        }
    }
}

extension Decoder {
    fileprivate func decodeProject(
        into settings: inout ProjectSettings, in folder: String?, program: Version
    ) throws(YAMLFailure) {
        try forEachKey(of: "the project file", among: .project) { key, _ throws(YAMLFailure) in
            switch key {
            case .version: settings.version = try version(upTo: program)
            case .graphs: settings.graphs = try paths(of: "'graphs'", in: folder)
            case .sources: settings.sources = try paths(of: "'sources'", in: folder)
            case .exclude: settings.exclude = try paths(of: "'exclude'", in: folder)
            case .output: settings.output = try path(of: "'output'", in: folder)
            case .baseline: settings.baseline = try path(of: "'baseline'", in: folder)
            case .driftBaseline: settings.driftBaseline = try path(of: "'drift-baseline'", in: folder)
            case .strict: settings.isStrict = try flag(of: "'strict'")
            case .level: settings.level = try value(of: "'level'", among: .severities)
            case .previews: settings.previews = try path(of: "'previews'", in: folder)
            case .snapshots: settings.snapshots = try paths(of: "'snapshots'", in: folder)
            case .owners: settings.owners = try path(of: "'owners'", in: folder)
            case .sourceURL: settings.sourceURL = try url(of: "'source-url'")
            default: unread(key)
            }
        }
    }

    private func version(upTo program: Version) throws(YAMLFailure) -> (number: Version, span: Span)? {
        guard let event = try text(of: "'version'") else { return nil }
        guard let number = Version(string(event.text)) else {
            report(.wrongKind, at: event.span, "expected a version of navgraph, as in 'version: \(program)'")
            return nil
        }
        if number > program {
            // An earlier program does not know the keys of a later one.
            throw YAMLFailure(
                .wrongKind, at: .span(event.span),
                "the project requires navgraph \(number), but this is navgraph \(program); update it",
                standsAlone: true)
        }
        return (number, event.span)
    }

    private func path(of what: ValueName, in folder: String?) throws(YAMLFailure) -> ProjectSettings.Value? {
        try text(of: what).flatMap { checkedPath($0, in: folder) }
    }

    private func paths(of what: ValueName, in folder: String?) throws(YAMLFailure) -> [ProjectSettings.Value] {
        var values: [ProjectSettings.Value] = []
        try forEachText(of: what) { event in
            if let value = checkedPath(event, in: folder) { values.append(value) }
        }
        return values
    }

    private func checkedPath(_ event: YAMLEvent, in folder: String?) -> ProjectSettings.Value? {
        let written = string(event.text)
        if let problem = pathProblem(written, from: folder ?? "", within: nil) {
            report(.pathEscape, at: event.span, problem)
            return nil
        }
        guard pathProblem(written, from: folder ?? "", within: "") == nil else {
            let border = folder == nil ? "the directory of the project file" : "the repository"
            report(.pathEscape, at: event.span, "\(quoted(written)) is outside \(border)")
            return nil
        }
        return ProjectSettings.Value(text: written, span: event.span)
    }

    private func url(of what: ValueName) throws(YAMLFailure) -> ProjectSettings.Value? {
        guard let event = try text(of: what) else { return nil }
        let written = string(event.text)
        guard isSourceURL(written) else {
            report(
                .wrongKind, at: event.span,
                "expected an http or https URL with '{path}', such as 'https://example.com/{path}#L{line}'")
            return nil
        }
        return ProjectSettings.Value(text: written, span: event.span)
    }
}

/// Whether a text is a URL of the web that says which file is meant.
package func isSourceURL(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://")) && text.contains("{path}")
}
