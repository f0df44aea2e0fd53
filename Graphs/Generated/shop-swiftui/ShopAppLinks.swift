// Made by navgraph from shop.yaml. Changes are lost.
// swiftlint:disable all
// swift-format-ignore-file
import Foundation
import NavGraphRuntime
private typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.

/// The deep links of Shop.
@available(iOS 17, visionOS 1, *) enum ShopAppLink {
    case product(productId: String)
    case reviews(productId: String)
    case category(slug: String)
    case search(q: String)
    case promotion(code: String)
    case order(orderId: String)
    case memberOffers
    case cart
    case scan
    case helpArticle(topic: String)
    case help
    case anythingElse
}

@available(iOS 17, visionOS 1, *) extension ShopAppLink {
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
        let link = Self.matcher.link(for: text) { template, url in ShopAppLink(template: template, url) }
        guard let link else { return nil }
        self = link
    }
}

// MARK: - From URLs

@available(iOS 17, visionOS 1, *) extension ShopAppLink {
    /// The link of a template, with the values from the URL; `nil` if one cannot be parsed.
    fileprivate init?(template: Int, _ url: NavGraph.LinkURL) {
        switch template {
        case 0...1:  // /p/{productId}, /products/{productId}/**
            guard let productId = url.segment(1).value(as: String.self) else { return nil }
            self = .product(productId: productId)
        case 2:  // /products/{productId}/reviews
            guard let productId = url.segment(1).value(as: String.self) else { return nil }
            self = .reviews(productId: productId)
        case 3:  // /c/{slug}
            guard let slug = url.segment(1).value(as: String.self) else { return nil }
            self = .category(slug: slug)
        case 4:  // /search
            guard let q = url.query("q")?.value(as: String.self) else { return nil }
            self = .search(q: q)
        case 5:  // /offers/{code}
            guard let code = url.segment(1).value(as: String.self) else { return nil }
            self = .promotion(code: code)
        case 6:  // /orders/{orderId}
            guard let orderId = url.segment(1).value(as: String.self) else { return nil }
            self = .order(orderId: orderId)
        case 7:  // /help/{topic}
            guard let topic = url.segment(1).value(as: String.self) else { return nil }
            self = .helpArticle(topic: topic)
        case 8:  // /help
            self = .help
        case -1:
            self = .anythingElse
        default: return nil
        }
    }
}

// MARK: - From shortcuts, notifications and activities

@available(iOS 17, visionOS 1, *) extension ShopAppLink {
    fileprivate init?(shortcut text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "com.example.shop.cart":
            self = .cart
        case "com.example.shop.scan":
            self = .scan
        default: return nil
        }
    }

    fileprivate init?(notification text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "order-shipped":
            guard let orderId = payload["orderId"]?.value(as: String.self) else { return nil }
            self = .order(orderId: orderId)
        case "member-offers":
            self = .memberOffers
        default: return nil
        }
    }

    fileprivate init?(activity text: String, _ payload: [String: NavGraph.LinkText]) {
        switch text {
        case "com.example.shop.product":
            guard let productId = payload["productId"]?.value(as: String.self) else { return nil }
            self = .product(productId: productId)
        default: return nil
        }
    }
}

// MARK: - To URLs

@available(iOS 17, visionOS 1, *) extension ShopAppLink {
    /// The possible paths of its URL, each with the number of its template.
    fileprivate var paths: [(template: Int, path: String)] {
        switch self {
        case .product(let productId):
            return [(0, "/p/\(NavGraph.LinkText.of(productId))"), (1, "/products/\(NavGraph.LinkText.of(productId))")]
        case .reviews(let productId):
            return [(2, "/products/\(NavGraph.LinkText.of(productId))/reviews")]
        case .category(let slug):
            return [(3, "/c/\(NavGraph.LinkText.of(slug))")]
        case .search(let q):
            return [(4, "/search" + NavGraph.LinkText.query(("q", NavGraph.LinkText.of(q))))]
        case .promotion(let code):
            return [(5, "/offers/\(NavGraph.LinkText.of(code))")]
        case .order(let orderId):
            return [(6, "/orders/\(NavGraph.LinkText.of(orderId))")]
        case .memberOffers:
            return []
        case .cart:
            return []
        case .scan:
            return []
        case .helpArticle(let topic):
            return [(7, "/help/\(NavGraph.LinkText.of(topic))")]
        case .help:
            return [(8, "/help")]
        case .anythingElse:
            return []
        }
    }
}

@available(iOS 17, visionOS 1, *) extension ShopAppLink {
    /// The URL to share: https://shop.example.com…; `nil` if it has none, or if another link matches it.
    var url: URL? {
        for (template, path) in paths {
            guard let url = NavGraph.LinkText.url("https://shop.example.com", path) else { continue }
            let taking = Self.matcher.link(for: url.absoluteString) { template, url in
                ShopAppLink(template: template, url).map { _ in template }
            }
            if taking == template { return url }
        }
        return nil
    }
}

/// Finds values that screens require and that their links do not have.
@available(iOS 17, visionOS 1, *) @MainActor
protocol ShopAppResolvers: AnyObject {
    func loadPromotion(code: String) async throws -> Promotion
}

// MARK: - The table of templates

@available(iOS 17, visionOS 1, *) extension ShopAppLink {
    static let matcher = NavGraph.LinkMatcher(
        NavGraph.LinkDomain(schemes: ["shop"], hosts: ["shop.example.com", "www.shop.example.com"]),
        templates: templates, isNumbered: true, fallbacks: 1)

    private static let templates: StaticString = #"""
        4 /search
        0 /p/{productId}
        1 /products/{productId}/**
        2 /products/{productId}/reviews
        3 /c/{slug}
        5 /offers/{code}
        6 /orders/{orderId}
        7 /help/{topic}
        8 /help
        """#
}
