import DITranquillity
import UIKit

/// What the app adds to what is emitted, beside it.
extension FeedPart {
    nonisolated static func photoList(_ registration: DIComponentBuilder<PhotoListViewController>) {
        registration.injection { @MainActor (screen: PhotoListViewController, pictures: Pictures) in
            screen.pictures = pictures
        }
    }
}

extension GalleryAppScreensPart {
    nonisolated static func profileUserCard(_ registration: DIComponentBuilder<UserCardViewController>) {
        registration.injection { @MainActor (screen: UserCardViewController, pictures: Pictures) in
            screen.pictures = pictures
        }
    }
}
