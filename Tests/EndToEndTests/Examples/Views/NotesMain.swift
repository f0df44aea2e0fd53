import SwiftUI

/// Views are made by their initializers, the alert of its outcomes.
struct Screens: NotesAppFactory {}

/// In an app it is `@main`. Each window has its own router.
struct NotesMain: App {
    @UIApplicationDelegateAdaptor(NavGraph.AppDelegate.self) private var delegate

    var body: some Scene { WindowGroup { NotesAppWindow { Screens() } } }
}
