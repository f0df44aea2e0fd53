import SwiftUI

/// Views are made by their initializers.
struct SettingsScreens: SettingsAppFactory {}

/// In an app it is `@main`.
struct SettingsMain: App {
    var body: some Scene { WindowGroup { SettingsWindow() } }
}

/// Each window has its own router.
struct SettingsWindow: View {
    @State private var router = SettingsAppRouter(factory: SettingsScreens())

    var body: some View { SettingsAppView(router) { HomeView(router: router) } }
}

/// What the app has had for years: its own code opens the settings and the help, and hears how they end.
struct HomeView: View {
    let router: SettingsAppRouter
    @State private var heard: [String] = []

    var body: some View {
        VStack {
            Text("Home")
            Button("Settings") {
                router.openSettings(
                    onSignedOut: { heard.append("signed out") },
                    onClosed: { heard.append("closed") })
            }
            Button("Help") {
                router.openHelp(
                    topic: "cards",
                    onSolved: { heard.append("solved") },
                    onClosed: { heard.append("left") })
            }
            ForEach(heard, id: \.self) { Text($0) }
        }
    }
}

struct SettingsListView: View {
    let actions: SettingsListActions

    var body: some View { Button("Account") { actions.openAccount() } }
}

struct AccountView: View {
    let actions: AccountActions

    var body: some View { Button("Sign out") { actions.signOut() } }
}

struct HelpView: View {
    let actions: HelpActions
    let topic: String

    var body: some View {
        VStack {
            Text(topic)
            Button("Solved") { actions.solved() }
        }
    }
}
