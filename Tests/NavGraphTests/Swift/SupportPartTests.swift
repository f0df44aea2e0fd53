import NavGraphModel
import NavGraphSupport
import NavGraphTestSupport
import Testing

/// The support code as it is written beside emitted routers.
@Suite(.processorTime) struct SupportPartTests {
    /// What is internal says nothing of access, and no class of it is open.
    @Test(arguments: SupportPart.allCases) func accessIsThatOfTheRouters(_ part: SupportPart) {
        func words(_ access: SwiftSettings.Access) -> Set<String> {
            let text = String(decoding: part.file(access: access, version: "these tests"), as: UTF8.self)
            let code = text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
            return Set(code.matches(of: /\s(public|package|open(?= class| func))\b/).map { String($0.1) })
        }
        #expect(words(.internal) == [])
        #expect(words(.package).subtracting(["open"]) == ["package"])
        #expect(words(.public).subtracting(["open"]) == ["public"])
        #expect(words(.public).contains("open") == [.runtime, .appkit, .swiftuiLinks].contains(part))
    }

    /// Each part, with all features.
    private static let all = SupportPart.allCases.map { part in
        let file = part.file(with: Set(SupportFeature.allCases), access: .internal, version: "these tests")
        return String(decoding: file, as: UTF8.self)
    }

    /// What only other features need is not there, and no mark of a feature is.
    @Test(arguments: SupportPart.allCases) func featuresAreThoseOfTheGraph(_ part: SupportPart) {
        func text(_ features: [SupportFeature]) -> String {
            let file = part.file(with: Set(features), access: .internal, version: "these tests")
            return String(decoding: file, as: UTF8.self)
        }
        let all = text(SupportFeature.allCases)
        for features in [SupportFeature.allCases, []] + SupportFeature.allCases.map({ [$0] }) {
            let text = text(features)
            #expect(!text.contains("// if: ") && !text.contains("// end: "))
            #expect(text.count <= all.count)
        }
        for (feature, word) in [
            (SupportFeature.tabs, "UITabBarControllerDelegate"), (.columns, "UISplitViewControllerDelegate"),
            (.host, "func openingInFront"), (.groups, "class GroupOpening"), (.windows, "class Windows"),
            (.urls, "struct LinkMatcher"), (.intents, "enum Intents"), (.tabs, "struct TabsView"),
            (.columns, "struct ColumnsView"), (.host, "hostIsInStack"),
            (.segues, "class WiredSegues"), (.trials, "struct AskedSegue"), (.values, "class ValueNavigator"),
            (.animations, "class AnimatedChange"),
            (.locks, "func updateLocks"),
            (.tvOS, "func holdMenu"), (.dates, "as type: Date.Type"), (.testing, "struct ImpossibleAct"),
        ] {
            #expect(Self.all.contains { $0.contains(word) }, "no part has '\(word)'")
            guard all.contains(word) else { continue }
            #expect(text([feature]).contains(word))
            #expect(!text([]).contains(word))
        }
    }

    @Test func aGraphHasTheFeaturesThatItNames() {
        func features(_ text: String) -> Set<SupportFeature> {
            let graph = read("navgraph: 1\napp: A\n" + text).graph
            let features = SupportFeature.features(of: graph, for: .uikit)
            // Each view of SwiftUI announces with a value, as groups do.
            #expect(SupportFeature.features(of: graph, for: .swiftui) == features.union([.groups, .values]))
            #expect(SupportFeature.features(of: graph, for: .appkit) == features.union([.values, .trials]))
            return features
        }
        #expect(features("entry: a\nscreens: { a: }").isEmpty)
        #expect(features("entry: a\nflows: { a: { tabs: [b] } }\nscreens: { b: }") == [.tabs])
        #expect(features("entry: a\nflows: { a: { columns: [b, c] } }\nscreens: { b: , c: }") == [.columns])
        #expect(features("host: { x: { present: a } }\nscreens: { a: }") == [.host])
        #expect(
            features("entry: a\nlinks: { schemes: [a] }\nscreens: { a: }\ndeepLinks: { l: { url: /a, opens: a } }") == [
                .urls
            ])
        let any = "deepLinks: { l: { fallback: true, opens: a, by: present } }"
        #expect(features("entry: a\nlinks: { schemes: [a] }\nscreens: { a: }\n\(any)") == [.urls])
        #expect(features("entry: a\nscreens: { a: }\ndeepLinks: { l: { shortcut: a, opens: a } }").isEmpty)
        func pair(_ keys: String, _ screen: String) -> String {
            "entry: a\nscreens: { a: { transitions: { x: { push: b\(keys) } } }, b: \(screen) }"
        }
        #expect(features(pair("", "~")).isEmpty)
        #expect(features(pair(", animation: none", "~")).isEmpty)
        #expect(features(pair(", animation: fade", "~")) == [.animations])
        #expect(features(pair(", animation: zoom", "~")) == [.animations])
        #expect(features(pair(", segue: x", "{ from: { storyboard: S } }")) == [.segues, .trials])
        #expect(features(pair("", "{ back: false }")).isEmpty)
        #expect(features("conditions: { c: false }\n" + pair("", "{ back: c }")) == [.locks])
        let lock = "screens: { a: { transitions: { x: { present: b, locked: c } } }, b: }"
        #expect(features("conditions: { c: false }\nentry: a\n\(lock)") == [.locks])
        #expect(features("platforms: [ios, tvos]\nentry: a\nscreens: { a: }") == [.tvOS])
        // The app's own type may be another name of `Date`.
        for (type, isDate) in [("Date", true), ("Date?", true), ("Day", true), ("String?", false), ("Int", false)] {
            let link = "deepLinks: { l: { shortcut: a, payload: { d: \(type) }, opens: b } }"
            let screens =
                "screens: { a: { transitions: { x: { payload: { d: \(type) }, push: b } } }, b: { params: { d: \(type) } } }"
            #expect(features("entry: a\n\(screens)\n\(link)") == (isDate ? [.dates] : []))
        }
    }

    /// `@available` goes where the app's lowest iOS has what it is for, and stays where it has not.
    @Test(arguments: SupportPart.allCases) func availabilityIsThatOfTheApp(_ part: SupportPart) {
        func versions(_ deployment: Deployment) -> Set<Int> {
            let file = part.file(access: .internal, for: deployment, version: "these tests")
            let matches = String(decoding: file, as: UTF8.self).matches(of: /(?m)^ *@available\(iOS (\d+)/)
            return Set(matches.compactMap { Int($0.1) })
        }
        let all = versions(.lowest)
        let observes: Set<SupportPart> = [.swiftui, .swiftuiLinks, .swiftuiActs, .uikitHosting, .appkitHosting]
        #expect(all == (observes.contains(part) ? [17] : part == .uikit ? [18] : []))
        for version in [17, 18] {
            #expect(versions(Deployment(major: version)) == all.filter { $0 > version })
            #expect(versions(Deployment(major: version - 1, minor: 9)) == all.filter { $0 >= version })
        }
    }
}
