// Made by navgraph from swiftui.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
import SwiftUI
import NavGraphRuntime
import NavGraphSwiftUI
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The navigation of Notes: the window, and a router for each flow.
///
///     launch → root notes
@available(iOS 17, visionOS 1, *) @MainActor
final class NotesAppRouter {
    let factory: any NotesAppFactory
    let navigation: NavGraph.Navigation
    private(set) lazy var links = NavGraph.LinkFollower(navigation) { nil }
    private(set) lazy var notesRouter = NotesRouter(self)

    /// Launches. Keeps `factory`, and `observer` weakly. `NotesAppView` shows it.
    init(factory: any NotesAppFactory, observer: (any NavGraph.Observer)? = nil) {
        self.factory = factory
        navigation = NavGraph.Navigation(NavGraph.Conditions(), observer)
        navigation.fire("launch") { step in
            step.root(self.notesRouter.container())
        }
    }

    /// The names of the screens in the active region of each layer, bottom first.
    var screens: [[String]] { navigation.screens }

    /// Adds an observer, and keeps it.
    func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

    /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
    var description: String { navigation.description }

    /// The shown screens, as a value.
    var state: NavGraph.Snapshot { navigation.state }

    /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
    func settled() async { await navigation.settled() }

    // MARK: createNote

    func makeCreateNote(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = navigation.frame(NotesAppName.createNote, ending)
        let actions = CreateNoteActions(_opening: NavGraph.Opening(frame))
        let factory = factory
        return frame.show(NotesAppRoute.createNote, actions, view: factory.makeCreateNote(actions))
    }

    // MARK: confirmDeletion

    func makeConfirmDeletion(_ ending: NavGraph.Ending? = nil) -> NavGraph.Frame {
        let frame = navigation.frame(NotesAppName.confirmDeletion, ending)
        let actions = ConfirmDeletionActions(_opening: NavGraph.Opening(frame))
        let factory = factory
        return frame.showDialog(
            NotesAppRoute.confirmDeletion, actions,
            dialog: { factory.dialogConfirmDeletion(actions) })
    }
}

/// The content of a window. Each window has a router.
@available(iOS 17, visionOS 1, *) struct NotesAppView: View {
    private let router: NotesAppRouter

    init(_ router: NotesAppRouter) { self.router = router }

    var body: some View {
        NavGraph.RootView(router.navigation)
            .following(router, router.navigation, activities: [])
    }
}

/// A window that makes its router once, and shows it.
@available(iOS 17, visionOS 1, *) struct NotesAppWindow: View {
    private let router: @MainActor () -> NotesAppRouter

    init(observer: (any NavGraph.Observer)? = nil, factory: @escaping @MainActor () -> any NotesAppFactory) {
        router = { NotesAppRouter(factory: factory(), observer: observer) }
    }

    var body: some View { NavGraph.Window({ router() }) { NotesAppView($0) } }
}

/// These screens with their params.
@available(iOS 17, visionOS 1, *) enum NotesAppRoute {
    case createNote
    case confirmDeletion
}

/// New note.
@available(iOS 17, visionOS 1, *) @MainActor
struct CreateNoteActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func created(note: Note) { self._opening.end(NotesAppOutcome.createNoteCreated, note) }
}

/// Delete this note?
@available(iOS 17, visionOS 1, *) @MainActor
struct ConfirmDeletionActions: NavGraph.Actions {
    var _opening = NavGraph.Opening()

    func confirmed() { self._opening.end(NotesAppOutcome.confirmDeletionConfirmed) }

    func kept() { self._opening.end(NotesAppOutcome.confirmDeletionKept) }
}

/// Makes these screens. By default it calls the view's initializer.
@available(iOS 17, visionOS 1, *) @MainActor
protocol NotesAppScreens {
    func makeCreateNote(_ actions: CreateNoteActions) -> any View
    func dialogConfirmDeletion(_ actions: ConfirmDeletionActions) -> NavGraph.Dialog
}

@available(iOS 17, visionOS 1, *) extension NotesAppScreens {
    func makeCreateNote(_ actions: CreateNoteActions) -> any View { CreateNoteView(actions: actions) }
    func dialogConfirmDeletion(_ actions: ConfirmDeletionActions) -> NavGraph.Dialog {
        NavGraph.Dialog(
            title: "Delete this note?",
            buttons: [
                NavGraph.Dialog.Button("Confirmed") { actions.confirmed() },
                NavGraph.Dialog.Button("Kept", role: .cancel) { actions.kept() },
            ]
        )
    }
}

/// Makes all screens of the app.
@available(iOS 17, visionOS 1, *) @MainActor
protocol NotesAppFactory: NotesAppScreens, NotesFactory {}

@available(iOS 17, visionOS 1, *) extension NavGraph.Actions {
    /// The actions of this screen, if it is the current one.
    init?(current router: NotesAppRouter) {
        guard let actions = router.navigation.currentActions as? Self else { return nil }
        self = actions
    }
}
#endif
