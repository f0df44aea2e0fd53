import Foundation
import NavGraphTestSupport
import Testing

/// `starts`: what flows, and the app, show first, where that is a choice. DIFF 4.
@Suite(.processorTime) struct StartTests {
    private static let graph = """
        navgraph: 1
        app: Start
        entry: main
        conditions: [loggedIn, member]
        flows:
          main: { tabs: [home, me] }
          home: { screens: { feed: { transitions: { open: { push: profile }, help: { push: help } } } } }
          me:
            start: [{ when: loggedIn, screen: profile }, { screen: signIn }]
            screens:
              profile:
                transitions: { logIn: { sets: { loggedIn: true } }, logOut: { sets: { loggedIn: false } } }
              signIn: { transitions: { help: { push: help } } }
              help: {}

        """
    private static let choice = "[{ when: loggedIn, screen: profile }, { screen: signIn }]"

    private func starts(_ old: String, _ new: String) throws -> [String] {
        let workspace = Workspace()
        try workspace.write(old, to: "a.yaml")
        try workspace.write(new, to: "b.yaml")
        return try workspace.run("diff", "a.yaml", "b.yaml").output.split(separator: "\n").map(String.init)
            .filter { $0.contains(" starts on ") }
    }

    /// A row for each pair of screens, with the reasons of its alternatives.
    @Test(arguments: [
        (
            "[{ when: loggedIn, screen: profile }, { screen: help }]",
            ["while not loggedIn: me now starts on help, no longer on signIn"]
        ),
        (
            "[{ when: not loggedIn, screen: profile }, { screen: signIn }]",
            [
                "while loggedIn: me now starts on signIn, no longer on profile",
                "while not loggedIn: me now starts on profile, no longer on signIn",
            ]
        ),
        (
            "[{ when: [loggedIn, member], screen: profile }, { screen: signIn }]",
            ["while loggedIn and not member: me now starts on signIn, no longer on profile"]
        ),
        ("signIn", ["while loggedIn: me now starts on signIn, no longer on profile"]),
        ("[{ when: loggedIn, screen: profile }, { when: member, screen: signIn }, { screen: signIn }]", []),
    ])
    func ofAFlow(_ start: String, _ wanted: [String]) throws {
        let rows = try starts(Self.graph, Self.graph.replacing(Self.choice, with: start))
        #expect(rows.count == wanted.count, "\(rows)")
        for sentence in wanted { #expect(rows.contains { $0.hasSuffix(sentence) }, "\(rows)") }
    }

    /// What `entry` sets decides what the flow that it opens begins with.
    @Test(arguments: [
        (
            "[{ when: member, root: me }, { root: home }]",
            [
                "while member and loggedIn: the app now starts on profile, no longer on feed",
                "while member and not loggedIn: the app now starts on signIn, no longer on feed",
            ]
        ),
        (
            "[{ when: member, sets: { loggedIn: false }, root: me }, { root: home }]",
            ["while member: the app now starts on signIn, no longer on feed"]
        ),
        ("[{ when: member, root: main }, { root: home }]", []),
    ])
    func ofTheApp(_ entry: String, _ wanted: [String]) throws {
        let rows = try starts(Self.graph, Self.graph.replacing("entry: main", with: "entry: \(entry)"))
        #expect(rows.count == wanted.count, "\(rows)")
        for sentence in wanted {
            let words = Set(sentence.split(separator: " ").map { $0.trimmed })
            #expect(rows.contains { words.isSubset(of: Set($0.split(separator: " ").map { $0.trimmed })) }, "\(rows)")
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .punctuationCharacters) }
}
