// Made by navgraph from root-controller.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The deep links of Listings.
enum ListingsAppLink {
    case messages
    case message(id: String)
    case activity
    case newListing
    case request(id: String)
}

extension ListingsAppLink {
    /// The link of a URL, shortcut, notification or activity; `nil` if none matches.
    init?(_ entry: NavGraph.LinkEntry) {
        switch entry {
        case .url(let url): self.init(url: url)
        case .shortcut(let text, let payload): self.init(shortcut: text, payload.mapValues { .init(text: $0) })
        case .notification(let text, let payload): self.init(notification: text, payload.mapValues { .init(text: $0) })
        case .activity(let text, let payload): self.init(activity: text, payload.mapValues { .init(text: $0) })
        }
    }

    /// The link that matches a URL; `nil` if none does.
    init?(url: URL) { self.init(text: url.absoluteString) }

    /// The same for a URL as text; `nil` if it is not a URL.
    init?(text: String) {
        let link = Self.matcher.link(for: text) { template, url in ListingsAppLink(template: template, url) }
        guard let link else { return nil }
        self = link
    }
}

// MARK: - From URLs

extension ListingsAppLink {
    /// The link of a template, with the values from the URL; `nil` if one cannot be parsed.
    fileprivate init?(template: Int, _ url: NavGraph.LinkURL) {
        switch template {
        case 0:  // /messages
            self = .messages
        case 1:  // /messages/{id}
            guard let id = url.segment(1).value(as: String.self) else { return nil }
            self = .message(id: id)
        case 2:  // /activity
            self = .activity
        case 3:  // /new-listing
            self = .newListing
        case 4:  // /requests/{id}
            guard let id = url.segment(1).value(as: String.self) else { return nil }
            self = .request(id: id)
        default: return nil
        }
    }
}

// MARK: - From shortcuts, notifications and activities

extension ListingsAppLink {
    fileprivate init?(shortcut text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "com.example.listings.messages":
            self = .messages
        case "com.example.listings.activity":
            self = .activity
        case "com.example.listings.new-listing":
            self = .newListing
        default: return nil
        }
    }

    fileprivate init?(notification text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "message":
            guard let id = payload["id"]?.value(as: String.self) else { return nil }
            self = .message(id: id)
        case "request":
            guard let id = payload["id"]?.value(as: String.self) else { return nil }
            self = .request(id: id)
        default: return nil
        }
    }

    fileprivate init?(activity text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "com.example.listings.activity":
            self = .activity
        default: return nil
        }
    }
}

// MARK: - To URLs

extension ListingsAppLink {
    /// The possible paths of its URL, each with the number of its template.
    fileprivate var paths: [(template: Int, path: String)] {
        switch self {
        case .messages:
            return [(0, "/messages")]
        case .message(let id):
            return [(1, "/messages/\(NavGraph.LinkText.of(id))")]
        case .activity:
            return [(2, "/activity")]
        case .newListing:
            return [(3, "/new-listing")]
        case .request(let id):
            return [(4, "/requests/\(NavGraph.LinkText.of(id))")]
        }
    }
}

extension ListingsAppLink {
    /// The URL to share: https://listings.example.com…; `nil` if it has none, or if another link matches it.
    var url: URL? {
        for (template, path) in paths {
            guard let url = NavGraph.LinkText.url("https://listings.example.com", path) else { continue }
            let taking = Self.matcher.link(for: url.absoluteString) { template, url in
                ListingsAppLink(template: template, url).map { _ in template }
            }
            if taking == template { return url }
        }
        return nil
    }
}

// MARK: - The table of templates

extension ListingsAppLink {
    static let matcher = NavGraph.LinkMatcher(
        NavGraph.LinkDomain(schemes: ["listings"], hosts: ["listings.example.com"]),
        templates: templates, isNumbered: false, fallbacks: 0)

    private static let templates: StaticString = #"""
        /messages
        /messages/{id}
        /activity
        /new-listing
        /requests/{id}
        """#
}
