import NavGraphModel
import NavGraphPictures
import NavGraphSwift
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Groups of events in emitted Swift: one value for each screen that uses one. That it compiles, and what it does, is
/// tested end to end.
@Suite(.processorTime) struct EmitGroupTests {
    private func emit(_ yaml: String, framework: String = "uikit") throws -> [String: String] {
        let reading = read(yaml.replacing("navgraph: 1", with: "navgraph: 1\nswift: { framework: \(framework) }"))
        try #require(reading.findings.map(\.message) == [])
        let (files, problems) = emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift))
        try #require(problems.map(\.message) == [])
        return Dictionary(
            uniqueKeysWithValues: files.map {
                (
                    $0.path,
                    String(decoding: $0.contents, as: UTF8.self).split { " \n".contains($0) }.joined(separator: " ")
                )
            })
    }

    private func problems(_ yaml: String) -> [String] {
        let reading = read(yaml)
        return emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).problems.map(\.message)
    }

    /// As large as the app of Mastodon: 52 screens with 119 events of their own, and two groups of 12 events that 13 of
    /// them use. A closure for each event would be 275.
    @Test func aGroupIsOnePropertyOfEachScreenThatUsesIt() throws {
        func events(_ prefix: String, _ count: Int) -> String {
            (0..<count).map { "\(prefix)\($0): { push: s\($0) }" }.joined(separator: ", ")
        }
        let screens = (0..<52).map { index in
            let uses = index < 8 ? "uses: [post], " : index < 13 ? "uses: [media], " : ""
            return "s\(index): { \(uses)transitions: { \(events("e", index < 15 ? 3 : 2)) } }"
        }
        let files = try emit(
            """
            navgraph: 1
            app: Large
            entry: main
            groups: { post: { \(events("p", 12)) }, media: { \(events("m", 12)) } }
            flows: { main: { start: s0, screens: { \(screens.joined(separator: ", ")) } } }
            """)
        let text = files.values.joined(separator: "\n")
        let closures = text.matches(of: /var on\w+: \(\(.*?\) -> Void\)\? \{ get set \}/).count
        let groups = text.matches(of: /var \w+: \w+Actions\? \{ get set \}/).count
        #expect(text.matches(of: /protocol S\d+Screen:/).count == 52)
        #expect(closures == 119)
        #expect(groups == 13)
    }

    private static let posts = """
        navgraph: 1
        app: Posts
        entry: main
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

    @Test func aGroupIsOneValueOfAScreen() throws {
        let files = try emit(Self.posts)
        let me = try #require(files["MeRouter.swift"])
        #expect(
            me.contains(
                "protocol MineScreen: UIViewController, PostScreen { var onEdit: (() -> Void)? { get set } "
                    + "var post: PostActions? { get set } func liked() }"))
        #expect(me.contains("screen.post = PostActions(_opening: NavGraph.GroupOpening(frame, app.postEvents))"))
        let group = try #require(files["PostEvents.swift"])
        #expect(
            group.contains(
                "/// Opens the post. func open(id: String) { self._opening.fire(\"post.open id\", id) { try $0.postOpen($1, id: id) } }"
            ))
        #expect(!files.values.contains { $0.contains("onOpen") || $0.contains("onLike") })
    }

    @Test func whatAScreenHidesDoesNothingThere() throws {
        let home = try #require(try emit(Self.posts)["HomeRouter.swift"])
        #expect(
            home.contains("PostActions(_opening: NavGraph.GroupOpening(frame, app.postEvents, hiding: \"post.share\"))")
        )
        #expect(home.contains("screen.post = PostActions(_opening: NavGraph.GroupOpening(frame, app.postEvents)) "))
    }

    @Test func anEventOfAButtonIsAnnouncedWhereItIsDeclared() throws {
        for framework in ["uikit", "swiftui", "clean-swift"] {
            let files = try emit(Self.posts, framework: framework)
            let screens = try #require(files["MeRouter.swift"]) + #require(files["PostsAppRouter.swift"])
            #expect(!screens.contains("Scan") && !screens.contains("Compose"))
            #expect(
                !screens.contains("BarActions") && !screens.contains("func compose") && !screens.contains("func scan"))
            let home = try #require(files["HomeRouter.swift"])
            #expect(!home.contains("canScan") && !home.contains("func scan") && !home.contains("onScan"))
            #expect(framework == "clean-swift" || home.contains("bar: BarActions"))
            #expect(
                framework != "clean-swift" || home.contains("func routeCompose()") || home.contains("routeToLogin()"))
        }
    }

    @Test func aPlaceIsPartOfTheValue() throws {
        let files = try emit(Self.posts)
        let group = try #require(files["PostEvents.swift"])
        #expect(
            group.contains(
                "struct Anchors { var share: ((UIPopoverPresentationController) -> Void)? } var anchors = Anchors()"))
        #expect(
            group.contains(
                "func postShare( _ step: NavGraph.Step, link: URL, anchor: ((UIPopoverPresentationController) -> Void)? = nil ) throws"
            )
                || group.contains(
                    "func postShare(_ step: NavGraph.Step, link: URL, anchor: ((UIPopoverPresentationController) -> Void)? = nil) throws"
                ))
        #expect(group.contains("as: .popover, at: step.groupAnchor(anchor)"))
        #expect(group.contains("try $0.postShare($1, link: link, anchor: self.anchors.share)"))
        #expect(!files.values.contains { $0.contains("ShareAnchor") })
        let view = try #require(try emit(Self.posts, framework: "swiftui")["PostEvents.swift"])
        #expect(view.contains("var anchorShare: NavGraph.Anchor { self._opening.anchor(\"share\") }"))
    }

    @Test func messagesAreThoseOfOneProtocol() throws {
        for framework in ["uikit", "clean-swift"] {
            let group = try #require(try emit(Self.posts, framework: framework)["PostEvents.swift"])
            #expect(group.contains("protocol PostScreen: UIViewController { func liked() }"))
            #expect(group.contains("try step.send { (screen: any PostScreen) in screen.liked() }"))
            #expect(!group.contains("switch"))
        }
        let views = try #require(try emit(Self.posts, framework: "swiftui")["PostEvents.swift"])
        #expect(views.contains("switch PostsAppName(text: step.currentScreen) { case .feed:"))
    }

    /// What one of the screens does not receive, or with other values, is no message of all.
    @Test func messagesOfSomeAreASwitch() throws {
        let text = Self.posts.replacing("mine: { uses: [post], receives: [liked],", with: "mine: { uses: [post],")
        let reading = read(text)
        let files = emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).files
        let group = try #require(
            files.first { $0.path == "PostEvents.swift" }.map { String(decoding: $0.contents, as: UTF8.self) })
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
        let found = problems(
            """
            navgraph: 1
            app: A
            entry: main
            groups: { \(name): \(events) }
            flows: { main: { screens: { list: { uses: [\(name)], receives: [go] }, other: {} } } }
            """)
        #expect(found == ["UIKit does not support " + message])
    }

    /// Two groups of 12 events in 52 screens cost each of them two properties, not 24.
    @Test func aGroupCostsNoClosures() throws {
        func events(_ start: String) -> String {
            (0..<12).map { "\(start)\($0): { present: s\($0) }" }.joined(separator: ", ")
        }
        let screens = (0..<52).map {
            "s\($0): { uses: [post, account], transitions: { a: { dismiss: top }, b: { push: s0 } } }"
        }
        let files = try emit(
            """
            navgraph: 1
            app: M
            entry: main
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
