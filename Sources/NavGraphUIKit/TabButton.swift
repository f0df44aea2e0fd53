#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    // if: tabs
    extension NavGraph {
        /// An item of tabs that selects nothing: it fires an event. Nothing of it is ever shown but the item.
        @MainActor
        final class TabButton: UIViewController {
            let event: String
            let body: (Step) throws -> Void

            init(_ event: String, item: UITabBarItem, body: @escaping (Step) throws -> Void) {
                self.event = event
                self.body = body
                super.init(nibName: nil, bundle: nil)
                tabBarItem = item
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }

            /// The app's own code has selected it, or the user has while no delegate of ours was asked.
            var selected: (() -> Void)?

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                selected?()
            }
        }
    }

    extension NavGraph.Navigation {
        /// A button among tabs. `body` makes the moves of its event.
        public func button(
            _ event: String, _ item: UITabBarItem, body: @escaping (NavGraph.Step) throws -> Void
        ) -> UIViewController {
            NavGraph.TabButton(event, item: item, body: body)
        }

        /// Nothing selects a button: what was selected before is so again.
        func keepSelection(of tabs: UITabBarController, without button: NavGraph.TabButton) {
            button.selected = { [weak self, weak tabs] in
                guard let self, let tabs, let record = record(of: tabs) else { return }
                let own = record.children.compactMap(\.controller)
                tabs.selectedViewController = record.activeRegion?.controller ?? own.first
            }
        }

        /// The user has pressed one. It acts as long as its tabs are the last layer, whatever they show.
        func pressed(_ button: NavGraph.TabButton, of tabs: UITabBarController) {
            queue.fire(
                button.event, cause: .tap,
                turn: { [weak self, weak tabs] in
                    guard let self, let tabs, let opening = record(of: tabs)?.opening else { return false }
                    current = opening
                    let (layers, areInFront) = layers(of: opening)
                    return areInFront && layers.last?.container.controller === tabs
                }, body: button.body)
        }
    }
// end: tabs
#endif
