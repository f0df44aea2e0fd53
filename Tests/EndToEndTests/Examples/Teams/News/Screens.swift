import UIKit

final class ArticleListViewController: UIViewController, ArticleListScreen {
    var onOpenArticle: ((_ articleId: Int) -> Void)?
    var onOpenAuthor: ((_ userId: String) -> Void)?
    var onOpenEditor: ((_ userId: String) -> Void)?
    var onJoin: (() -> Void)?
    var onPrepareForSegue: ((_ segue: UIStoryboardSegue, _ sender: Any?) -> Void)?
    var onShouldPerformSegue: ((_ identifier: String, _ sender: Any?) -> Bool)?

    func valuesForOpenAuthor(sender: Any?) -> (String)? { sender as? String }
    func valuesForOpenEditor(sender: Any?) -> (String)? { sender as? String }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onPrepareForSegue?(segue, sender) }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        onShouldPerformSegue?(identifier, sender) ?? true
    }
}

final class ArticleViewController: UIViewController, ArticleScreen {
    init(nibName: String?, bundle: Bundle?, articleId: Int) {
        super.init(nibName: nibName, bundle: bundle)
        title = "Article \(articleId)"
    }

    required init?(coder: NSCoder) { nil }
}
