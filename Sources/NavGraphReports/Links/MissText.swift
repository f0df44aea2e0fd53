import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Why no link takes an entry, in words; a line for each reason.
func reasons(_ miss: LinkMiss, _ graph: NavGraph) -> [String] {
    switch miss {
    case .noURL(.noScheme): return ["it is no URL: it begins with no scheme"]
    case .noURL(.badAuthority): return ["it is no URL: what follows '//' is no host"]
    case .scheme(let scheme):
        let known = graph.schemes.map { graph.text[$0.value] } + (graph.hosts.isEmpty ? [] : ["https", "http"])
        return ["the scheme '\(scheme)' is not one of the app's" + suggestion(scheme, known)]
    case .host(let host):
        return [
            "the host \(quoted(host)) is not one of the app's"
                + suggestion(host, graph.hosts.map { graph.text[$0.value] })
        ]
    case .noTemplate(let near):
        if near.isEmpty { return ["no template is near"] }
        return near.map { it in
            "\(quoted(graph.text[it.template.text])) of '\(graph.text[graph.deepLinks[it.link].qualifiedName])': "
                + spelled(it.mismatch, graph)
        }
    case .noEntry(let kind, let known, _):
        if known.isEmpty { return ["no link has a \(kind)"] }
        if case .noEntry(_, _, let near?) = miss { return ["did you mean \(quoted(near))?"] }
        return ["the links have " + listed(known)]
    }
}

private func suggestion(_ word: String, _ known: [String]) -> String {
    if known.isEmpty { return ", which has none" }
    if let near = nearest(to: word, among: known) { return "; did you mean \(quoted(near))?" }
    return "; these are " + listed(known)
}

private func listed(_ words: [String]) -> String {
    let shown = words.prefix(8).map(quoted).joined(separator: ", ")
    return words.count > 8 ? "\(shown) and \(words.count - 8) more" : shown
}

private func spelled(_ mismatch: NearTemplate.Mismatch, _ graph: NavGraph) -> String {
    switch mismatch {
    case .literal(let segment, let wanted, let found):
        "segment \(segment) is \(quoted(found)), not \(quoted(wanted))"
    case .value(let name, let type, let found): "'{\(graph.text[name])}' is \(quoted(found)), which is no '\(type)'"
    case .emptySegment(let segment): "segment \(segment) is empty"
    case .noPlaceholderText(let segment):
        "segment \(segment) is '.' or '..', or has a control character, for which no placeholder stands"
    case .undecodable(let segment): "segment \(segment) is not percent-encoded UTF-8"
    case .ends(let before): "the URL ends where \(quoted(before)) stands"
    case .goesOn(let found): "the URL goes on with \(quoted(found)) where the template ends"
    case .notUnder: "its link is under other schemes and hosts"
    case .missingQuery(let name): "the query has no '\(graph.text[name])'"
    case .queryValue(let name, let type, let found?):
        "'\(graph.text[name])' in the query is \(quoted(found)), which is no '\(type)'"
    case .queryValue(let name, _, nil): "'\(graph.text[name])' in the query is not percent-encoded UTF-8"
    }
}
