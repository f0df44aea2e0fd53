public import UIKit

/// Knows what people are called. The user's card wants it, and nobody who opens it knows.
public final class Names: Sendable {
    public init() {}
}

/// Made by the storyboard `People`; of code of other teams, or by a reference in a storyboard of theirs.
public final class UserCardViewController: UIViewController, UserCardScreen {
    public private(set) var userId = ""
    public internal(set) var names: Names?

    init?(coder: NSCoder, userId: String) {
        self.userId = userId
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func configure(userId: String) { self.userId = userId }
}
