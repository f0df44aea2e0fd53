import UIKit

/// The notes with bars alone, which lay themselves out.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: NotesAppRouter?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        router = NotesAppRouter(window: window, factory: Screens())
        router?.start()
    }
}

final class Screens: NotesAppFactory {
    func makeNoteList() -> any NoteListScreen { NoteListViewController() }
    func makeCreateNote() -> any CreateNoteScreen { CreateNoteViewController() }
    func makeNoteDetail(note: Note) -> any NoteDetailScreen {
        NoteDetailViewController(nibName: nil, bundle: nil, note: note)
    }
}
