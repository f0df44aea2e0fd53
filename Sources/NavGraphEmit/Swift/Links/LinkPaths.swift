import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The URLs of links, and the table of their templates.
extension SwiftEmitter {
    mutating func put(pathsOf group: LinkPlan.Group) {
        code.blank()
        code.line("// MARK: - To URLs")
        code.blank()
        put("extension ")
        put(linkTypeOf: group)
        code.open(" {")
        code.line("/// What may become its URL, each with the number of its template.")
        code.open("fileprivate var paths: [(template: Int, path: String)] {")
        code.line("switch self {")
        for link in group.links {
            let (chosen, names) = templates(of: link)
            let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
            put("case ")
            put(patternOf: link, among: chosen.isEmpty ? [] : names.union(query))
            code.open(":")
            let isList = chosen.contains { !$0.present.isEmpty || !$0.absent.isEmpty }
            put(isList ? "var paths: [(template: Int, path: String)] = [" : "return [")
            if !isList {
                for (number, candidate) in chosen.enumerated() {
                    if number > 0 { put(", ") }
                    put(path: candidate.index, of: link)
                }
            }
            code.end("]")
            for candidate in isList ? chosen : [] { put(candidate, of: link) }
            if isList { code.line("return paths") }
            code.dedent()
        }
        code.line("}")
        code.close()
        code.close()
    }

    /// A template that may become a URL: what may be missing must be there where it has a place for it, and only there.
    private struct Candidate {
        var index: Int
        var present: [Symbol]
        var absent: [Symbol]
    }

    /// `if let code, note == nil { paths.append(…) }`.
    private mutating func put(_ candidate: Candidate, of link: LinkPlan.Link) {
        let isCertain = candidate.present.isEmpty && candidate.absent.isEmpty
        var isFirst = true
        if !isCertain { put("if ") }
        for name in candidate.present {
            if !isFirst { put(", ") }
            isFirst = false
            put("let ")
            put(linkValue: name)
        }
        for name in candidate.absent {
            if !isFirst { put(", ") }
            isFirst = false
            put(linkValue: name)
            put(" == nil")
        }
        if !isCertain { put(" { ") }
        put("paths.append(")
        put(path: candidate.index, of: link)
        code.end(isCertain ? ")" : ") }")
    }

    /// The templates that may become the link's URL, and the names that they ask for. More than a few would be as good as
    /// none.
    private func templates(of link: LinkPlan.Link) -> (chosen: [Candidate], names: Set<Symbol>) {
        guard shareBase != nil else { return ([], []) }
        let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
        let optional = link.values.filter { $0.isOptional && !query.contains($0.name) }.map(\.name)
        var chosen: [Candidate] = []
        var names: Set<Symbol> = []
        for (index, template) in link.urls.prefix(8).enumerated() {
            let placeholders = template.segments.compactMap { segment -> Symbol? in
                if case .placeholder(let name) = segment { name } else { nil }
            }
            chosen.append(
                Candidate(
                    index: index,
                    present: placeholders.filter { name in link.values.contains { $0.name == name && $0.isOptional } },
                    absent: optional.filter { !placeholders.contains($0) }))
            names.formUnion(placeholders)
        }
        return (chosen, names.union(chosen.isEmpty ? [] : optional))
    }

    /// `(0, "/p/\(ShopAppLinkText.of(productId))")`, with the query.
    private mutating func put(path index: Int, of link: LinkPlan.Link) {
        let template = link.urls[index]
        code.put(string: "(\(link.templates.lowerBound + index), \"")
        if template.segments.isEmpty { put("/") }
        for segment in template.segments {
            put("/")
            switch segment {
            case .literal(let literal): code.put(string: percentEncoded(graph.text[literal]))
            case .placeholder(let name):
                put("\\(")
                put(appType: "LinkText.of(")
                put(linkValue: name)
                put("))")
            }
        }
        put("\"")
        let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
        guard !query.isEmpty else { return put(")") }
        put(" + ")
        put(appType: "LinkText.query(")
        for (index, name) in query.enumerated() {
            if index > 0 { put(", ") }
            put("(\"")
            put(text: name)
            put("\", ")
            let isOptional = link.values.contains { $0.name == name && $0.isOptional }
            if isOptional {
                put(linkValue: name)
                put(".map { ")
                put(appType: "LinkText.of($0) }")
            } else {
                put(appType: "LinkText.of(")
                put(linkValue: name)
                put(")")
            }
            put(")")
        }
        put("))")
    }

    mutating func putLinkURL(_ plan: LinkPlan) {
        code.blank()
        put("extension ")
        put(appType: "Link")
        code.open(" {")
        put("/// Its URL, to be shared: ")
        code.put(string: shareBase ?? "none, since the app has neither scheme nor host")
        code.end("…; `nil` where it has none, or another link takes that.")
        code.put(string: access)
        code.open("var url: URL? {")
        if let base = shareBase {
            if plan.isGrouped {
                code.line("let paths =")
                code.indented()
                code.line("switch self {")
                for group in plan.groups {
                    put("case .")
                    put(groupCase: group)
                    code.end("(let link): link.paths")
                }
                code.line("}")
                code.dedent()
            }
            code.open("for (template, path) in paths {")
            put("guard let url = ")
            put(appType: "LinkText.url(")
            code.putLiteral(base)
            code.end(", path) else { continue }")
            code.open("let taking = Self.matcher.link(for: url.absoluteString) { template, url in")
            put(appType: "Link")
            code.end("(template: template, url).map { _ in template }")
            code.close()
            code.line("if taking == template { return url }")
            code.close()
            code.line("return nil")
        } else {
            code.line("nil")
        }
        code.close()
        code.close()
    }

    /// What stands before the paths of URLs: the first host, or else the first scheme.
    private var shareBase: String? {
        let hosts = graph.hosts.map { graph.text[$0.value] }
        if let host = hosts.first(where: { !$0.hasPrefix("*") }) { return "https://" + folded(host) }
        return graph.schemes.first.map { folded(graph.text[$0.value]) + "://" }
    }

    // MARK: The table

    mutating func putLinkTable(_ plan: LinkPlan) {
        code.blank()
        code.line("// MARK: - The table of templates")
        code.blank()
        put("extension ")
        put(appType: "Link")
        code.open(" {")
        put("static let matcher = ")
        put(appType: "LinkMatcher")
        code.open("(")
        put(appType: "LinkDomain(schemes: [")
        put(texts: graph.schemes)
        put("], hosts: [")
        put(texts: graph.hosts)
        code.end("]),")
        put("templates: templates, isNumbered: ")
        let isNumbered = plan.isNumbered
        put(isNumbered ? "true" : "false")
        put(", hasFallback: ")
        put(plan.fallback == nil ? "false" : "true")
        code.end(")")
        code.dedent()
        code.blank()
        code.line("private static let templates: StaticString = #\"\"\"")
        code.indented()
        for number in plan.order {
            if isNumbered { code.put(string: "\(number) ") }
            let template = plan.templates[number]
            for segment in template.segments {
                put("/")
                switch segment {
                case .literal(let literal): code.put(string: percentEncoded(graph.text[literal]))
                case .placeholder(let name):
                    put("{")
                    put(text: name)
                    put("}")
                }
            }
            code.end(template.hasRest ? "/**" : template.segments.isEmpty ? "/" : "")
        }
        code.line("\"\"\"#")
        code.dedent()
        code.close()
    }

    private mutating func put(texts: [DeepLink.Text]) {
        var seen: Set<String> = []
        for text in texts.map({ folded(graph.text[$0.value]) }) where seen.insert(text).inserted {
            if seen.count > 1 { put(", ") }
            code.putLiteral(text)
        }
    }

    /// In lower case as schemes and hosts are: letters of the ASCII range.
    private func folded(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
