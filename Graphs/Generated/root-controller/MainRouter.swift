// Made by navgraph from root-controller.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The flow `main`, a stack that begins with `mainScreen`.
///
///     mainScreen
///         openMessages → push messageList
///         openActivity → push activity
///         openRequest → push request
///         createListing → present newListing
///             published → close
///         logOut → set loggedOut, root entry
///     messageList
///         openMessage → push messageDetails
@MainActor
final class MainRouter {
    private unowned let app: ListingsAppRouter

    init(_ app: ListingsAppRouter) { self.app = app }

    /// The first screen alone.
    func firstScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController { makeMainScreen(ending) }

    /// A stack with the first screen in it.
    func container(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        app.navigation.stack(firstScreen(), for: ListingsAppName.main, ending)
    }

    // MARK: mainScreen

    func makeMainScreen(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeMainScreen()
        let frame = app.navigation.enter(screen, as: ListingsAppName.mainScreen, ending)
        screen.onOpenMessages = frame.event("mainScreen.openMessages", to: self) { try $0.mainScreenOpenMessages($1) }
        screen.onOpenActivity = frame.event("mainScreen.openActivity", to: self) { try $0.mainScreenOpenActivity($1) }
        screen.onOpenRequest = frame.eventWithValues("mainScreen.openRequest", "id", to: self) {
            try $0.mainScreenOpenRequest($1, id: $2)
        }
        screen.onCreateListing = frame.event("mainScreen.createListing", to: self) {
            try $0.mainScreenCreateListing($1)
        }
        screen.onLogOut = frame.event("mainScreen.logOut", to: self) { try $0.mainScreenLogOut($1) }
        return screen
    }

    func mainScreenOpenMessages(_ step: NavGraph.Step) throws {
        try step.push(self.makeMessageList())
    }

    func mainScreenOpenActivity(_ step: NavGraph.Step) throws {
        try step.push(self.makeActivity())
    }

    func mainScreenOpenRequest(_ step: NavGraph.Step, id: String) throws {
        try step.push(self.makeRequest(id: id))
    }

    func mainScreenCreateListing(_ step: NavGraph.Step) throws {
        let ending = NavGraph.Ending()
        ending.close(ListingsAppOutcome.newListingPublished)
        step.presentStack(self.makeNewListing(ending))
    }

    private func mainScreenLogOut(_ step: NavGraph.Step) throws {
        step.conditions[ListingsAppCondition.loggedOut] = true
        try self.app.showEntry(step, animation: .slideBack)
    }

    // MARK: activity

    func makeActivity(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeActivity()
        app.navigation.enter(screen, as: ListingsAppName.activity, ending)
        return screen
    }

    // MARK: messageList

    func makeMessageList(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeMessageList()
        let frame = app.navigation.enter(screen, as: ListingsAppName.messageList, ending)
        screen.onOpenMessage = frame.eventWithValues("messageList.openMessage", "id", to: self) {
            try $0.messageListOpenMessage($1, id: $2)
        }
        return screen
    }

    func messageListOpenMessage(_ step: NavGraph.Step, id: String) throws {
        try step.push(self.makeMessageDetails(id: id))
    }

    // MARK: messageDetails

    func makeMessageDetails(_ ending: NavGraph.Ending? = nil, id: String) -> UIViewController {
        let screen = app.factory.makeMessageDetails(id: id)
        app.navigation.enter(screen, as: ListingsAppName.messageDetails, ending)
        return screen
    }

    // MARK: newListing

    func makeNewListing(_ ending: NavGraph.Ending? = nil) -> UIViewController {
        let screen = app.factory.makeNewListing()
        let frame = app.navigation.enter(screen, as: ListingsAppName.newListing, ending)
        screen.onPublished = { frame.end(ListingsAppOutcome.newListingPublished) }
        return screen
    }

    // MARK: request

    func makeRequest(_ ending: NavGraph.Ending? = nil, id: String) -> UIViewController {
        let screen = app.factory.makeRequest(id: id)
        app.navigation.enter(screen, as: ListingsAppName.request, ending)
        return screen
    }
}

/// Main.
@MainActor
protocol MainScreenScreen: UIViewController {
    var onOpenMessages: (() -> Void)? { get set }
    var onOpenActivity: (() -> Void)? { get set }
    var onOpenRequest: ((_ id: String) -> Void)? { get set }
    var onCreateListing: (() -> Void)? { get set }
    var onLogOut: (() -> Void)? { get set }
}

/// Activity.
@MainActor
protocol ActivityScreen: UIViewController {}

/// Messages.
@MainActor
protocol MessageListScreen: UIViewController {
    var onOpenMessage: ((_ id: String) -> Void)? { get set }
}

/// Message.
@MainActor
protocol MessageDetailsScreen: UIViewController {}

/// New listing.
@MainActor
protocol NewListingScreen: UIViewController {
    var onPublished: (() -> Void)? { get set }
}

/// Request.
@MainActor
protocol RequestScreen: UIViewController {}

/// Makes these screens.
@MainActor
protocol MainFactory {
    func makeMainScreen() -> any MainScreenScreen
    func makeActivity() -> any ActivityScreen
    func makeMessageList() -> any MessageListScreen
    func makeMessageDetails(id: String) -> any MessageDetailsScreen
    func makeNewListing() -> any NewListingScreen
    func makeRequest(id: String) -> any RequestScreen
}
#endif
