import Foundation
import NavGraphTestSupport
import Testing

/// Everything that can stand in the place of a graph file gets its own message and exit status, and nothing waits.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct InputTests {
    let workspace: Workspace

    init() throws { workspace = try Workspace() }

    @Test func aMissingFileIsUnreadable() throws {
        let result = try workspace.run("lint", "none.yaml")
        #expect(result.status == 66)
        #expect(result.errors == "navgraph: error: file 'none.yaml' not found\n")
        #expect(result.output.isEmpty)
    }

    @Test(.disabled(if: getuid() == 0, "root may read everything"))
    func aFileWithoutPermissionIsUnreadable() throws {
        try workspace.write(Sample.notes, to: "secret.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: workspace.url("secret.yaml").path)
        let result = try workspace.run("lint", "secret.yaml")
        #expect(result.status == 66)
        #expect(result.errors.contains("'secret.yaml' cannot be read: Permission denied"))
    }

    @Test func aFIFOIsNotWaitedFor() throws {
        #expect(mkfifo(workspace.url("pipe.yaml").path, 0o600) == 0)
        let result = try workspace.run("lint", "pipe.yaml")
        #expect(result.status == 66)
        #expect(result.errors.contains("'pipe.yaml' is a FIFO, not a file"))
    }

    @Test func aDeviceIsNoFile() throws {
        let result = try workspace.run("lint", "/dev/zero")
        #expect(result.status == 66)
        #expect(result.errors.contains("'/dev/zero' is a device, not a file"))
    }

    /// What looks like the first input is read while the arguments are parsed, where it is large.
    @Test func largeFilesAreReadWhereverTheirNamesStand() throws {
        let note = Sample.notes + String(repeating: "# as large as a graph that is read ahead\n", count: 3000)
        try workspace.write(note, to: "large.yaml")
        try workspace.write(note.replacingOccurrences(of: "Notes", with: "Second"), to: "second.yaml")
        try workspace.write(note + "screens: [", to: "broken.yaml")
        #expect(try workspace.run("lint", "large.yaml", "--strict").status == 0)
        let both = try workspace.run("lint", "--format", "json=found.yaml", "second.yaml", "large.yaml", "second.yaml")
        #expect(both.status == 0)
        #expect(try workspace.text("found.yaml").contains(#""graph": "Second, Notes""#))
        #expect(try workspace.run("lint", "large.yaml", "--baseline", "second.yaml").status == 66)
        #expect(try workspace.run("lint", "broken.yaml").output.contains("[yaml-syntax]"))
        #expect(try workspace.run("lint", "broken.yaml", "--unknown").status == 64)
        #expect(try workspace.run("lint", "--write-baseline", "large.yaml", "second.yaml").status == 0)
        #expect(try workspace.run("lint", "large.yaml").status == 1)
        #expect(try workspace.run("resolve", "second.yaml", "large.yaml").status == 1)
    }

    @Test func aDirectoryWithoutRootFilesIsUnreadable() throws {
        try workspace.write("screens: { a: {} }\n", to: "Graphs/fragment.yaml")
        let result = try workspace.run("lint")
        #expect(result.status == 66)
        #expect(result.errors.contains("the directory 'Graphs' contains no root file"))
    }

    @Test func ofADirectoryTheRootFilesAreReadInTheirOrder() throws {
        try workspace.write(Sample.notes.replacingOccurrences(of: "Notes", with: "Second"), to: "Graphs/b.yaml")
        try workspace.write(Sample.notes.replacingOccurrences(of: "Notes", with: "First"), to: "Graphs/a.yml")
        try workspace.write("{ 'app': Third, navgraph: 1, entry: a, screens: { a: {} } }", to: "Graphs/c.yaml")
        try workspace.write("screens: { other: { title: 'app: no' } }\n", to: "Graphs/fragment.yaml")
        try workspace.write("app: no", to: "Graphs/readme.txt")
        try workspace.write("app: no", to: "Graphs/.hidden.yaml")
        try workspace.write("screens: { other: {} }", to: "Graphs/below/deep.yaml")
        let result = try workspace.run("lint", "--format", "json")
        #expect(result.status == 0)
        #expect(result.output.contains(#""graph": "First, Second, Third""#))
    }

    @Test func aModuleIsCheckedForItsTextAndCompiled() throws {
        let module = "navgraph: 1\nmodule: Shared\nconditions: [known]\nscreens: { about: { public: true } }\n"
        try workspace.write(module, to: "Graphs/shared.yaml")
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        let lint = try workspace.run("lint")
        #expect(lint.status == 0 && lint.errors.contains("no findings"), "\(lint)")
        let compile = try workspace.run("compile", "Graphs/shared.yaml", "--output", "Out")
        #expect(compile.status == 0, "\(compile)")
        #expect(try workspace.text("Out/SharedModuleRouter.swift").contains("makeAbout"))
        let paths = try workspace.run("paths", "Graphs/shared.yaml")
        #expect(paths.status == 0 && paths.output.contains("host opens about → about"), "\(paths)")
        let resolved = try workspace.run("resolve", "Graphs/shared.yaml", "app:///a")
        #expect(resolved.status == 1 && !resolved.output.isEmpty, "\(resolved)")
        let rendered = try workspace.run("render", "Graphs/shared.yaml", "--to", "about")
        #expect(rendered.status == 0 && rendered.output.contains("about"), "\(rendered)")
        let refused = try workspace.run("links", "Graphs/shared.yaml")
        #expect(refused.status == 64 && refused.errors.contains("is a module without 'entry'"), "\(refused)")
        try workspace.write(module + "widgets: []\n", to: "Graphs/shared.yaml")
        #expect(try workspace.run("lint").status == 1)
    }

    @Test func largeFilesAreReadToTheirEnds() throws {
        let names = (0..<150).map { "part\($0)" }
        var root =
            "navgraph: 1\napp: Large\nentry: part0\ninclude: [\(names.map { $0 + ".yaml" }.joined(separator: ", "))]\n"
        root +=
            "screens:\n" + String(repeating: "# é\n", count: 40_000)
            + "  last: { transitions: { go: { push: nowhere } } }\n"
        for name in names {
            let text = "screens:\n" + String(repeating: "  # é\n", count: 12_000)
            try workspace.write(text + "  \(name): { outcomes: [1] }\n", to: name + ".yaml")
        }
        try workspace.write(root, to: "root.yaml")
        let result = try workspace.run("lint", "root.yaml")
        #expect(result.status == 1)
        #expect(result.output.contains("root.yaml:40006:38: error: unknown screen or flow 'nowhere'"))
        for name in names { #expect(result.output.contains("\(name).yaml:12002:")) }
    }

    @Test func standardInputIsRead() throws {
        try workspace.write("screens: { lost: {} }\n", to: "more.yaml")
        let result = try workspace.run("lint", "-", input: Sample.notes + "include: [more.yaml]\n")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("more.yaml:1:12: error: "))
        let broken = try workspace.run("lint", "-", input: Sample.broken)
        #expect(broken.output.hasPrefix("<stdin>:9:29: error: "))
    }

    @Test func whatIsNotUTF8IsAFinding() throws {
        try workspace.write(Data("navgraph: 1\napp: \u{FF}".utf8.dropLast(2)) + [0xFF, 0x0A], to: "bad.yaml")
        let result = try workspace.run("lint", "bad.yaml")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("bad.yaml:2:6: error: "))
        #expect(result.output.contains("[not-utf8]"))
    }

    @Test func anEmptyFileIsAFinding() throws {
        try workspace.write("", to: "empty.yaml")
        let result = try workspace.run("lint", "empty.yaml")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("empty.yaml:1:1: error: "))
    }

    @Test func aFileThatIsTooLargeIsAFinding() throws {
        let path = workspace.url("large.yaml").path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        #expect(truncate(path, (64 << 20) + 1) == 0)
        let result = try workspace.run("lint", "large.yaml")
        #expect(result.status == 1)
        #expect(result.output.contains("[limit-exceeded]"))
    }

    @Test func oneUnreadableInputDoesNotHideTheOthers() throws {
        try workspace.write(Sample.broken, to: "broken.yaml")
        let result = try workspace.run("lint", "none.yaml", "broken.yaml")
        #expect(result.status == 66)
        #expect(result.output.contains("[unknown-reference]"))
    }
}

/// What a graph names is held to more than what the user names.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct IncludeTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write("screens: { more: {} }\n", to: "outside.yaml")
        try workspace.makeDirectory("app/folder")
    }

    func lint(including path: String) throws -> ProgramResult {
        try workspace.write(Sample.notes + "include: [\"\(path)\"]\n", to: "app/root.yaml")
        return try workspace.run("lint", "app/root.yaml", "--rule", "unreachable-screen=off")
    }

    @Test func aFragmentIsRead() throws {
        try workspace.write("screens: { more: {} }\n", to: "app/folder/inside.yaml")
        let result = try lint(including: "folder/inside.yaml")
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(arguments: [
        ("none.yaml", "missing-file", "none.yaml' not found"), ("folder", "missing-file", "is a directory, not a file"),
        ("pipe", "missing-file", "is a FIFO, not a file"),
        ("../outside.yaml", "path-escape", "outside the directory"),
        ("/outside.yaml", "path-escape", "is an absolute path"), ("link.yaml", "path-escape", "is a symbolic link"),
        ("inner.yaml", "path-escape", "is a symbolic link"),
        ("linked/outside.yaml", "path-escape", "is reached through the symbolic link 'app/linked'"),
    ])
    func anythingElseIsAFinding(path: String, rule: String, words: String) throws {
        #expect(mkfifo(workspace.url("app/pipe").path, 0o600) == 0)
        try workspace.link("app/link.yaml", to: "../outside.yaml")
        try workspace.link("app/inner.yaml", to: "root.yaml")
        try workspace.link("app/linked", to: "..")
        let result = try lint(including: path)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("app/root.yaml:11:"))
        #expect(result.output.contains(words), "\(result.output)")
        #expect(result.output.contains("[\(rule)]"))
    }

    @Test func whatTheUserNamesMayBeALink() throws {
        try workspace.write(Sample.notes, to: "real/root.yaml")
        try workspace.link("alias", to: "real")
        try workspace.link("alias.yaml", to: "real/root.yaml")
        #expect(try workspace.run("lint", "alias/root.yaml", "alias.yaml").status == 0)
    }

    /// A large file is being scanned while the arguments are parsed; that it has aliases is known only then.
    @Test(.timeLimit(.minutes(10))) func aliasesInLargeFiles() throws {
        let event = "    go: &go { root: home }\n"
        let many = (0..<2_000).map {
            "  s\($0): { transitions: { home: *go, next: { push: s\(($0 + 1) % 2_000) } } }\n"
        }
        let text =
            "navgraph: 1\napp: A\nentry: home\nscreens:\n  home: { transitions: {\n\(event.dropLast()) } }\n"
            + many.joined()
        try workspace.write(text, to: "a.yaml")
        let result = try workspace.run("lint", "a.yaml")
        #expect(result.status == 1)
        #expect(result.output.contains("[unreachable-screen]"))
    }
}
