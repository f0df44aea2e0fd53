import Foundation
import NavGraphTestSupport
import Testing

/// What each option of `compile` changes in what is written, and `support`.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct CompileOptionTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes, to: "notes.yaml")
    }

    /// The files that are written with these options, by their names.
    private func compile(_ options: String...) throws -> [String: String] {
        let result = try workspace.run(arguments: ["compile", "notes.yaml", "--output", "out"] + options)
        try #require(result.status == 0, "\(result.errors)")
        defer { try? FileManager.default.removeItem(at: workspace.url("out")) }
        return try workspace.files(below: "out").mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aSingleFileHasAllSwift() throws {
        let files = try compile("--mocks")
        try workspace.expect("compile notes.yaml --single-file made/Notes.swift --mocks")
        #expect(try workspace.files(below: "made").keys.sorted() == ["Notes.swift"])
        let text = try workspace.text("made/Notes.swift")
        #expect(files.count > 3)
        for line in Set(files.values.flatMap { $0.split(separator: "\n") }) {
            #expect(text.contains(line), "\(line)")
        }
    }

    /// It is compiled twice where two graphs have support code of their own.
    @Test func aSingleFileOfSeveralGraphsHasTheSupportCodeOnce() throws {
        try workspace.write(
            Sample.notes.replacing("Notes", with: "More").replacing("note", with: "other"), to: "more.yaml")
        try workspace.expect("compile notes.yaml more.yaml --single-file All.swift")
        let text = try workspace.text("All.swift")
        for line in ["final class NotesAppRouter {", "final class MoreAppRouter {", "enum NavGraph {"] {
            #expect(text.components(separatedBy: "\n" + line).count == 2, "\(line)")
        }
    }

    @Test func aSingleFileIsListedCheckedAndDependsOnItsInputs() throws {
        try workspace.expect("compile notes.yaml --single-file a/N.swift --print-outputs", output: "^a/N.swift\n$")
        try workspace.expect("compile notes.yaml --single-file a/N.swift --check", 1)
        _ = try workspace.run("compile", "notes.yaml", "--single-file", "a/N.swift", "--depfile", "deps")
        #expect(try workspace.text("deps") == "a/N.swift: notes.yaml\n")
        try workspace.expect("compile notes.yaml --single-file a/N.swift --check")
    }

    @Test func theFrameworkIsThatOfTheCommandLine() throws {
        #expect(try compile()["NotesRouter.swift"]?.contains("import UIKit\n") == true)
        let views = try compile("--framework", "swiftui")
        #expect(views.values.contains { $0.contains("import SwiftUI\n") })
        #expect(!views.values.contains { $0.contains("UIWindow(") })
        #expect(
            try compile("--framework", "clean-swift").values.contains { $0.contains("protocol NoteListDataPassing") })
    }

    @Test func theContainerIsThatOfTheCommandLine() throws {
        #expect(try compile()["NotesAppContainer.swift"] == nil)
        let text = try compile("--container", "ditranquillity")["NotesAppContainer.swift"]
        #expect(text?.contains("import DITranquillity\n") == true)
        try workspace.write(Sample.notes + "swift: { container: ditranquillity }\n", to: "notes.yaml")
        #expect(try compile()["NotesAppContainer.swift"] != nil)
        #expect(try compile("--container", "none")["NotesAppContainer.swift"] == nil)
    }

    @Test func theSupportCodeIsWrittenOrImported() throws {
        #expect(try compile().keys.contains { $0.hasPrefix("NavGraph/") })
        let files = try compile("--support", "Navigation")
        #expect(!files.keys.contains { $0.hasPrefix("NavGraph/") })
        #expect(files.values.allSatisfy { $0.contains("import Navigation\n") })
        try workspace.write(Sample.notes + "swift: { support: Navigation }\n", to: "notes.yaml")
        #expect(try compile("--support", "embedded").keys.contains { $0.hasPrefix("NavGraph/") })
        #expect(
            try workspace.run("compile", "notes.yaml", "--output", "out", "--support", "A.B; import C").status == 64)
    }

    @Test func mocksAreWrittenForDebugging() throws {
        #expect(try compile()["NotesAppMocks.swift"] == nil)
        let mocks = try #require(try compile("--mocks")["NotesAppMocks.swift"])
        #expect(mocks.contains("DEBUG"))
        #expect(mocks.contains("class NoteListScreenMock"))
    }

    @Test func theFactoryMakesNoScreenThatItIsNotTo() throws {
        func makers(_ options: String...) throws -> [Bool] {
            let result = try workspace.run(
                arguments: ["compile", "notes.yaml", "--single-file", "N.swift"] + options)
            try #require(result.status == 0, "\(result.errors)")
            let text = try workspace.text("N.swift")
            return ["NoteListViewController()", "NoteDetailViewController()"].map { text.contains($0) }
        }
        #expect(try makers() == [true, true])
        #expect(try makers("--no-factory-default", "noteList") == [false, true])
        #expect(
            try makers("--no-factory-default", "noteList", "--no-factory-default", "noteDetail") == [false, false])
        #expect(try makers("--no-factory-defaults") == [false, false])
        #expect(try makers("--factory-defaults") == [true, true])
        try workspace.expect(
            "compile notes.yaml --output out --no-factory-default nothing", 1,
            errors: "unknown screen 'nothing' in '--no-factory-default'")
    }

    @Test func mermaidIsAmongTheDiagrams() throws {
        let files = try compile("--diagram", "mermaid,dot")
        #expect(files["Notes.mmd"]?.contains("flowchart LR") == true)
        #expect(files["Notes.dot"] != nil)
    }

    @Test func supportIsAModuleOfItsOwn() throws {
        try workspace.expect("support --output Navigation/")
        let files = try workspace.files(below: "Navigation").mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(files["NavGraphRuntime.swift"]?.contains("public enum NavGraph") == true)
        #expect(files.keys.contains("NavGraphUIKit.swift") && !files.keys.contains("NavGraphSwiftUI.swift"))
        _ = try workspace.run("support", "--output", "Views", "--framework", "swiftui", "--access", "package")
        let views = try workspace.files(below: "Views").mapValues { String(decoding: $0, as: UTF8.self) }
        #expect(views["NavGraphRuntime.swift"]?.contains("package enum NavGraph") == true)
        #expect(views["NavGraphSwiftUI.swift"]?.contains("import SwiftUI\n") == true)
        try workspace.expect("support --output x --access internal", 64)
    }
}
