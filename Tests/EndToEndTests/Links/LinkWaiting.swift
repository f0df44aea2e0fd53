/// Links that wait, expire, are dropped, replaced, and ask resolvers that take their time, fail, or are called off.
enum LinkWaiting {
    static let graph = #"""
        navgraph: 1
        app: Waiting
        entry: { root: door, returns: { opened: { sets: { inside: true }, root: house } } }
        conditions: { inside: false, lit: false }
        links: { schemes: [waiting] }
        resolvers:
          load: { payload: { id: Int }, gives: String }
        screens:
          door: { outcomes: [opened] }
        flows:
          house:
            screens:
              hall:
                transitions:
                  enter: { push: room }
                  light: { sets: { lit: true } }
                  leave: { sets: { inside: false, lit: false }, root: door, returns: { opened: { root: house } } }
              room: { params: { name: String } }
              lamp: { requires: lit }
              error: {}
              news: { params: { text: String } }
        deepLinks:
          room: { url: "/rooms/{id}", opens: room, with: { name: load } }
          lamp: { url: /lamp, opens: lamp, by: present, pending: drop }
          news: { url: "/news/{text}", opens: news, by: present, requires: lit, expires: 60 }
          hall: { url: /hall, opens: hall, expires: 10 }
          other: { fallback: true, opens: error, by: present, style: formSheet }
        """#

    static let program = #"""
        import UIKit

        final class Observer: NavGraph.Observer {
            /// How many links have ended.
            var ended = 0
            func followed(_ link: String) {
                print("  followed", link)
                ended += 1
            }
            func kept(_ link: String) { print("  kept", link) }
            func dropped(_ link: String) { print("  dropped", link) }
            func failed(_ link: String, _ error: any Error) {
                print("  failed", link, error)
                ended += 1
            }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }

        struct NotThere: Error {}

        /// Gives what it is told to, when it is told to.
        final class Resolvers: WaitingAppResolvers {
            private var asked: [Int: CheckedContinuation<String, any Error>] = [:]
            func load(id: Int) async throws -> String {
                print("  asked for", id)
                return try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { asked[id] = $0 }
                } onCancel: {
                    Task { @MainActor in
                        print("  cancelled", id)
                    }
                }
            }
            func give(_ id: Int, _ result: Result<String, any Error>) {
                print("given \(id)")
                asked.removeValue(forKey: id)?.resume(with: result)
            }
        }

        UIKitDouble.misuseIsRecorded = true
        var time = Date(timeIntervalSince1970: 0)
        let window = UIWindow(windowScene: UIKitDouble.makeWindowScene())
        let observer = Observer()
        let resolvers = Resolvers()
        let app = WaitingAppRouter(window: window, factory: WaitingAppMockFactory(), resolvers: resolvers, observer: observer)
        app.links.now = { time }

        @MainActor func show() async {
            await UIKitDouble.settleTasks()
            let mock = UIKitDouble.user.visibleController as! WaitingAppScreenMock
            print("  \(UIKitDouble.describe(window).replacingOccurrences(of: "ScreenMock", with: "")) \(mock.given)")
            for complaint in UIKitDouble.misuses.map({ "\($0)" }) + UIKitDouble.warnings { print("COMPLAINT", complaint) }
        }
        @MainActor func come(_ url: String) async {
            print(url)
            if !app.follow(URL(string: url)!) { print("  is no link") }
            await show()
        }
        /// What waits for it goes on by another thread, which may come late.
        @MainActor func give(_ id: Int, _ result: Result<String, any Error>) async {
            let ended = observer.ended
            resolvers.give(id, result)
            for _ in 0..<300 where observer.ended == ended {
                await UIKitDouble.settleTasks(turns: 4)
                try? await Task.sleep(nanoseconds: 1_000_000)
            }
            await show()
        }
        @MainActor func raise(_ event: String) async {
            print(event)
            (UIKitDouble.user.visibleController as! WaitingAppScreenMock).raise(event)
            await show()
        }

        // Before the app has started, and while it is at the door.
        await UIKitDouble.settleTasks()
        app.follow(URL(string: "waiting://hall")!)
        app.start()
        await show()
        await come("waiting://rooms/1")
        await come("waiting://lamp")
        await come("waiting:///hall")
        time += 11
        await raise("opened")
        await come("other://hall")
        // A resolver is asked when the link can be followed, and a newer link calls it off.
        await come("waiting://rooms/1")
        await come("waiting://rooms/2")
        await give(1, .success("one"))
        await give(2, .success("two"))
        // It fails: the fallback.
        await come("waiting://rooms/3")
        await give(3, .failure(NotThere()))
        // What it gives comes when it is too late, and is asked for again.
        await come("waiting://rooms/4")
        print("dismissed")
        UIKitDouble.user.swipeDown()
        await show()
        print("back")
        UIKitDouble.user.tapBack()
        await show()
        await raise("leave")
        await give(4, .success("four"))
        await raise("opened")
        await give(4, .success("four again"))
        // What may not be shown yet.
        await come("waiting://lamp")
        await come("waiting://news/today")
        print("back")
        UIKitDouble.user.tapBack()
        await show()
        time += 59
        await raise("light")
        await come("waiting://lamp")
        """#

    static let transcript = """
          kept hall
          WindowController[Door] [:]
        waiting://rooms/1
          dropped hall
          kept room
          WindowController[Door] [:]
        waiting://lamp
          dropped room
          dropped lamp
          WindowController[Door] [:]
        waiting:///hall
          kept hall
          WindowController[Door] [:]
        opened
          dropped hall
          WindowController[StackController[Hall]] [:]
        other://hall
          is no link
          WindowController[StackController[Hall]] [:]
        waiting://rooms/1
          asked for 1
          WindowController[StackController[Hall]] [:]
        waiting://rooms/2
          dropped room
          cancelled 1
          asked for 2
          WindowController[StackController[Hall]] [:]
        given 1
          WindowController[StackController[Hall]] [:]
        given 2
          followed room
          WindowController[StackController[Hall, Room]] ["name": "two"]
        waiting://rooms/3
          asked for 3
          WindowController[StackController[Hall, Room]] ["name": "two"]
        given 3
          failed room NotThere()
          followed other
          WindowController[StackController[Hall, Room]] > formSheet(Error) [:]
        waiting://rooms/4
          asked for 4
          WindowController[StackController[Hall, Room]] > formSheet(Error) [:]
        dismissed
          WindowController[StackController[Hall, Room]] ["name": "two"]
        back
          WindowController[StackController[Hall]] [:]
        leave
          kept room
          cancelled 4
          WindowController[Door] [:]
        given 4
          WindowController[Door] [:]
        opened
          asked for 4
          WindowController[StackController[Hall]] [:]
        given 4
          followed room
          WindowController[StackController[Hall, Room]] ["name": "four again"]
        waiting://lamp
          dropped lamp
          WindowController[StackController[Hall, Room]] ["name": "four again"]
        waiting://news/today
          kept news
          WindowController[StackController[Hall, Room]] ["name": "four again"]
        back
          WindowController[StackController[Hall]] [:]
        light
          followed news
          WindowController[StackController[Hall]] > pageSheet(News) ["text": "today"]
        waiting://lamp
          followed lamp
          WindowController[StackController[Hall]] > pageSheet(Lamp) [:]

        """
}
