// Made by navgraph from notes.yaml. Changes are lost.

import Foundation

/// The deep links of Notes.
enum NotesAppLink {
    /// The quick action of the icon on the home screen
    case newNote
}

extension NotesAppLink {
    /// The link that something from outside raises; `nil` where it is none of the app's.
    init?(_ entry: NotesAppLinkEntry) {
        switch entry {
        case .url(let url): self.init(url: url)
        case .shortcut(let text, let payload): self.init(shortcut: text, payload.mapValues { .init(text: $0) })
        case .notification(let text, let payload): self.init(notification: text, payload.mapValues { .init(text: $0) })
        case .activity(let text, let payload): self.init(activity: text, payload.mapValues { .init(text: $0) })
        }
    }

    /// The link that takes a URL; `nil` where none does.
    init?(url: URL) { self.init(text: url.absoluteString) }

    /// The same for a URL that is still a text; what is no URL is no link.
    init?(text: String) {
        let link = Self.matcher.link(for: text) { template, url in NotesAppLink(template: template, url) }
        guard let link else { return nil }
        self = link
    }
}

// MARK: - From URLs

extension NotesAppLink {
    /// The link of a template, with the values that the URL has for it; `nil` where one does not parse.
    fileprivate init?(template: Int, _ url: NotesAppLinkURL) {
        switch template {
        default: return nil
        }
    }
}

// MARK: - From what is no URL

extension NotesAppLink {
    fileprivate init?(shortcut text: String, _ payload: [String: NotesAppLinkText]) {
        switch text {
        case "new-note":
            self = .newNote
        default: return nil
        }
    }

    fileprivate init?(notification text: String, _ payload: [String: NotesAppLinkText]) {
        return nil
    }

    fileprivate init?(activity text: String, _ payload: [String: NotesAppLinkText]) {
        return nil
    }
}

// MARK: - To URLs

extension NotesAppLink {
    /// What may become its URL, each with the number of its template.
    fileprivate var paths: [(template: Int, path: String)] {
        switch self {
        case .newNote:
            return []
        }
    }
}

extension NotesAppLink {
    /// Its URL, to be shared: none, since the app has neither scheme nor host…; `nil` where it has none, or another link takes that.
    var url: URL? {
        nil
    }
}

// MARK: - The table of templates

extension NotesAppLink {
    static let matcher = NotesAppLinkMatcher(
        NotesAppLinkDomain(schemes: [], hosts: []),
        templates: templates, isNumbered: false, hasFallback: false)

    private static let templates: StaticString = #"""
        """#
}
