// Made by navgraph from people.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
public import UIKit
public import NavGraphRuntime
public import NavGraphUIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of People: its own screens, and a router for each flow.
@MainActor
public final class PeopleModuleRouter {
    let navigation: NavGraph.Navigation
    let factory: any PeopleModuleFactory
    public private(set) lazy var signInRouter = SignInRouter(self)

    /// Keeps `factory`.
    public init(_ navigation: NavGraph.Navigation, factory: any PeopleModuleFactory) {
        self.navigation = navigation
        self.factory = factory
    }

    // MARK: People.userCard

    public func makeUserCard(_ ending: NavGraph.Ending? = nil, userId: String) -> UIViewController {
        let screen = factory.makeUserCard(userId: userId)
        enterUserCard(screen, ending, userId: userId)
        return screen
    }

    /// Enters a screen that the factory or a storyboard segue has made.
    public func enterUserCard(_ screen: any UserCardScreen, _ ending: NavGraph.Ending? = nil, userId: String) {
        navigation.enter(screen, as: PeopleModuleName.userCard, ending)
    }
}

/// User.
@MainActor
public protocol UserCardScreen: UIViewController {
    /// Sets the params, if a storyboard segue has made the screen.
    func configure(userId: String)
}

/// Makes these screens.
@MainActor
public protocol PeopleModuleScreens {
    func makeUserCard(userId: String) -> any UserCardScreen
    /// Called first if a storyboard segue has made the screen.
    func inject(into screen: any UserCardScreen)
}

extension PeopleModuleScreens {
    public func inject(into screen: any UserCardScreen) {}
}

/// Makes all screens of the module.
@MainActor
public protocol PeopleModuleFactory: PeopleModuleScreens, SignInFactory {}
#endif
