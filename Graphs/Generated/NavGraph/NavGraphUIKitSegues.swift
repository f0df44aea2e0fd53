// The support code of navgraph 0.1.0: UIKitSegues. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Moves that a scene's router carries out by one call of UIKit.
extension NavGraph.Step {
    /// A new screen above the current one, pushed by `navigate` from the current screen. It is not made where
    /// that is on no stack.
    func pushScene(
        by navigate: (_ source: UIViewController, _ destination: UIViewController) -> Void,
        _ make: () throws -> UIViewController
    ) throws {
        guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
        guard let source = current else { throw NavGraph.Fault.notOnScreen }
        let screen = try make()
        navigate(source, screen)
        adoptWhatUIKitShows(pushedOver: source)
    }

    /// A new layer, presented by `navigate` from what is frontmost.
    func present(
        as style: NavGraph.Style = .sheet, isLocked: Bool = false, lockedWhile lock: NavGraph.Lock? = nil,
        detents: [NavGraph.Detent] = [], animation: NavGraph.Animation = .standard,
        by navigate: (_ source: UIViewController, _ destination: UIViewController) -> Void,
        _ make: () throws -> UIViewController
    ) throws {
        guard let source = navigation.frontmost, source.viewIfLoaded?.window != nil else {
            throw NavGraph.Fault.notOnScreen
        }
        let container = try make()
        present(
            container, as: style, isLocked: isLocked, lockedWhile: lock, detents: detents, animation: animation)
        if let layer = layers.last { navigation.prepare(layer, for: source) }
        navigate(source, container)
        adoptWhatUIKitShows(pushedOver: nil)
    }
}

extension NavGraph.Step {
    /// Runs a storyboard segue of the current screen, or takes part in one that UIKit runs, and prepares its
    /// destination.
    ///
    /// - Parameters:
    ///   - identifier: the segue's, in the storyboard.
    ///   - pushes: whether it pushes; else it presents.
    ///   - inStack: whether its destination is the first screen of a stack.
    ///   - screen: what its destination must be.
    ///   - prepare: what becomes of the destination, and of the stack that it is in, or of itself.
    func performSegue<Screen>(
        _ identifier: String, pushes: Bool, inStack: Bool = false, of screen: Screen.Type,
        _ prepare: @escaping (_ destination: Screen, _ container: UIViewController) throws -> Void
    ) throws {
        if pushes, !region.isStack { throw NavGraph.Fault.pushOutsideStack }
        guard let source = current, source.viewIfLoaded?.window != nil else { throw NavGraph.Fault.notOnScreen }
        let prepare = { (destination: UIViewController) in
            let first = inStack ? (destination as? UINavigationController)?.viewControllers.first : destination
            guard let screen = first as? Screen else { throw NavGraph.Fault.segueNotPrepared }
            try prepare(screen, destination)
        }
        switch segues {
        case .asked: throw AskedSegue(identifier)
        case .wired(let segue):
            guard let segue = segue as? UIStoryboardSegue, segue.identifier == identifier else {
                throw NavGraph.Fault.segueNotPrepared
            }
            try prepare(segue.destination)
            if pushes { navigation.moving = source.navigationController }
        case .performed:
            var result: Result<Void, any Error> = .failure(NavGraph.Fault.segueNotPrepared)
            navigation.preparing = (identifier, { destination in result = Result { try prepare(destination) } })
            source.performSegue(withIdentifier: identifier, sender: nil)
            navigation.preparing = nil
            try result.get()
            adoptWhatUIKitShows(pushedOver: pushes ? source : nil)
        }
    }

    /// UIKit has been told to push or present something, and nobody tells of the end of a presentation.
    func adoptWhatUIKitShows(pushedOver source: UIViewController?) {
        adoptWhatIsShown()
        guard let source, let current, current !== source, let stack = current.navigationController,
            stack.viewIfLoaded?.window != nil
        else { return }
        navigation.moving = stack
    }
}

extension UIStoryboardSegue: NavGraph.StoryboardSegue {}

extension NavGraph.Navigation: NavGraph.SegueDisplay {
    /// What a segue presents: a screen, or a stack that begins with it.
    func presented(
        _ container: UIViewController, with screen: UIViewController, for name: some NavGraph.Name,
        _ ending: NavGraph.Ending? = nil, isLocked: Bool = false, lockedWhile lock: NavGraph.Lock? = nil
    ) {
        if isLocked { container.isModalInPresentation = true }
        if let stack = container as? UINavigationController {
            enter(stack, from: screen, for: name.text, ending)
        } else {
            record(of: screen)?.layerEnding = ending
        }
        observe(container.presentationController, of: container)
    }

    func prepare(_ segue: any NavGraph.StoryboardSegue) -> Bool {
        guard let preparing, preparing.identifier == segue.identifier, let segue = segue as? UIStoryboardSegue
        else { return false }
        preparing.prepare(segue.destination)
        return true
    }

    /// UIKit performs a segue as soon as it is prepared: steps wait for that, and for the end of the transition.
    func wait(for segue: any NavGraph.StoryboardSegue) {
        let destination = (segue as? UIStoryboardSegue)?.destination
        let part = NavGraph.ViewTransition("a segue") { [weak self] done in
            Task {
                if let self {
                    if let stack = self.moving, stack.topViewController !== destination { self.moving = nil }
                    self.place(self.layers)
                }
                done()
            }
        }
        run([part])
    }
}
#endif
