import UIKit

final class ArticleListViewController: UITableViewController {
    var articles: [Article] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(articles[indexPath.row])
    }

    private func open(_ article: Article) {
        let reader = storyboard!.instantiateViewController(withIdentifier: "Article") as! ArticleViewController
        reader.article = article
        navigationController?.pushViewController(reader, animated: true)
    }
}

final class ArticleViewController: UIViewController {
    var article: Article?

    @IBAction func share() {
        guard let article else { return }
        present(UIActivityViewController(activityItems: [article.url], applicationActivities: nil), animated: true)
    }

    @IBAction func openComments() {
        guard let article else { return }
        let comments = CommentsViewController(article: article)
        present(UINavigationController(rootViewController: comments), animated: true)
    }
}
