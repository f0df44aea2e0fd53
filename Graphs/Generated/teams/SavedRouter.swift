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

/// The flow `saved`, a stack that begins with `savedList`.
///
///     savedList
///         openOwner → push People.userCard
@MainActor
final class SavedRouter {
    private unowned let app: JournalAppRouter

    init(_ app: JournalAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeSavedList(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: JournalAppName.saved, ending)
    }

    // MARK: savedList

    func makeSavedList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeSavedList()
        let frame = app.navigation.enter(screen, as: JournalAppName.savedList, ending)
        screen.onOpenOwner = frame.eventWithValues("savedList.openOwner", "userId", to: self) {
            try $0.savedListOpenOwner($1, userId: $2)
        }
        let segues = NavGraph.WiredSegues(frame)
        segues.add("savedList.openOwner", by: ["Owner"], to: self) { [weak screen] router, step, sender in
            guard let values = screen?.valuesForOpenOwner(sender: sender) else { throw NavGraph.Fault.missingValue }
            try router.savedListOpenOwner(step, userId: values)
        }
        screen.onPrepareForSegue = { segues.prepare($0, sender: $1) }
        screen.onShouldPerformSegue = { segues.mayPerform($0, sender: $1) }
        return screen
    }

    private func savedListOpenOwner(_ step: NavGraph.Step, userId: String) throws {
        try step.performSegue("Owner", pushes: true, of: (any PeopleScreens.UserCardScreen).self) { screen, _ in
            self.app.factory.people.inject(into: screen)
            screen.configure(userId: userId)
            self.app.people.enterUserCard(screen, userId: userId)
        }
    }
}

/// Saved.
@MainActor
protocol SavedListScreen: UIViewController {
    /// Call it in `prepare(for:sender:)`.
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)? { get set }
    /// Call it in `shouldPerformSegue(withIdentifier:sender:)`.
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)? { get set }
    /// The values of `openOwner`, if the storyboard starts its segue.
    func valuesForOpenOwner(sender: Any?) -> String?
    var onOpenOwner: ((_ userId: String) -> Void)? { get set }
}

extension SavedListScreen {
    func valuesForOpenOwner(sender: Any?) -> String? { nil }
}

/// Makes these screens.
@MainActor
protocol SavedFactory {
    func makeSavedList() -> any SavedListScreen
}
#endif
