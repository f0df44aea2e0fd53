import UIKit

/// What the module's storyboard file would hold.
@MainActor
public func registerStoryboardsOfPeople() {
    UIKitDouble.registerStoryboard("People") { story in story.scene("UserCard", UserCardViewController.self) }
}
