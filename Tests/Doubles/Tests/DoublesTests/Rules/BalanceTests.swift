import Testing
import UIKit

/// Checks that each `will` is followed by its `did` or by its opposite, and nothing comes twice.
private final class Strict: UIViewController {
    private(set) var state = "gone"
    private(set) var faults: [String] = []

    private func go(_ new: String, from allowed: String...) {
        if !allowed.contains(state) { faults.append("\(state) -> \(new)") }
        state = new
    }

    override func viewWillAppear(_ animated: Bool) { go("coming", from: "gone", "going") }
    override func viewDidAppear(_ animated: Bool) { go("shown", from: "coming") }
    override func viewWillDisappear(_ animated: Bool) { go("going", from: "shown", "coming") }
    override func viewDidDisappear(_ animated: Bool) { go("gone", from: "going") }
}

private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}

@MainActor
@Suite struct BalanceTests {
    /// Random acts of the app and the user, settled now and then: appearance stays balanced, what is on screen has
    /// appeared, and what left is released.
    @Test(arguments: 1...60)
    func appearanceStaysBalanced(seed: Int) {
        UIKitDouble.withWorld {
            UIKitDouble.misuseIsRecorded = true
            var dice = Dice(state: UInt64(seed))
            var made: [Strict] = []
            @MainActor func new() -> Strict {
                let controller = Strict()
                made.append(controller)
                return controller
            }
            let stacks = (0..<2).map { _ in UINavigationController(rootViewController: new()) }
            let tabs = UITabBarController()
            tabs.viewControllers = stacks
            let window = UIKitDouble.makeWindow(root: tabs)
            let user = UIKitDouble.user(in: window)
            for _ in 0..<60 {
                let stack = stacks[dice.roll(2)]
                let front = user.frontController ?? tabs
                switch dice.roll(16) {
                case 0, 1: stack.pushViewController(new(), animated: dice.roll(2) == 0)
                case 2: stack.popViewController(animated: true)
                case 3: stack.popToRootViewController(animated: false)
                case 4: stack.setViewControllers([new(), new()], animated: true)
                case 5: tabs.selectedIndex = dice.roll(2)
                case 6: user.tapTab(dice.roll(2))
                case 7: user.tapBack()
                case 8:
                    let swipe = user.beginSwipeBack()
                    if dice.roll(2) == 0 { swipe?.cancel() } else { swipe?.complete() }
                case 9, 10:
                    let sheet = new()
                    sheet.modalPresentationStyle = [.automatic, .fullScreen, .overFullScreen][dice.roll(3)]
                    front.present(sheet, animated: true)
                case 11: front.dismiss(animated: true)
                case 12: user.swipeDown()
                case 13: user.beginSwipeDown()?.cancel()
                case 14: UIKitDouble.step()
                default: UIKitDouble.settle()
                }
            }
            UIKitDouble.settle()
            #expect(made.flatMap(\.faults).isEmpty)
            let visible = UIKitDouble.onScreen(window).compactMap { $0 as? Strict }
            #expect(Set(made.filter { $0.state == "shown" }) == Set(visible))
            #expect(made.allSatisfy { $0.state == "shown" || $0.state == "gone" })
            #expect(UIKitDouble.misuses.isEmpty)
            #expect(UIKitDouble.unfinishedMoves(window).isEmpty)
            for stack in stacks { #expect(stack.viewControllers.allSatisfy { $0.parent === stack }) }
        }
    }
}
