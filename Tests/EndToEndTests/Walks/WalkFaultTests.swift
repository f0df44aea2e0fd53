import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// A test of the walks: each fault planted in what is emitted for an app makes a difference in one walk through it, and
/// without a fault there is none.
@Suite(.processorTime) struct WalkFaultTests {
    /// Each framework has one program.
    private static let uikit = PlantedProgram(
        PlantedWalks("UIKit", through: WalkFault.house, WalkFault.all),
        PlantedWalks("scenes", through: WalkFault.scenes, WalkFault.ofScenes),
        PlantedWalks("beside apps", through: WalkFault.house, WalkFault.besideApps, hasOwnActs: true),
        PlantedWalks("groups", through: WalkFault.club, WalkFault.ofGroups),
        PlantedWalks("places", through: WalkFault.shelf, WalkFault.ofPlaces, steps: 1500, hasPlaces: true),
        // On two stacks of the app's at once.
        PlantedWalks("hosts", through: WalkFault.hosted, WalkFault.ofTwoHosts, steps: 1500),
        PlantedWalks("windows", through: WalkFault.shared, WalkFault.ofWindows, steps: 1000) { graph in
            var walker = WindowWalker(graph, seed: 7)
            walker.walk(steps: 1000)
            return walker.script
        },
        PlantedWalks("UIKit on tvOS", through: on("tvos", WalkFault.house), WalkFault.ofMenu, steps: 3000))
    private static let swiftUI = PlantedProgram(
        PlantedWalks("views", through: WalkFault.faultingViews, WalkFault.ofViews, framework: .swiftui, steps: 8000),
        PlantedWalks("hosted views", through: WalkFault.hosted, WalkFault.ofHosts, framework: .swiftui, steps: 1000),
        // Users go back in any column, and screens dismiss themselves.
        PlantedWalks("columns", through: WalkFault.columns, WalkFault.ofColumns, framework: .swiftui, steps: 3000),
        PlantedWalks(
            "views on tvOS", through: on("tvos", WalkFault.views), WalkFault.ofMenuInViews, framework: .swiftui),
        PlantedWalks(
            "views on macOS", through: on("macos", WalkFault.views), WalkFault.ofEscape, framework: .swiftui))
    private static let appKit = PlantedProgram(
        PlantedWalks(
            "AppKit", through: on("macos", WalkFault.mac), WalkFault.ofAppKit, framework: .appkit, hasOwnActs: true,
            hasPlaces: true))

    private static let all = [uikit, swiftUI, appKit].flatMap { program in program.walks.map { (program, $0) } }

    private static func on(_ platform: String, _ graph: String) -> String {
        graph.replacing("navgraph: 1\n", with: "navgraph: 1.1\nplatforms: [\(platform)]\n")
    }

    @Test(arguments: all) func withoutFaultNoDifference(_ program: PlantedProgram, _ walks: PlantedWalks) throws {
        try program.expectNoDifference(in: walks)
    }

    @Test(arguments: all.flatMap { program, walks in walks.faults.map { (program, walks, $0) } })
    func isCaught(_ program: PlantedProgram, _ walks: PlantedWalks, _ fault: WalkFault) throws {
        try program.expectDifference(in: walks, with: fault)
    }
}
