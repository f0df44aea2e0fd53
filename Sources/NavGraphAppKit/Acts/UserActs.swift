#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph {
        /// What the user does in one window, for tests. Each act waits until all that follows is over, and throws
        /// `ImpossibleAct` where the user could not do it.
        @MainActor
        public struct UserActs {
            private let navigation: Navigation
            private let follow: ((URL) -> Bool)?

            /// Of the user of a router's window. `follow` follows the link of a URL; `false` if there is none.
            public init(_ navigation: Navigation, follow: ((URL) -> Bool)? = nil) {
                self.navigation = navigation
                self.follow = follow
            }

            /// The current screen, ready to announce something.
            public var screen: NSViewController? {
                let screen = front?.current?.controller
                _ = screen?.view
                return screen
            }

            /// The screen of that name, if it is to be seen, ready to announce something.
            public func screen(_ name: String) -> NSViewController? {
                let seen = front.map { $0.kind == .split ? $0.regions : [$0.regions[$0.active]] } ?? []
                let screen = seen.compactMap(\.frames.last).last { $0.frame?.screen == name }?.controller
                _ = screen?.view
                return screen
            }

            // if: tabs
            /// Chooses a tab, by the name of its flow or screen.
            public func choose(_ tab: String) async throws {
                guard let tabs, let index = front?.regions.firstIndex(where: { $0.name == tab }) else {
                    throw ImpossibleAct("no tab '\(tab)' is shown", navigation)
                }
                tabs.choose(item: tabs.places[index])
                await navigation.settled()
            }

            /// Presses a button among the tabs, by the name of its event.
            public func press(_ button: String) async throws {
                let item = tabs?.items.firstIndex { $0.event.split(separator: ".").last == Substring(button) }
                guard let tabs, let item else { throw ImpossibleAct("no button '\(button)' is shown", navigation) }
                tabs.choose(item: item)
                await navigation.settled()
            }

            private var tabs: TabsController? { front?.container.content as? TabsController }
            // end: tabs

            /// Goes back by the menu or the toolbar.
            public func back() async throws {
                guard navigation.canGoBack else { throw ImpossibleAct("there is no way back", navigation) }
                navigation.goBack()
                await navigation.settled()
            }

            /// Closes the front sheet with Esc, or a popover by a click beside it.
            public func swipe() async throws {
                guard let front, navigation.canSwipe(front) else {
                    throw ImpossibleAct("there is no sheet to close", navigation)
                }
                navigation.act(.swipe(front.id))
                await navigation.settled()
            }

            /// Presses a button of the front alert, or ends a screen of the system, by its outcome.
            public func answer<Value>(_ outcome: Outcome<Value>, _ value: Value) async throws {
                guard let frame = front?.current?.frame else {
                    throw ImpossibleAct("nothing can be answered", navigation)
                }
                frame.end(outcome, value)
                await navigation.settled()
            }

            /// Presses a button that carries nothing.
            public func answer(_ outcome: Outcome<Void>) async throws { try await answer(outcome, ()) }

            /// Opens a URL, as the system does for a link that the user has clicked elsewhere.
            public func open(_ url: URL) async throws {
                guard follow?(url) == true else { throw ImpossibleAct("no link has the URL '\(url)'", navigation) }
                await navigation.settled()
            }

            /// Waits until all that was announced is over.
            public func settled() async { await navigation.settled() }

            /// The front layer, if nothing of the app's own covers it.
            private var front: Layer? { navigation.isCovered ? nil : navigation.configuration.last }
        }
    }
#endif
