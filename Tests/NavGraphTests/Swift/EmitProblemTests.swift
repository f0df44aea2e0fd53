import NavGraphPictures
import NavGraphTestSupport
import Testing

/// What cannot be emitted as UIKit is refused.
@Suite(.processorTime) struct EmitProblemTests {
    private func problems(_ yaml: String) throws -> [String] {
        let reading = read(yaml)
        try #require(reading.findings.map(\.message) == [])
        let emission = Emission(reading.graph)
        #expect(emission.problems.isEmpty || emission.files.isEmpty)
        return emission.messages
    }

    @Test func whatCannotBeEmittedIsRefused() throws {
        let head = "navgraph: 1\napp: A\nentry: main\n"
        #expect(
            try problems(
                head + """
                    screens:
                      main: { transitions: { a: { present: sure, style: alert }, b: { present: sure } } }
                      sure: { transitions: { c: { dismiss: top } } }
                    """) == [
                    "UIKit does not support a screen that is an alert in only some places",
                    "UIKit does not support an alert with transitions (declare them as outcomes, because UIKit closes it with "
                        + "each action)",
                ])
        #expect(
            try problems(
                head + "screens: { main: { transitions: { a: { present: main, segue: S, then: { dismiss: top } } } } }")
                == ["UIKit does not support a segue except for the only 'push' or 'present' of an event"])
        #expect(
            try problems(
                head + """
                    flows:
                      main: { screens: { home: { transitions: { go: { present: story }, leak: { push: second } } } } }
                      story:
                        params: { id: Int }
                        transitions: { again: { present: story, with: { id: id } } }
                        screens: { first: { params: { id: Int } }, second: {} }
                    """) == [
                    "UIKit does not support a screen of 'story' opened without the flow, because events of the flow use its "
                        + "params"
                ])
    }

    @Test func messagesThatViewControllersHaveAreRefused() throws {
        let head = "navgraph: 1\napp: A\nentry: main\nscreens: { main: { receives: "
        #expect(
            try problems(head + "{ loadView: {} } } }") == [
                "UIKit does not support a message named 'loadView' without params, which is a method of UIViewController"
            ])
        #expect(
            try problems(head + "{ dismiss: { animated: Bool, completion: '(() -> Void)?' } } } }") == [
                "UIKit does not support a message named 'dismiss' with the params 'animated', 'completion', which is a "
                    + "method of UIViewController"
            ])
        for message in ["prepare: { for: UIStoryboardSegue, sender: Any? }", "willMove: { toParent: A }", "self: {}"] {
            #expect(try problems(head + "{ \(message) } } }").count == 1, "\(message)")
        }
        #expect(
            try problems(head + "{ loadView: { id: Int }, title: {}, reload: {}, dismiss: { animated: Bool } } } }")
                == [])
    }

    /// What comes with a link is read from text, whichever way it says its type.
    @Test func linksCarryWhatTextsCanBe() throws {
        let found = try problems(
            appHead() + """
                links: { schemes: [a] }
                screens:
                  home: { params: { items: '[Note]?', note: Note? } }
                resolvers:
                  load: { payload: { call: () -> Void }, gives: Note }
                deepLinks:
                  query:
                    url: /a
                    query: { a: () -> Void, b: Note?, c: '[String]?', d: (Note)?, e: '() -> Note?' }
                    opens: home
                  payload: { shortcut: p, payload: { f: any Error, g: Any, h: '(A, B)', i: Kit.Note, j: A.Type }, opens: home }
                  items: { url: '/b/{items}', opens: home }
                  call: { url: '/c/{call}', opens: home, with: { note: load } }
                """)
        #expect(
            found.map { $0.split(separator: "'")[1] } == ["a", "c", "e", "f", "g", "h", "j", "items", "call"])
        #expect(
            found[0]
                == "UIKit does not support the value 'a' of a link with the type '() -> Void', because it is read from text"
        )
    }

    @Test func whatMeetsTheCodeOfSeguesIsRefused() throws {
        func problems(_ home: String, flow: String = "") throws -> [String] {
            try self.problems(
                appHead("main") + """
                    flows:
                      main:
                        transitions: { \(flow) }
                        screens:
                          home: { \(home), transitions: { go: { push: home, segue: s } } }
                    """)
        }
        let message = " named 'prepareForSegue' of a screen with segues"
        #expect(try problems("outcomes: [prepareForSegue]") == ["UIKit does not support an event or outcome" + message])
        #expect(
            try problems("about: x", flow: "prepareForSegue: { pop: root }") == [
                "UIKit does not support an event or outcome" + message
            ])
        #expect(
            try problems("receives: [onPrepareForSegue]") == [
                "UIKit does not support a message named 'onPrepareForSegue' of a screen with segues"
            ])
        #expect(try problems("about: x", flow: "prepare: { pop: root }") == [])
        #expect(
            try problems("outcomes: [shouldPerformSegue]") == [
                "UIKit does not support an event or outcome named 'shouldPerformSegue' of a screen with segues"
            ])
        // An event without values asks its screen for none.
        #expect(try problems("receives: [valuesForGo]") == [])
    }

    @Test func animationsAreMethods() throws {
        let head = "navgraph: 1\napp: A\nentry: main\nscreens: { main: { transitions: { a: { push: main, animation: "
        #expect(try problems(head + "self } } } }") == ["UIKit does not support an animation named 'self'"])
        #expect(try problems(head + "class } } } }") == [])
    }
}
