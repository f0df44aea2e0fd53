import NavGraphModel
import NavGraphSyntax

/// Finds the link that matches a URL. LANGUAGE 7, "Matching".
///
/// The templates are in a trie, whose nodes continue with a literal or a placeholder, or end. Depth first, literals before
/// placeholders (and `*`) before `/**`, and the end before `/**`, is the order of precedence. Of equal templates, those
/// whose links require more query names come first, then those with more literal texts among them. Therefore the first template whose values parse is the best one.
///
/// Created in O(size of the templates). A match takes O(length of the URL + visited part of the trie), which is O(number of
/// segments) unless placeholders and literals compete.
package struct LinkMatcher: Sendable {
    package let params: LinkParams
    package let domain: LinkDomain
    /// Every template of the graph, in file order.
    package let templates: [Template]
    /// In file order, with what they are under.
    private let fallbacks: [(link: DeepLinkID, domain: LinkDomain)]
    private var trie = LinkTrie()

    package struct Template: Sendable {
        package var link: DeepLinkID
        /// Its number in the link's `url`.
        package var number: Int
        package var template: LinkTemplate
        /// In the order of its placeholders.
        package var placeholders: [LinkParam]
        package var query: [LinkParam]
        /// The names of the query that must have a certain value.
        package var queryTexts: [DeepLink.QueryText]
        /// The schemes and hosts that its link is under; `nil`: all.
        package var domain: LinkDomain?
        /// The name of the value that is the URL itself; of a fallback that wants it.
        package var urlName: Symbol?

        /// What a segment's value is: of a placeholder its type, of `*` any text; `nil` for a literal.
        package func valueType(of segment: Int) -> LinkValueType? {
            switch template.segments[segment] {
            case .literal: nil
            case .any: .string
            case .placeholder(let name): placeholders.first { $0.name == name }?.valueType
            }
        }
        /// How many names of the query have to be there.
        package var requiredQuery: Int { query.count { !$0.isOptional } + queryTexts.count }
    }

    package init(_ graph: NavGraph) {
        params = LinkParams(graph)
        domain = LinkDomain(graph)
        var templates: [Template] = []
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            let query = link.urls.isEmpty ? [] : params.query(of: id)
            let domain = link.under == nil ? nil : LinkDomain(of: link, in: graph)
            for (number, template) in link.urls.enumerated() {
                templates.append(
                    Template(
                        link: id, number: number, template: template,
                        placeholders: params.placeholders(of: template, in: id), query: query,
                        queryTexts: link.queryTexts, domain: domain, urlName: params.urlName(of: link)))
            }
        }
        self.templates = templates
        fallbacks = graph.deepLinks.ids.filter { graph.deepLinks[$0].isFallback }.map {
            ($0, LinkDomain(of: graph.deepLinks[$0], in: graph))
        }
        let byQuery = templates.enumerated().sorted { a, b in
            (b.element.requiredQuery, b.element.queryTexts.count, a.offset)
                < (a.element.requiredQuery, a.element.queryTexts.count, b.offset)
        }
        for (index, template) in byQuery {
            trie.insert(template.template, number: index, in: graph.text, beginsWithHost: false)
            if !domain.schemes.isEmpty {
                trie.insert(template.template, number: index, in: graph.text, beginsWithHost: true)
            }
        }
    }

    /// The link that takes a URL, or `nil`.
    package func match(_ text: String) -> LinkMatch? { (try? LinkURL(text)).flatMap(match) }

    /// The link that takes a URL: the best template, else the fallback; `nil` if absent.
    package func match(_ url: LinkURL) -> LinkMatch? {
        guard domain.foreign(url) == nil else { return nil }
        var query: LinkQuery?
        if url.undecodable == nil {
            let best = trie.first(matching: url, params.graph.text) { index in
                self.values(of: templates[index], url, &query).map {
                    LinkMatch(link: templates[index].link, template: templates[index].number, values: $0)
                }
            }
            if let best { return best }
        }
        for (fallback, domain) in fallbacks where domain.foreign(url) == nil {
            var values: [LinkMatch.Value] = []
            guard has(params.graph.deepLinks[fallback].queryTexts, in: url, &query),
                addQuery(params.query(of: fallback), of: url, &query, to: &values)
            else { continue }
            add(url, as: params.urlName(of: params.graph.deepLinks[fallback]), to: &values)
            return LinkMatch(link: fallback, template: nil, values: values)
        }
        return nil
    }

    private func add(_ url: LinkURL, as name: Symbol?, to values: inout [LinkMatch.Value]) {
        guard let name, !values.contains(where: { $0.name == name }) else { return }
        values.append(LinkMatch.Value(name: name, text: url.text[...]))
    }

    /// The values of a template whose shape is that of the URL; `nil` where one does not parse, or is missing.
    private func values(of template: Template, _ url: LinkURL, _ query: inout LinkQuery?) -> [LinkMatch.Value]? {
        if let domain = template.domain, domain.foreign(url) != nil { return nil }
        var values: [LinkMatch.Value] = []
        var next = 0
        for (index, segment) in template.template.segments.enumerated() {
            guard case .placeholder(let name) = segment else { continue }
            guard template.placeholders[next].valueType.accepts(url.segment(index)) else { return nil }
            values.append(LinkMatch.Value(name: name, text: url.segment(index)))
            next += 1
        }
        guard has(template.queryTexts, in: url, &query), addQuery(template.query, of: url, &query, to: &values) else {
            return nil
        }
        add(url, as: template.urlName, to: &values)
        return values
    }

    /// Whether all of these names have the value that they must have.
    private func has(_ texts: [DeepLink.QueryText], in url: LinkURL, _ query: inout LinkQuery?) -> Bool {
        if texts.isEmpty { return true }
        let known = query ?? LinkQuery(url.query)
        query = known
        return texts.allSatisfy { known.has($0, in: params.graph.text) }
    }

    private func addQuery(
        _ wanted: [LinkParam], of url: LinkURL, _ query: inout LinkQuery?, to values: inout [LinkMatch.Value]
    ) -> Bool {
        if wanted.isEmpty { return true }
        let known = query ?? LinkQuery(url.query)
        query = known
        for param in wanted {
            switch known[param.name, in: params.graph.text] {
            case nil: if !param.isOptional { return false }
            case .undecodable: return false
            case .text(let text):
                guard param.valueType.accepts(text[...]) else { return false }
                if values.contains(where: { $0.name == param.name }) { continue }
                values.append(LinkMatch.Value(name: param.name, text: text[...]))
            }
        }
        return true
    }
}

/// A link that takes a URL, and the values that it finds in it.
package struct LinkMatch: Sendable, Equatable {
    package struct Value: Sendable, Equatable {
        package var name: Symbol
        /// Percent-decoded.
        package var text: String
        init(name: Symbol, text: ArraySlice<UInt8>) {
            self.name = name
            self.text = String(decoding: text, as: UTF8.self)
        }
        package static func == (a: Value, b: Value) -> Bool {
            a.name == b.name && a.text.utf8.elementsEqual(b.text.utf8)
        }
    }
    package var link: DeepLinkID
    /// The number of the template in the link's `url`; `nil` for the fallback.
    package var template: Int?
    /// Placeholders in the order of the template, then query names in theirs; what the URL does not have is not there.
    package var values: [Value]
}
