import ArgumentParser
import NavGraphEditor
import NavGraphOutline
import NavGraphReports
import NavGraphSyntax

struct FormatCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Format the spaces and line breaks of graphs.",
        discussion: """
            Format root files, their fragments and the project file. Only spaces and line breaks change: the order, the \
            quotes and the comments stay. Braces that end after column 100 are broken into lines.

            A file that is not YAML, or that contains several documents, is reported and not changed; the exit status is 1. \
            '-' reads standard input and writes standard output.

            EXAMPLE
              navgraph format
              navgraph format Graphs --check --diff
            """)

    @OptionGroup var arguments: InputArguments

    @Flag(help: "Write nothing; list the files that would change, and end with 1 if there are any.")
    var check = false

    @Flag(help: "Write nothing; print the lines that would change. Implies '--check'.")
    var diff = false

    func execute() throws -> ExitStatus {
        let files = InputFiles()
        var run = FormatRun()
        let project = try arguments.readProject()
        for input in try project.inputs(arguments.named, in: files) {
            if input.isStandardInput {
                guard let bytes = run.read(input.path, of: input, files) else { continue }
                guard let result = run.format(bytes, path: input.path) else { continue }
                if !check, !diff { try writeToStandardOutput(result) }
                run.note(path: input.path, bytes, result)
            } else {
                for path in fragments(of: input, files, &run) { run.format(path: path, of: input, files) }
            }
        }
        if let path = project.path, formatsProject { run.format(path: path, of: Input(path: path), files) }
        var text: [UInt8] = []
        for file in run.changed {
            if diff { text += unifiedDiff(file.old, file.new, path: printable(file.path)) }
            if !diff, check { text += Array("\(printable(file.path))\n".utf8) }
        }
        if check || diff {
            try writeToStandardOutput(text)
        } else {
            for file in run.changed where file.path != Input.standardInput.path {
                try replace(file.path, with: file.new)
                Terminal.printError("formatted \(printable(file.path))")
            }
        }
        if !arguments.named.contains("-") || check || diff { Terminal.printError(run.summary(isCheck: check || diff)) }
        return run.status(isCheck: check || diff)
    }

    /// The root file, and the files that it includes, also if the graph has errors.
    private func fragments(of input: Input, _ files: InputFiles, _ run: inout FormatRun) -> [String] {
        let names = Names(root: input.path, rules: Rule.allCases) { Outline(files.contents(of: $0, for: input)) }
        let own = names.files.filter { $0.module == 0 }.map(\.path)
        return own.isEmpty ? [input.path] : own
    }

    /// Whether the project file is formatted: unless only files are named.
    private var formatsProject: Bool {
        arguments.named.isEmpty || arguments.named.contains { FileSystem.kind(of: $0) == .directory }
    }
}

/// The files of one run of `format`, and what became of them.
private struct FormatRun {
    var changed: [(path: String, old: [UInt8], new: [UInt8])] = []
    private var seen: Set<String> = []
    private var count = 0
    private var isBroken = false
    private var isUnread = false
    private var isFaulty = false

    mutating func read(_ path: String, of input: Input, _ files: InputFiles) -> [UInt8]? {
        let contents = files.contents(of: path, for: input)
        if case .bytes(let bytes) = contents { return bytes }
        Terminal.complain(printable(InputProblem(Input(path: path), contents).message))
        isUnread = true
        return nil
    }

    mutating func format(path: String, of input: Input, _ files: InputFiles) {
        guard seen.insert(FileSystem.realPath(path) ?? path).inserted, let bytes = read(path, of: input, files),
            let result = format(bytes, path: path)
        else { return }
        note(path: path, bytes, result)
    }

    mutating func note(path: String, _ old: [UInt8], _ new: [UInt8]) {
        if old != new { changed.append((path, old, new)) }
    }

    /// The formatted text; `nil` if there is none, which has been reported.
    mutating func format(_ bytes: [UInt8], path: String) -> [UInt8]? {
        count += 1
        do {
            return try formatted(bytes)
        } catch let failure as YAMLFailure {
            isBroken = true
            show(
                .error, failure.message, at: failure.span(in: bytes), label: " [\(failure.rule.rawValue)]", path: path,
                in: bytes)
        } catch let refusal as LayoutRefusal {
            show(.warning, "not formatted: \(refusal.reason)", at: refusal.span, label: "", path: path, in: bytes)
        } catch {
            isFaulty = true
            Terminal.complain(
                "'\(printable(path))' was not formatted: the result would not have the same values and "
                    + "comments; this is a bug of navgraph")
        }
        return nil
    }

    private func show(
        _ severity: Severity, _ text: String, at span: Span, label: String, path: String, in bytes: [UInt8]
    ) {
        let message = LocatedMessage(severity, text, at: span, in: SourceFile(bytes: bytes), of: path)
        Terminal.printError(Array(textLines(of: message, label: label, style: .ofErrors).utf8))
    }

    func summary(isCheck: Bool) -> String {
        "\(counted(changed.count, "file")) of \(count) \(isCheck ? "would change" : "formatted")"
    }

    func status(isCheck: Bool) -> ExitStatus {
        if isFaulty { return .internalFault }
        if isUnread { return .unreadableInput }
        return isBroken || isCheck && !changed.isEmpty ? .findings : .success
    }
}
