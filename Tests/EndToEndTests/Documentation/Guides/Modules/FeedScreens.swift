import NavGraphUIKit
public import UIKit

public final class ListViewController: UIViewController, ListScreen {
    public var onAuthor: ((_ userId: String) -> Void)?
}

public struct FeedTeam: FeedModuleFactory {
    public init() {}
}
