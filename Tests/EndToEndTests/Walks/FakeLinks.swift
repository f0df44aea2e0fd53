@testable import NavGraphModel
@testable import NavGraphSyntax

/// Swift for the links of an app in a walk.
extension FakeSources {
    /// Follows a link with values for its names; as a URL where it has one. And what the observer hears of links.
    var links: String {
        if !graph.isApp || graph.deepLinks.isEmpty { return "    func follow(_ link: Int, _ values: [String]) {}\n" }
        var text = """
                func followed(_ link: String) { page.heard += " followed " + link }
                func kept(_ link: String) { page.heard += " kept " + link }
                func dropped(_ link: String) { page.heard += " dropped " + link }
                func failed(_ link: String, _ error: any Error) { page.heard += " failed " + link }
                private func come(_ link: \(base)Link) {
                    if let url = link.url { app.follow(url) } else { app.follow(link) }
                }
                func follow(_ link: Int, _ values: [String]) {
                    switch link {

            """
        for id in graph.deepLinks.ids {
            let values = graph.linkNames(of: id).enumerated().map { place, name in
                "\(graph.text[name]): value(values[\(place)])"
            }
            let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
            text += "        case \(id.index): come(.\(swiftIdentifier(graph.text[graph.deepLinks[id].name]))\(list))\n"
        }
        return text + "        default: break\n        }\n    }\n"
    }

    /// The resolvers that links ask.
    var resolvers: [ResolverID] {
        let types = LinkTypes(graph)
        return Set(graph.isApp ? graph.deepLinks.flatMap { types.resolvers(of: $0) } : []).sorted()
    }

    /// Each gives what is known by the same text as the first thing that it is given.
    var resolverClass: String {
        if resolvers.isEmpty { return "" }
        var text = "    private final class Resolvers: \(base)Resolvers {\n"
        for id in resolvers {
            let resolver = graph.resolvers[id]
            let params = resolver.payload.map {
                "\(graph.text[graph.params[$0].name]): \(graph.text[graph.params[$0].type])"
            }
            let first =
                resolver.payload.first.map { "EndToEnd.text(of: \(graph.text[graph.params[$0].name]))" } ?? "\"0\""
            text +=
                "        func \(swiftIdentifier(graph.text[resolver.name]))(\(params.joined(separator: ", "))) async throws "
            text += "-> \(graph.text[resolver.gives]) { value(\(first.replacing("EndToEnd.", with: ""))) }\n"
        }
        return text + "    }\n"
    }
}
