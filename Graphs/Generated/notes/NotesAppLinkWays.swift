// Made by navgraph from notes.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// Each link is followed once, as soon as possible. A new link replaces one that waits.
extension NotesAppRouter: NavGraph.LinkRouter {
    /// Follows a link.
    func follow(_ link: NotesAppLink) { links.follow(way(to: link)) }

    /// Follows the link of a URL, shortcut, notification or activity; `false` if none matches.
    @discardableResult
    func follow(_ entry: NavGraph.LinkEntry) -> Bool {
        guard let link = NotesAppLink(entry) else { return false }
        if !links.isRepeated(entry) { follow(link) }
        return true
    }

    /// Returns how a link is followed.
    func way(to link: NotesAppLink) -> NavGraph.LinkWay {
        switch link {
        case .newNote:
            return NavGraph.LinkWay(
                "newNote", isOpen: { _, isRoot in isRoot(NotesAppName.notes) }
            ) { [weak self] step in
                try self?.followNewNote(step)
            }
        }
    }

    /// `newNote`: notes · noteList.createNote
    private func followNewNote(_ step: NavGraph.Step) throws {
        step.restart(self.notesRouter.container())
        step.animateTheRest()
        try self.notesRouter.noteListCreateNote(step)
    }
}
#endif
