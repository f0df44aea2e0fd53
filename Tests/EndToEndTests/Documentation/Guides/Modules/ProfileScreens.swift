import NavGraphUIKit
public import UIKit

final class FormViewController: UIViewController, FormScreen {
    var onSubmit: (() -> Void)?
}

public final class UserCardViewController: UIViewController, UserCardScreen {
    public private(set) var userId = ""

    convenience init(userId: String) {
        self.init()
        self.userId = userId
    }
}

public struct ProfileTeam: ProfileModuleFactory {
    public init() {}
}
