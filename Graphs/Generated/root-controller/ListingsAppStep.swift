// Made by navgraph from root-controller.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// One step. It is done with one call of UIKit, after a look at what is shown; or with several moves, which are first
/// made on the layers as values, and carried out when all of them are known to work.
@MainActor
final class ListingsAppStep {
    /// The screen whose event it is; `nil` where it comes from none.
    let frame: ListingsAppFrame?
    let before: [ListingsAppLayer]
    var layers: [ListingsAppLayer]
    var conditions: ListingsAppConditions
    var animation = ListingsAppAnimation.standard
    /// What is shown at once, before the rest is animated.
    private(set) var layersAtOnce: [ListingsAppLayer]?
    var messages: [() -> Void] = []
    private(set) var isIgnored = false
    private(set) var handOver: (() -> Void)?
    /// Whether there are moves to carry out.
    var isPlanned = false
    let navigation: ListingsAppNavigation

    init(
        _ navigation: ListingsAppNavigation, _ layers: [ListingsAppLayer], _ conditions: ListingsAppConditions, from frame: ListingsAppFrame?
    ) {
        self.navigation = navigation
        self.frame = frame
        self.conditions = conditions
        before = layers
        self.layers = layers
    }

    /// None of the alternatives holds.
    func ignore() { isIgnored = true }

    /// Another event has the same name here, and hides this one.
    func handOver(_ fire: @escaping () -> Void) { handOver = fire }

    /// What the moves so far come to is shown at once; those that follow are animated.
    func animateTheRest() { layersAtOnce = layers }

    /// The current screen.
    var current: UIViewController? { layers.last?.current }

    /// Its name.
    var currentScreen: String { current.flatMap { navigation.frame(of: $0) }?.screen ?? "" }

    var region: ListingsAppLayer.Region {
        get { layers[layers.count - 1].regions[layers[layers.count - 1].active] }
        set { layers[layers.count - 1].regions[layers[layers.count - 1].active] = newValue }
    }

    /// What the nearest flow of that name, from the current screen down, was opened with.
    func values<Values>(of flow: String, as type: Values.Type) throws -> Values {
        for layer in layers.reversed() {
            for controller in layer.regions[layer.active].frames.reversed() + [layer.container] {
                if let values = navigation.frame(of: controller)?.values[flow] as? Values { return values }
            }
        }
        throw ListingsAppFault.unexpected
    }
}

// MARK: - For one call

extension ListingsAppStep {
    /// The stack that the current screen is on.
    func stack() throws -> UINavigationController {
        guard let stack = stackIfAny else { throw ListingsAppFault.pushOutsideStack }
        return stack
    }

    var stackIfAny: UINavigationController? {
        region.isStack ? region.frames.last?.navigationController ?? region.container as? UINavigationController : nil
    }

    /// The stack that the current screen is on, above another.
    func stackToPop() throws -> UINavigationController {
        guard region.frames.count > 1, let stack = stackIfAny else { throw ListingsAppFault.popAtBottom }
        return stack
    }

    /// The nearest screen of that name below the current one.
    func screen(below name: String) throws -> UIViewController {
        guard let screen = region.frames.dropLast().last(where: { navigation.frame(of: $0)?.screen == name }) else {
            throw ListingsAppFault.popToAbsent
        }
        return screen
    }

    /// What presents a new layer.
    func presenter(of layer: UIViewController) throws -> UIViewController {
        let presenter = navigation.frontmost
        guard presenter.viewIfLoaded?.window != nil else { throw ListingsAppFault.notOnScreen }
        navigation.prepare(layer, for: presenter)
        return presenter
    }

    /// What presents the top layer.
    func topPresenter() throws -> UIViewController {
        guard layers.count > 1, let presenter = layers[layers.count - 1].container.presentingViewController else {
            throw ListingsAppFault.dismissNothing
        }
        return presenter
    }

    /// What presents the lowest layer that is presented.
    var lowestPresenter: UIViewController? { layers.dropFirst().first?.container.presentingViewController }

    /// Tells that a presentation or dismissal has ended.
    var done: () -> Void {
        navigation.running += 1
        return { [weak navigation] in
            navigation?.running -= 1
            navigation?.advance()
        }
    }

    /// The current screen, ready to say where a popover points at.
    var frameToAnchorAt: ListingsAppFrame? {
        current?.loadViewIfNeeded()
        return current.flatMap { navigation.frame(of: $0) }
    }

    /// Lets the screen that raises an event say where a popover points at.
    func anchor<Screen>(
        _ layer: UIViewController, at frame: ListingsAppFrame?, _ place: (Screen, UIPopoverPresentationController) -> Void
    ) {
        guard let popover = layer.popoverPresentationController, let screen = frame?.controller as? Screen else {
            return
        }
        place(screen, popover)
    }

    /// Runs a storyboard segue of the current screen, and prepares its destination, also where that is the first
    /// screen of a stack.
    func performSegue<Screen>(
        _ identifier: String, pushes: Bool, of screen: Screen.Type,
        _ prepare: @escaping (_ destination: Screen, _ container: UIViewController) -> Void
    ) throws {
        if pushes { _ = try stack() }
        guard let source = current, source.viewIfLoaded?.window != nil else { throw ListingsAppFault.notOnScreen }
        var isPrepared = false
        navigation.preparing = (identifier, { destination in
            let first = (destination as? UINavigationController)?.viewControllers.first ?? destination
            guard let screen = first as? Screen else { return }
            prepare(screen, destination)
            isPrepared = true
        })
        source.performSegue(withIdentifier: identifier, sender: nil)
        navigation.preparing = nil
        guard isPrepared else { throw ListingsAppFault.segueNotPrepared }
    }
}

#endif
