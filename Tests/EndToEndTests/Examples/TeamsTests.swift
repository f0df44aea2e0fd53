import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// The app of three teams: three Swift modules, each compiled from what is emitted for its own root file, with what its team
/// writes in `Teams`; the app is driven by `Scenarios/Teams.swift`.
@Suite(.processorTime) struct TeamsTests {
    /// What is wrong in a planted fault: in the emitted file of that name, what is there and what stands there instead.
    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var file: String
        var text: String
        var wrong: String

        init(_ description: String, in file: String, _ text: String, _ wrong: String = "") {
            (testDescription, self.file, self.text, self.wrong) = (description, file, text, wrong)
        }
    }

    /// In Swift 6 a closure of an isolation and with the types of its params is written as it is in the example.
    @Test(arguments: [0, 2, 3]) func bindsModulesOfTeams(_ mode: Int) throws {
        let result = try run(EmittedSwiftTests.modes[mode] + ["-warnings-as-errors"])
        let lines = result.output.split(separator: "\n")
        #expect(lines.filter { !$0.hasPrefix("passed: ") } == [])
        #expect(lines.count { $0.hasPrefix("passed: ") } == 21)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(arguments: faults) func aPlantedFaultIsCaught(_ fault: Fault) throws {
        let result = try run(EmittedSwiftTests.modes[0], fault)
        let passed = result.output.split(separator: "\n").count { $0.hasPrefix("passed: ") }
        #expect(result.status != 0 || passed < 21, "\(result.output)")
    }

    static let faults = [
        Fault(
            "what a module's segue leads to is not injected", in: "JournalAppModules.swift",
            "self.factory.people.inject(into: screen)"),
        Fault(
            "what a module's segue leads to has no params", in: "JournalAppModules.swift",
            "screen.configure(userId: userId)"),
        Fault(
            "any screen is entered as another module's", in: "JournalAppModules.swift",
            "self.people.enterUserCard(screen, ending, userId: userId)",
            "self.navigation.enter(screen, as: JournalAppName.savedList, ending)"),
        Fault(
            "what the app's segue leads to is not injected", in: "SavedRouter.swift",
            "self.app.factory.people.inject(into: screen)"),
        Fault(
            "what the app's segue leads to has no params", in: "SavedRouter.swift", "screen.configure(userId: userId)"),
        Fault(
            "another container is not asked", in: "JournalAppContainer.swift",
            "PeopleModuleContainerFactory(people ?? container)", "PeopleModuleContainerFactory(container)"),
        Fault(
            "a module's framework is not appended", in: "JournalAppContainer.swift",
            "container.append(framework: People.self)"),
        Fault(
            "a module's container injects nothing", in: "PeopleModuleContainer.swift",
            "container.inject(into: screen, from: PeopleModuleFramework.self)"),
        Fault(
            "injections are not handed on", in: "PeopleModuleContainer.swift", "        userCard(\n", "        _ = (\n"),
        Fault(
            "a storyboard has another's name", in: "PeopleModuleContainer.swift", "name: \"People\").lifetime",
            "name: \"Others\").lifetime"),
        Fault(
            "a guard is not asked", in: "NewsRouter.swift", "if step.conditions[NewsModuleCondition.peopleSignedIn] {",
            "if true {"),
        Fault(
            "another module's story sets nothing", in: "SignInRouter.swift",
            "step.conditions[PeopleModuleCondition.peopleSignedIn] = true"),
        Fault("a segue's stack is not looked into", in: "NewsRouter.swift", "inStack: true, "),
        Fault(
            "what a segue presents is no layer", in: "NewsRouter.swift",
            "self.app.navigation.presented(container, with: screen, for: NewsModuleName.peopleUserCard)",
            "_ = container"),
    ]

    // MARK: Building

    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Compiles the modules one after the other, and the app, and runs it. A fault must be in one file.
    private func run(_ mode: [String], _ fault: Fault? = nil) throws -> ProgramResult {
        let doubles = try Doubles.built.get()
        let mode = mode + ["-wmo", "-Onone", "-D", "DEBUG", "-I", doubles.modules]
        let app = try emitted("teams")
        let modules = try ["People", "News"].map { (team: $0, sources: try emitted("modules/\($0.lowercased())")) }
        if let fault {
            let files = ([app] + modules.map(\.sources)).flatMap(\.files).filter { $0.hasSuffix("/" + fault.file) }
            try #require(files.count == 1)
            let text = try String(contentsOfFile: files[0], encoding: .utf8)
            try #require(text.contains(fault.text))
            try Data(text.replacing(fault.text, with: fault.wrong).utf8).write(to: URL(fileURLWithPath: files[0]))
        }
        var objects: [String] = []
        for (team, sources) in modules {
            let module = app.directory.appendingPathComponent("\(team)Screens").path
            let build = try swiftc(
                mode + [
                    "-parse-as-library", "-module-name", "\(team)Screens", "-emit-module", "-emit-module-path",
                    "\(module).swiftmodule", "-c", "-o", "\(module).o",
                ] + sources.files + written(by: team))
            try #require(build.status == 0, "\(build.errors)")
            objects.append("\(module).o")
        }
        let scenarios = ["main.swift", "Checks.swift", "Teams.swift"]
            .map { Self.here.appendingPathComponent("Scenarios/\($0)").path }
        let program = app.directory.appendingPathComponent("app").path
        let build = try swiftc(
            mode + ["-I", app.directory.path, "-o", program] + app.files + written(by: "Journal") + scenarios + objects
                + doubles.objects(.imported))
        try #require(build.status == 0, "\(build.errors)")
        return try runProgram(program, [])
    }

    private func emitted(_ root: String) throws -> EmittedSources {
        let path = Self.root.appendingPathComponent("Graphs/\(root).yaml").path
        let graph = EmittedSwiftTests.Graph(name: root, path: path).read().graph
        return try EmittedSources(graph, options: SwiftOptions(graph.swift), .imported)
    }

    private func written(by team: String) throws -> [String] {
        let folder = Self.here.appendingPathComponent("Teams/\(team)").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    }
}
