import Foundation
import NavGraphTestSupport
import Testing

/// Everything that can stand in the place of a graph file gets its own message and exit status, and nothing waits.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct InputTests {
    let workspace = Workspace()

    @Test(arguments: [
        ("none.yaml", "^navgraph: error: file 'none.yaml' not found\n$"),
        ("pipe.yaml", "'pipe.yaml' is a FIFO, not a file"), ("/dev/zero", "'/dev/zero' is a device, not a file"),
        ("", "the directory 'Graphs' contains no root file"),
    ])
    func whatIsNoFileIsUnreadable(path: String, message: String) throws {
        #expect(mkfifo(workspace.url("pipe.yaml").path, 0o600) == 0)
        try workspace.write("screens: { a: {} }\n", to: "Graphs/fragment.yaml")
        try workspace.expect("lint \(path)", 66, output: "^$", errors: message)
    }

    @Test(arguments: [
        ("bad.yaml", "^bad.yaml:2:6: error: ", "[not-utf8]"), ("empty.yaml", "^empty.yaml:1:1: error: ", "^"),
        ("large.yaml", "[limit-exceeded]", "^"),
    ])
    func whatIsNoTextIsAFinding(path: String, start: String, rule: String) throws {
        try workspace.write(Data("navgraph: 1\napp: \u{FF}".utf8.dropLast(2)) + [0xFF, 0x0A], to: "bad.yaml")
        for name in ["empty.yaml", "large.yaml"] { try workspace.write("", to: name) }
        #expect(truncate(workspace.url("large.yaml").path, (64 << 20) + 1) == 0)
        try workspace.expect("lint \(path)", 1, output: start, rule)
    }

    @Test(.disabled(if: getuid() == 0, "root may read everything"))
    func aFileWithoutPermissionIsUnreadable() throws {
        try workspace.write(Sample.notes, to: "secret.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: workspace.url("secret.yaml").path)
        try workspace.expect("lint secret.yaml", 66, errors: "'secret.yaml' cannot be read: Permission denied")
    }

    /// What looks like the first input is read while the arguments are parsed, where it is large.
    @Test func largeFilesAreReadWhereverTheirNamesStand() throws {
        let note = Sample.notes + String(repeating: "# as large as a graph that is read ahead\n", count: 3000)
        try workspace.write(note, to: "large.yaml")
        try workspace.write(note.replacingOccurrences(of: "Notes", with: "Second"), to: "second.yaml")
        try workspace.write(note + "screens: [", to: "broken.yaml")
        try workspace.expect("lint large.yaml --strict")
        try workspace.expect("lint --format json=found.yaml second.yaml large.yaml second.yaml")
        #expect(try workspace.text("found.yaml").contains(#""graph": "Second, Notes""#))
        try workspace.expect("lint large.yaml --baseline second.yaml", 66)
        try workspace.expect("lint broken.yaml", 1, output: "[yaml-syntax]")
        try workspace.expect("lint broken.yaml --unknown", 64)
        try workspace.expect("lint --write-baseline large.yaml second.yaml")
        try workspace.expect("lint large.yaml", 1)
        try workspace.expect("resolve second.yaml large.yaml", 1)
    }

    @Test func ofADirectoryTheRootFilesAreReadInTheirOrder() throws {
        try workspace.write(Sample.notes.replacingOccurrences(of: "Notes", with: "Second"), to: "Graphs/b.yaml")
        try workspace.write(Sample.notes.replacingOccurrences(of: "Notes", with: "First"), to: "Graphs/a.yml")
        try workspace.write("{ 'app': Third, navgraph: 1, entry: a, screens: { a: {} } }", to: "Graphs/c.yaml")
        try workspace.write("screens: { other: { title: 'app: no' } }\n", to: "Graphs/fragment.yaml")
        try workspace.write("app: no", to: "Graphs/readme.txt")
        try workspace.write("app: no", to: "Graphs/.hidden.yaml")
        try workspace.write("screens: { other: {} }", to: "Graphs/below/deep.yaml")
        let result = try workspace.expect("lint --format json")
        #expect(result.output.contains(#""graph": "First, Second, Third""#))
    }

    @Test func aModuleIsCheckedForItsTextAndCompiled() throws {
        let module = "navgraph: 1\nmodule: Shared\nconditions: [known]\nscreens: { about: { public: true } }\n"
        try workspace.write(module, to: "Graphs/shared.yaml")
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try workspace.expect("lint", errors: "no findings")
        try workspace.expect("compile Graphs/shared.yaml --output Out")
        #expect(try workspace.text("Out/SharedModuleRouter.swift").contains("makeAbout"))
        try workspace.expect("paths Graphs/shared.yaml", output: "host opens about → about")
        let resolved = try workspace.run("resolve", "Graphs/shared.yaml", "app:///a")
        #expect(resolved.status == 1 && !resolved.output.isEmpty, "\(resolved)")
        try workspace.expect("render Graphs/shared.yaml --to about", output: "about")
        try workspace.expect("links Graphs/shared.yaml", 64, errors: "is a module without 'entry'")
        try workspace.write(module + "widgets: []\n", to: "Graphs/shared.yaml")
        try workspace.expect("lint", 1)
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
        let result = try workspace.expect(
            "lint root.yaml", 1, output: "root.yaml:40006:38: error: unknown screen or flow 'nowhere'")
        for name in names { #expect(result.output.contains("\(name).yaml:12002:")) }
    }

    @Test func standardInputIsRead() throws {
        try workspace.write("screens: { lost: {} }\n", to: "more.yaml")
        try workspace.expect(
            "lint -", 1, output: "^more.yaml:1:12: error: ", input: Sample.notes + "include: [more.yaml]\n")
        try workspace.expect("lint -", 1, output: "^<stdin>:9:29: error: ", input: Sample.broken)
    }

    @Test func oneUnreadableInputDoesNotHideTheOthers() throws {
        try workspace.write(Sample.broken, to: "broken.yaml")
        try workspace.expect("lint none.yaml broken.yaml", 66, output: "[unknown-reference]")
    }
}

/// What a graph names is held to more than what the user names.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct IncludeTests {
    let workspace = Workspace()

    init() throws {
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
        try workspace.expect("lint alias/root.yaml alias.yaml")
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
        try workspace.expect("lint a.yaml", 1, output: "[unreachable-screen]")
    }
}
