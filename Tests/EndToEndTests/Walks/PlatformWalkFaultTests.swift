import NavGraphTestSupport
import Testing

@testable import NavGraphModel

/// A test of the walks on other platforms: each fault planted in the support makes a difference in one walk, and without a fault
/// there is none.
@Suite(.processorTime) struct PlatformWalkFaultTests {
    private static let uikitOnTV = PlantedWalks(on("tvos", WalkFault.house), WalkFault.ofMenu, steps: 3000)
    private static let viewsOnTV = PlantedWalks(
        on("tvos", WalkFault.views), WalkFault.ofMenuInViews, framework: .swiftui, steps: 4000)
    private static let viewsOnMac = PlantedWalks(
        on("macos", WalkFault.views), WalkFault.ofEscape, framework: .swiftui, steps: 4000)

    private static func on(_ platform: String, _ graph: String) -> String {
        graph.replacing("navgraph: 1\n", with: "navgraph: 1.1\nplatforms: [\(platform)]\n")
    }

    @Test func withoutFaultNoDifference() throws {
        for walks in [Self.uikitOnTV, Self.viewsOnTV, Self.viewsOnMac] { try walks.expectNoDifference() }
    }

    @Test(arguments: WalkFault.ofMenu) func isCaughtInUIKitOnTV(_ fault: WalkFault) throws {
        try Self.uikitOnTV.expectDifference(with: fault)
    }

    @Test(arguments: WalkFault.ofMenuInViews) func isCaughtInViewsOnTV(_ fault: WalkFault) throws {
        try Self.viewsOnTV.expectDifference(with: fault)
    }

    @Test(arguments: WalkFault.ofEscape) func isCaughtInViewsOnMac(_ fault: WalkFault) throws {
        try Self.viewsOnMac.expectDifference(with: fault)
    }
}

extension WalkFault {
    fileprivate static let ofMenu = [
        WalkFault(
            "Menu goes back where a screen stays", in: "NavGraphUIKit", "recognizer.isEnabled = isTaken",
            "recognizer.isEnabled = false"),
        WalkFault(
            "Menu goes back nowhere", in: "NavGraphUIKit",
            "if region.frames.count > 1 { return frame.stays(queue.conditions) }",
            "if region.frames.count > 1 { return true }"),
        WalkFault(
            "Menu closes a locked layer", in: "NavGraphUIKit",
            "return !isWindow && !frame.isOfSystem && !frame.isAlert && isLocked(layer)", "return false"),
        WalkFault(
            "a sheet is asked for", in: "NavGraphUIKit",
            "if !isApps { container.modalPresentationStyle = .fullScreen }",
            "if !isApps { container.modalPresentationStyle = .pageSheet }"),
    ]

    fileprivate static let ofMenuInViews = [
        WalkFault(
            "Menu goes back where a screen stays", in: "NavGraphSwiftUI",
            "onExit(perform: isHeld && isOnTop ? {} : nil)", "onExit(perform: nil)"),
        WalkFault(
            "a locked layer lets Menu through", in: "NavGraphSwiftUI",
            "if Platform.current == .tvOS { return layer.isLocked ? {} : nil }",
            "if Platform.current == .tvOS { return nil }"),
        WalkFault(
            "a cover cannot be closed", in: "NavGraphRuntime",
            "case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: Platform.current == .tvOS",
            "case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false"),
        WalkFault(
            "a popover is no cover", in: "NavGraphSwiftUI",
            "case .popover: Platform.current == .tvOS ? .cover : .popover", "case .popover: .popover"),
        WalkFault(
            "a tab chosen again goes to its first screen", in: "NavGraphSwiftUI",
            "if isAgain, NavGraph.Platform.current.isOne(of: .macOS, .tvOS) { return }", ""),
        WalkFault(
            "a tab has a badge", in: "NavGraphSwiftUI",
            "if NavGraph.Platform.current == .tvOS { self } else { self.badge(count) }", "self.badge(count)"),
    ]

    fileprivate static let ofEscape = [
        WalkFault(
            "Esc is not heard", in: "NavGraphSwiftUI",
            "return layer.isLocked || layer.mode != .sheet ? nil : { [layer] in layer.below?.sheet = nil }",
            "return nil"),
        WalkFault(
            "Esc closes a locked sheet", in: "NavGraphSwiftUI",
            "return layer.isLocked || layer.mode != .sheet ? nil", "return layer.mode != .sheet ? nil"),
        WalkFault(
            "a cover is asked for", in: "NavGraphSwiftUI", "Platform.current == .macOS ? .sheet : .cover", ".cover"),
        WalkFault(
            "a tab chosen again goes to its first screen", in: "NavGraphSwiftUI",
            "if isAgain, NavGraph.Platform.current.isOne(of: .macOS, .tvOS) { return }", ""),
    ]
}
