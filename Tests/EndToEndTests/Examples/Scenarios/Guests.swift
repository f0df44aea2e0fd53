import UIKit

/// An app that listens to its containers itself, and a user who hesitates.
@MainActor
final class Guest: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    var heard: [String] = []
    var allows = true

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { heard.append("willShow") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("didShow") }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        heard.append("shouldSelect")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        heard.append("didSelect")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard.append("shouldDismiss")
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("didAttempt")
    }
}

@MainActor
func run() async {
    let window = UIWindow(windowScene: UIKitDouble.makeWindowScene())
    let app = GuestsAppRouter(window: window, factory: GuestsAppMockFactory())
    app.start()
    rest()
    guard let lobby = visible(LobbyScreenMock.self) else { return check(false, "the lobby is shown") }
    delegatesAreHeard(lobby)
    screensAreFreed(lobby)
    await hesitatingToGoBack(lobby)
    await hesitatingToSwipeDown(lobby)
}

/// Delegates that an app sets after the router has set its own.
@MainActor
private func delegatesAreHeard(_ lobby: LobbyScreenMock) {
    let guest = Guest()
    lobby.navigationController?.delegate = guest
    lobby.tabBarController?.delegate = guest
    lobby.onEnter?()
    rest()
    check(guest.heard == ["willShow", "didShow"], "a stack's delegate hears of a push")
    guest.heard = []
    UIKitDouble.user.swipeBack()
    rest()
    check(guest.heard == ["willShow", "didShow"], "a stack's delegate hears of a swipe")
    check(lobby.received.map(\.message) == ["left"], "and so does the router")
    guest.heard = []
    check(UIKitDouble.user.tapTab(1), "a tab can be chosen")
    rest()
    check(guest.heard == ["shouldSelect", "didSelect"], "the tabs' delegate hears of a tap")
    guest.allows = false
    UIKitDouble.user.tapTab(0)
    rest()
    check(visible(LawnScreenMock.self) != nil, "and may refuse it")
    guest.allows = true
    UIKitDouble.user.tapTab(0)
    rest()
    check(visible(LobbyScreenMock.self) === lobby, "or not")
    lobby.onOpen?()
    rest()
    let sheet = visible(SheetScreenMock.self)?.navigationController
    sheet?.presentationController?.delegate = guest
    visible(SheetScreenMock.self)?.onEnter?()
    rest()
    guest.heard = []
    guest.allows = false
    UIKitDouble.user.swipeDown()
    rest()
    check(guest.heard == ["shouldDismiss", "didAttempt"], "a sheet's delegate may keep it")
    guest.heard = []
    guest.allows = true
    UIKitDouble.user.swipeDown()
    rest()
    check(guest.heard == ["shouldDismiss", "willDismiss", "didDismiss"], "or let it go")
    check(lobby.received.count == 2, "and then the router hears of it too")
}

@MainActor
private func screensAreFreed(_ lobby: LobbyScreenMock) {
    lobby.onEnter?()
    rest()
    weak let room = visible(RoomScreenMock.self)
    check(room != nil, "a room is entered")
    let late = room?.onLeave
    room?.onLeave?()
    rest()
    check(room == nil, "a popped screen is freed while its closure is still held")
    late?()
    rest()
    check(visible(LobbyScreenMock.self) === lobby, "and its late callback does nothing")
    lobby.onOpen?()
    rest()
    weak let sheet = visible(SheetScreenMock.self)
    weak let stack = sheet?.navigationController
    sheet?.onDone?()
    rest()
    check(sheet == nil && stack == nil, "a dismissed sheet is freed, with its stack")
}

/// Lets what waits for the user's finger look again.
@MainActor
private func wait(until isTrue: () -> Bool) async {
    for _ in 0..<100 where !isTrue() {
        try? await Task.sleep(nanoseconds: 10_000_000)
        rest()
    }
}

@MainActor
private func hesitatingToGoBack(_ lobby: LobbyScreenMock) async {
    lobby.onEnter?()
    rest()
    var swipe = UIKitDouble.user.beginSwipeBack()
    rest()
    swipe?.cancel()
    rest()
    check(visible(RoomScreenMock.self) != nil, "a swipe back that is given up changes nothing")
    swipe = UIKitDouble.user.beginSwipeBack()
    rest()
    visible(LobbyScreenMock.self)?.onOpen?()
    rest()
    check(lobby.tabBarController?.presentedViewController == nil, "under the finger nothing is presented")
    swipe?.cancel()
    rest()
    await wait { false }
    check(
        visible(RoomScreenMock.self) != nil,
        "what the screen below has announced is not done when the swipe is given up")
    swipe = UIKitDouble.user.beginSwipeBack()
    rest()
    lobby.onOpen?()
    swipe?.complete()
    rest()
    await wait { visible(SheetScreenMock.self) != nil }
    check(visible(SheetScreenMock.self) != nil, "but it is when the swipe is completed")
    UIKitDouble.user.swipeDown()
    rest()
}

@MainActor
private func hesitatingToSwipeDown(_ lobby: LobbyScreenMock) async {
    lobby.onOpen?()
    rest()
    guard let sheet = visible(SheetScreenMock.self) else { return check(false, "a sheet is shown") }
    let swipe = UIKitDouble.user.beginSwipeDown()
    rest()
    check(swipe != nil, "a sheet is under the finger")
    sheet.onEnter?()
    rest()
    check(sheet.navigationController?.viewControllers.count == 1, "a step waits for the finger")
    swipe?.cancel()
    rest()
    await wait { sheet.navigationController?.viewControllers.count == 2 }
    check(visible(RoomScreenMock.self) != nil, "and is carried out when the swipe is given up")
    let other = UIKitDouble.user.beginSwipeDown()
    rest()
    visible(RoomScreenMock.self)?.onLeave?()
    other?.complete()
    rest()
    await wait { visible(LobbyScreenMock.self) != nil }
    check(visible(LobbyScreenMock.self) === lobby, "and is dropped when the sheet goes")
}
