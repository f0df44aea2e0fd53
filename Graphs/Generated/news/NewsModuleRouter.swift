// Made by navgraph from news.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
public import UIKit
public import NavGraphRuntime
public import NavGraphUIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of News: its own screens, and a router for each flow.
@MainActor
public final class NewsModuleRouter {
    let navigation: NavGraph.Navigation
    let factory: any NewsModuleFactory
    unowned let imports: any NewsModuleImports
    public private(set) lazy var newsRouter = NewsRouter(self)

    /// Keeps `factory`, and `imports` unowned: the app's router, which makes this one.
    public init(_ navigation: NavGraph.Navigation, factory: any NewsModuleFactory, imports: any NewsModuleImports) {
        self.navigation = navigation
        self.factory = factory
        self.imports = imports
    }
}

/// Makes all screens of the module.
@MainActor
public protocol NewsModuleFactory: NewsFactory {}

/// Opens screens of other modules. The app's router adopts it.
@MainActor
public protocol NewsModuleImports: AnyObject {
    func enterPeopleUserCard(_ screen: UIViewController, _ ending: NavGraph.Ending?, userId: String) throws
    func containerOfPeopleSignIn(_ ending: NavGraph.Ending?) -> UIViewController
}
#endif
