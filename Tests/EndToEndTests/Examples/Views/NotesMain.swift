import SwiftUI

/// Views are made by their initializers, the alert of its outcomes.
struct Screens: NotesAppFactory {}

/// In an app it is `@main`.
struct NotesMain: App {
    @UIApplicationDelegateAdaptor(NavGraph.AppDelegate.self) private var delegate
    @State private var router = NotesAppRouter(factory: Screens())

    var body: some Scene { WindowGroup { NotesAppView(router) } }
}
