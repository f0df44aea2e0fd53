import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The URLs of links, and the table of their templates.
extension SwiftEmitter {
    func pathsExtension(_ group: LinkPlan.Group) {
        lines("\n// MARK: - To URLs\n")
        block("extension \(linkType(group)) {") {
            line("/// The possible paths of its URL, each with the number of its template.")
            block("fileprivate var paths: [(template: Int, path: String)] {") {
                cases(of: "self") { for link in group.links { pathsCase(link) } }
            }
        }
    }

    private func pathsCase(_ link: LinkPlan.Link) {
        let (chosen, names) = templates(of: link)
        let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
        line("case \(pattern(link, among: chosen.isEmpty ? [] : names.union(query))):")
        indented {
            guard chosen.contains(where: { !$0.isCertain }) else {
                return line("return [\(chosen.list { path($0.index, of: link) })]")
            }
            line("var paths: [(template: Int, path: String)] = []")
            for candidate in chosen {
                let append: CodeText = "paths.append(\(path(candidate.index, of: link)))"
                line(candidate.isCertain ? append : "if \(wanted(by: candidate)) { \(append) }")
            }
            line("return paths")
        }
    }

    /// A template that may become a URL: what may be missing must be there where it has a place for it, and only there; what
    /// has a default must be that where it has no place for it.
    private struct Candidate {
        var index: Int
        var present: [Symbol]
        var absent: [LinkPlan.Value]
        var isCertain: Bool { present.isEmpty && absent.isEmpty }
    }

    /// `let code, note == nil`.
    private func wanted(by candidate: Candidate) -> CodeText {
        let present = candidate.present.map { "let \(linkValue($0))" as CodeText }
        let absent = candidate.absent.map { value -> CodeText in
            let name = linkValue(value.name)
            if value.isOptional { return "\(name) == nil" }
            let defaultValue: CodeText = "\(text(value.defaultValue)) as \(value.type)"
            return "NavGraph.LinkText.of(\(name)) == NavGraph.LinkText.of(\(defaultValue))"
        }
        return (present + absent).list { $0 }
    }

    /// The templates that may become the link's URL, and the names that they ask for. More than a few would be as good as
    /// none.
    private func templates(of link: LinkPlan.Link) -> (chosen: [Candidate], names: Set<Symbol>) {
        guard shareBase != nil else { return ([], []) }
        let query = graph.deepLinks[link.id].query.map { graph.params[$0].name }
        let optional = link.values.filter {
            ($0.isOptional || !$0.defaultValue.isEmpty) && !query.contains($0.name)
        }
        var chosen: [Candidate] = []
        var names: Set<Symbol> = []
        // The text that `*` takes is unknown.
        for (index, template) in link.urls.prefix(8).enumerated() where !template.segments.contains(.any) {
            let placeholders = template.segments.compactMap(\.placeholder)
            chosen.append(
                Candidate(
                    index: index,
                    present: placeholders.filter { name in link.values.contains { $0.name == name && $0.isOptional } },
                    absent: optional.filter { !placeholders.contains($0.name) }))
            names.formUnion(placeholders)
        }
        return (chosen, names.union(chosen.isEmpty ? [] : optional.map(\.name)))
    }

    /// `(0, "/p/\(ShopAppLinkText.of(productId))")`, with the query.
    private func path(_ index: Int, of link: LinkPlan.Link) -> CodeText {
        let template = link.urls[index]
        let segments = template.segments.list(separator: "") { segment in
            switch segment {
            case .literal(let literal): "/\(percentEncoded(graph.text[literal]))"
            case .placeholder(let name): "/\\(NavGraph.LinkText.of(\(linkValue(name))))"
            case .any: ""
            }
        }
        let number = link.templates.lowerBound + index
        let texts = graph.deepLinks[link.id].queryTexts.map { wanted -> CodeText in
            "(\"\(text(wanted.name))\", NavGraph.LinkText.of(\(literal(wanted.value))))"
        }
        let values = graph.deepLinks[link.id].query.map { graph.params[$0].name }.map { name -> CodeText in
            let isOptional = link.values.contains { $0.name == name && $0.isOptional }
            let value: CodeText =
                isOptional
                ? "\(linkValue(name)).map { NavGraph.LinkText.of($0) }" : "NavGraph.LinkText.of(\(linkValue(name)))"
            return "(\"\(text(name))\", \(value))"
        }
        let query = (texts + values).list { $0 }
        let path: CodeText = template.segments.isEmpty ? "\"/\"" : "\"\(segments)\""
        return "(\(number), \(path)\(" + NavGraph.LinkText.query(\(query))", if: !query.isEmpty))"
    }

    func urlExtension() {
        line()
        block("extension \(base)Link {") {
            guard isShared, let start = shareBase else {
                let why: CodeText = "since no link has a template, or the app neither scheme nor host"
                return lines("/// The URL to share: none, \(why).\n\(access)var url: URL? { nil }")
            }
            line("/// The URL to share: \(start)…; `nil` if it has none, or if another link matches it.")
            block("\(access)var url: URL? {") { sharedURL(swiftLiteral(start)) }
        }
    }

    private func sharedURL(_ start: CodeText) {
        if plan.isGrouped {
            line("let paths =")
            indented {
                cases(of: "self") {
                    for group in plan.groups { line("case .\(groupCase(group))(let link): link.paths") }
                }
            }
        }
        lines(
            """
            for (template, path) in paths {
                guard let url = NavGraph.LinkText.url(\(start), path) else { continue }
                let taking = Self.matcher.link(for: url.absoluteString) { template, url in
                    \(base)Link(template: template, url).map { _ in template }
                }
                if taking == template { return url }
            }
            return nil
            """)
    }

    var hasURLs: Bool { !plan.templates.isEmpty || !plan.fallbacks.isEmpty }

    var isShared: Bool { !plan.templates.isEmpty && shareBase != nil }

    /// The prefix of the paths of URLs: the first host, or else the first scheme.
    private var shareBase: String? {
        let hosts = graph.hosts.map { graph.text[$0.value] }
        if let host = hosts.first(where: { !$0.hasPrefix("*") }) { return "https://" + folded(host) }
        return graph.schemes.first.map { folded(graph.text[$0.value]) + "://" }
    }

    // MARK: The table

    func templateTable() {
        lines("\n// MARK: - The table of templates\n")
        block("extension \(base)Link {") {
            block("static let matcher = NavGraph.LinkMatcher(", end: "") {
                let isNumbered: CodeText = plan.isNumbered ? "true" : "false"
                line("NavGraph.LinkDomain(schemes: [\(texts(graph.schemes))], hosts: [\(texts(graph.hosts))]),")
                line("templates: templates, isNumbered: \(isNumbered), fallbacks: \(plan.fallbacks.count))")
            }
            line("private static let templates: StaticString = #\"\"\"")
            indented {
                for number in plan.order { tableLine(number) }
                line("\"\"\"#")
            }
        }
    }

    private func tableLine(_ number: Int) {
        let template = plan.templates[number]
        let segments = template.segments.list(separator: "") { segment in
            switch segment {
            case .literal(let literal): "/\(percentEncoded(graph.text[literal]))"
            case .placeholder(let name): "/{\(text(name))}"
            case .any: "/*"
            }
        }
        let end: CodeText = template.hasRest ? "/**" : template.segments.isEmpty ? "/" : ""
        let row: CodeText = "\("\(number) ", if: plan.isNumbered)\(segments)\(end)"
        line(CodeText(row.string))
    }

    private func texts(_ texts: [DeepLink.Text]) -> CodeText {
        texts.map { folded(graph.text[$0.value]) }.unique().list { swiftLiteral($0) }
    }

    /// In lower case as schemes and hosts are: letters of the ASCII range.
    private func folded(_ text: String) -> String {
        String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
