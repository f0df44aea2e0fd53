import Foundation

/// A way from one scene to another.
@MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var handler: (() -> Void)?

    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    open func perform() { handler?() }
}

extension UIViewController {
    /// Rule 25: `prepare` and then the segue; `shouldPerformSegue` is for touches.
    func runSegue(_ identifier: String, sender: Any?) {
        guard let definition = segues.first(where: { $0.identifier == identifier }), let storyboard else {
            World.current.misuse(
                World.invalidArgument, "Receiver (\(naming(self))) has no segue with identifier '\(identifier)'")
            return
        }
        guard let destination = storyboard.make(definition.destination, creator: nil) else { return }
        let segue = definition.kind.segue(identifier, from: self, to: destination, sender: sender)
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}

extension SegueKind {
    @MainActor
    func segue(
        _ identifier: String, from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue {
        let perform: () -> Void
        switch self {
        case .show:
            perform = { source.show(destination, sender: sender) }
        case .showDetail:
            perform = { source.showDetailViewController(destination, sender: sender) }
        case .presentModally(let style):
            destination.modalPresentationStyle = style
            perform = { source.present(destination, animated: true, completion: nil) }
        case .presentAsPopover:
            destination.modalPresentationStyle = .popover
            destination.popoverPresentationController?.sourceView = source.view
            perform = { source.present(destination, animated: true, completion: nil) }
        case .custom(let type):
            return type.init(identifier: identifier, source: source, destination: destination)
        }
        return UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination, performHandler: perform)
    }
}
