import UIKit

/// What the user of UIKit does.
extension Driver {
    /// What a screen presents keeps it alive.
    var keepsScreens: Bool { window?.rootViewController?.presentedViewController != nil }

    static func makeWindow() -> UIWindow {
        UIKitDouble.misuseIsRecorded = true
        return UIWindow(windowScene: UIKitDouble.makeWindowScene())
    }

    func makeKey() { window?.makeKey() }
    func prepareToLook() {}

    static var visibleScreen: UIViewController? { UIKitDouble.user.visibleController }

    /// What Apple leaves open, one way or the other.
    func set(knobs: Int) {
        UIKitDouble.knobs.navigationSpeaksOnEveryAppearance = knobs & 1 == 0
        UIKitDouble.knobs.idiom = knobs & 2 == 0 ? .pad : .phone
        UIKitDouble.knobs.splitReturnsWrapper = knobs & 4 != 0
        UIKitDouble.knobs.emptyPopReturnsArray = knobs & 8 != 0
        UIKitDouble.knobs.ignoredRequestsComplete = knobs & 16 != 0
        FakeStack.letsSwipe = knobs & 32 != 0
        UIKitDouble.knobs.tabGeneration = TabGeneration.allCases[knobs % 3]
    }

    func tapControl(ofSegue identifier: String, in screen: UIViewController) -> Bool {
        UIKitDouble.user.tapControl(ofSegue: identifier, in: screen)
    }

    func pressButton(_ title: String) -> Bool { UIKitDouble.user.tapAlertAction(title) }

    /// False where what the user did was possible and should not have been, or the other way round.
    func userAct(_ act: String, _ words: [String]) -> Bool {
        let user = UIKitDouble.user
        let isPossible = words.first == "true"
        switch act {
        case "tapBack": return user.tapBack(in: stack(words)) == isPossible
        case "swipeBack": return user.swipeBack(in: stack(words)) == isPossible
        case "swipe": return user.swipeDown() == isPossible
        case "press":
            KitDouble.settle()
            return (0..<(Int(words[0]) ?? 0)).allSatisfy { _ in user.pressMenu(on: screen(words[1])) }
        case "giveUpBack":
            let swipe = user.beginSwipeBack(in: stack(words))
            KitDouble.settle()
            swipe?.cancel()
            return swipe != nil
        case "giveUpSwipe":
            let swipe = user.beginSwipeDown()
            KitDouble.settle()
            swipe?.cancel()
            return swipe != nil
        case "menu": return screen(words[1]).map { user.pickFromBackMenu($0, in: stack(words)) } ?? false
        case "host":
            guard let tabs = window?.rootViewController as? UITabBarController else { return false }
            return user.tapTab(1 - tabs.selectedIndex, in: tabs)
        case "close": return own.act("ownDismissSelf", words)
        case "tab": return user.tapTab(Int(words[0]) ?? 0)
        default: return false
        }
    }

    /// The stack that a frame is on.
    private func stack(_ words: [String]) -> UINavigationController? {
        words.last.flatMap { screen($0) }?.navigationController
    }

    private func screen(_ number: String) -> UIViewController? { fake(number) as? UIViewController }
}
