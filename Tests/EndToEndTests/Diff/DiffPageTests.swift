import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphReports
@testable import NavGraphTool

/// The page of two graphs. PAGE 7.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct DiffPageTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Self.old, to: "old.yaml")
        try workspace.write(Self.new, to: "new.yaml")
    }

    private static let old = """
        navgraph: 1
        app: Corner
        entry: main
        conditions: { loggedIn: false }
        flows:
          main: { tabs: [home, profile] }
          home:
            container: stack
            screens:
              feed: { transitions: { openOffer: { push: offer }, openHelp: { push: help } } }
              offer: {}
              help: {}
          profile:
            container: stack
            team: people
            screens:
              account:
                transitions: { signIn: { sets: { loggedIn: true } }, openOrders: { when: loggedIn, push: orders }, openTerms: { present: terms } }
              orders: { requires: loggedIn }
          terms:
            container: stack
            screens: { paper: {} }

        """

    /// A flow is gone with its screen and arrow, a screen comes, an arrow changes, a guard goes.
    private static let new = old.replacing("openTerms: { present: terms }", with: "openPrizes: { push: prizes }")
        .replacing("when: loggedIn, push: orders", with: "push: orders")
        .replacing("openHelp: { push: help }", with: "openHelp: { present: help }")
        .replacing(
            "      orders: { requires: loggedIn }\n", with: "      orders: { requires: loggedIn }\n      prizes: {}\n"
        )
        .replacing("  terms:\n    container: stack\n    screens: { paper: {} }\n", with: "")

    @Test(.needsGraphviz, .enabled(if: Browser.isThere, "Chromium or Playwright is absent"))
    func isDriven() throws {
        let made = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "html=page.html")
        #expect(made.status == 1, "an error comes")
        try Browser.expect(
            [
                workspace.url("page.html").path, "account > prizes +", "account > paper −", "feed > help +",
                "feed > help −",
            ], by: "drive-diff.py")
    }

    @Test func eachRunOfTheCommentHasALinkThatPlaysIt() throws {
        let page = "https://ci.example/p(1).html"
        let comment = try workspace.run(
            "diff", "old.yaml", "new.yaml", "--format", "markdown", "--page", page
        ).output
        #expect(comment.contains("→ orders** [play](https://ci.example/p%281%29.html#play=;"), "\(comment)")
        let back = try workspace.run("diff", "new.yaml", "old.yaml", "--format", "markdown", "--page", page).output
        #expect(back.contains("#side=old&play=;"), "\(back)")
        let plain = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "markdown").output
        #expect(!plain.contains("[play]"))
    }

    @Test(.needsGraphviz) func smallPicturesAreInThePictureToo() throws {
        let graph = { (name: String) in
            Self.new.replacing("      prizes: {}", with: "      prizes: { from: { xib: Prizes } }\n      \(name): {}")
        }
        try workspace.write(graph("a"), to: "old.yaml")
        try workspace.write(
            graph("b").replacing("{ xib: Prizes } }", with: "{ xib: Prizes }, title: P }"), to: "new.yaml")
        try workspace.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="500"/><subviews>
            <label text="First"><rect key="frame" x="20" y="100" width="200" height="20"/></label>
            <label text="Second"><rect key="frame" x="20" y="140" width="200" height="20"/></label>
            </subviews></view></objects>
            </document>
            """, to: "Prizes.xib")
        try workspace.expect("diff old.yaml new.yaml --format svg --previews .", output: ">First</text>")
    }

    /// What cannot be read has no side, and its errors are told.
    @Test(.needsGraphviz) func aGraphWithErrorsIsNotShown() throws {
        try workspace.write(Self.new.replacing("push: prizes", with: "push: price"), to: "new.yaml")
        let page = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "html").output
        #expect(page.contains("screen:account"))
        #expect(!page.contains("screen:prizes"))
        #expect(page.contains("unknown screen or flow 'price'"))
        try workspace.write("navgraph: 1\napp: [\n", to: "old.yaml")
        let none = try workspace.run("diff", "old.yaml", "new.yaml", "--format", "html").output
        #expect(none.contains("unknown screen or flow") && !none.contains("<script"))
    }

    @Test(.needsGraphviz) func equalGraphsHaveAPageWithoutChanges() throws {
        let page = try workspace.run("diff", "old.yaml", "old.yaml", "--format", "html").output
        #expect(page.contains("no change"))
        #expect(!page.contains("class=\"became"))
    }
}
