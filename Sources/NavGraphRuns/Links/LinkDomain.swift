import NavGraphModel
import NavGraphSyntax

/// The schemes and hosts of an app: which URLs are its own. LANGUAGE 7, "Matching".
package struct LinkDomain: Sendable {
    /// Why a URL is none of the app's.
    package enum Foreign: Hashable, Sendable {
        case scheme
        case host
    }
    /// In lower case, in file order.
    package let schemes: [[UInt8]]
    /// In lower case, in file order; `*.example.com` stands for every host below `example.com`.
    package let hosts: [[UInt8]]

    package init(_ graph: NavGraph) {
        func texts(_ all: [DeepLink.Text]) -> [[UInt8]] {
            all.map { text in graph.text.withUTF8(of: text.value) { $0.map(lowercased) } }
        }
        schemes = texts(graph.schemes)
        hosts = texts(graph.hosts)
    }

    /// Whether no URL is the app's.
    package var isEmpty: Bool { schemes.isEmpty && hosts.isEmpty }

    /// `nil` where the URL is the app's.
    package func foreign(_ url: LinkURL) -> Foreign? {
        if url.isWeb {
            if hosts.isEmpty { return .scheme }
            return hosts.contains { matches($0, url.host) } ? nil : .host
        }
        return schemes.contains(url.scheme) ? nil : .scheme
    }

    private func matches(_ pattern: [UInt8], _ host: [UInt8]) -> Bool {
        guard pattern.first == UInt8(ascii: "*") else { return pattern == host }
        let suffix = pattern.dropFirst()
        return host.count > suffix.count && host.suffix(suffix.count) == suffix
    }
}
