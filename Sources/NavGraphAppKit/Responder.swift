#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    internal import NavGraphRuntime

    extension NavGraph {
        /// The next responder of a window, before the one that it had: for Esc that no screen has taken, and the items of menus.
        final class Responder: NSResponder, NSUserInterfaceValidations {
            private weak var navigation: Navigation?
            /// The layer of its window; `nil` for the window layer.
            private let id: ID?
            static let goBack = Selector(("goBack:"))
            static let performCommand = Selector(("performCommand:"))

            init(_ navigation: Navigation, id: ID? = nil) {
                self.navigation = navigation
                self.id = id
                super.init()
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }

            /// The app may have put something there since.
            func stand(behind window: NSWindow) {
                var next = window.nextResponder
                while let responder = next {
                    if responder === self { return }
                    next = responder.nextResponder
                }
                nextResponder = window.nextResponder
                window.nextResponder = self
                // A window does not keep its next responder.
                Self.standing.removeAll { $0.window == nil }
                Self.standing.append(Standing(window: window, responder: self))
            }

            private struct Standing {
                weak var window: NSWindow?
                let responder: Responder
            }
            private static var standing: [Standing] = []

            override func cancelOperation(_ sender: Any?) {
                if navigation?.escape(id) == true { return }
                _ = nextResponder?.tryToPerform(Selector(("cancelOperation:")), with: sender)
            }

            func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
                guard let navigation, navigation.isKey else { return false }
                switch item.action {
                case Self.goBack: return navigation.queue.isAtRest && navigation.canGoBack
                case Self.performCommand: return Self.command(of: item).map { navigation.can($0) } ?? false
                default: return true
                }
            }

            /// By the object that an item represents; of a nib by its identifier.
            private static func command(of item: Any?) -> String? {
                if let name = (item as? NSMenuItem)?.representedObject as? String { return name }
                return (item as? any NSUserInterfaceItemIdentification)?.identifier?.rawValue
            }

            #if canImport(ObjectiveC)
                @objc func goBack(_ sender: Any?) { navigation?.goBack() }
                @objc func performCommand(_ sender: Any?) { perform(sender) }
            #else
                // Without the runtime of Objective-C nothing finds a method by its name.
                override func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
                    switch action {
                    case Self.goBack: navigation?.goBack()
                    case Self.performCommand: perform(object)
                    default: return super.tryToPerform(action, with: object)
                    }
                    return true
                }
            #endif

            private func perform(_ item: Any?) { if let name = Self.command(of: item) { navigation?.perform(name) } }
        }
    }

    extension NavGraph.Navigation {
        /// Whether a window of ours has the keys.
        var isKey: Bool { window.isKeyWindow || shown.contains { $0.window?.isKeyWindow == true } }
    }
#endif
