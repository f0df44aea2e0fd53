import NavGraphModel

extension WalkWriter {
    /// What each test walks with: launched, it carries out steps, and says where one goes wrong.
    func helper() {
        let emitter = emitter
        let isUIKit = emitter.dialect.hasViewControllers
        let made: CodeText = isUIKit ? "\(emitter.kit)ViewController" : "Any"
        var given: CodeText = "data.factory()"
        if emitter.hasAnimator { given += ", animator: data.animator()" }
        if emitter.traits.hasResolvers { given += ", resolvers: data.resolvers()" }
        let isGiven = emitter.areConditionsGiven
        if isGiven { given += ", conditions: conditions" }
        emitter.lines(
            """

            /// A walk from launch. What the app does not offer, or shows otherwise than the graph says, fails with the run so far.
            @MainActor
            private final class Walk {
                let router: \(base)Router
                let user: NavGraph.UserActs
                private let log = Log()
                private var run = "launch"

                init(
                    _ data: any \(base)WalkData,\(isGiven ? " conditions: \(base)Conditions," : "")
                    shows screen: String, at line: String,
                    as isRight: (\(made)) -> Bool = { _ in true }, location: SourceLocation = #_sourceLocation
                ) async throws {
                    \(launch(given))
                    try await see(screen, at: line, as: isRight, location: location)
                }\(Self.screenByName, if: isUIKit)

                /// Throws if a screen does not have it.
                func offered<Value>(_ value: Value?) throws -> Value {
                    guard let value else { throw NotOffered() }
                    return value
                }

                /// Carries out a step that shows a screen.
                func step(
                    _ act: String, shows screen: String, at line: String,
                    as isRight: (\(made)) -> Bool = { _ in true }, location: SourceLocation = #_sourceLocation,
                    _ body: () async throws -> Void
                ) async throws {
                    run += " · \\(act)"
                    do { try await body() } catch {
                        throw WrongTurn(description: "\\(line): \\(run) ✗ \\(error)")
                    }
                    try await see(screen, at: line, as: isRight, location: location)
                }

                /// Waits until a link was followed. Its resolvers can take long.
                func followed() async throws {
                    for _ in 0..<500 {
                        await router.settled()
                        if log.takeLink() { return }
                        try await Task.sleep(nanoseconds: 10_000_000)
                    }
                }

                /// Checks that the app shows the screens of the graph.
                func ends(with state: String, location: SourceLocation = #_sourceLocation) {
                    #expect("\\(router.state)" == state, "\\(run)", sourceLocation: location)
                }

                private func see(
                    _ screen: String, at line: String, as isRight: (\(made)) -> Bool, location: SourceLocation
                ) async throws {
                    await router.settled()
                    let faults = log.take()
                    try #require(
                        router.state.current == screen, "\\(line): \\(run) → \\(screen)\\(faults)", sourceLocation: location)
                    if let shown = user.screen {
                        try #require(
                            isRight(shown), "\\(line): \\(run) → \\(screen), which is a \\(type(of: shown))", sourceLocation: location)
                    }
                    run += " → \\(screen)"
                }
            }

            private struct WrongTurn: Error, CustomStringConvertible { var description: String }

            private struct NotOffered: Error, CustomStringConvertible {
                var description: String { "the screen does not offer it" }
            }

            /// What went wrong.
            @MainActor
            private final class Log: NavGraph.Observer {
                private var lines: [String] = []
                private var hasHeardOfLink = false

                /// Whether it was told what has become of a link.
                func takeLink() -> Bool {
                    defer { hasHeardOfLink = false }
                    return hasHeardOfLink
                }

                func take() -> String {
                    defer { lines = [] }
                    return lines.isEmpty ? "" : " (" + lines.joined(separator: ", ") + ")"
                }

                func ignored(_ event: String) { lines.append("\\(event) was ignored") }
                func faulted(_ event: String, _ fault: NavGraph.Fault) { lines.append("\\(event): \\(fault.rawValue)") }
                func followed(_ link: String) { hasHeardOfLink = true }
                func kept(_ link: String) { hear("\\(link) waits") }
                func dropped(_ link: String) { hear("\\(link) was dropped") }
                func failed(_ link: String, _ error: any Error) { hear("\\(link): \\(error)") }

                private func hear(_ line: String) {
                    lines.append(line)
                    hasHeardOfLink = true
                }
            }
            """)
    }

    /// The router in a separate window; that of SwiftUI launches without one.
    private func launch(_ given: CodeText) -> CodeText {
        if !emitter.dialect.hasViewControllers {
            return """
                router = \(base)Router(factory: \(given), observer: log)
                        user = router.testing
                """
        }
        if emitter.dialect.areLayersValues {
            return """
                let window = NSWindow(
                            contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
                        router = \(base)Router(window: window, factory: \(given), observer: log)
                        user = router.testing
                        router.start()
                """
        }
        return """
            let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
                    router = \(base)Router(
                        window: scene.map { UIWindow(windowScene: $0) } ?? UIWindow(), factory: \(given),
                        observer: log)
                    user = router.testing
                    router.start()
            """
    }

    private static let screenByName: CodeText =
        """

            /// The screen of that name, if it is visible.
            func screen<Screen>(_ name: String, as type: Screen.Type) throws -> Screen {
                try offered(user.screen(name) as? Screen)
            }
        """
}
