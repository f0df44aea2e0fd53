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

/// The screens and flows, by their names in the graph.
@available(iOS 17, visionOS 1, *) enum NotesAppName: Int, NavGraph.ListedName {
    case noteList
    case noteDetail
    case createNote
    case confirmDeletion
    case notes

    static var texts: StaticString {
        """
        noteList
        noteDetail
        createNote
        confirmDeletion
        notes
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
@available(iOS 17, visionOS 1, *) enum NotesAppOutcome {
    static var noteDetailDeleted: NavGraph.Outcome<Note> { .init(of: NotesAppName.noteDetail, "deleted", "note") }
    static var createNoteCreated: NavGraph.Outcome<Note> { .init(of: NotesAppName.createNote, "created", "note") }
    static var confirmDeletionConfirmed: NavGraph.Outcome<Void> { .init(of: NotesAppName.confirmDeletion, "confirmed") }
    static var confirmDeletionKept: NavGraph.Outcome<Void> { .init(of: NotesAppName.confirmDeletion, "kept") }
}
#endif
