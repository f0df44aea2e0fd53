// Made by navgraph from teams.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import NavGraphRuntime
import NavGraphUIKit
import NewsScreens
import PeopleScreens
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

extension JournalAppRouter: NewsModuleImports {
    func enterPeopleUserCard(_ screen: UIViewController, _ ending: NavGraph.Ending?, userId: String) throws {
        guard let screen = screen as? any PeopleScreens.UserCardScreen else { throw NavGraph.Fault.segueNotPrepared }
        self.factory.people.inject(into: screen)
        screen.configure(userId: userId)
        self.people.enterUserCard(screen, ending, userId: userId)
    }

    func containerOfPeopleSignIn(_ ending: NavGraph.Ending?) -> UIViewController {
        self.people.signInRouter.container(ending)
    }
}
#endif
