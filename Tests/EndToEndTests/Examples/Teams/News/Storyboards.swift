import UIKit

/// What the module's storyboard and nib files would hold: two references to the storyboard of another module.
@MainActor
public func registerStoryboardsOfNews() {
    UIKitDouble.registerNib("Article")
    UIKitDouble.registerStoryboard("News") { story in
        story.scene("ArticleList", ArticleListViewController.self)
        story.scene("UserCard", UIViewController.self) { _ in
            UIStoryboard(name: "People", bundle: nil).instantiateViewController(identifier: "UserCard")
        }
        story.navigation("Editor", root: "UserCard")
        story.segue("Author", from: "ArticleList", to: "UserCard")
        story.segue("Editor", from: "ArticleList", to: "Editor", kind: .presentModally())
    }
}
