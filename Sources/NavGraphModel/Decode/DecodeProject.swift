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
        decoder.folder = folder
        var failure: YAMLFailure?
        do throws(YAMLFailure) {
            try events.begin()
            try decoder.decodeProject(into: &self, program: program)
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

extension ProjectSettings {
    /// The keys of `.navgraph.yaml`: defaults of options. TEAM 3.
    package static let fields = Fields<ProjectSettings>([
        Field(.version, shape: .text("version")):
            "The version of navgraph that the project is written for, such as `0.4.2`. An earlier navgraph refuses to run; the action and `get.sh` install this version.",
        Field(.graphs, .paths(\.graphs), shape: .oneOrList(.text("path"))):
            "The graphs of the project: root files, or directories of them. By default `Graphs`.",
        Field(.sources, .paths(\.sources), shape: .oneOrList(.text("directory"))):
            "The directories of the app's source code, for `drift`, for the places of types in `render`, `preview` and `diff` (json, html), and for `import` without INPUT.",
        Field(.exclude, .paths(\.exclude), shape: .oneOrList(.text("pattern"))):
            "Files and directories to skip, in searches for graphs and for source code: `*` matches in a path component, `**` any number of components.",
        Field(.output, .path(\.output), shape: .text("directory")):
            "The directory of the generated routers, for `compile`.",
        Field(.baseline, .path(\.baseline), shape: .text("file")):
            "The known findings of `lint` and `diff`. `rename` also edits it.",
        Field(.driftBaseline, .path(\.driftBaseline), shape: .text("file")):
            "The known findings of `drift`. `rename` also edits it.",
        Field(.strict, .flag(\.isStrict)): "`lint`, `drift` and `diff` treat warnings as errors.",
        Field(.level, shape: .word(.severities)):
            "The minimum severity that `lint`, `drift`, `diff` and the editor show. By default `warning`.",
        Field(.previews, .path(\.previews), shape: .text("directory")):
            "The directory of storyboards and xibs, for thumbnails in `render` and `diff` (svg, html).",
        Field(.snapshots, .paths(\.snapshots), shape: .oneOrList(.text("directory"))):
            "The directories of images that the app's tests keep, for `render`, `preview` and `diff` (svg, html).",
        Field(.owners, .path(\.owners), shape: .text("file")):
            "The CODEOWNERS file: `render`, `preview` and `diff` show the owners of screens and flows, in the formats of `--owners`.",
        Field(.sourceURL, shape: .text("URL")):
            "The URL for links from the page to the text, with `{path}` and `{line}`; `{commit}` is the current commit of the project.",
    ])
}

extension KeyTable {
    static let project = ProjectSettings.fields.table
}

extension Decoder {
    fileprivate func decodeProject(
        into settings: inout ProjectSettings, program: Version
    ) throws(YAMLFailure) {
        try forEachKey(of: "the project file", among: .project) { key, _ throws(YAMLFailure) in
            switch key {
            case .version: settings.version = try version(upTo: program)
            case .level: settings.level = try value(of: "'level'", among: .severities)
            case .sourceURL: settings.sourceURL = try url(of: "'source-url'")
            default: try decode(key, of: ProjectSettings.fields, into: &settings)
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

    /// Reads a path from the directory of the project file.
    func path(of what: ValueName) throws(YAMLFailure) -> ProjectSettings.Value? {
        try text(of: what).flatMap(checkedPath)
    }

    func paths(of what: ValueName) throws(YAMLFailure) -> [ProjectSettings.Value] {
        var values: [ProjectSettings.Value] = []
        try forEachText(of: what) { event in
            if let value = checkedPath(event) { values.append(value) }
        }
        return values
    }

    private func checkedPath(_ event: YAMLEvent) -> ProjectSettings.Value? {
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
