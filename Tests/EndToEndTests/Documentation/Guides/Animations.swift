import UIKit

// quoted: 3

final class GridViewController: UIViewController, GridScreen {
    var onOpenPhoto: ((_ id: String) -> Void)?
}

final class PhotoViewController: UIViewController, PhotoScreen {
    convenience init(id: String) { self.init() }
}

final class Screens: GalleryAppFactory {}

@MainActor
func run() async {
    let animations = Animations()
    let router = GalleryAppRouter(window: UIKitDouble.makeWindow(), factory: Screens(), animator: animations)
    router.start()
    rest()
    check(visible(GridViewController.self) != nil, "the app begins with the grid")
    visible(GridViewController.self)?.onOpenPhoto?("7")
    rest()
    check(visible(PhotoViewController.self) != nil, "the animation shows the photo")
}
