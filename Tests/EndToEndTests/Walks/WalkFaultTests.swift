import NavGraphTestSupport
import Testing

/// A test of the walks: each fault planted in what is emitted for one app makes a difference in one walk, and without a
/// fault there is none.
@Suite(.processorTime) struct WalkFaultTests {
    private static let walks = PlantedWalks(WalkFault.house, WalkFault.all)
    private static let scenes = PlantedWalks(WalkFault.scenes, WalkFault.ofScenes)
    private static let besideApps = PlantedWalks(WalkFault.house, WalkFault.besideApps, hasOwnActs: true)

    @Test func withoutFaultNoDifference() throws { try Self.walks.expectNoDifference() }

    @Test(arguments: WalkFault.all) func isCaught(_ fault: WalkFault) throws {
        try Self.walks.expectDifference(with: fault)
    }

    @Test func scenesWithoutFaultNoDifference() throws { try Self.scenes.expectNoDifference() }

    @Test(arguments: WalkFault.ofScenes) func isCaughtOfScenes(_ fault: WalkFault) throws {
        try Self.scenes.expectDifference(with: fault)
    }

    @Test func besideAppsWithoutFaultNoDifference() throws { try Self.besideApps.expectNoDifference() }

    @Test(arguments: WalkFault.besideApps) func isCaughtBesideApps(_ fault: WalkFault) throws {
        try Self.besideApps.expectDifference(with: fault)
    }
}
