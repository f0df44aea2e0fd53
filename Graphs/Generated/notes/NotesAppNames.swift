// Made by navgraph from notes.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Foundation
import UIKit
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The screens and flows, by their names in the graph.
enum NotesAppName: Int, NavGraph.ListedName {
    case noteList
    case createNote
    case noteDetail
    case notes

    static var texts: StaticString {
        """
        noteList
        createNote
        noteDetail
        notes
        """
    }
}

/// The outcomes of screens and flows, with the types of what comes with them.
enum NotesAppOutcome {
    static var createNoteCreated: NavGraph.Outcome<Note> { .init(of: NotesAppName.createNote, "created", "note") }
}
#endif
