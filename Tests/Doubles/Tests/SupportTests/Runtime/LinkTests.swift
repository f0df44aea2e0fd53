import Foundation
import NavGraphRuntime
import Testing

@MainActor
@Suite struct LinkTests {
    private enum Link: Equatable {
        case note(Int)
        case text(String, String?)
        case rest
        case none
    }

    private static let matcher = NavGraph.LinkMatcher(
        NavGraph.LinkDomain(schemes: ["notes"], hosts: ["*.example.com"]),
        templates: """
            /notes/{id}
            /notes/{text}
            /notes/**
            """, isNumbered: false, fallbacks: 1)

    private func link(_ text: String) -> Link? {
        Self.matcher.link(for: text) { template, url in
            switch template {
            case 0: url.segment(1).value(as: Int.self).map { .note($0) }
            case 1: url.segment(1).value(as: String.self).map { .text($0, url.query("q")?.value(as: String.self)) }
            case 2: .rest
            default: Link.none
            }
        }
    }

    @Test(arguments: [
        ("notes://notes/7", Link.note(7)), ("notes:///notes/7/", .note(7)), ("NOTES://NOTES/x", .text("x", nil)),
        ("https://a.example.com/notes/a%2Fb?q=1&q=2#f", .text("a/b", "1")), ("https://a.example.com/notes", .rest),
        ("https://u@a.example.com:80/notes/1/2", .rest), ("https://a.example.com/other", Link.none),
        ("https://a.example.com/notes/%FF", Link.none),
    ])
    private func aURLIsTakenByTheBestTemplate(_ url: String, _ expected: Link) { #expect(link(url) == expected) }

    @Test(arguments: [
        "https://example.com/notes/1", "other://notes/1", "", "notes", "https://a.example.com\\@b/notes/1",
    ])
    func otherURLsAreNone(_ url: String) { #expect(link(url) == nil) }

    @Test func valuesGoThereAndBack() throws {
        let date = try #require(NavGraph.LinkText(text: "2024-02-29T12:30:00.5+01:00").value(as: Date.self))
        #expect(NavGraph.LinkText.of(date) == "2024-02-29T11%3A30%3A00.500Z")
        #expect(NavGraph.LinkText(text: "2023-02-29").value(as: Date.self) == nil)
        #expect(NavGraph.LinkText(text: "x").value(as: UUID.self) == nil)
        #expect(NavGraph.LinkText.of("a/b c") == "a%2Fb%20c")
        #expect(NavGraph.LinkText.query(("a b", "1"), ("c", nil)) == "?a%20b=1")
        #expect(NavGraph.LinkText.url("notes://x", "/a//b") == nil)
        #expect(NavGraph.LinkText.texts(of: ["a": 1, "b": true, "c": [1], 4: "d"]) == ["a": "1", "b": "true"])
    }

    // MARK: Following

    private let display = MemoryDisplay(NavGraph.Conditions(["open": false]))

    private func way(_ name: String, isKept: Bool = true, expires: TimeInterval? = nil) -> NavGraph.LinkWay {
        let display = display
        return NavGraph.LinkWay(
            name, isOpen: { conditions, isRoot in conditions["open"] && isRoot("main") }, isKept: isKept,
            expires: expires
        ) { try $0.push(display.screen(name), animation: .standard) }
    }

    private func launch() {
        let display = display
        _ = display.run { $0.root(display.layer(.stack, for: "main", nil, display.screen("a")), animation: .none) }
    }

    @Test func aLinkWaitsUntilItCanBeFollowed() {
        let links = NavGraph.LinkFollower(display.queue) { nil }
        links.follow(way("early"))
        launch()
        #expect(display.screens == [["a"]])
        links.follow(way("late"))
        let heard = display.log.take() + display.run { $0.conditions["open"] = true }
        #expect(
            heard == ["dropped early", "kept late", "fired step", "fired link:late", "followed late", "shown late"])
        #expect(display.screens == [["a", "late"]])
    }

    @Test func aLinkThatDoesNotWaitIsForgotten() {
        let links = NavGraph.LinkFollower(display.queue) { nil }
        launch()
        links.follow(way("b", isKept: false))
        #expect(display.log.take() == ["dropped b"])
        var time = Date(timeIntervalSince1970: 0)
        links.now = { time }
        links.follow(way("c", expires: 10))
        time += 10
        #expect(display.run { $0.conditions["open"] = true }.contains("dropped c"))
        #expect(display.screens == [["a"]])
    }

    /// Of a split the other columns are seen beside what a link pushes.
    @Test func aLinkByPushWaitsForWhatIsBesideIt() {
        let display = display
        let links = NavGraph.LinkFollower(display.queue) { nil }
        _ = display.run { step in
            step.root(
                display.layer(.split, for: "main", nil, display.screen("a"), display.screen("secret")), animation: .none
            )
        }
        links.follow(
            NavGraph.LinkWay(
                "b", isOpen: { _, isRoot in isRoot("main") }, pushes: true,
                beside: { screen, conditions in screen != "secret" || conditions["open"] }
            ) { try $0.push(display.screen("b"), animation: .standard) })
        #expect(display.log.take().contains("kept b"))
        #expect(display.run { $0.conditions["open"] = true }.contains("followed b"))
    }
}
