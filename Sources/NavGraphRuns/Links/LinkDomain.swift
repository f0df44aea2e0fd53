import NavGraphModel
import NavGraphSyntax

/// The schemes and hosts of an app, which determine the URLs of the app. LANGUAGE 7, "Matching".
package struct LinkDomain: Sendable {
    /// The reason why a URL does not belong to the app.
    package enum Foreign: Hashable, Sendable {
        case scheme
        case host
    }
    /// In lower case, in file order.
    package let schemes: [[UInt8]]
    /// In lower case, in file order; `*.example.com` stands for every host below `example.com`.
    package let hosts: [[UInt8]]

    package init(_ graph: NavGraph) {
        schemes = texts(graph.schemes, in: graph)
        hosts = texts(graph.hosts, in: graph)
    }

    /// Those of the app's that a link is under.
    package init(of link: DeepLink, in graph: NavGraph) {
        let all = LinkDomain(graph)
        guard let under = link.under else {
            self = all
            return
        }
        let names = Set(texts(under, in: graph))
        schemes = all.schemes.filter { names.contains($0) }
        hosts = all.hosts.filter { names.contains($0) }
    }

    /// The app's schemes and hosts of which all URLs are of this domain: those that it names, and what its wildcards
    /// stand for. Two domains have a URL in common exactly where these have.
    package func parts(of app: LinkDomain) -> LinkDomain {
        LinkDomain(
            schemes: schemes, hosts: app.hosts.filter { host in hosts.contains { $0 == host || matches($0, host) } })
    }

    private init(schemes: [[UInt8]], hosts: [[UInt8]]) {
        self.schemes = schemes
        self.hosts = hosts
    }

    /// The intersection of two domains; both as returned by `parts(of:)`.
    package func intersection(_ other: LinkDomain) -> LinkDomain {
        LinkDomain(
            schemes: schemes.filter { other.schemes.contains($0) }, hosts: hosts.filter { other.hosts.contains($0) })
    }

    /// Whether no URL belongs to the app.
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

private func texts(_ all: [DeepLink.Text], in graph: NavGraph) -> [[UInt8]] {
    all.map { text in graph.text.withUTF8(of: text.value) { $0.map(lowercased) } }
}
