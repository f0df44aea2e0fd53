import NavGraphModel
import NavGraphTestSupport
import Testing

/// Groups of events in emitted Swift: one value for each screen that uses one. That it compiles, and what it does, is
/// tested end to end.
@Suite(.processorTime) struct EmitGroupTests {
    private func emitJoined(_ yaml: String, _ framework: SwiftSettings.Framework = .uikit) throws -> [String: String] {
        try emit(yaml, framework).mapValues(joined)
    }

    private static let posts =
        appHead("main", of: "Posts") + """
            groups:
              post:
                open: { about: Opens the post., push: thread }
                share: { payload: { link: URL }, present: shareMenu, style: popover }
                like: [{ when: loggedIn, send: liked }, { present: login, returns: { ok: liked } }]
              bar: { compose: { present: login, returns: { ok: ~ } } }
            conditions: { loggedIn: true }
            flows:
              main: { tabs: [home, { event: compose }, { event: scan }, me], uses: [bar], transitions: { scan: { present: login, returns: { ok: ~ } } } }
              home: { uses: [post], screens: { feed: { receives: [liked] }, local: { receives: [liked], uses: [bar], transitions: { share: ~ } } } }
              me: { screens: { mine: { uses: [post], receives: [liked], transitions: { edit: { push: local } } } } }
            screens:
              thread: { params: { id: String }, uses: [post], receives: [liked] }
              shareMenu:
              login: { outcomes: [ok] }
            """

    @Test func anEventOfAButtonIsAnnouncedWhereItIsDeclared() throws {
        for framework in [SwiftSettings.Framework.uikit, .swiftui, .cleanSwift] {
            let files = try emitJoined(Self.posts, framework)
            let screens = try #require(files["MeRouter.swift"]) + #require(files["PostsAppRouter.swift"])
            #expect(!screens.contains("Scan") && !screens.contains("Compose"))
            #expect(
                !screens.contains("BarActions") && !screens.contains("func compose") && !screens.contains("func scan"))
            let home = try #require(files["HomeRouter.swift"])
            #expect(!home.contains("canScan") && !home.contains("func scan") && !home.contains("onScan"))
            #expect(framework == .cleanSwift || home.contains("bar: BarActions"))
            #expect(
                framework != .cleanSwift || home.contains("func routeCompose()") || home.contains("routeToLogin()"))
        }
    }

    @Test func messagesAreThoseOfOneProtocol() throws {
        for framework in [SwiftSettings.Framework.uikit, .cleanSwift] {
            let group = try #require(try emitJoined(Self.posts, framework)["PostEvents.swift"])
            #expect(group.contains("protocol PostScreen: UIViewController { func liked() }"))
            #expect(group.contains("try step.send { (screen: any PostScreen) in screen.liked() }"))
            #expect(!group.contains("switch"))
        }
        let views = try #require(try emitJoined(Self.posts, .swiftui)["PostEvents.swift"])
        #expect(views.contains("switch PostsAppName(text: step.currentScreen) { case .feed:"))
    }

    /// What one of the screens does not receive, or with other values, is no message of all.
    @Test func messagesOfSomeAreASwitch() throws {
        let text = Self.posts.replacing("mine: { uses: [post], receives: [liked],", with: "mine: { uses: [post],")
        let group = try #require(Emission(read(text).graph).files["PostEvents.swift"])
        #expect(!group.contains("PostScreen"))
        #expect(
            group.contains("(text: step.currentScreen) {") && group.contains("default: throw step.unknownMessage"))
    }

    @Test(arguments: [
        ("view", "{ open: { push: other } }", "a group named 'view', which is a property of UIViewController"),
        (
            "go", "{ open: { push: other } }",
            "an event, outcome or message with the name of the group 'go' that the screen has"
        ),
        ("row", "{ anchors: { present: other, style: popover } }", "an event named 'anchors' of a group"),
    ]) func namesThatCollideAreRefused(name: String, events: String, message: String) {
        let text =
            appHead("main") + """
                groups: { \(name): \(events) }
                flows: { main: { screens: { list: { uses: [\(name)], receives: [go] }, other: {} } } }
                """
        #expect(Emission(read(text).graph).messages == ["UIKit does not support " + message])
    }

    /// Two groups of 12 events in 52 screens cost each of them two properties, not 24.
    @Test func aGroupCostsNoClosures() throws {
        func events(_ start: String) -> String {
            (0..<12).map { "\(start)\($0): { present: s\($0) }" }.joined(separator: ", ")
        }
        let screens = (0..<52).map {
            "s\($0): { uses: [post, account], transitions: { a: { dismiss: top }, b: { push: s0 } } }"
        }
        let files = try emitJoined(
            appHead("main", of: "M") + """
                groups:
                  post: { \(events("p")) }
                  account: { \(events("q")) }
                flows: { main: { screens: { \(screens.joined(separator: ", ")) } } }
                """)
        let closures = files.values.joined().split(separator: "var on").count - 1
        #expect(closures == 104)
        #expect(files.values.joined().split(separator: "Actions? { get set }").count - 1 == 104)
    }
}
