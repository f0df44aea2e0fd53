import Foundation
import NavGraphLinkFiles
import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// `links --verify`: association files and property lists against the links of a graph.
@Suite(.processorTime) struct LinkFileTests {
    private static func graph(_ links: String, fallback: Bool = false) throws -> NavGraph {
        return try NavGraphTests.graph(
            appHead(of: "Files") + """
                links: { schemes: [files], hosts: [files.example.com, "*.files.example.com"] }
                screens: { home: {}, note: { params: { id: Int } } }
                deepLinks:
                \(links)
                \(fallback ? "  rest: { fallback: true, opens: home }" : "")
                """)
    }

    private static let links = """
          note: { url: "/notes/{id}", opens: note }
          about: { url: /about, shortcut: about, activity: see, opens: home }
        """

    private func problems(_ json: String, _ links: String = Self.links, fallback: Bool = false) throws -> [String] {
        try verifyAssociation(Array(json.utf8), of: Self.graph(links, fallback: fallback))
            .map { "\($0.line) \($0.severity) \($0.message)" }
    }

    private func rules(_ components: String...) -> String {
        """
        { "applinks": { "details": [ { "appIDs": ["ABCDE12345.com.example"], "components": [
        \(components.joined(separator: ",\n"))
        ] } ] } }
        """
    }

    @Test("What lets every link through, and nothing else, is right") func right() throws {
        #expect(try problems(rules(#"{ "/": "/notes/*" }"#, #"{ "/": "/about" }"#)) == [])
        #expect(try problems(rules(#"{ "/": "*" }"#)) == [])
        let paths = ##""paths":["/notes/?*","\/ab\u006Fut*"]"##
        #expect(try problems(##"{"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.b",\##(paths)}]}}"##) == [])
        #expect(try problems(#"{"applinks":{"details":{"ABCDE12345.b":{"paths":["*"]}}}}"#) == [], "the oldest form")
    }

    @Test("A path that leads to no screen") func noScreen() throws {
        let found = try problems(
            rules(##"{ "/": "/news/*" }"##, ##"{ "/": "/notes/*" }"##, ##"{ "/": "/about" }"##))
        #expect(found == ["2 error '/news/*' lets through URLs that no link matches"])
        #expect(
            try problems(rules(##"{ "/": "/news/*" }"##, ##"{ "/": "*" }"##), fallback: true) == [],
            "a fallback takes them")
        #expect(try problems(rules(#"{ "/": "/NOTES/*", "caseSensitive": false }"#, #"{ "/": "/about" }"#)) == [])
        #expect(try problems(rules(#"{ "/": "/NOTES/*" }"#, #"{ "/": "/about" }"#)).count == 2)
    }

    @Test("What two patterns have in common is told to be open where it takes too many states") func undecided() throws
    {
        let any = String(repeating: "?", count: 16)
        let notes = #"      note: { url: "/notes/{name}", payload: { name: String }, opens: home }"#
        let found = try problems(
            rules(##"{ "/": "/notes/*a\##(any)" }"##, ##"{ "/": "/notes/x*a\##(any)" }"##, ##"{ "/": "/notes/*" }"##),
            notes)
        let why = "the comparison needs more than 20000 states; use fewer '*' and '?' in one of them"
        #expect(
            found == [
                "1 warning the URLs of the link 'note', '/notes/{name}', are not compared with the rules: \(why)",
                "3 warning '/notes/x*a\(any)' is not compared with '/notes/*a\(any)' in line 2: \(why)",
            ])
    }

    @Test("A link that no rule lets through, or one keeps out") func noPath() throws {
        #expect(
            try problems(rules(#"{ "/": "/notes/*" }"#))
                == ["1 error no rule lets through the URLs of the link 'about', '/about'"])
        #expect(
            try problems(rules(#"{ "/": "/notes/*", "exclude": true }"#, #"{ "/": "*" }"#))
                == ["2 error '/notes/*' excludes the URLs of the link 'note', '/notes/{id}', such as /notes/1"])
        #expect(
            try problems(rules(#"{ "/": "/notes/a*", "exclude": true }"#, #"{ "/": "*" }"#)) == [],
            "no note has such an id")
        #expect(
            try problems(rules(#"{ "/": "/about", "?": { "from": "mail" } }"#, #"{ "/": "/notes/*" }"#)).count == 1,
            "the link's URLs have no such query")
        #expect(
            try problems(#"{"applinks":{"details":[{"appID":"ABCDE12345.b","paths":["NOT /about","*"]}]}}"#)
                == ["1 error 'NOT /about' excludes the URLs of the link 'about', '/about', such as /about"])
    }

    @Test("A rule that an earlier one shadows") func shadowed() throws {
        let found = try problems(rules(#"{ "/": "/notes/*" }"#, #"{ "/": "/notes/?*" }"#, #"{ "/": "/about" }"#))
        #expect(found == ["3 warning '/notes/?*' is never used: '/notes/*' in line 2 matches all its URLs first"])
        #expect(try problems(rules(#"{ "/": "/notes/?*" }"#, #"{ "/": "/notes/*" }"#, #"{ "/": "/about" }"#)) == [])
        #expect(
            try problems(rules(##"{ "/": "*", "#": "top" }"##, #"{ "/": "/notes/*" }"#, #"{ "/": "/about" }"#)) == [],
            "an earlier rule with a condition leaves something")
        #expect(try problems(rules(#"{ "/": "/$(lang)*" }"#, #"{ "/": "*" }"#)) == [])
    }

    private static let texts = """
          page: { url: "/p/{slug}", payload: { slug: String }, opens: home }
          find: { url: /find, query: { q: String, page: "Int?" }, opens: home }
        """

    @Test("A query item that a URL lacks counts as empty: '*' takes it, '?*' does not") func absentItems() throws {
        let rest = ##"{ "/": "/notes/*" }"##
        #expect(try problems(rules(##"{ "/": "/about", "?": { "from": "*" } }"##, rest)) == [])
        #expect(
            try problems(rules(##"{ "/": "/about", "?": { "from": "?*" } }"##, rest))
                == ["1 error no rule lets through the URLs of the link 'about', '/about'"])
        #expect(try problems(rules(##"{ "/": "/about", "?": "*" }"##, rest)) == [])
        #expect(try problems(rules(##"{ "/": "/about", "#": "*" }"##, rest)) == [])
        #expect(try problems(rules(##"{ "/": "/about", "#": "?*" }"##, rest)).count == 1)
    }

    @Test("A file that keeps every link out by an item that no URL has is wrong for each link") func allKeptOut() throws
    {
        let found = try problems(rules(##"{ "/": "*", "?": { "x": "*" }, "exclude": true }"##, ##"{ "/": "*" }"##))
        #expect(
            found == [
                "2 error '*' excludes the URLs of the link 'about', '/about', such as /about",
                "2 error '*' excludes the URLs of the link 'note', '/notes/{id}', such as /notes/1",
                "3 warning '*' is never used: '*' in line 2 matches all its URLs first",
            ])
    }

    @Test("The entries of one app are judged together, in order") func entriesOfOneApp() throws {
        func file(_ first: String, _ second: String) -> String {
            let entries = [first, second].map {
                "{ \"appIDs\": [\"ABCDE12345.com.example\"], \"components\": [\($0)] }"
            }
            return "{ \"applinks\": { \"details\": [\n\(entries.joined(separator: ",\n"))\n] } }"
        }
        #expect(try problems(file(##"{ "/": "/notes/*" }"##, ##"{ "/": "/about" }"##)) == [])
        #expect(
            try problems(file(##"{ "/": "*" }"##, ##"{ "/": "/about" }"##))
                == ["3 warning '/about' is never used: '*' in line 2 matches all its URLs first"])
        #expect(try problems(file("", ##"{ "/": "*" }"##)) == [], "an entry may have no rules where another has")
    }

    @Test("An empty list of details is an error, as none is") func noDetails() throws {
        for details in ["[]", "{}"] {
            #expect(
                try problems("{ \"applinks\": { \"details\": \(details) } }")
                    == ["1 error missing key 'details'; no link reaches the app"])
        }
    }

    @Test("A substitution variable takes its values alone; one that is not there is told") func variables() throws {
        func found(_ path: String) throws -> [String] {
            try problems(
                """
                { "applinks": { "substitutionVariables": { "pages": ["terms", "pri*"] }, "details": [
                { "appIDs": ["ABCDE12345.com.example"], "components": [ { "/": "\(path)" }, { "/": "/find" } ] } ] } }
                """, Self.texts)
        }
        #expect(
            try found("/p/$(pages)") == [
                "2 warning '/p/$(pages)' lets through only some URLs of the link 'page', '/p/{slug}'; it does not match /p/1"
            ])
        #expect(try found("/p/$(digit)").first?.contains("it does not match /p/a") == true)
        #expect(
            try found("/$(lang)/x").first
                == "2 error '/$(lang)/x' lets through URLs that no link matches"
        )
        #expect(
            try found("/p/$(nope)")
                == ["2 error unknown variable '$(nope)' in '/p/$(nope)'; declare it in 'substitutionVariables'"])
        #expect(try found("/x/$(nope)").count == 2, "it, and the link that nothing lets through")
    }

    @Test("One value in the place of a list is one finding") func loneValues() throws {
        func found(_ details: String) throws -> [String] {
            try problems("{ \"applinks\": { \"details\": \(details) } }")
        }
        let id = ##""appIDs": ["ABCDE12345.com.example"]"##
        func lone(_ key: String) -> [String] {
            ["1 error expected a list for '\(key)', found a single value; put it in '[' and ']'"]
        }
        #expect(try found("[{ \(id), \"components\": { \"/\": \"*\" } }]") == lone("components"))
        #expect(try found("[{ \(id), \"paths\": \"*\" }]") == lone("paths"))
        #expect(try found("{ \(id), \"components\": [{ \"/\": \"*\" }] }") == lone("details"))
        #expect(try found(##"[{ "appIDs": "ABCDE12345.com.example", "paths": ["*"] }]"##) == lone("appIDs"))
    }

    @Test("An app identifier without a team is an error") func noTeam() throws {
        #expect(
            try problems(##"{ "applinks": { "details": [{ "appIDs": ["com.example"], "paths": ["*"] }] } }"##) == [
                "1 error 'com.example' is not a valid app identifier; "
                    + "put the team ID (ten capitals and digits) and a dot before the bundle identifier"
            ])
    }

    @Test("A rule that lets only a part of a link's URLs through, or keeps one out, is told with a URL") func parts()
        throws
    {
        let find = ##"{ "/": "/find" }"##
        #expect(
            try problems(rules(##"{ "/": "/p/a*" }"##, find), Self.texts) == [
                "2 warning '/p/a*' lets through only some URLs of the link 'page', '/p/{slug}'; it does not match /p/1"
            ])
        #expect(
            try problems(rules(##"{ "/": "/p/a*", "exclude": true }"##, ##"{ "/": "*" }"##), Self.texts) == [
                "2 warning '/p/a*' excludes some URLs of the link 'page', '/p/{slug}', such as /p/a"
            ])
        #expect(
            try problems(rules(##"{ "/": "/find", "?": { "page": "?*" } }"##, ##"{ "/": "/p/*" }"##), Self.texts) == [
                "2 warning '/find' lets through only some URLs of the link 'find', '/find'; it does not match /find?q=x"
            ])
        #expect(try problems(rules(##"{ "/": "/p/a*" }"##, ##"{ "/": "/p/*" }"##, find), Self.texts) == [])
        #expect(try problems(rules(##"{ "/": "/P/*", "caseSensitive": false }"##, find), Self.texts) == [])
    }

    @Test("Of two apps in one file each is judged, and the message names '--app-id'") func twoApps() throws {
        let text = """
            { "applinks": { "details": [
            { "appIDs": ["ABCDE12345.com.example"], "components": [{ "/": "*" }] },
            { "appIDs": ["ABCDE12345.com.other"], "components": [{ "/": "/about" }] }
            ] } }
            """
        #expect(
            try problems(text) == [
                "3 error no rule lets through the URLs of the link 'note', '/notes/{id}', for the app 'ABCDE12345.com.other'; "
                    + "use '--app-id' to select the apps of the graph"
            ])
        func chosen(_ id: String) throws -> [String] {
            try verifyAssociation(Array(text.utf8), of: Self.graph(Self.links), appIDs: [id]).map(\.message)
        }
        #expect(try chosen("ABCDE12345.com.example") == [])
        #expect(
            try chosen("ABCDE12345.com.none") == [
                "no details for ABCDE12345.com.none; the file has details for 'ABCDE12345.com.example', 'ABCDE12345.com.other'"
            ])
    }

    @Test("Files that are none") func malformed() throws {
        func failure(_ text: String) -> String? {
            do {
                _ = try verifyAssociation(Array(text.utf8), of: Self.graph(Self.links))
                return nil
            } catch let error as LineSyntaxError {
                return "\(error.line) \(error.message)"
            } catch {
                return "\(error)"
            }
        }
        #expect(failure("{\n\"a\" 1}") == "2 invalid JSON: expected ':'")
        #expect(failure("{} x") == "1 invalid JSON: unexpected text after the value")
        #expect(failure("[1,]") == "1 invalid JSON: expected a value")
        #expect(failure("\"\\q\"")?.contains("escape") == true)
        #expect(failure(String(repeating: "[", count: 100_000)) == "1 invalid JSON: more than 128 nested levels")
        #expect(failure("") != nil)
        #expect(try problems("{}") == ["1 error missing key 'applinks'; no link reaches the app"])
        #expect(try problems(#"{"applinks":{"details":[{"paths":[1]}]}}"#).count == 5)
    }

    @Test("What is emitted passes") func emitted() throws {
        for name in ["shop", "root-controller"] {
            let file = checkout.appendingPathComponent("Graphs/\(name).yaml")
            let graph = read(try String(contentsOf: file, encoding: .utf8)).graph
            let association = appSiteAssociation(graph, appIDs: ["ABCDE12345.com.example.app"])
            #expect(try verifyAssociation(association, of: graph) == [])
            #expect(try verifyAssociation(association, of: graph, appIDs: ["ABCDE12345.com.example.app"]) == [])
            #expect(try verifyAssociation(association, of: graph, appIDs: ["ABCDE12345.other"]).count == 1)
            #expect(try verifyPropertyList(linkInfoPlist(graph), of: graph) == [])
        }
    }

    @Test("Property lists: what one has and the other has not") func propertyLists() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <!-- <dict> -->
            <dict>
                <key>CFBundleURLTypes</key>
                <array><dict><key>CFBundleURLSchemes</key><array>
                    <string>FILES</string>
                    <string>a&amp;b&#x21;</string>
                </array></dict></array>
                <key>NSUserActivityTypes</key><array/>
                <key>LSRequiresIPhoneOS</key><true/>
                <key>com.apple.developer.associated-domains</key>
                <array><string>applinks:files.example.com?mode=developer</string><string>webcredentials:x.com</string></array>
            </dict>
            </plist>
            """
        let found = try verifyPropertyList(Array(text.utf8), of: Self.graph(Self.links))
            .map { "\($0.line) \($0.message)" }
        #expect(
            found == [
                "9 unknown scheme 'a&b!'; the graph does not contain it",
                "11 missing activity type 'see' in 'NSUserActivityTypes'",
                "14 missing domain 'applinks:*.files.example.com' in 'com.apple.developer.associated-domains'",
            ])
        #expect(throws: LineSyntaxError.self) {
            try verifyPropertyList(Array("bplist00".utf8), of: Self.graph(Self.links))
        }
        #expect(throws: LineSyntaxError.self) {
            try verifyPropertyList(Array("<plist><dict><key>a</key></dict></plist>".utf8), of: Self.graph(Self.links))
        }
    }

    @Test("A quick action that is not in the plist may be set in code; one that no link has leads nowhere")
    func quickActions() throws {
        func problems(_ types: String...) throws -> [String] {
            let items = types.map { "<dict><key>UIApplicationShortcutItemType</key><string>\($0)</string></dict>" }
            let text =
                "<plist><dict><key>UIApplicationShortcutItems</key><array>\(items.joined())</array></dict></plist>"
            return try verifyPropertyList(Array(text.utf8), of: Self.graph(Self.links)).map(\.message)
                .filter { $0.contains("quick action") }
        }
        #expect(try problems() == [])
        #expect(try problems("about") == [])
        #expect(
            try problems("gone") == ["unknown quick action 'gone'; the graph does not contain it"])
    }

    @Test("Entitlements have the associated domains, and none of the other keys") func entitlements() throws {
        func problems(_ domains: String...) throws -> [String] {
            let items = domains.map { "<string>applinks:\($0)</string>" }.joined()
            let text = """
                <plist version="1.0"><dict>
                <key>com.apple.developer.associated-domains</key><array>\(items)</array>
                </dict></plist>
                """
            return try verifyPropertyList(Array(text.utf8), of: Self.graph(Self.links)).map(\.message)
        }
        #expect(try problems("files.example.com", "*.files.example.com") == [])
        #expect(try problems("files.example.com").count == 1)
    }

    @Test("Entitlements without domains are no Info.plist; intents are notes; what is ignored is not told")
    func kindsOfPropertyLists() throws {
        func problems(_ inside: String, named name: String, ignoring: Set<String> = []) throws -> [LinkFileProblem] {
            let text = "<plist version=\"1.0\"><dict>\(inside)</dict></plist>"
            return try verifyPropertyList(Array(text.utf8), named: name, of: Self.graph(Self.links), ignoring: ignoring)
        }
        for (inside, name) in [
            ("", "App/App.entitlements"),
            ("<key>aps-environment</key><string>production</string>", "App/Release.plist"),
        ] {
            let found = try problems(inside, named: name)
            #expect(!found.isEmpty && found.allSatisfy { $0.message.contains("domain") })
        }
        let types = "<key>NSUserActivityTypes</key><array><string>OrderIntent</string><string>other</string></array>"
        func severities(_ found: [LinkFileProblem]) -> [String] {
            found.filter { $0.message.contains("'OrderIntent'") || $0.message.contains("'other'") }
                .map(\.severity.rawValue)
        }
        #expect(severities(try problems(types, named: "Info.plist")).sorted() == ["error", "note"])
        #expect(severities(try problems(types, named: "Info.plist", ignoring: ["other"])) == ["note"])
    }

    private static let corpusFolder = checkout.deletingLastPathComponent().appendingPathComponent(
        "shared/corpus/aasa")

    @Test(
        "Files of real sites are read, and every rule is told of that no link is for",
        .enabled(if: FileManager.default.fileExists(atPath: corpusFolder.path), "the shared corpus is absent"))
    func corpus() throws {
        let folder = Self.corpusFolder
        let files =
            FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
            .filter { $0.hasSuffix("apple-app-site-association") } ?? []
        var findings: [String: Int] = [:]
        for file in files {
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
            let name = String(file.split(separator: "/")[0])
            findings[name] = try verifyAssociation(bytes, of: Self.graph(Self.links)).count
        }
        #expect(findings["100mslive__100ms-web"] == 0, "everything is let through, to both apps")
        #expect(findings["bluesky-social__social-app"] == 0)
        #expect(findings["home-assistant__my.home-assistant.io"] == 9, "of three apps a rule and two links")
        #expect(findings["AlbertChen__CYAlertController"] == 4, "two rules, two links")
    }
}
