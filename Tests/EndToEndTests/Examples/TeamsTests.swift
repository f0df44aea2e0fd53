import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// The app of three teams: three Swift modules, each compiled from what is emitted for its own root file, with what its team
/// writes in `Teams`; the app is driven by `Scenarios/Teams.swift`.
@Suite(.processorTime) struct TeamsTests {
    /// In Swift 6 a closure of an isolation and with the types of its params is written as it is in the example.
    @Test(arguments: [0, 2, 3]) func bindsModulesOfTeams(_ mode: Int) throws {
        try run(EmittedSwiftTests.modes[mode] + ["-warnings-as-errors"]).expectPassed(21)
    }

    @Test(arguments: faults) func aPlantedFaultIsCaught(_ fault: WalkFault) throws {
        let result = try run(EmittedSwiftTests.modes[0], fault)
        let passed = result.output.split(separator: "\n").count { $0.hasPrefix("passed: ") }
        #expect(result.status != 0 || passed < 21, "\(result.output)")
    }

    static let faults = [
        WalkFault(
            "what a module's segue leads to is not injected", in: "JournalAppModules",
            "self.factory.people.inject(into: screen)", ""),
        WalkFault(
            "what a module's segue leads to has no params", in: "JournalAppModules", "screen.configure(userId: userId)",
            ""),
        WalkFault(
            "any screen is entered as another module's", in: "JournalAppModules",
            "self.people.enterUserCard(screen, ending, userId: userId)",
            "self.navigation.enter(screen, as: JournalAppName.savedList, ending)"),
        WalkFault(
            "what the app's segue leads to is not injected", in: "SavedRouter",
            "self.app.factory.people.inject(into: screen)", ""),
        WalkFault(
            "what the app's segue leads to has no params", in: "SavedRouter", "screen.configure(userId: userId)", ""),
        WalkFault(
            "another container is not asked", in: "JournalAppContainer",
            "PeopleModuleContainerFactory(people ?? container)", "PeopleModuleContainerFactory(container)"),
        WalkFault(
            "a module's framework is not appended", in: "JournalAppContainer",
            "container.append(framework: People.self)", ""),
        WalkFault(
            "a module's container injects nothing", in: "PeopleModuleContainer",
            "container.inject(into: screen, from: PeopleModuleFramework.self)", ""),
        WalkFault(
            "injections are not handed on", in: "PeopleModuleContainer", "        userCard(\n", "        _ = (\n"),
        WalkFault(
            "a storyboard has another's name", in: "PeopleModuleContainer", "name: \"People\").lifetime",
            "name: \"Others\").lifetime"),
        WalkFault(
            "a guard is not asked", in: "NewsRouter", "if step.conditions[NewsModuleCondition.peopleSignedIn] {",
            "if true {"),
        WalkFault("a segue's stack is not looked into", in: "NewsRouter", "inStack: true, ", ""),
        WalkFault(
            "what a segue presents is no layer", in: "NewsRouter",
            "self.app.navigation.presented(container, with: screen, for: NewsModuleName.peopleUserCard)",
            "_ = container"),
        WalkFault(
            "another module's story sets nothing", in: "SignInRouter",
            "step.conditions[PeopleModuleCondition.peopleSignedIn] = true", ""),
    ]

    // MARK: Building

    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// Compiles the modules one after the other, and the app, and runs it. A fault must be in one file.
    private func run(_ mode: [String], _ fault: WalkFault? = nil) throws -> ProgramResult {
        let doubles = try Doubles.built.get()
        let mode = mode + ["-Onone", "-I", doubles.modules]
        let app = try emitted("teams")
        let modules = try ["People", "News"].map { (team: $0, sources: try emitted("modules/\($0.lowercased())")) }
        if let fault {
            let files = ([app] + modules.map(\.sources)).flatMap(\.files).filter {
                $0.hasSuffix("/\(fault.file).swift")
            }
            try #require(files.count == 1)
            let text = try String(contentsOfFile: files[0], encoding: .utf8)
            try #require(text.contains(fault.text))
            try Data(text.replacing(fault.text, with: fault.instead).utf8).write(to: URL(fileURLWithPath: files[0]))
        }
        let objects = try modules.map { team, sources in
            try compileModule("\(team)Screens", in: app.directory, mode + sources.files + written(by: team))
        }
        return try buildAndRun(
            in: app.directory,
            mode + ["-I", app.directory.path] + app.files + written(by: "Journal")
                + scenarios("main", "Checks", "Teams") + objects + doubles.objects(.imported))
    }

    private func emitted(_ root: String) throws -> EmittedSources {
        let path = Checkout.root.appendingPathComponent("Graphs/\(root).yaml").path
        let graph = EmittedSwiftTests.Graph(name: root, path: path).read().graph
        return try EmittedSources(graph, options: SwiftOptions(graph.swift), .imported)
    }

    private func written(by team: String) throws -> [String] {
        let folder = Self.here.appendingPathComponent("Teams/\(team)").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    }
}
