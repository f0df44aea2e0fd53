import UIKit

struct DetailStore: DetailDataStore {
    var text: String!
}

/// Shows the text that it was passed.
final class DetailViewController: UIViewController, DetailScreen {
    private(set) var router: (any DetailRoutingLogic & DetailDataPassing)?
    let label = UILabel()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let router = DetailRouter()
        router.viewController = self
        router.dataStore = DetailStore()
        self.router = router
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = router?.dataStore?.text
        view.addSubview(label)
    }
}
