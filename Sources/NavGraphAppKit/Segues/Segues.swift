#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph.Step {
        /// Runs a storyboard segue of the current screen that presents, or takes part in one that AppKit runs, and prepares
        /// its destination: of the type `screen`.
        public func performSegue<Screen>(
            _ identifier: String, of screen: Screen.Type,
            _ prepare: @escaping (_ destination: Screen, _ controller: NSViewController) throws -> Void
        ) throws {
            guard let source = current, source.isViewLoaded, source.view.window?.isVisible == true else {
                throw NavGraph.Fault.notOnScreen
            }
            let prepare = { (destination: NSViewController) in
                guard let screen = destination as? Screen else { throw NavGraph.Fault.segueNotPrepared }
                try prepare(screen, destination)
            }
            switch segues {
            case .asked: throw AskedSegue(identifier)
            case .wired(let segue):
                // A window controller shows a window, not a layer.
                guard let segue = segue as? NSStoryboardSegue, segue.identifier == identifier,
                    let destination = segue.destinationController as? NSViewController
                else { throw NavGraph.Fault.segueNotPrepared }
                try prepare(destination)
            case .performed:
                var result: Result<Void, any Error> = .failure(NavGraph.Fault.segueNotPrepared)
                navigation.preparing = (identifier, { destination in result = Result { try prepare(destination) } })
                source.performSegue(withIdentifier: identifier, sender: nil)
                navigation.preparing = nil
                try result.get()
            }
        }

        /// What a segue presents is a layer of that screen.
        public func presented(
            _ screen: NSViewController, for name: some NavGraph.Name, _ ending: NavGraph.Ending? = nil,
            as style: NavGraph.Style = .sheet, isLocked: Bool = false, lockedWhile lock: NavGraph.Lock? = nil
        ) {
            var layer = navigation.single(screen, for: name, ending)
            layer.style = style
            layer.isLocked = isLocked
            layer.lock = lock
            navigation.adopted[layer.id] = screen
            present(layer, animation: .standard)
        }
    }

    extension NSStoryboardSegue: NavGraph.StoryboardSegue {}

    extension NavGraph.Navigation: NavGraph.SegueDisplay {
        package func prepare(_ segue: any NavGraph.StoryboardSegue) -> Bool {
            guard let preparing, preparing.identifier == segue.identifier,
                let destination = (segue as? NSStoryboardSegue)?.destinationController as? NSViewController
            else { return false }
            preparing.prepare(destination)
            return true
        }
    }
#endif
