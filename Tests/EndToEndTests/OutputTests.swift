import Foundation
import NavGraphTestSupport
import Testing

/// What `compile` leaves on the disk.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct OutputTests {
    let workspace = Workspace()

    init() throws { try workspace.write(Sample.notes, to: "notes.yaml") }

    @Test func aFileIsCompiledIntoTheDirectoryItself() throws {
        try workspace.expect("compile notes.yaml --output out/deep --diagram dot")
        let files = try workspace.files(below: "out/deep")
        #expect(files["Notes.dot"] != nil && files["NotesRouter.swift"] != nil)
    }

    @Test func aFIFOThatNobodyReadsIsNotWaitedFor() throws {
        #expect(mkfifo(workspace.url("notes.dot").path, 0o600) == 0)
        try workspace.expect(
            "render notes.yaml --output notes.dot", 73,
            errors: "'notes.dot' cannot be written: no program reads from it")
    }

    @Test func theCommandLineGoesOverTheGraph() throws {
        try workspace.write(Sample.notes + "swift: { access: package }\n", to: "notes.yaml")
        _ = try workspace.run("compile", "notes.yaml", "--output", "out")
        #expect(try workspace.text("out/NotesRouter.swift").contains("package "))
        _ = try workspace.run("compile", "notes.yaml", "--output", "out", "--access", "public", "--diagram", "none")
        #expect(try workspace.text("out/NotesRouter.swift").contains("public "))
    }

    @Test func whatCannotBeEmittedIsRefusedAtItsPlace() throws {
        try workspace.write(
            Sample.notes + "swift: { framework: swiftui, container: ditranquillity }\n", to: "notes.yaml")
        try workspace.expect(
            "compile notes.yaml --output out", 1,
            errors: "error: SwiftUI does not support the dependency injection container 'ditranquillity'")
        #expect(try workspace.files(below: "out").isEmpty)
        try workspace.expect("compile notes.yaml --output out --container none")
        try workspace.write(Sample.notes, to: "notes.yaml")
        try workspace.expect(
            "compile notes.yaml --output out --framework swiftui --container ditranquillity", 1,
            errors: "the dependency injection container")
    }

    @Test func noDiagramIsWrittenIfNoneIsWanted() throws {
        _ = try workspace.run("compile", "notes.yaml", "--output", "none", "--diagram", "none")
        #expect(try workspace.files(below: "none").keys.allSatisfy { $0.hasSuffix(".swift") })
    }

    @Test(.needsGraphviz) func diagramsAreWrittenInEachFormat() throws {
        try workspace.expect("compile notes.yaml --output out --diagram svg,dot")
        #expect(try workspace.text("out/Notes.svg").contains("<svg"))
    }

    @Test func withoutGraphvizNothingIsWritten() throws {
        try workspace.expect(
            "compile notes.yaml --output undrawn --diagram svg", 73, environment: ["PATH": "/nonexistent"])
        #expect(try workspace.files(below: "undrawn").isEmpty)
    }

    @Test func ofADirectoryEachGraphHasAFolder() throws {
        try workspace.write(Sample.notes, to: "Graphs/a.yaml")
        try workspace.write(Sample.notes, to: "Graphs/b.yaml")
        try workspace.expect("compile --output out --diagram dot")
        let files = try workspace.files(below: "out")
        #expect(files["a/Notes.dot"] != nil && files["a/Notes.dot"] == files["b/Notes.dot"])
    }

    @Test func outputsThatWouldBeOneFileAreRefused() throws {
        try workspace.write(Sample.notes, to: "x/notes.yaml")
        try workspace.write(Sample.notes, to: "y/Notes.yaml")
        try workspace.expect("compile x/notes.yaml y/Notes.yaml --output out", 73, errors: "would be the same file")
    }

    @Test func nothingIsWrittenWhereAnythingIsWrong() throws {
        try workspace.write(Sample.notes, to: "Graphs/a.yaml")
        try workspace.write(Sample.broken, to: "Graphs/b.yaml")
        try workspace.expect("compile --output out --depfile deps", 1, errors: "^Graphs/b.yaml:9:29: error: ")
        #expect(try workspace.files(below: "out").isEmpty)
        #expect(!FileManager.default.fileExists(atPath: workspace.url("deps").path))
        // An error of a rule is one, too.
        try workspace.write(Sample.unreachable, to: "Graphs/b.yaml")
        try workspace.expect("compile --output out", 1)
        #expect(try workspace.files(below: "out").isEmpty)
    }

    @Test func unchangedFilesAreNotTouched() throws {
        _ = try workspace.run("compile", "notes.yaml", "--output", "out", "--diagram", "dot")
        let file = workspace.url("out/Notes.dot").path
        let long = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: file)
        let before = try FileManager.default.attributesOfItem(atPath: file)
        _ = try workspace.run("compile", "notes.yaml", "--output", "out", "--diagram", "dot")
        let after = try FileManager.default.attributesOfItem(atPath: file)
        #expect(after[.modificationDate] as? Date == long)
        #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
        // And another is replaced.
        try workspace.write(Sample.notes.replacingOccurrences(of: "openNote", with: "seeNote"), to: "notes.yaml")
        _ = try workspace.run("compile", "notes.yaml", "--output", "out", "--diagram", "dot")
        #expect(try workspace.text("out/Notes.dot").contains("seeNote"))
    }

    @Test(arguments: ["out", "out/", "./out", "other/..//out"])
    func outputsDoNotLeaveTheirDirectoryThroughLinks(output: String) throws {
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try workspace.makeDirectory("elsewhere")
        try workspace.makeDirectory("out")
        try workspace.makeDirectory("other")
        try workspace.link("out/notes", to: "../elsewhere")
        try workspace.expect(
            "compile --output \(output)", 73, errors: "out/notes' cannot be written: the path is a symbolic link")
        #expect(try workspace.files(below: "elsewhere").isEmpty)
    }

    @Test func aLinkInThePlaceOfAnOutputIsReplaced() throws {
        try workspace.write("precious", to: "precious.txt")
        try workspace.makeDirectory("out")
        try workspace.link("out/Notes.dot", to: "../precious.txt")
        try workspace.expect("compile notes.yaml --output out --diagram dot")
        #expect(try workspace.text("precious.txt") == "precious")
        #expect(try workspace.text("out/Notes.dot").contains("digraph"))
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        try workspace.write("a file", to: "taken")
        try workspace.expect(
            "compile notes.yaml --output taken/out", 73,
            errors: "the directory 'taken' cannot be created: a file with this name exists")
        try workspace.makeDirectory("out/Notes.dot")
        try workspace.expect(
            "compile notes.yaml --output out --diagram dot", 73,
            errors: "'out/Notes.dot' cannot be written: a directory with this name exists")
        #expect(try workspace.files(below: "out").isEmpty, "nothing half-written stays")
    }

    @Test func checkSaysWhatDiffersAndWritesNothing() throws {
        try workspace.expect(
            "compile notes.yaml --output out --diagram dot --check", 1, errors: "out/Notes.dot: error: output not found"
        )
        #expect(!FileManager.default.fileExists(atPath: workspace.url("out").path))

        _ = try workspace.run("compile", "notes.yaml", "--output", "out", "--diagram", "dot")
        try workspace.expect("compile notes.yaml --output out --diagram dot --check")

        var lines = try workspace.text("out/Notes.dot").components(separatedBy: "\n")
        lines[2] = "edited by hand"
        try workspace.write(lines.joined(separator: "\n"), to: "out/Notes.dot")
        let before = try workspace.files(below: "out")
        try workspace.expect(
            "compile notes.yaml --output out --diagram dot --check", 1,
            errors: "out/Notes.dot:3: error: output is not up to date", "edited by hand")
        #expect(try workspace.files(below: "out") == before)
    }

    @Test func theOutputsAreListed() throws {
        let listed = try workspace.expect("compile notes.yaml --output out/ --diagram dot --print-outputs")
        #expect(!FileManager.default.fileExists(atPath: workspace.url("out").path))
        _ = try workspace.run("compile", "notes.yaml", "--output", "out", "--diagram", "dot")
        let written = try workspace.files(below: "out").keys.map { "out/" + $0 }
        #expect(Set(listed.output.split(separator: "\n").map(String.init)) == Set(written))
    }

    @Test func dependenciesAreWrittenForMake() throws {
        try workspace.write("screens: { more: {} }\n", to: "in put/m#re $x.yaml")
        let root =
            Sample.notes.replacingOccurrences(of: "push: noteDetail", with: "push: more")
            .replacingOccurrences(of: "      noteDetail: {}\n", with: "") + "include: [\"m#re $x.yaml\"]\n"
        try workspace.write(root, to: "in put/notes.yaml")
        let result = try workspace.run(
            "compile", "in put/notes.yaml", "--output", "out", "--diagram", "dot", "--depfile", "deps")
        #expect(result.status == 0, "\(result.errors)")
        let text = try workspace.text("deps")
        #expect(text.hasPrefix("out/"))
        #expect(text.hasSuffix(": in\\ put/notes.yaml \\\n  in\\ put/m\\#re\\ $$x.yaml\n"))
    }

    @Test func theSameGraphGivesTheSameBytesEverywhere() throws {
        try workspace.write(Sample.large(flows: 12, title: "Größe"), to: "here/graph.yaml")
        try workspace.makeDirectory("there")
        for (number, locale) in ["C", "tr_TR.UTF-8", "de_DE"].enumerated() {
            let folder = number == 0 ? "here" : "there"
            let path = number == 0 ? "graph.yaml" : workspace.url("here/graph.yaml").path
            let result = try workspace.run(
                "compile", path, "--output", workspace.url("out\(number)").path, in: folder,
                environment: ["LC_ALL": locale, "LANG": locale])
            #expect(result.status == 0)
        }
        let first = try workspace.files(below: "out0")
        #expect(!first.isEmpty)
        #expect(try workspace.files(below: "out1") == first)
        #expect(try workspace.files(below: "out2") == first)
    }
}
