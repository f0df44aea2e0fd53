import NavGraphModel
import NavGraphRuns

/// One entry that stands for others. DIFF 4, "Samples".
struct LinkSample {
    /// The link that it is made from, by its new name, and the template: `/p/{id}`, `shortcut new`.
    var link: String
    var template: String
    var entry: LinkEntry
    /// The scheme or host that it is on; `nil`: it is no URL.
    var base: String?

    var words: String {
        switch entry {
        case .url(let url): url
        case .shortcut, .notification, .activity: template
        }
    }
    var isURL: Bool { base != nil }
}

/// The samples of all links of a graph, in file order; of each template `https` first. O(links · bases).
func linkSamples(of words: ElementWords) -> [LinkSample] {
    let graph = words.graph
    let matcher = LinkMatcher(graph)
    var samples: [LinkSample] = []
    for id in graph.deepLinks.ids {
        let link = graph.deepLinks[id]
        let name = words.name(id)
        let domain = LinkDomain(of: link, in: graph)
        func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        let bases =
            domain.hosts.map { host -> (name: String, start: String) in
                let text = text(host)
                return (name: text, start: "https://" + (text.hasPrefix("*.") ? "www" + text.dropFirst() : text))
            } + domain.schemes.map { (name: text($0), start: text($0) + "://") }
        for template in matcher.templates where template.link == id {
            let rests = rests(of: template, in: graph)
            for base in bases {
                samples += rests.map { rest in
                    LinkSample(
                        link: name, template: graph.text[template.template.text], entry: .url(base.start + rest),
                        base: base.name)
                }
            }
        }
        func add(_ texts: [DeepLink.Text], _ kind: String, _ entry: (String) -> LinkEntry) {
            samples += texts.map { text in
                let value = graph.text[text.value]
                return LinkSample(link: name, template: "\(kind) \(value)", entry: entry(value))
            }
        }
        add(link.shortcuts, "shortcut") { .shortcut($0) }
        add(link.notifications, "notification") { .notification($0) }
        add(link.activities, "activity") { .activity($0) }
    }
    return samples
}

private let values: [String?] = [
    nil, "1", "true", "00000000-0000-0000-0000-000000000000", "https%3A%2F%2Fexample.com", "2000-01-01",
]

/// The suffixes of a base, each once; `nil` as a value is the placeholder's own name.
private func rests(of template: LinkMatcher.Template, in graph: NavGraph) -> [String] {
    var rests: [String] = []
    for value in values {
        var path = ""
        for segment in template.template.segments {
            switch segment {
            case .literal(let literal): path += "/" + percentEncoded(graph.text[literal])
            case .placeholder(let name): path += "/" + (value ?? percentEncoded(graph.text[name]))
            case .any: path += "/x"
            }
        }
        func query(_ params: [LinkParam]) -> String {
            let texts = template.queryTexts.map {
                "\(percentEncoded(graph.text[$0.name]))=\(percentEncoded(graph.text[$0.value]))"
            }
            let pairs =
                texts
                + params.map {
                    "\(percentEncoded(graph.text[$0.name]))=\(value ?? percentEncoded(graph.text[$0.name]))"
                }
            return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
        }
        let queries = [query(template.query.filter { !$0.isOptional }), query(template.query)]
        for tail in template.template.hasRest ? ["", "/a"] : [""] {
            for query in queries { rests.append((path + tail).isEmpty ? "/" + query : path + tail + query) }
        }
    }
    var seen: Set<String> = []
    return rests.filter { seen.insert($0).inserted }
}

/// Which link of one side takes samples, and with which values.
struct LinkTakers {
    struct Taken {
        var id: DeepLinkID
        var name: String
        var isFallback: Bool
        /// By name.
        var values: [(name: String, text: String)]
    }
    private let matcher: LinkMatcher
    private let words: ElementWords

    init(_ words: ElementWords) {
        self.words = words
        matcher = LinkMatcher(words.graph)
    }

    func taker(of entry: LinkEntry) -> Taken? {
        let graph = words.graph
        func first(_ texts: KeyPath<DeepLink, [DeepLink.Text]>, _ text: String) -> Taken? {
            let id = graph.deepLinks.ids.first { id in
                graph.deepLinks[id][keyPath: texts].contains { graph.text[$0.value] == text }
            }
            return id.map { taken($0, []) }
        }
        switch entry {
        case .url(let url):
            return matcher.match(url).map { match in
                taken(match.link, match.values.map { (graph.text[$0.name], $0.text) })
            }
        case .shortcut(let text): return first(\.shortcuts, text)
        case .notification(let text): return first(\.notifications, text)
        case .activity(let text): return first(\.activities, text)
        }
    }

    private func taken(_ id: DeepLinkID, _ values: [(name: String, text: String)]) -> Taken {
        Taken(id: id, name: words.name(id), isFallback: words.graph.deepLinks[id].isFallback, values: values)
    }
}
