import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift

/// The app of three teams: three Swift modules, each compiled from what is emitted for its own root file, with what its team
/// writes in `Teams`; the app is driven by `Scenarios/Teams.swift`.
@Suite(.processorTime) struct TeamsTests {
    /// In Swift 6 a closure of an isolation and with the types of its params is written as it is in the example.
    @Test(arguments: [2, 3]) func bindsModulesOfTeams(_ mode: Int) throws {
        let teams = try Teams(EmittedSwiftTests.modes[mode] + ["-warnings-as-errors"])
        try runProgram(teams.program, []).expectPassed(21)
    }

    /// The first language mode, and all faults in one program.
    private static let planted = Result { try Teams(EmittedSwiftTests.modes[0], faults) }

    @Test func withoutFaultAllPass() throws {
        let teams = try Self.planted.get()
        #expect(teams.planted.sorted() == Array(Self.faults.indices))
        try runProgram(teams.program, []).expectPassed(21)
    }

    @Test(arguments: faults.indices) func aPlantedFaultIsCaught(_ fault: Int) throws {
        let result = try runProgram(Self.planted.get().program, [], environment: ["PLANTED_FAULT": "\(fault)"])
        let passed = result.output.split(separator: "\n").count { $0.hasPrefix("passed: ") }
        #expect(result.status != 0 || passed < 21, "\(Self.faults[fault]): \(result.output)")
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
}

/// The modules of the teams, compiled one after the other, and the app.
private final class Teams: @unchecked Sendable {
    /// The program.
    let program: String
    /// The numbers of the faults that are in functions, each in one file.
    private(set) var planted: [Int] = []
    private let app: EmittedSources

    init(_ mode: [String], _ faults: [WalkFault] = []) throws {
        let doubles = try Doubles.built.get()
        let mode = mode + ["-Onone", "-I", doubles.modules]
        app = try Self.emitted("teams")
        program = app.directory.appendingPathComponent("app").path
        let modules = try ["People", "News"].map { (team: $0, sources: try Self.emitted("modules/\($0.lowercased())")) }
        for sources in faults.isEmpty ? [] : [app] + modules.map(\.sources) {
            for file in sources.files {
                let text = try String(contentsOfFile: file, encoding: .utf8)
                let source = PlantedSource(
                    text, path: file, Dictionary(uniqueKeysWithValues: faults.enumerated().map { ($0, $1) }))
                planted += source.planted.subtracting(source.outside)
                try Data(source.text.utf8).write(to: URL(fileURLWithPath: file))
            }
            try sources.add(PlantedSource.choice, as: "Planted.swift")
        }
        let objects = try modules.map { team, sources in
            try compileModule("\(team)Screens", in: app.directory, mode + sources.files + Self.written(by: team))
        }
        try build(
            program,
            mode + ["-I", app.directory.path] + app.files + Self.written(by: "Journal")
                + scenarios("main", "Checks", "Teams") + objects + doubles.objects(.imported))
    }

    private static func emitted(_ root: String) throws -> EmittedSources {
        let path = Checkout.root.appendingPathComponent("Graphs/\(root).yaml").path
        let graph = EmittedSwiftTests.Graph(name: root, path: path).read().graph
        return try EmittedSources(graph, options: SwiftOptions(graph.swift), .imported)
    }

    private static func written(by team: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Teams/\(team)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { "\(folder.path)/\($0)" }
    }
}
