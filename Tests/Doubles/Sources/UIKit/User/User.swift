import Foundation

extension UIKitDouble {
    /// What the user does, on the key window. Every act says whether it was possible; an act that was not possible
    /// does nothing. What follows from it waits for `settle()`.
    public static var user: User { User(window: keyWindow) }

    /// What the user does on one window.
    public static func user(in window: UIWindow) -> User { User(window: window) }

    /// The window that became key last.
    public static var keyWindow: UIWindow? { World.current.windows.reversed().lazy.compactMap { $0.window }.first }

    @MainActor
    public struct User {
        let window: UIWindow?
    }
}

extension UIKitDouble.User {
    /// The root of what touches reach: the last of the presented chain, or the window's root.
    public var frontController: UIViewController? {
        var front = window?.rootViewController
        if front?.anyPresented == nil { front = window?.orphans.last ?? front }
        while let next = front?.family.lazy.compactMap(\.presented).first(where: { isSeen($0, above: front) }) {
            front = next
        }
        return front
    }

    /// What is presented in the context of a screen goes out of sight with it, where that is pushed over or in another tab.
    private func isSeen(_ presented: UIViewController, above front: UIViewController?) -> Bool {
        guard let presenter = presented.presenter, presenter !== front else { return true }
        return presented.ownPresentationController?.style.covers == true || presenter.viewIfLoaded?.window != nil
    }

    /// The controller that the user looks at: of containers the shown child, of a split view the last column.
    public var visibleController: UIViewController? {
        var visible = frontController
        while let child = visible?.shownChild { visible = child }
        return visible
    }

    /// Whether touches arrive at all: nothing is being presented or dismissed.
    private var isFree: Bool { World.current.presentationsRunning(in: window) == 0 }

    func reaches(_ controller: UIViewController) -> Bool {
        guard isFree, let front = frontController else { return false }
        return controller.lineage.last === front && controller.viewIfLoaded?.window === window && window != nil
    }

    func nearestOfVisible<C: UIViewController>(_ type: C.Type) -> C? {
        visibleController?.lineage.lazy.compactMap { $0 as? C }.first
    }
}
