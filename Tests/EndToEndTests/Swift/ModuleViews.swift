/// What the teams and the app of `ModuleSets` write where their screens are SwiftUI's.
extension ModuleSets {
    static let feedViews = """
        import NavGraphRuntime
        import NavGraphSwiftUI
        import SwiftUI

        public struct FeedTeam: FeedModuleFactory {
            public init() {}
        }
        struct ListView: View {
            let actions: ListActions
            let messages: NavGraph.Inbox<ListMessage>
            var body: some View {
                VStack {
                    Button("open") { actions.open(id: 7) }
                    Button("like") { actions.like(id: 3) }
                    Button("author") { actions.author(userId: "bob", text: "hi") }
                    Button("peek bob") { actions.peek(userId: "bob") }
                    Button("peek cy") { actions.peek(userId: "cy") }
                    Button("edit") { actions.edit(userId: "dan") }
                }
                .onMessage(messages) { message in
                    switch message {
                    case .seen(let id): print("  seen", id)
                    }
                }
            }
        }
        struct ArticleView: View {
            let actions: ArticleActions
            let id: Int
            var body: some View { Button("read") { actions.read(id: id) } }
        }
        """

    static let profileViews = """
        import NavGraphRuntime
        import NavGraphSwiftUI
        import SwiftUI

        public struct ProfileTeam: ProfileModuleFactory {
            public init() {}
        }
        struct OverviewView: View {
            let actions: OverviewActions
            var body: some View { Text("Overview") }
        }
        struct FormView: View {
            let actions: FormActions
            var body: some View {
                VStack {
                    Button("help") { actions.help() }
                    Button("submit") { actions.submit() }
                }
            }
        }
        struct TermsView: View {
            let actions: TermsActions
            var body: some View { Text("Terms") }
        }
        struct UserCardView: View {
            let actions: UserCardActions
            let messages: NavGraph.Inbox<UserCardMessage>
            let userId: String
            var body: some View {
                Text(userId)
                    .onMessage(messages) { message in
                        switch message {
                        case .greet(let text): print("  greet", userId, text)
                        }
                    }
            }
        }
        """

    static let appViews = """
        import SwiftUI

        struct ShelfView: View {
            let actions: ShelfActions
            var body: some View {
                VStack {
                    Button("owner") { actions.owner(who: "ada") }
                    Button("seller") { actions.seller(userId: "ada", text: "hello") }
                }
            }
        }
        struct LegalView: View {
            let actions: LegalActions
            var body: some View { Text("Legal") }
        }
        """

    /// The journey, by the acts of `program`: segues are none here, so what those that are wired do is pressed.
    static let viewProgram = """
        import NavGraphRuntime
        import NavGraphSwiftUI
        import SwiftUI

        final class Listener: NavGraph.Observer {
            func fired(_ event: String, _ values: [String: Any], _ cause: NavGraph.Cause) { print("  fired", event) }
            func ignored(_ event: String) { print("  ignored", event) }
            func faulted(_ event: String, _ fault: NavGraph.Fault) { print("  faulted", event, fault.rawValue) }
        }
        let listener = Listener()
        let app = MallAppRouter(factory: makeTeam(), observer: listener)
        app.navigation.later = { VirtualClock.after($0, $1) }
        let host = ViewHost(MallAppView(app))
        @MainActor func done(_ act: String) {
            host.settle()
            print("\\(act): \\(app.state)")
            for misuse in host.misuses { print("MISUSE", misuse) }
            host.forgetMisuses()
        }
        @MainActor func press(_ title: String, as act: String? = nil) {
            _ = host.press(title)
            done(act ?? title)
        }
        @MainActor func shows() { print("  shows", host.texts.last ?? "") }
        @MainActor func back() { _ = host.goBack(); done("back") }
        done("launch")
        press("owner"); shows()
        back()
        press("seller")
        back()
        _ = host.tapTab(host.tabTags[1]); done("tab")
        app.mainRouter.about(); done("about")
        _ = host.swipeDown(); done("swipe")
        press("peek bob", as: "peek"); shows()
        back()
        press("peek cy", as: "wired Peek"); shows()
        back()
        press("edit", as: "wired Edit")
        press("open")
        press("read")
        press("like")
        press("help")
        back()
        press("submit")
        back()
        press("like")
        app.expire(); done("expire")
        press("edit", as: "wired Edit"); shows()
        _ = host.swipeDown(); done("swipe")
        press("author")
        app.follow(.user(userId: "eve")); done("link"); shows()
        app.expire(); done("expire")
        """
}
