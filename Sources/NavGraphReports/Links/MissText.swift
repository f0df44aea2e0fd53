import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Why no link takes an entry, in words; a line for each reason.
func reasons(_ miss: LinkMiss, _ graph: NavGraph) -> [String] {
    switch miss {
    case .noURL(.noScheme): return ["not a valid URL: missing scheme"]
    case .noURL(.badAuthority): return ["not a valid URL: invalid host after '//'"]
    case .scheme(let scheme):
        let known = graph.schemes.map { graph.text[$0.value] } + (graph.hosts.isEmpty ? [] : ["https", "http"])
        return ["unknown scheme '\(scheme)'" + suggestion(scheme, known)]
    case .host(let host):
        return [
            "unknown host \(quoted(host))"
                + suggestion(host, graph.hosts.map { graph.text[$0.value] })
        ]
    case .noTemplate(let near):
        if near.isEmpty { return ["no similar template"] }
        return near.map { it in
            "\(quoted(graph.text[it.template.text])) of '\(graph.text[graph.deepLinks[it.link].qualifiedName])': "
                + spelled(it.mismatch, graph)
        }
    case .noEntry(let kind, let known, _):
        if known.isEmpty { return ["no link has a \(kind)"] }
        if case .noEntry(_, _, let near?) = miss { return ["did you mean \(quoted(near))?"] }
        return ["the links use " + listed(known)]
    }
}

private func suggestion(_ word: String, _ known: [String]) -> String {
    if known.isEmpty { return "; the app has none" }
    if let near = nearest(to: word, among: known) { return "; did you mean \(quoted(near))?" }
    return "; use " + listed(known)
}

private func listed(_ words: [String]) -> String {
    let shown = words.prefix(8).map(quoted).joined(separator: ", ")
    return words.count > 8 ? "\(shown) and \(words.count - 8) more" : shown
}

private func spelled(_ mismatch: NearTemplate.Mismatch, _ graph: NavGraph) -> String {
    switch mismatch {
    case .literal(let segment, let wanted, let found):
        "expected \(quoted(wanted)) in segment \(segment), found \(quoted(found))"
    case .value(let name, let type, let found): "\(quoted(found)) is not a valid '\(type)' for '{\(graph.text[name])}'"
    case .emptySegment(let segment): "segment \(segment) is empty"
    case .noPlaceholderText(let segment):
        "segment \(segment) is '.' or '..', or contains a control character"
    case .undecodable(let segment): "segment \(segment) is not percent-encoded UTF-8"
    case .ends(let before): "expected \(quoted(before)), but the URL ends"
    case .goesOn(let found): "unexpected \(quoted(found)) after the end of the template"
    case .notUnder: "the link uses other schemes and hosts"
    case .queryText(let name, let wanted): "'\(graph.text[name])' in the query is not \(quoted(wanted))"
    case .missingQuery(let name): "missing '\(graph.text[name])' in the query"
    case .queryValue(let name, let type, let found?):
        "\(quoted(found)) is not a valid '\(type)' for '\(graph.text[name])' in the query"
    case .queryValue(let name, _, nil): "'\(graph.text[name])' in the query is not percent-encoded UTF-8"
    }
}
