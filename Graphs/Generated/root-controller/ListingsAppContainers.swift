// Made by navgraph from root-controller.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// Screens and containers, entered.
extension ListingsAppNavigation {
    /// Enters a screen that was opened so.
    @discardableResult
    func enter(_ screen: UIViewController, as name: String, _ ending: ListingsAppEnding? = nil) -> ListingsAppFrame {
        let frame = enter(screen, .single, as: name)
        frame.ending = ending
        return frame
    }

    /// For an alert, which is made with what its actions do.
    func alert(_ name: String, _ ending: ListingsAppEnding?) -> ListingsAppFrame {
        let frame = frame(.single, name, isAlert: true)
        frame.ending = ending
        return frame
    }

    /// A stack with a first screen in it, made for a flow or screen and opened so.
    func stack(_ start: UIViewController, for name: String, _ ending: ListingsAppEnding? = nil) -> UIViewController {
        let stack = makeStack(start)
        enter(stack, from: start, for: name, ending)
        return stack
    }

    private func enter(
        _ stack: UINavigationController, from start: UIViewController, for name: String, _ ending: ListingsAppEnding?
    ) {
        let frame = enter(stack, .stack, as: "")
        frame.made = name
        frame.layerEnding = ending
        frame.values = self.frame(of: start)?.values ?? [:]
        follow(stack)
    }

    /// What a segue presents: a screen, or a stack that begins with it.
    func presented(
        _ container: UIViewController, with screen: UIViewController, for name: String, _ ending: ListingsAppEnding? = nil
    ) {
        if let stack = container as? UINavigationController {
            enter(stack, from: screen, for: name, ending)
        } else {
            frame(of: screen)?.layerEnding = ending
        }
        follow(container.presentationController, of: container)
    }

    /// Hands a segue's destination to the step that performs it.
    func prepare(_ segue: UIStoryboardSegue) {
        guard let preparing, preparing.identifier == segue.identifier else {
            observer?.faulted("segue " + (segue.identifier ?? ""), .segueNotPrepared)
            return
        }
        preparing.prepare(segue.destination)
    }

    /// A screen by itself, made for a flow or screen and opened so.
    func single(_ screen: UIViewController, for name: String, _ ending: ListingsAppEnding? = nil) -> UIViewController {
        frame(of: screen)?.made = name
        frame(of: screen)?.layerEnding = ending
        return screen
    }

    /// Tabs, each made with `stack` or `single`.
    func tabs(
        _ tabs: UITabBarController, of children: [UIViewController], for name: String, _ ending: ListingsAppEnding? = nil
    ) -> UIViewController {
        let frame = enter(tabs, .tabs, as: "")
        frame.made = name
        frame.layerEnding = ending
        frame.children = children.compactMap { self.frame(of: $0) }
        follow(tabs)
        return tabs
    }

    /// Columns, each made with `stack` or `single`.
    func split(
        _ split: UISplitViewController, of children: [UIViewController], for name: String,
        _ ending: ListingsAppEnding? = nil
    ) -> UIViewController {
        let frame = enter(split, .split, as: "")
        frame.made = name
        frame.layerEnding = ending
        frame.children = children.compactMap { self.frame(of: $0) }
        frame.active = children.count - 1
        for (child, screen) in zip(frame.children, children) {
            child.screens = ((screen as? UINavigationController)?.viewControllers ?? [screen])
                .compactMap { self.frame(of: $0) }
            for inner in child.screens { inner.region = child }
        }
        return split
    }
}

#endif
