import Foundation
import NavGraphTestSupport
import Testing

private let table = checkout.appendingPathComponent("../shared/apple-versions.tsv")
private let isThere = FileManager.default.fileExists(atPath: table.path)

/// No compiler on Linux knows since when Apple's systems have something. Support and emitted code are held against a
/// table of first versions, for each platform that `#if` compiles a line for.
@Suite(.processorTime, .enabled(if: isThere, "no ../shared/apple-versions.tsv"))
struct AvailabilityTests {
    private static let sources = [
        "Sources/NavGraphRuntime", "Sources/NavGraphUIKit", "Sources/NavGraphSwiftUI", "Graphs/Generated",
    ]

    @Test func everythingCalledIsOnThePlatformsOfThePackage() throws {
        let sources = Self.sources + ["Sources/NavGraphAppKit"]
        let report = try check(sources.map { checkout.appendingPathComponent($0).path }, Self.platforms())
        #expect(report.status == 0, "\(report.output)")
    }

    @Test func thePackageIsForTheOldestSystemsOfXcode27() throws {
        #expect(try Self.platforms() == ["iOS=15", "macCatalyst=15", "macOS=13", "tvOS=15", "visionOS=1"])
    }

    /// What the support keeps from a platform, it would not be without the guard.
    @Test(arguments: [
        ("badge", "tvOS"), ("popover", "tvOS"), ("handlesExternalEvents", "tvOS"), ("fullScreenCover", "macOS"),
        ("onExitCommand", "iOS"),
    ]) func aModifierLetOntoAPlatformIsFound(_ modifier: String, _ platform: String) throws {
        let file = checkout.appendingPathComponent("Sources/NavGraphSwiftUI/PlatformViews.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let guarded = try check(text)
        #expect(guarded.status == 0, "\(guarded.output)")
        let report = try check(text.replacing(#/#if os\(\w+\)( \|\| os\(\w+\))?/#, with: "#if os(Linux)"))
        let isFound = report.output.split(separator: "\n").contains { line in
            line.contains(" \(modifier)(") && line.contains("\(platform) has it not")
        }
        #expect(isFound, "\(report.output)")
    }

    // MARK: What no table has

    @Test func eachMemberOfAppleIsInTheTable() throws {
        let names = try AppleNames(table: table, doubles: checkout.appendingPathComponent("Tests/Doubles/Sources"))
        var files: [String: String] = [:]
        for source in Self.sources {
            for file in swiftFiles(below: checkout.appendingPathComponent(source)) {
                files[file.path] = try String(contentsOf: file, encoding: .utf8)
            }
        }
        #expect(files.count > 100)
        let missing = names.missing(from: files)
        #expect(missing.isEmpty, "Neither in the table nor in the list of old members: \(missing)")
    }

    /// AppKit's are all older than macOS 13, unless the table says otherwise.
    @Test func eachMemberOfAppKitIsInTheTable() throws {
        let names = try AppleNames(appKitOf: table)
        var files: [String: String] = [:]
        for file in swiftFiles(below: checkout.appendingPathComponent("Sources/NavGraphAppKit")) {
            files[file.path] = try String(contentsOf: file, encoding: .utf8)
        }
        let missing = names.missing(from: files)
        #expect(missing.isEmpty, "Neither in the table nor in the list of old members: \(missing)")
        let text = "func f(_ bar: NSToolbar) {\n    window.miniaturize(nil)\n}\n"
        #expect(names.missing(from: ["f.swift": text]) == ["NSToolbar", "miniaturize"])
    }

    @Test func aMemberThatTheTableLacksIsFound() throws {
        let names = try AppleNames(table: table, doubles: checkout.appendingPathComponent("Tests/Doubles/Sources"))
        let text = "func f(_ bar: UIToolbar) {\n    stack.hidesBarsOnSwipe(stack.viewIfLoaded)\n}\n"
        #expect(names.missing(from: ["f.swift": text]).contains("UIToolbar"))
    }

    // MARK: Helpers

    private func check(_ text: String) throws -> ProgramResult {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString).swift")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try check([file.path], Self.platforms())
    }

    private func check(_ paths: [String], _ platforms: [String]) throws -> ProgramResult {
        let tool = checkout.appendingPathComponent("../shared/tools/avail.py").path
        return try runProgram("python3", [tool, table.path] + platforms + paths)
    }

    /// The platforms of the package's manifest, as `iOS=15`.
    private static func platforms() throws -> [String] {
        let manifest = try String(contentsOf: checkout.appendingPathComponent("Package.swift"), encoding: .utf8)
        let line = try #require(manifest.split(separator: "\n").first { $0.contains("platforms: [") })
        return line.matches(of: #/\.(\w+)\(\.v(\d+)\)/#).map { "\($0.1)=\($0.2)" }.sorted()
    }
}

private func swiftFiles(below directory: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
}

/// The names of Apple's frameworks that code uses: types by their prefix, members as the doubles declare them.
private struct AppleNames {
    private let rows: [NSRegularExpression]
    private let members: Set<String>
    private let old: Set<String>
    private let use: NSRegularExpression

    init(table: URL, doubles: URL) throws {
        try self.init(table, doubles, ["UIKit", "SwiftUI", "UserNotifications"], types: "UI", old: Self.old)
    }

    init(appKitOf table: URL) throws {
        let doubles = checkout.appendingPathComponent("Tests/AppKitDouble/Sources")
        try self.init(table, doubles, ["AppKit"], types: "NS", old: Self.oldOfAppKit)
    }

    private init(
        _ table: URL, _ doubles: URL, _ modules: [String], types prefix: String, old: Set<String>
    ) throws {
        self.old = old
        use = Self.regex("\\b(\(prefix)[A-Z][a-z]\\w+|UN[A-Z]\\w+)|\\.(\\w+)")
        rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") && !$0.hasPrefix("symbol\t") }
            .map { try NSRegularExpression(pattern: String($0.split(separator: "\t")[1])) }
        let texts = try modules.flatMap {
            try swiftFiles(below: doubles.appendingPathComponent($0)).map {
                try String(contentsOf: $0, encoding: .utf8)
            }
        }
        members = texts.reduce(into: []) { $0.formUnion(Self.declared(in: $1, "(?:public|open)\\b[^\\n{(=]*?\\b")) }
    }

    /// Names that neither the table has, nor the list below, nor the code itself declares.
    func missing(from files: [String: String]) -> [String] {
        let own = files.values.reduce(into: Set<String>()) { $0.formUnion(Self.declared(in: $1, "")) }
        var found: Set<String> = []
        for line in files.values.flatMap({ $0.split(separator: "\n") }) where !line.contains("import ") {
            let code = String(line.prefix { $0 != "/" })
            let all = NSRange(code.startIndex..., in: code)
            for use in use.matches(in: code, range: all) {
                let isType = use.range(at: 1).length > 0
                let range = use.range(at: isType ? 1 : 2)
                guard let part = Range(range, in: code) else { continue }
                let name = String(code[part])
                let isApples = isType || members.contains(name) && !own.contains(name)
                guard isApples, name != "UIKit", !old.contains(name), !found.contains(name) else { continue }
                let isKnown = rows.contains { row in
                    row.matches(in: code, range: all).contains { NSIntersectionRange($0.range, range).length > 0 }
                }
                if !isKnown { found.insert(name) }
            }
        }
        return found.sorted()
    }

    private static func declared(in text: String, _ access: String) -> [String] {
        let declaration = regex(
            "\\b\(access)(?:func|var|let|class|struct|enum|protocol|typealias)\\s+`?(\\w+)|\\bcase (\\w+)")
        return declaration.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            [1, 2].lazy.compactMap { Range(match.range(at: $0), in: text) }.first.map { String(text[$0]) }
        }
    }

    private static func regex(_ pattern: String) -> NSRegularExpression {
        guard let regex = try? NSRegularExpression(pattern: pattern) else { preconditionFailure(pattern) }
        return regex
    }

    /// Older than any system that the package is for, wherever a line that has them is compiled.
    private static let old: Set<String> = [
        "UIAlertController", "isNavigationBarHidden", "leftBarButtonItem", "leftItemsSupplementBackButton",
        "popToRootViewController", "popViewController", "presentationController", "selectedViewController",
        "AnimationOptions", "Color", "Column", "ConnectionOptions", "Operation", "PressType",
        // Of `AccessibilityNotification`, which the table has.
        "ScreenChanged",
        "UIAdaptivePresentationControllerDelegate", "UIAlertAction", "UIApplication", "UIGestureRecognizer",
        "UIModalPresentationStyle", "UIModalTransitionStyle", "UINavigationControllerDelegate", "UINavigationItem",
        "UIPress", "UITapGestureRecognizer", "addGestureRecognizer", "UIPresentationController", "UIResponder",
        "UIScene", "UISceneConfiguration", "UISplitViewControllerDelegate",
        "UIStoryboard",
        "UIStoryboardSegue", "UITabBarControllerDelegate", "UITabBarItem", "UITraitCollection", "UIView",
        "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
        "UIViewControllerTransitionCoordinator", "UIWindow", "UNNotificationDefaultActionIdentifier",
        "accessibilityHidden", "accessibilityReduceMotion", "actionIdentifier", "activityType", "addAction",
        "addSubview", "allowsHitTesting", "automatic", "autoresizingMask", "backgroundColor", "bringSubviewToFront",
        "badgeValue", "compact", "contentView", "image", "clear", "tabBarItem",
        "curveEaseInOut", "default", "degrees", "delegateClass", "detail", "didMove", "disablesAnimations",
        "easeInOut", "effectiveUserInterfaceLayoutDirection", "flexibleHeight", "flexibleWidth", "form",
        "identity", "insertSubview", "isEnabled", "isReduceMotionEnabled", "makeKeyAndVisible", "modifier",
        "onAppear", "onDisappear", "opacity", "page", "persistentIdentifier", "popToViewController",
        "portrait", "post", "presentedViewController", "presentingViewController", "primary",
        "pushViewController", "rawValue", "removeFromParent", "removeFromSuperview", "rootViewController",
        "rotation3DEffect", "screenChanged", "setViewControllers", "showDetail", "sidebar", "sourceRect",
        "sourceView", "topViewController", "transitionCoordinator", "transitionCrossDissolve",
        "transitionFlipFromLeft", "transitionFlipFromRight", "userInfo", "viewControllers", "webpageURL",
        "willMove", "zero",
    ]

    private static let oldOfAppKit: Set<String> = [
        "ModalResponse", "NSAlert", "NSAnimationContext", "NSApplication", "NSCoder", "NSMenuItem", "NSObject",
        "NSObjectProtocol", "NSRect", "NSRectEdge", "NSResponder", "NSSplitViewItem", "NSTabView", "NSTabViewItem",
        "NSUserActivity", "NSUserActivityTypeBrowsingWeb", "NSUserInterfaceItemIdentification",
        "NSUserInterfaceValidations", "NSValidatedUserInterfaceItem", "NSView", "NSWindow", "NSWorkspace", "Name",
        "Style", "TransitionOptions", "UNNotificationDefaultActionIdentifier", "activityType", "addButton",
        "addSubview", "alertFirstButtonReturn", "alphaValue", "animates", "animator", "applicationDefined",
        "attachedSheet", "autoresizingMask", "behavior", "bounds", "contentView", "crossfade", "deminiaturize",
        "destinationController", "didBecomeKeyNotification", "didCloseNotification", "didEndSheetNotification",
        "dismiss", "duration", "height", "identifier", "informativeText", "isKeyWindow", "isReleasedWhenClosed",
        "isViewLoaded",
        "keyEquivalent", "makeKeyAndOrderFront", "messageText", "nextResponder", "preferredContentSize", "rawValue",
        "removeFromParent", "removeFromSuperview", "representedObject", "setFrame", "shared", "slideBackward",
        "slideForward", "userInfo", "viewController", "webpageURL", "width",
    ]
}
