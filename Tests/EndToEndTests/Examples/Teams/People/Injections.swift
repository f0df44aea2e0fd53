import DITranquillity
import UIKit

/// What the team adds to what is emitted, beside it.
extension PeopleModuleScreensPart {
    nonisolated static func userCard(_ registration: DIComponentBuilder<UserCardViewController>) {
        registration.injection { @MainActor (screen: UserCardViewController, names: Names) in screen.names = names }
    }
}
