import SwiftUI

struct CinemaMain: App {
    #if canImport(UIKit)
        @UIApplicationDelegateAdaptor(NavGraph.AppDelegate.self) private var delegate
    #endif

    var body: some Scene { WindowGroup { CinemaAppWindow { Screens() } } }
}
