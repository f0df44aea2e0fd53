import Foundation
import NavGraphTestSupport
import Testing

/// `--watch`: a command that goes on, and does its work again when an input has changed.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct WatchTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes + "include: [more.yaml]\n", to: "notes.yaml")
        try workspace.write("screens: { about: { allow: { unreachable-screen: later } } }\n", to: "more.yaml")
    }

    /// Runs a command while `body` changes its inputs, and looks that it is still there after that.
    private func watching(_ arguments: String..., body: () throws -> Void) throws {
        try workspace.running(arguments + ["--watch"]) { process in
            try body()
            #expect(process.isRunning)
        }
    }

    private func wait(_ what: String, until holds: () throws -> Bool) throws {
        try workspace.wait(what, until: holds)
    }

    private func text(_ file: String) throws -> String { try workspace.text(file) }

    @Test func lintTellsOfEachChange() throws {
        try watching("lint", "notes.yaml") {
            try wait("no findings") { try text("errors").contains("no findings") }
            try workspace.write(Sample.broken + "include: [more.yaml]\n", to: "notes.yaml")
            try wait("the finding") { try text("output").contains("notes.yaml:9:29: error: ") }
            try wait("it waits") { try text("errors").contains("navgraph: exit status 1; waiting for changes") }
            try workspace.write(Sample.notes + "include: [more.yaml]\n", to: "notes.yaml")
            try wait("no findings again") { try text("errors").components(separatedBy: "no findings").count == 3 }
            try workspace.write("screens: { about: { titel: x } }\n", to: "more.yaml")
            try wait("the finding of an included file") { try text("output").contains("more.yaml:1:21: error: ") }
            // A file that is gone is a change, too, and that it comes again.
            try FileManager.default.removeItem(at: workspace.url("notes.yaml"))
            try wait("the file is gone") { try text("errors").contains("exit status 66; waiting") }
            try workspace.write(Sample.notes, to: "notes.yaml")
            try wait("and there again") { try text("errors").components(separatedBy: "no findings").count == 4 }
        }
    }

    @Test func aMistakeOfTheProjectFileIsWaitedOut() throws {
        try workspace.write("grahps: notes.yaml\n", to: ".navgraph.yaml")
        try watching("lint") {
            try wait("the mistake") { try text("errors").contains(".navgraph.yaml:1:1: error: unknown key") }
            try workspace.write("graphs: notes.yaml\n", to: ".navgraph.yaml")
            try wait("no findings") { try text("errors").contains("no findings") }
        }
    }

    @Test func renderDrawsAgain() throws {
        try watching("render", "notes.yaml", "--output", "notes.dot") {
            try wait("a picture") { try text("notes.dot").contains("openNote") }
            try workspace.write(Sample.broken, to: "notes.yaml")
            try wait("the finding") { try text("errors").contains("notes.yaml:9:29: error: ") }
            #expect(try text("notes.dot").contains("openNote"), "what was drawn stays")
            try workspace.write(Sample.notes.replacing("openNote", with: "seeNote"), to: "notes.yaml")
            try wait("another picture") { try text("notes.dot").contains("seeNote") }
        }
    }

    @Test func compileWritesAgain() throws {
        try workspace.makeDirectory("Graphs")
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try watching("compile", "Graphs", "--output", "out", "--support", "Navigation") {
            try wait("routers") { try text("out/notes/NotesRouter.swift").contains("onOpenNote") }
            try workspace.write(Sample.notes.replacing("openNote", with: "seeNote"), to: "Graphs/notes.yaml")
            try wait("other routers") { try text("out/notes/NotesRouter.swift").contains("onSeeNote") }
            // A graph more in the directory.
            try workspace.write(Sample.notes, to: "Graphs/more.yaml")
            try wait("routers of both") { try text("out/more/NotesRouter.swift").contains("onOpenNote") }
        }
    }

    /// Outputs below the directory that is searched change it, but are no graphs: each change is told once.
    @Test func outputsInTheSearchedDirectoryAreNoChanges() throws {
        func graph(_ number: Int) -> String { Sample.notes + "conditions: { unused\(number): unknown }\n" }
        func findings() throws -> Int { try text("errors").components(separatedBy: "[unused]").count - 1 }
        try workspace.write(graph(0), to: "Graphs/notes.yaml")
        try watching("compile", "Graphs", "--output", "Graphs/out") {
            for number in 1...2 {
                try wait("routers") { try text("Graphs/out/notes/NotesAppNames.swift").contains("unused\(number - 1)") }
                Thread.sleep(forTimeInterval: 1)
                try workspace.write(graph(number), to: "Graphs/notes.yaml")
            }
            try wait("the last finding") { try text("errors").contains("'unused2'") }
            Thread.sleep(forTimeInterval: 1)
            let errors = try text("errors")
            #expect(try findings() == 3, "\(errors)")
            // A file that is not a graph yet, in a directory of its own.
            try workspace.write("# soon\n", to: "Graphs/sub/new.yaml")
            try wait("the search") { try findings() == 4 }
            try workspace.write(Sample.notes, to: "Graphs/sub/new.yaml")
            try wait("its routers") { try !text("Graphs/out/sub/new/NotesRouter.swift").isEmpty }
        }
    }
}
