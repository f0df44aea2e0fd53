import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphSwift

/// What is emitted for scenes of Clean Swift.
@Suite(.processorTime) struct SceneTests {
    private func emitter(_ text: String, entry: String = "home") throws -> SwiftEmitter {
        let head = "navgraph: 1\napp: A\nentry: \(entry)\nswift: { framework: clean-swift }\n"
        let graph = try graph((head + text))
        return SwiftEmitter(graph, SwiftOptions(graph.swift))
    }

    /// The methods of the first screen, by event and outcome.
    private func routes(_ text: String) throws -> [String: String] {
        let emitter = try emitter(text)
        let routes = emitter.scene(ScreenID(0)).routes
        var names: [String: String] = [:]
        for (event, name) in routes.ofEvents {
            names[emitter.graph.text[emitter.graph.transitions[event].name]] = name
        }
        for (outcome, name) in routes.ofOutcomes {
            names[emitter.graph.text[emitter.graph.outcomes[outcome].name]] = name
        }
        return names
    }

    private func properties(_ text: String) throws -> [String] {
        let emitter = try emitter(text, entry: "start")
        return emitter.scene(ScreenID(0)).store.properties.map { "\($0.name): \(emitter.storeType($0).string)" }
    }

    private let rest = "  detail: {}\n  other: {}\n"

    @Test func namesAreGivenInRounds() throws {
        let found = try routes(
            """
            screens:
              home:
                outcomes: [done]
                transitions:
                  open: { push: detail, segue: show-item }
                  again: { push: detail }
                  look: { present: other }
                  leave: { pop: back }
            \(rest)
            """)
        #expect(
            found == [
                "open": "routeToShowItem", "again": "routeToAgain", "look": "routeToOther", "leave": "routeLeave",
                "done": "routeDone",
            ])
    }

    @Test func namesThatAreDueToTwoOrEmptyAreNotGiven() throws {
        let found = try routes(
            """
            screens:
              home:
                transitions:
                  a: { push: detail, segue: show-it }
                  b: { push: other, segue: showIt }
                  c: { push: detail, segue: "--" }
                  d: { push: other, segue: shared }
                  e: { push: detail, segue: shared }
            \(rest)
            """)
        #expect(found == ["a": "routeToA", "b": "routeToB", "c": "routeToC", "d": "routeToD", "e": "routeToE"])
    }

    @Test func aNameThatIsTakenGetsUnderscores() throws {
        let found = try routes(
            """
            screens:
              home:
                transitions:
                  x: { push: other, segue: Detail }
                  detail: { push: detail }
                  again: { push: detail }
            \(rest)
            """)
        #expect(found == ["x": "routeToDetail", "detail": "routeToDetail_", "again": "routeToAgain"])
    }

    @Test func aStoreHasParamsAndWhatIsCarried() throws {
        let found = try properties(
            """
            screens:
              home:
                params: { note: Note, word: "String?", flag: Bool = true }
                outcomes: { saved: { note: Note, count: Int } }
                transitions:
                  open: { push: detail }
                  both: { push: other }
                  own: { push: detail, payload: { note: Note, item: Item } }
              detail: { params: { item: Item } }
              other: { params: { item: Other } }
              start: {}
            """)
        #expect(
            found == [
                "note: Note!", "word: String?", "flag: Bool", "openItem: Item?", "bothItem: Other?", "ownNote: Note?",
                "ownItem: Item?", "count: Int?",
            ])
    }

    /// Two events may say that they carry the same.
    @Test func eventsShareWhatTheyCarry() throws {
        let found = try properties(
            """
            screens:
              home:
                transitions:
                  one: { push: detail, payload: { item: Item } }
                  other: { present: detail, payload: { item: Item } }
              detail: { params: { item: Item } }
              start: {}
            """)
        #expect(found == ["item: Item?"])
    }

    @Test func equalBodiesAreOneMethod() throws {
        let emitter = try emitter(
            """
            screens:
              home:
                transitions:
                  a: { push: detail, with: { item: '"x"' } }
                  b: { push: detail, with: { item: '"x"' } }
                  c: { push: detail, with: { item: '"y"' } }
                  d: { present: detail, with: { item: '"x"' } }
              detail: { params: { item: String } }
            """)
        #expect(
            emitter.scene(ScreenID(0)).methods.map(\.name) == [
                "passDataToDetail", "navigateToDetail", "passDataToDetail2", "navigateToDetail2",
            ])
    }

    @Test func aTypeOfTwoScenesIsRefused() throws {
        let text =
            appHead() + """
                swift: { framework: clean-swift }
                screens:
                  home: { transitions: { open: { push: detail } } }
                  detail: { type: HomeViewController }
                """
        #expect(
            Emission(read(text).graph).messages == [
                "UIKit does not support the type 'HomeViewController' for 'detail' and for 'home'"
            ])
    }
}
