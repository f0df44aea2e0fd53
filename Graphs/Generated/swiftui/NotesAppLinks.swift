// Made by navgraph from swiftui.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation
import NavGraphRuntime
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The deep links of Notes.
@available(iOS 17, visionOS 1, *) enum NotesAppLink {
    /// The quick action of the icon on the home screen
    case newNote
}

@available(iOS 17, visionOS 1, *) extension NotesAppLink {
    /// The link of a URL, shortcut, notification or activity; `nil` if none matches.
    init?(_ entry: NavGraph.LinkEntry) {
        switch entry {
        case .url(let url): self.init(url: url)
        case .shortcut(let text, let payload): self.init(shortcut: text, payload.mapValues { .init(text: $0) })
        default: return nil
        }
    }

    /// No link has a URL: always `nil`.
    init?(url: URL) { return nil }
    init?(text: String) { return nil }
}

// MARK: - From shortcuts, notifications and activities

@available(iOS 17, visionOS 1, *) extension NotesAppLink {
    fileprivate init?(shortcut text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "new-note":
            self = .newNote
        default: return nil
        }
    }
}

@available(iOS 17, visionOS 1, *) extension NotesAppLink {
    /// The URL to share: none, since no link has a template, or the app neither scheme nor host.
    var url: URL? { nil }
}
