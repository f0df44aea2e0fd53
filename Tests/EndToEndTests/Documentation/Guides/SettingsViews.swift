import SwiftUI

struct SettingsScreens: SettingsAppFactory {}

// quoted: 4

struct HomeView: View {
    let router: SettingsAppRouter
    @State private var heard: [String] = []

    var body: some View {
        VStack {
            Button("Settings") {
                // quoted: 5
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

    var body: some View { Text(topic) }
}

@MainActor
func run() async {
    let host = ViewHost(SettingsWindow())
    host.settle()
    check(host.buttons == ["Settings"], "the app begins with what is its own")
    for button in ["Settings", "Account", "Sign out"] {
        check(host.press(button), button)
        host.settle()
    }
    check(host.texts == ["signed out"] && host.kinds.isEmpty, "its outcome goes to the code that asked")
    check(host.misuses.isEmpty, "SwiftUI has nothing to complain about")
}
