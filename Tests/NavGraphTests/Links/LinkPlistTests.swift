import Foundation
import NavGraphLinkFiles
import NavGraphModel
import NavGraphReports
import NavGraphTestSupport
import Testing

/// `links --format info-plist` and `json`.
@Suite(.processorTime) struct LinkPlistTests {
    private func graph(_ text: String) throws -> NavGraph {
        return try NavGraphTests.graph("navgraph: 1\n" + text)
    }

    private func plist(_ bytes: [UInt8]) throws -> [String: Any] {
        try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as! [String: Any]
    }

    private static let notes = """
        app: Notes
        entry: home
        links: { schemes: [notes, x-notes, notes], hosts: [www.example.com, "*.example.org"] }
        screens: { home: {} }
        deepLinks:
          newNote: { shortcut: [ new, "a<b>&c" ], activity: [ com.example.new, com.example.edit ], opens: home }
          search: { shortcut: find, title: "Look & \\x07find", activity: com.example.find, opens: home }
          again: { activity: com.example.new, notification: n, payload: { id: Int }, shortcut: withID, opens: home, expires: 0.5 }
        """

    @Test("URL types, static quick actions, activity types, and the associated domains")
    func infoPlist() throws {
        let info = try plist(linkInfoPlist(graph(Self.notes)))
        let types = info["CFBundleURLTypes"] as! [[String: Any]]
        #expect(types.count == 1)
        #expect(types[0]["CFBundleURLSchemes"] as? [String] == ["notes", "x-notes"])
        #expect(types[0]["CFBundleURLName"] as? String == "Notes")
        let actions = info["UIApplicationShortcutItems"] as! [[String: String]]
        #expect(actions.map { $0["UIApplicationShortcutItemType"] } == ["new", "a<b>&c", "find"])
        #expect(
            actions.map { $0["UIApplicationShortcutItemTitle"] } == ["New Note", "New Note", "Look & \u{FFFD}find"])
        #expect(
            info["NSUserActivityTypes"] as? [String] == ["com.example.new", "com.example.edit", "com.example.find"])
        let domains = ["applinks:www.example.com", "applinks:*.example.org"]
        #expect(info["com.apple.developer.associated-domains"] as? [String] == domains)
    }

    @Test("What there is none of has no key")
    func empty() throws {
        let info = try plist(linkInfoPlist(graph("app: A\nentry: home\nscreens: { home: {} }\n")))
        #expect(info.isEmpty)
    }

    @Test("All links, for programs")
    func listing() throws {
        let bytes = try linkListing(graph(Self.notes))
        let json = try JSONSerialization.jsonObject(with: Data(bytes)) as! [String: Any]
        #expect(json["graph"] as? String == "Notes")
        #expect(json["schemes"] as? [String] == ["notes", "x-notes", "notes"])
        let links = json["links"] as! [[String: Any]]
        #expect(links.map { $0["name"] as? String } == ["newNote", "search", "again"])
        #expect(links[0]["shortcuts"] as? [String] == ["new", "a<b>&c"])
        #expect(links[2]["values"] as? [String: String] == ["id": "Int"])
        #expect(links[2]["expires"] as? Double == 0.5)
        #expect(links[0]["expires"] == nil)
        #expect(try linkListing(graph(Self.notes)) == bytes)
    }
}
