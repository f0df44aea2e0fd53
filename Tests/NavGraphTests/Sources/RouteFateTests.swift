import NavGraphTestSupport
import Testing

/// Whether the case of a route goes on to be shown, or is only read where it stands. SOURCES 5, Routes.
@Suite(.processorTime) struct RouteFateTests {
    private static let routes = """
        enum Route: Hashable {
            case book(Int), shelf
            @ViewBuilder func page() -> some View {
                switch self {
                case .book: BookPage()
                case .shelf: ShelfPage()
                }
            }
            var title: String { switch self { case .book: "Book"; case .shelf: "Shelf" } }
        }
        struct BookPage: View { var body: some View { Text("") } }
        struct ShelfPage: View { var body: some View { Text("") } }
        struct Home: View {
            var body: some View { Text("").navigationDestination(for: Route.self) { $0.page() } }
        }

        """

    /// Of the pairs those of a screen that is not `Home`, whose closure shows whatever no use stands for.
    private func pairs(_ code: String) -> Set<String> {
        sourcePairs(Self.routes + code).filter { !$0.hasPrefix("Home") }
    }

    /// A function that only reads a route, itself or through others, shows nothing; one that hands it on does.
    @Test(arguments: [
        ("func note(_ route: Route) { title = route.title }", false),
        ("func note(_ route: Route) { if route == .shelf { count += 1 } }", false),
        ("func note(_ route: Route) { switch route { case .book(let id): last = id; case .shelf: break } }", false),
        (
            "func note(_ route: Route) { guard isKept(route) else { return } }\n"
                + "func isKept(_ route: Route) -> Bool { switch route { case .book: true; case .shelf: false } }", false
        ),
        ("func note(_ route: Route) { print(route) }", false),
        ("func note(_ route: Route) { path.append(route) }", true),
        ("func note(_ route: Route) { self.shown = route }", true),
        (
            "func note(_ route: Route) { let next = route; go(next) }\nfunc go(_ route: Route) { path.append(route) }",
            true
        ),
    ]) func whatHandsARouteOnShowsIt(_ function: String, _ isShown: Bool) {
        let code = """
            class Keeper { \(function) }
            struct List: View {
                let keeper: Keeper
                var body: some View { Button("") { keeper.note(.book(1)) } }
            }
            """
        #expect(pairs(code) == (isShown ? ["List → BookPage"] : []))
    }

    /// A case that carries a route is followed to where its payload is shown.
    @Test func aRouteInACaseIsFollowed() {
        let code = """
            enum Action { case open(Route), other(Route) }
            class Keeper {
                func run(_ action: Action) {
                    switch action {
                    case .open(let route): path.append(route)
                    case .other(let route): path.append(route)
                    }
                }
            }
            struct List: View {
                let keeper: Keeper
                var body: some View { Button("") { keeper.run(.open(.shelf)) } }
            }

            """
        #expect(pairs(code) == ["List → ShelfPage"])
    }
}
