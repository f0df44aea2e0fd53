// Made by navgraph from cinema.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation
import NavGraphRuntime
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The deep links of Cinema.
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) enum CinemaAppLink {
    case film(title: String)
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppLink {
    /// The link of a URL, shortcut, notification or activity; `nil` if none matches.
    init?(_ entry: NavGraph.LinkEntry) {
        switch entry {
        case .url(let url): self.init(url: url)
        default: return nil
        }
    }

    /// The link that matches a URL; `nil` if none does.
    init?(url: URL) { self.init(text: url.absoluteString) }

    /// The same for a URL as text; `nil` if it is not a URL.
    init?(text: String) {
        let link = Self.matcher.link(for: text) { template, url in CinemaAppLink(template: template, url) }
        guard let link else { return nil }
        self = link
    }
}

// MARK: - From URLs

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppLink {
    /// The link of a template, with the values from the URL; `nil` if one cannot be parsed.
    fileprivate init?(template: Int, _ url: NavGraph.LinkURL) {
        switch template {
        case 0:  // /film/{title}
            guard let title = url.segment(1).value(as: String.self) else { return nil }
            self = .film(title: title)
        default: return nil
        }
    }
}

// MARK: - To URLs

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppLink {
    /// The possible paths of its URL, each with the number of its template.
    fileprivate var paths: [(template: Int, path: String)] {
        switch self {
        case .film(let title):
            return [(0, "/film/\(NavGraph.LinkText.of(title))")]
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppLink {
    /// The URL to share: cinema://…; `nil` if it has none, or if another link matches it.
    var url: URL? {
        for (template, path) in paths {
            guard let url = NavGraph.LinkText.url("cinema://", path) else { continue }
            let taking = Self.matcher.link(for: url.absoluteString) { template, url in
                CinemaAppLink(template: template, url).map { _ in template }
            }
            if taking == template { return url }
        }
        return nil
    }
}

// MARK: - The table of templates

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) extension CinemaAppLink {
    static let matcher = NavGraph.LinkMatcher(
        NavGraph.LinkDomain(schemes: ["cinema"], hosts: []),
        templates: templates, isNumbered: false, fallbacks: 0)

    private static let templates: StaticString = #"""
        /film/{title}
        """#
}
