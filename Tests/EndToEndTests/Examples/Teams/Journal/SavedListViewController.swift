import UIKit

final class SavedListViewController: UIViewController, SavedListScreen {
    var onOpenOwner: ((_ userId: String) -> Void)?
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)?
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?

    func valuesForOpenOwner(sender: Any?) -> (String)? { sender as? String }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        onShouldPerformSegue?(identifier, sender) ?? true
    }
}
