/// Whether somebody is logged in; what an app would keep in the keychain.
@MainActor
final class Session {
    var isLoggedIn: Bool

    init(isLoggedIn: Bool = false) { self.isLoggedIn = isLoggedIn }
}
