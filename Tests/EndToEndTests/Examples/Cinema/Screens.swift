#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// A screen with a column of buttons, which a finger and a remote control can press.
    class ButtonsViewController: UIViewController {
        let rows = UIStackView()

        override func viewDidLoad() {
            super.viewDidLoad()
            rows.axis = .vertical
            rows.frame = view.bounds
            view.addSubview(rows)
        }

        func add(_ title: String, _ action: @escaping () -> Void) {
            rows.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
        }
    }

    final class FilmListViewController: ButtonsViewController, FilmListScreen {
        var onOpenFilm: ((_ title: String) -> Void)?
        var onShowSettings: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            for title in ["Metropolis", "Nosferatu"] { add(title) { [weak self] in self?.onOpenFilm?(title) } }
            add("Settings") { [weak self] in self?.onShowSettings?() }
        }
    }

    final class FilmViewController: ButtonsViewController, FilmScreen {
        var onPlay: (() -> Void)?
        var onWriteReview: (() -> Void)?

        init(title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            add("Play") { [weak self] in self?.onPlay?() }
            add("Write a review") { [weak self] in self?.onWriteReview?() }
        }
    }

    final class ShelfViewController: ButtonsViewController, ShelfScreen {
        var onResume: ((_ title: String) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            add("Metropolis") { [weak self] in self?.onResume?("Metropolis") }
        }
    }

    final class PlayerViewController: ButtonsViewController, PlayerScreen {
        var onFinished: (() -> Void)?

        init(title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            add("Done") { [weak self] in self?.onFinished?() }
        }
    }

    final class ReviewViewController: ButtonsViewController, ReviewScreen {
        var onSent: ((_ stars: Int) -> Void)?
        var onDiscarded: (() -> Void)?

        init(title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            for stars in 1...5 { add("\(stars)") { [weak self] in self?.onSent?(stars) } }
            add("Cancel") { [weak self] in self?.onDiscarded?() }
        }
    }

    final class SettingsViewController: ButtonsViewController, SettingsScreen {
        var onOpenSystemSettings: (() -> Void)?
        var onOpenAbout: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            add("System settings") { [weak self] in self?.onOpenSystemSettings?() }
            add("About") { [weak self] in self?.onOpenAbout?() }
        }
    }

    final class AboutViewController: ButtonsViewController, AboutScreen {
        var onAgree: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            add("Agree") { [weak self] in self?.onAgree?() }
        }
    }
#endif
