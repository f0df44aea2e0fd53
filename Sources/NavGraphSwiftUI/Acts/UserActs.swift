#if canImport(SwiftUI) && !os(watchOS)
    public import Foundation
    public import NavGraphRuntime

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// What the user does in one window, for tests. Each act does to the layers what the user's does, with or without
        /// a view that shows them, and waits until all that follows is over. It throws `ImpossibleAct` where the user could
        /// not do it.
        @MainActor
        public struct UserActs {
            private let navigation: Navigation
            private let follow: ((URL) -> Bool)?

            /// Of the user of a router's window. `follow` follows the link of a URL; `false` if there is none.
            public init(_ navigation: Navigation, follow: ((URL) -> Bool)? = nil) {
                self.navigation = navigation
                self.follow = follow
            }

            /// The view of the current screen, as the app's factory has made it; of an alert its dialog.
            public var screen: Any? {
                guard let screen = navigation.configuration.last?.current?.frame?.shownScreen else { return nil }
                return screen.hasDialog ? screen.dialog : screen.view
            }

            // if: tabs
            /// Chooses a tab, by the name of its flow or screen.
            public func choose(_ tab: String) async throws {
                guard let front = navigation.configuration.last, front.kind == .tabs,
                    let index = front.regions.firstIndex(where: { $0.name == tab })
                else { throw ImpossibleAct("no tab '\(tab)' is shown", navigation) }
                navigation.choose(index, isAgain: index == front.active)
                navigation.targets = []
                await over()
            }

            /// Presses a button among the tabs, by the name of its event.
            public func press(_ button: String) async throws {
                let front = navigation.configuration.last
                let buttons = (front?.container.content as? Container)?.buttons.values
                let pressed = buttons?.first { $0.event.split(separator: ".").last == Substring(button) }
                guard let front, let pressed else { throw ImpossibleAct("no button '\(button)' is shown", navigation) }
                navigation.userPressed(pressed, of: front.id)
                await over()
            }
            // end: tabs

            /// Goes back with the back button of the current screen's stack.
            public func back() async throws {
                guard let front = navigation.configuration.last, front.regions[front.active].frames.count > 1,
                    let top = front.current?.frame, !top.stays(navigation.queue.conditions)
                else { throw ImpossibleAct("there is no back button", navigation) }
                navigation.goBack([top])
                await over()
            }

            /// Swipes the front sheet away, or taps outside of a popover.
            public func swipe() async throws {
                guard navigation.configuration.count > 1, let front = navigation.configuration.last, !front.isDialog,
                    front.isSwipeable(navigation.queue.conditions)
                else { throw ImpossibleAct("there is no sheet that can be swiped away", navigation) }
                navigation.swipe(front)
                await over()
            }

            /// Opens a URL, as the system does for a link that the user has tapped elsewhere.
            public func open(_ url: URL) async throws {
                guard follow?(url) == true else { throw ImpossibleAct("no link has the URL '\(url)'", navigation) }
                await over()
            }

            /// Waits until all that was announced is over.
            public func settled() async { await navigation.settled() }

            private func over() async {
                navigation.queue.advance()
                await navigation.settled()
            }
        }
    }
#endif
