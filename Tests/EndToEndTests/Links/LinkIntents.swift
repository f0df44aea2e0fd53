/// App Intents of links that wait, that do not, and that do not ask; before there is a router, and where the app shows
/// something else. The program is compiled with what is emitted for the graph and the doubles of UIKit and App Intents.
enum LinkIntents {
    static let graph = """
        navgraph: 1
        app: Intents
        entry: { root: door, returns: { opened: { root: main } } }
        conditions: { loggedIn: false }
        links: { schemes: [intents] }
        screens:
          door: { outcomes: [opened] }
          signIn: { transitions: { done: { sets: { loggedIn: true }, dismiss: top } } }
          about: { params: { text: String } }
        flows:
          main:
            screens:
              home: { transitions: { open: [{ when: loggedIn, push: product }, { present: signIn }], enter: { present: signIn } } }
              product: { requires: loggedIn, params: { id: Int } }
        deepLinks:
          product: { url: '/p/{id}', opens: product, intent: { id: ProductEntity } }
          sale: { shortcut: sale, payload: { id: Int }, opens: product, pending: drop, intent: true }
          hint: { shortcut: hint, query: { text: 'String = "?"' }, opens: about, by: push, pending: never, intent: true }
        """

    static let program = #"""
        import AppIntents
        import UIKit

        final class Observer: NavGraph.Observer {
            func kept(_ link: String) { print("  kept", link) }
            func dropped(_ link: String) { print("  dropped", link) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }

        UIKitDouble.misuseIsRecorded = true
        let window = UIKitDouble.makeWindow()
        let observer = Observer()
        let app = IntentsAppRouter(
            window: window, factory: IntentsAppMockFactory(), observer: observer)

        @MainActor func perform(_ name: String, _ intent: some AppIntent) async {
            print(name)
            do {
                _ = try await intent.perform()
                print("  performed")
            } catch {
                print("  failed: \(error.localizedDescription)")
            }
            await show()
        }
        @MainActor func show() async {
            await UIKitDouble.settleTasks()
            let shown = UIKitDouble.describe(window).replacingOccurrences(of: "ScreenMock", with: "")
            if !shown.isEmpty { print("  \(shown)") }
            for complaint in UIKitDouble.misuses.map({ "\($0)" }) + UIKitDouble.warnings { print("COMPLAINT", complaint) }
        }
        @MainActor func raise(_ event: String) async {
            print(event)
            (UIKitDouble.user.visibleController as! IntentsAppScreenMock).raise(event)
            await show()
        }

        let product = OpenProductIntent()
        product.target = ProductEntity(id: 7)
        let sale = OpenSaleIntent()
        sale.id = 8
        let hint = OpenHintIntent()
        print(OpenProductIntent.openAppWhenRun, OpenSaleIntent.title.key, OpenHintIntent.openAppWhenRun)
        await perform("sale without a router", sale)
        NavGraph.Intents.router = app
        app.start()
        await perform("hint at the door", hint)
        await perform("sale at the door", sale)
        await perform("product at the door", product)
        await raise("opened")
        await perform("hint", hint)
        hint.text = "!"
        await perform("hint!", hint)
        await perform("sale", sale)
        await perform("product", product)
        for _ in 0..<2 {
            UIKitDouble.user.tapBack()
            await UIKitDouble.settleTasks()
        }
        await raise("enter")
        await raise("done")
        await perform("sale, logged in", sale)
        await perform("product, logged in", product)
        """#

    static let transcript = """
        true Sale true
        sale without a router
          failed: 'NavGraph.Intents.router' is not set.
        hint at the door
          dropped hint
          failed: Cannot open 'hint' now: the window shows no stack.
          WindowController[Door]
        sale at the door
          dropped sale
          failed: Cannot open 'sale' now: it requires 'loggedIn', and the window shows 'door'.
          WindowController[Door]
        product at the door
          kept product
          performed
          WindowController[Door]
        opened
          WindowController[StackController[Home]]
        hint
          dropped product
          performed
          WindowController[StackController[Home, About]]
        hint!
          performed
          WindowController[StackController[Home, About, About]]
        sale
          dropped sale
          failed: Cannot open 'sale' now: it requires 'loggedIn'.
          WindowController[StackController[Home, About, About]]
        product
          kept product
          performed
          WindowController[StackController[Home, About, About]]
        enter
          WindowController[StackController[Home]] > pageSheet(SignIn)
        done
          WindowController[StackController[Home, Product]]
        sale, logged in
          performed
          WindowController[StackController[Home, Product]]
        product, logged in
          performed
          WindowController[StackController[Home, Product]]

        """
}
