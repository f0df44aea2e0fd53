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
        code.line("/// Path and query of its URL; `nil` where it has none.")
        code.open("fileprivate var path: String? {")
        code.line("switch self {")
        for link in group.links {
            let urls = graph.deepLinks[link.id].urls
            let (chosen, names) = templates(of: link)
            let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
            put("case ")
            put(patternOf: link, among: chosen.isEmpty ? [] : names.union(query))
            code.open(":")
            for (index, optional) in chosen {
                if !optional.isEmpty {
                    put("if ")
                    for (number, name) in optional.enumerated() {
                        if number > 0 { put(", ") }
                        put("let ")
                        put(linkValue: name)
                    }
                    put(" { return ")
                } else {
                    put("return ")
                }
                put(path: urls[index], of: link)
                code.end(optional.isEmpty ? "" : " }")
            }
            if chosen.last?.optional.isEmpty != true { code.line("return nil") }
            code.dedent()
        }
        code.line("}")
        code.close()
        code.close()
    }

    /// The templates that may become the link's URL: up to the first that needs no value that may be missing; each with
    /// those that it needs. And the names in them.
    private func templates(of link: LinkPlan.Link) -> (chosen: [(index: Int, optional: [Symbol])], names: Set<Symbol>) {
        var chosen: [(index: Int, optional: [Symbol])] = []
        var names: Set<Symbol> = []
        for (index, template) in graph.deepLinks[link.id].urls.enumerated() {
            let placeholders = template.segments.compactMap { segment -> Symbol? in
                if case .placeholder(let name) = segment { name } else { nil }
            }
            let optional = placeholders.filter { name in link.values.contains { $0.name == name && $0.isOptional } }
            if chosen.contains(where: { Set($0.optional).isSubset(of: optional) }) { continue }
            chosen.append((index, optional))
            names.formUnion(placeholders)
            if optional.isEmpty { break }
        }
        return (chosen, names)
    }

    /// `"/p/\(ShopAppLinkText.of(productId))"`, and the query.
    private mutating func put(path template: LinkTemplate, of link: LinkPlan.Link) {
        put("\"")
        if template.segments.isEmpty { put("/") }
        for segment in template.segments {
            put("/")
            switch segment {
            case .literal(let literal): code.put(percentEncoded(graph.text[literal]))
            case .placeholder(let name):
                put("\\(")
                put(appType: "LinkText.of(")
                put(linkValue: name)
                put("))")
            }
        }
        put("\"")
        let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
        guard !query.isEmpty else { return }
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
        put(")")
    }

    mutating func putLinkURL(_ plan: LinkPlan) {
        code.blank()
        put("extension ")
        put(appType: "Link")
        code.open(" {")
        put("/// Its URL, to be shared: ")
        code.put(base(of: plan) ?? "none, since the app has neither scheme nor host")
        code.end("…; `nil` where it has none.")
        code.put(access)
        code.open("var url: URL? {")
        if let base = base(of: plan) {
            if plan.isGrouped {
                code.line("let path: String? =")
                code.open("switch self {")
                code.dedent()
                for group in plan.groups {
                    put("case .")
                    put(groupCase: group)
                    code.end("(let link): link.path")
                }
                code.line("}")
            }
            put("return path.flatMap { ")
            put(appType: "LinkText.url(")
            code.putLiteral(base)
            code.end(", $0) }")
        } else {
            code.line("nil")
        }
        code.close()
        code.close()
    }

    /// What stands before the paths of URLs: the first host, or else the first scheme.
    private func base(of plan: LinkPlan) -> String? {
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
        put(plan.isGrouped ? "true" : "false")
        put(", hasFallback: ")
        put(plan.fallback == nil ? "false" : "true")
        code.end(")")
        code.dedent()
        code.blank()
        code.line("private static let templates: StaticString = #\"\"\"")
        code.indented()
        for number in plan.order {
            if plan.isGrouped { code.put("\(number) ") }
            let template = plan.templates[number]
            for segment in template.segments {
                put("/")
                switch segment {
                case .literal(let literal): code.put(percentEncoded(graph.text[literal]))
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
