// Made by navgraph from notes.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The deep links of Notes.
enum NotesAppLink {
    /// The quick action of the icon on the home screen
    case newNote
}

extension NotesAppLink {
    /// The link that something from outside raises; `nil` if it is not the app's.
    init?(_ entry: NavGraph.LinkEntry) {
        switch entry {
        case .url(let url): self.init(url: url)
        case .shortcut(let text, let payload): self.init(shortcut: text, payload.mapValues { .init(text: $0) })
        default: return nil
        }
    }

    /// No link takes a URL: always `nil`.
    init?(url: URL) { return nil }
    init?(text: String) { return nil }
}

// MARK: - From what is no URL

extension NotesAppLink {
    fileprivate init?(shortcut text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "new-note":
            self = .newNote
        default: return nil
        }
    }
}

extension NotesAppLink {
    /// Its URL, to be shared: none, since no link has a template, or the app neither scheme nor host.
    var url: URL? { nil }
}
