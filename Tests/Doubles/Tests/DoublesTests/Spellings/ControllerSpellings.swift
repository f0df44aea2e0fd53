// Uses of the API as Apple documents it, written from its reference and not from the double (rule 44).
// They must type-check; they are never run.
import UIKit

private final class NoteScreen: UIViewController {
    let note: String

    init(note: String) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
    }

    init?(coder: NSCoder, note: String) {
        self.note = note
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() { view = UIView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
}

@MainActor
private func controllers(_ a: UIViewController, _ b: UIViewController, coder: NSCoder) {
    _ = UIViewController()
    _ = UIViewController(nibName: "Name", bundle: Bundle.main)
    _ = UIViewController(nibName: nil, bundle: nil)
    let decoded: UIViewController? = UIViewController(coder: coder)
    let view: UIView = a.view
    let loaded: UIView? = a.viewIfLoaded
    let isLoaded: Bool = a.isViewLoaded
    a.loadViewIfNeeded()
    let parent: UIViewController? = a.parent
    let children: [UIViewController] = a.children
    a.addChild(b)
    view.addSubview(b.view)
    b.didMove(toParent: a)
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    a.transition(from: a, to: b, duration: 0.25, options: [.transitionCrossDissolve], animations: nil) { finished in
        let done: Bool = finished
        _ = done
    }
    a.transition(from: a, to: b, duration: 0.25, animations: nil)
    let navigation: UINavigationController? = a.navigationController
    let tabs: UITabBarController? = a.tabBarController
    let split: UISplitViewController? = a.splitViewController
    a.present(b, animated: true)
    a.present(b, animated: true, completion: nil)
    a.present(b, animated: true) {}
    a.dismiss(animated: true)
    a.dismiss(animated: true, completion: nil)
    a.dismiss(animated: true) {}
    let presented: UIViewController? = a.presentedViewController
    let presenting: UIViewController? = a.presentingViewController
    let flags: [Bool] = [a.isBeingPresented, a.isBeingDismissed, a.isMovingToParent, a.isMovingFromParent]
    a.modalPresentationStyle = .automatic
    for style: UIModalPresentationStyle in [
        .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
        .popover, .none,
    ] { a.modalPresentationStyle = style }
    for style: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
        a.modalTransitionStyle = style
    }
    a.isModalInPresentation = true
    let control: UIPresentationController? = a.presentationController
    let sheet: UISheetPresentationController? = a.sheetPresentationController
    let popover: UIPopoverPresentationController? = a.popoverPresentationController
    a.show(b, sender: nil)
    a.showDetailViewController(b, sender: nil)
    let storyboard: UIStoryboard? = a.storyboard
    a.performSegue(withIdentifier: "segue", sender: nil)
    a.title = "Title"
    a.navigationItem.hidesBackButton = true
    a.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    a.tabBarItem.title = "Two"
    _ = (decoded, loaded, isLoaded, parent, children, navigation, tabs, split, presented, presenting, flags, control)
    _ = (sheet, popover, storyboard, NoteScreen(note: ""), NoteScreen(coder: coder, note: ""))
}

@MainActor
private func awaiting(_ a: UIViewController, _ b: UIViewController) async {
    await a.present(b, animated: true)
    await a.dismiss(animated: true)
    a.present(b, animated: true, completion: nil)
    a.dismiss(animated: true, completion: nil)
    await UIApplication.shared.open(URL(fileURLWithPath: "/"))
}

@MainActor
private func options() {
    let all: [UIView.AnimationOptions] = [
        .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
        .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .curveEaseInOut,
    ]
    UIView.animate(withDuration: 0.3) {}
    UIView.animate(withDuration: 0.3, animations: {}) { _ in }
    UIView.animate(withDuration: 0.3, delay: 0, options: all[0], animations: {}, completion: nil)
    UIView.transition(with: UIView(), duration: 0.3, options: all[0], animations: {}, completion: nil)
    UIView.transition(with: UIView(), duration: 0.3, options: .transitionCrossDissolve, animations: {})
    UIView.transition(from: UIView(), to: UIView(), duration: 0.3, options: all[0]) { _ in }
}
