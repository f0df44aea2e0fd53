import NavGraphModel
import NavGraphSwift
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What the platforms of a graph change in what is emitted: guards, what stands for what a platform lacks, and notes.
@Suite(.processorTime) struct EmitPlatformTests {
    private typealias Framework = SwiftSettings.Framework

    private func graph(_ platforms: String, _ more: String = "", screens: String = "{ a: }") -> NavGraph {
        let platforms = platforms.isEmpty ? "" : "platforms: [\(platforms)]\n"
        return read("navgraph: 1.1\napp: A\n\(platforms)entry: a\n\(more)\nscreens: \(screens)\n").graph
    }

    private func text(_ graph: NavGraph, _ framework: SwiftSettings.Framework) -> String {
        Emission(graph, framework).text
    }

    /// The first table of the norm, and its last: the guard of all files with a framework, and their availability.
    @Test(arguments: [
        ("uikit", "", "canImport(UIKit) && !os(watchOS) && !os(tvOS)", nil),
        ("uikit", "visionos, ios", "canImport(UIKit) && !os(watchOS) && !os(tvOS)", nil),
        ("uikit", "ios, tvos", "canImport(UIKit) && !os(watchOS)", nil),
        ("clean-swift", "tvos, macos", "canImport(UIKit) && !os(watchOS)", nil),
        (
            "swiftui", "", "canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)",
            "iOS 17, visionOS 1, *"
        ),
        (
            "swiftui", "tvos", "canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)",
            "iOS 17, tvOS 17, visionOS 1, *"
        ),
        ("swiftui", "macos", "canImport(SwiftUI) && !os(watchOS) && !os(tvOS)", "iOS 17, macOS 14, visionOS 1, *"),
        (
            "swiftui", "ios, tvos, visionos, macos", "canImport(SwiftUI) && !os(watchOS)",
            "iOS 17, macOS 14, tvOS 17, visionOS 1, *"
        ),
    ]) func filesAreGuarded(_ framework: String, _ platforms: String, _ guarded: String, _ available: String?) throws {
        let framework = try #require(Framework(rawValue: framework))
        let text = text(graph(platforms), framework)
        let lines = Set(text.split(separator: "\n").filter { $0.hasPrefix("#if ") })
        #expect(lines == ["#if \(guarded)"])
        let attributes = Set(text.matches(of: /(?m)^@available\((.*?)\)/).map { String($0.1) })
        #expect(attributes == (available.map { [$0] } ?? []))
        #expect(text.contains("import UIKit") == (framework != .swiftui || !platforms.contains("macos")))
    }

    /// A deployment is that of iOS: a Mac and a television may be older.
    @Test func aDeploymentSaysNothingOfOtherPlatforms() {
        let deployment = "swift: { framework: swiftui, deployment: 17 }"
        #expect(!text(graph("", deployment), .swiftui).contains("@available"))
        #expect(text(graph("ios, macos", deployment), .swiftui).contains("@available(macOS 14, *)"))
        #expect(text(graph("tvos, macos", deployment), .swiftui).contains("@available(macOS 14, tvOS 17, *)"))
    }

    @Test(arguments: [SwiftSettings.Framework.uikit, .cleanSwift])
    func whereAFrameworkHasNoneOfThePlatformsItIsRefused(_ framework: SwiftSettings.Framework) {
        let graph = graph("macos")
        let problems = Emission(graph, framework).problems
        #expect(problems.map(\.message) == ["UIKit does not support an app for 'macos'"])
        let value = "navgraph: 1.1\napp: A\nplatforms: [".unicodeScalars.count
        #expect(problems.first?.place == Place(FileID(0), Span(offset: UInt32(value), length: 5)))
        #expect(platformNotes(graph, for: framework).isEmpty)
    }

    private let more = """
        { a: { transitions: {
            look: { present: b, style: popover }, ask: { present: b, style: fullScreen },
            rest: { present: b, detents: [medium] }, leave: { open: settings }, on: { push: c } } },
          b: { transitions: { away: { dismiss: top } } },
          c: { back: false, transitions: { away: { pop: back } } } }
        """

    /// Without `platforms` the text is what it was; with them it spells what each of them has.
    @Test func whatAPlatformLacksIsNotSpelled() {
        let (phone, tv) = (text(graph("", screens: more), .uikit), text(graph("ios, tvos", screens: more), .uikit))
        for word in ["UIPopoverPresentationController", "navigationItem.hidesBackButton"] {
            #expect(phone.contains(word))
            #expect(!tv.contains(word))
        }
        #expect(tv.contains("func anchorLook(_ popover: NavGraph.Popover)"))
        #expect(tv.contains("frame.stay(screen)"))
        #expect(text(graph("ios, tvos", screens: more), .swiftui).contains("UIApplication.openSettingsURLString"))
        let mac = text(graph("ios, macos", screens: more), .swiftui)
        #expect(mac.contains("step.openSettings()"))
        #expect(!mac.contains("UIApplication"))
    }

    /// The order of platforms and what only guards differ in change nothing else.
    @Test func onlyGuardsDifferWhereNothingIsLacking() {
        func bare(_ text: String) -> String {
            text.split(separator: "\n").filter { !$0.hasPrefix("#if ") && !$0.hasPrefix("@available(") }
                .joined(separator: "\n")
        }
        let screens = "{ a: { transitions: { on: { present: b } } }, b: { transitions: { away: { dismiss: top } } } }"
        for framework in [Framework.uikit, .swiftui] {
            let before = bare(text(graph("", screens: screens), framework))
            for platforms in ["ios", "ios, tvos", "visionos, tvos"] {
                #expect(bare(text(graph(platforms, screens: screens), framework)) == before)
            }
        }
    }

    // MARK: Notes

    private func notes(_ graph: NavGraph, _ framework: SwiftSettings.Framework) -> [String] {
        platformNotes(graph, for: framework).map(\.message)
    }

    @Test func featuresThatAPlatformLacksAreNotes() {
        let all = graph("ios, tvos, macos", screens: more)
        #expect(notes(graph("", screens: more), .uikit) == [])
        #expect(notes(graph("ios, visionos", screens: more), .swiftui) == [])
        #expect(
            notes(all, .uikit) == [
                "these routers of UIKit are for 'ios' and 'tvos'; none are written for 'macos'",
                "tvOS does not support popovers; the layer covers the whole screen (here)",
                "tvOS does not support 'detents'; the layer covers the whole screen (here)",
            ])
        #expect(
            notes(all, .swiftui) == [
                "tvOS does not support popovers; the layer covers the whole screen (here)",
                "tvOS does not support 'detents'; sheets have one height (here)",
                "macOS does not support full-screen presentations; a sheet is shown, which Esc does not close (here)",
                "macOS does not support 'detents'; sheets have one height (here)",
            ])
    }

    @Test func linksThatAPlatformNeverOpensAreNotes() {
        let links = """
            deepLinks: { l: { shortcut: go, opens: b }, m: { notification: N, opens: b }, n: { shortcut: so, opens: b } }
            """
        let screens = "{ a: { transitions: { on: { push: b } } }, b: }"
        let graph = graph("tvos, macos", links, screens: screens)
        let never = "the system never opens them"
        #expect(
            notes(graph, .swiftui) == [
                "tvOS does not support links by 'shortcut' and 'notification'; \(never) (in 3 places, here first)",
                "macOS does not support links by 'shortcut'; \(never) (in 2 places, here first)",
            ])
        #expect(notes(graph, .uikit).contains { $0.hasPrefix("tvOS does not support links") })
        let shortcuts = "macOS does not support links by 'shortcut'; \(never) (in 2 places, here first)"
        #expect(notes(graph, .appkit).contains(shortcuts))
        // Without 'platforms' an app of AppKit is for the Mac.
        #expect(notes(self.graph("", links, screens: screens), .appkit) == [shortcuts])
    }

    @Test func commandsHaveNamesThatDiffer() {
        let events = "{ title: { push: b }, title_: { push: b } }"
        let text = text(graph("macos", screens: "{ a: { transitions: \(events) }, b: }"), .appkit)
        #expect(text.contains("case title_ = \"title\"\n") && text.contains("case title__ = \"title_\"\n"))
    }

    /// What no run on the platform takes is no place.
    @Test func whatConditionsKeepFromAPlatformIsNone() {
        let graph = graph(
            "ios, tvos", "conditions: { tv: { platform: tvos } }",
            screens: """
                { a: { transitions: {
                    on: [{ when: tv, push: b }, { present: b, style: popover }],
                    off: { when: not tv, present: b, style: popover } } }, b: }
                """)
        #expect(notes(graph, .uikit) == [])
        #expect(notes(graph, .swiftui) == [])
    }

    // MARK: Modules

    @Test(arguments: [("", true), ("platforms: [ios]\n", true), ("platforms: [tvos, ios]\n", false)])
    func aSeparateModuleNamesAtLeastThePlatformsOfTheApp(_ platforms: String, isRefused: Bool) throws {
        let app = """
            navgraph: 1.1
            app: A
            platforms: [ios, tvos, macos]
            imports: { pay: pay.yaml }
            entry: home
            swift: { support: NavGraphUIKit }
            screens: { home: { transitions: { on: { push: pay.cart } } } }
            """
        let module =
            moduleHead("Pay", language: "1.1") + """
                \(platforms)swift: { module: PayScreens }
                screens: { cart: { public: true } }
                """
        let problems = Emission(try NavGraphTests.graph(["app.yaml": app, "pay.yaml": module], root: "app.yaml"))
            .problems
        let message = "UIKit does not support the module 'Pay', whose 'platforms' are without 'tvos'"
        #expect(problems.map(\.message) == (isRefused ? [message] : []))
        let alias = app.unicodeScalars.prefix { $0 != "{" }.count + 2
        if isRefused { #expect(problems[0].place == Place(FileID(0), Span(offset: UInt32(alias), length: 3))) }
    }
}
