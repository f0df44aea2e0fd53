import NavGraphEditor
import NavGraphOutline
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSupport
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Links that are App Intents. LANGUAGE 7, STYLES A.
@Suite(.processorTime) struct IntentTests {
    private static func app(_ links: String) -> String {
        appHead("main", of: "Shop", language: "1.1") + """
            links: { schemes: [shop] }
            flows:
              main:
                screens:
                  home: { transitions: { openOrder: { push: order }, openDay: { push: day }, openKind: { push: kind } } }
                  order: { params: { number: Int } }
                  day: { params: { day: "Date?", page: "Int = 1" } }
                  kind: { params: { kind: Kind } }
            deepLinks:
            \(links)

            """
    }

    private func files(_ links: String) throws -> [String: String] {
        try emit(Self.app(links))
    }

    // MARK: The text

    @Test func anIntentHasTheValuesOfItsLink() {
        expectMarks(
            """
            screens: { home: , kind: { params: { kind: Kind } } }
            links: { schemes: [s] }
            deepLinks:
              a: { url: '/a/{kind}', opens: kind, by: present, intent: true }
              #                                                        ^^^^ wrong-kind deepLink:a
              b: { url: '/b/{kind}', opens: kind, by: present, intent: { kind: KindEntity } }
              c: { url: '/c/{kind}', opens: kind, by: present, intent: { kindd: KindEntity, kind: KindEntity } }
              #                                                          ^^^^^ unknown-reference deepLink:c
              d: { shortcut: d, opens: home, by: present, payload: { n: Int, t: UUID? }, intent: { n: Int } }
              #                                                                                  ^ wrong-kind deepLink:d
              e: { shortcut: e, opens: home, by: present, payload: { n: Int }, intent: { n: String } }
              #                                                                             ^^^^^^ wrong-kind deepLink:e
              f: { shortcut: f, opens: home, by: present, payload: { n: Int }, intent: { n: N? } }
              #                                                                             ^^ wrong-kind deepLink:f
              g: { shortcut: g, opens: home, by: present, intent: false }
              #                                                   ^^^^^ wrong-kind deepLink:g
            """)
        // It is not a separate entry.
        #expect(messages("screens: { home: }\ndeepLinks: { a: { opens: home, by: present, intent: true } }").count == 1)
    }

    @Test func whatIsWrongSaysWhatWouldBeRight() {
        func message(_ intent: String, _ payload: String) -> String {
            let link = "  a: { shortcut: a, opens: home, payload: { \(payload) }, intent: \(intent) }"
            return read(Self.app(link)).findings.map(\.message).joined(separator: "\n")
        }
        #expect(
            message("true", "id: UUID")
                == "an App Intent cannot have the value 'id: UUID'; name an 'AppEntity' whose 'id' is this value: "
                + "'intent: { id: TYPE }'")
        #expect(message("{ ida: T }", "id: Int") == "unknown value 'ida' of the deep link 'a'; did you mean 'id'?")
        #expect(
            message("{ id: Int }", "id: String")
                == "'Int' is not an 'AppEntity'; name an entity whose 'id' is the value 'id'")
        for type in ["String", "Int", "Double", "Bool", "Date", "URL", "String?", "Foundation.URL", "Int = 1"] {
            #expect(message("true", "id: \"\(type)\"").isEmpty)
        }
    }

    @Test func aScreenCannotHaveTheTypeOfAnIntent() {
        expectMarks(
            """
            screens:
              home: { type: OpenAIntent }
            # ^^^^ name-collision screen:home
            deepLinks: { a: { shortcut: a, opens: home, intent: true } }
            """)
    }

    // MARK: The code

    @Test func oneEntityIsOpened() throws {
        let files = try files("  order: { url: '/o/{number}', opens: order, intent: { number: OrderEntity } }")
        let text = try #require(files["ShopAppIntents.swift"])
        #expect(
            text == """
                // Made by navgraph from graph.yaml. Changes are lost.
                // swiftlint:disable all
                // swift-format-ignore-file
                #if canImport(UIKit) && !os(watchOS) && !os(tvOS) && canImport(AppIntents)
                import Foundation
                import UIKit
                import AppIntents
                private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

                /// Opens the deep link `order`.
                @available(iOS 16, visionOS 1, *) struct OpenOrderIntent: OpenIntent {
                    static let title: LocalizedStringResource = "Order"
                    static let openAppWhenRun = true

                    @Parameter(title: "Order")
                    var target: OrderEntity

                    init() {}

                    @MainActor
                    func perform() async throws -> some IntentResult {
                        let router = try await NavGraph.Intents.router(as: ShopAppRouter.self)
                        try await router.links.perform(router.way(to: .order(number: target.id)))
                        return .result()
                    }
                }
                #endif

                """)
    }

    @Test func otherValuesAreParameters() throws {
        let text = try #require(
            files(
                "  day: { url: /day, query: { day: 'Date?', page: 'Int = 2' }, opens: day, title: The day, about: A day., "
                    + "intent: true }")["ShopAppIntents.swift"])
        for line in [
            "/// A day.", "struct OpenDayIntent: AppIntent {", "title: LocalizedStringResource = \"The day\"",
            "@Parameter(title: \"Day\")", "var day: Date?", "var page: Int?",
            "router.way(to: .day(day: day, page: page ?? 2))",
        ] { #expect(text.contains(line), "\(line): \(text)") }
    }

    @Test func withoutIntentsNothingIsEmitted() throws {
        #expect(try files("  day: { url: /day, opens: day }")["ShopAppIntents.swift"] == nil)
    }

    @Test func theSupportHasIntentsWhereTheGraphHas() {
        for (links, hasIntents) in [
            ("d: { url: /d, opens: day }", false), ("d: { url: /d, opens: day, intent: true }", true),
        ] {
            let graph = read(Self.app("  " + links)).graph
            for framework in [SwiftSettings.Framework.uikit, .swiftui] {
                let features = SupportFeature.features(of: graph, for: framework)
                let file = SupportPart.links.file(with: features, access: .internal, version: "navgraph")
                #expect(String(decoding: file, as: UTF8.self).contains("enum Intents") == hasIntents)
            }
        }
    }

    // MARK: What others say of it

    @Test func anEditorKnowsTheValuesOfTheLink() throws {
        let text = Self.app("  k: { url: '/k/{kind}', opens: kind, intent: { kind: KindEntity } }")
        let outline = Outline(Array(text.utf8))
        func names() -> NavGraphEditor.Names { NavGraphEditor.Names(root: "graph.yaml", rules: []) { _ in outline } }
        let place = try #require(text.range(of: "intent: { kind")).upperBound
        let offset = text.unicodeScalars.distance(from: text.startIndex, to: place)
        let use = try #require(names().uses(at: offset, in: 0))
        #expect(use.declarations.map { names().declarations[$0].name } == ["kind"])
        #expect(names().places(of: use.declarations).count >= 2, "the placeholder, and here")
        let found = completion(root: "graph.yaml", file: "graph.yaml", offset: offset, rules: [], workspace: []) { _ in
            outline
        }
        #expect(found.items.map(\.candidate.label).contains("kind"))
    }

    @Test func jsonHasTheKey() throws {
        let graph = read(Self.app("  k: { url: '/k/{kind}', opens: kind, intent: { kind: KindEntity } }")).graph
        let words = String(decoding: linkListing(graph), as: UTF8.self)
        #expect(words.filter { $0 != " " }.contains("\"intent\":{\"kind\":\"KindEntity\"}"), "\(words)")
    }
}
