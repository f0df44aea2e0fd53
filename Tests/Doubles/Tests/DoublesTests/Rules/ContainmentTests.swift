import Testing
import UIKit

/// A root that shows one child at a time.
private final class Root: UIViewController {
    func start(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func change(from old: UIViewController, to new: UIViewController) {
        old.willMove(toParent: nil)
        addChild(new)
        transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}

@MainActor
@Suite struct ContainmentTests {
    @Test func rule19TheOrderOfContainment() {
        clean {
            let log = Log()
            let root = Root()
            let window = UIKitDouble.makeWindow(root: root)
            let child = Screen("A", log)
            root.start(child)
            #expect(log.take() == ["A loaded", "A willAppear in"])
            UIKitDouble.settle()
            #expect(log.take() == ["A didAppear"])
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            UIKitDouble.settle()
            #expect(log.take() == ["A willDisappear out", "A didDisappear"])
            #expect(child.parent == nil)
            #expect(root.children.isEmpty)
            _ = window
        }
    }

    @Test func rule19CallsThatUIKitMakesItself() {
        let found = complaints {
            let root = Root()
            let child = Screen("A")
            root.addChild(child)
            child.willMove(toParent: root)
            child.didMove(toParent: root)
            child.removeFromParent()
            child.didMove(toParent: nil)
        }
        #expect(found.warnings.count == 3)
    }

    @Test func rule20TransitionBetweenChildren() {
        clean {
            let log = Log()
            let root = Root()
            let window = UIKitDouble.makeWindow(root: root)
            let old = Screen("A", log)
            root.start(old)
            UIKitDouble.settle()
            log.lines = []
            let new = Screen("B", log)
            root.change(from: old, to: new)
            #expect(log.take() == ["B loaded", "A willDisappear out", "B willAppear in"])
            #expect(UIKitDouble.describe(window) == "Root[Screen 'A', Screen 'B']")
            UIKitDouble.settle()
            #expect(log.take() == ["A didDisappear out", "B didAppear in"])
            #expect(old.view.superview == nil)
            #expect(UIKitDouble.describe(window) == "Root[Screen 'B']")
        }
    }

    @Test func rootsThatChangeTwiceBeforeAnythingSettles() {
        clean {
            let log = Log()
            let root = Root()
            let window = UIKitDouble.makeWindow(root: root)
            let screens = ["A", "B", "C"].map { Screen($0, log) }
            root.start(screens[0])
            UIKitDouble.settle()
            log.lines = []
            root.change(from: screens[0], to: screens[1])
            root.change(from: screens[1], to: screens[2])
            UIKitDouble.settle()
            #expect(UIKitDouble.describe(window) == "Root[Screen 'C']")
            #expect(UIKitDouble.onScreen(window).compactMap(\.title) == ["C"])
            #expect(log.lines.filter { $0.hasPrefix("B") }.count == 4)
            #expect(UIKitDouble.unfinishedMoves(window).isEmpty)
        }
    }

    @Test func aRootThatPresentsKeepsItsSheetWhenChildrenChange() {
        clean {
            let root = Root()
            let window = UIKitDouble.makeWindow(root: root)
            let old = Screen("A")
            root.start(old)
            UIKitDouble.settle()
            old.present(Screen("S"), animated: true)
            UIKitDouble.settle()
            root.change(from: old, to: Screen("B"))
            UIKitDouble.settle()
            #expect(UIKitDouble.describe(window) == "Root[Screen 'B'] > pageSheet(Screen 'S')")
            #expect(UIKitDouble.user.swipeDown())
        }
    }

    @Test func rule20BothMustBeChildren() {
        let found = complaints {
            let root = Root()
            let old = Screen("A")
            root.start(old)
            root.transition(from: old, to: Screen("B"), duration: 0, animations: nil)
        }
        #expect(found.misuses.count == 1)
        #expect(found.misuses[0].contains("must have a common parent view controller"))
    }

    @Test func rule19AForgottenDidMoveIsFound() {
        clean {
            let root = Root()
            let window = UIKitDouble.makeWindow(root: root)
            let child = Screen("A")
            root.addChild(child)
            root.view.addSubview(child.view)
            UIKitDouble.settle()
            #expect(UIKitDouble.unfinishedMoves(window) == [child])
            child.didMove(toParent: root)
            #expect(UIKitDouble.unfinishedMoves(window).isEmpty)
        }
    }

    @Test func aChildsViewMustHangInItsParents() {
        let found = complaints {
            let first = Root()
            let second = Root()
            let child = Screen("A")
            first.addChild(child)
            second.view.addSubview(child.view)
        }
        #expect(found.misuses.count == 1)
    }
}
