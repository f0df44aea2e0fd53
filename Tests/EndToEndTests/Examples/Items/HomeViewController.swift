import UIKit

/// The interactor of the scene; the router sees only its data store.
final class HomeInteractor: HomeDataStore {
    var text: String?
}

final class HomeViewController: UIViewController, HomeScreen {
    let interactor = HomeInteractor()
    private(set) var router: (any HomeRoutingLogic & HomeDataPassing)?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let router = HomeRouter()
        router.viewController = self
        router.dataStore = interactor
        self.router = router
    }

    /// The user has written something.
    func write(_ text: String?) {
        interactor.text = text
        router?.routeWrite()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.prepare(for: segue, sender: sender) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        router?.shouldPerformSegue(withIdentifier: identifier, sender: sender) ?? true
    }
}
