import NavGraphRuntime
import NavGraphUIKit
import SwiftUI
import Testing
import UIKit

/// Rules 71, 72: what is put into the view of a screen is in nobody's way.
@MainActor
@Suite struct MarkerTests {
    private final class Table: UIViewController {
        let content = UIView()
        override func viewDidLoad() { view.addSubview(content) }
    }

    private final class Late: UIViewController {
        let content = UIView()
        override func viewDidAppear(_ animated: Bool) { view.addSubview(content) }
    }

    private final class Blurred: UIViewController {
        override func loadView() { view = UIVisualEffectView(effect: UIBlurEffect(style: .regular)) }
    }

    private final class Hosted: UIHostingController<EmptyView> {}

    private func shows(_ screen: UIViewController, _ scene: Scene) async {
        await scene.run { $0.root(scene.stack("a")) }
        screen.title = "b"
        scene.navigation.enter(screen, as: "b")
        await scene.run { try $0.push(screen) }
        #expect(scene.screens == [["a", "b"]])
    }

    @Test func barsFollowTheContentOfTheScreen() async {
        await Scene.clean { scene in
            let table = Table()
            await shows(table, scene)
            #expect(UIKitDouble.contentOfBars(in: table) === table.content)
            let marker = table.view.subviews.last
            #expect(marker !== table.content && marker?.isHidden == true && marker?.frame == .zero)
            #expect(marker?.isUserInteractionEnabled == false && marker?.accessibilityElementsHidden == true)
        }
    }

    @Test func barsFollowContentThatComesLate() async {
        await Scene.clean { scene in
            let late = Late()
            await shows(late, scene)
            #expect(UIKitDouble.contentOfBars(in: late) === late.content)
        }
    }

    @Test func aBlurredScreenIsShownAndHeard() async {
        await Scene.clean { scene in
            await shows(Blurred(), scene)
            UIKitDouble.user.tapBack()
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired b.closed", "shown a"])
        }
    }

    /// Also a subclass that the router does not know as one of SwiftUI.
    @Test func aHostingControllerGetsNoSubview() async {
        await Scene.clean { scene in
            let hosted = Hosted(rootView: EmptyView())
            await shows(hosted, scene)
            #expect(hosted.view.subviews.isEmpty)
            hosted.navigationController?.popViewController(animated: true)
            await UIKitDouble.settleTasks()
            #expect(scene.log.take() == ["fired b.closed", "shown a"])
        }
    }
}
