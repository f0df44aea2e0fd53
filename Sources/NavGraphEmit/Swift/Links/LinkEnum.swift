import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// The file of the app's links: an enum of them, made from what comes from outside, and their URLs.
extension SwiftEmitter {
    mutating func putLinks(_ plan: LinkPlan) {
        put("/// The deep links of ")
        code.put(string: graph.name)
        code.end(".")
        code.put(string: access)
        put("enum ")
        put(appType: "Link")
        code.open(" {")
        if plan.isGrouped {
            for group in plan.groups {
                put("case ")
                put(groupCase: group)
                put("(")
                code.put(string: group.name)
                code.end(")")
            }
            for group in plan.groups {
                code.blank()
                code.put(string: access)
                put("enum ")
                code.put(string: group.name)
                code.open(" {")
                for link in group.links { put(caseOf: link) }
                code.close()
            }
        } else {
            for link in plan.links { put(caseOf: link) }
        }
        code.close()
        putLinkMaking(plan)
        for group in plan.groups {
            put(templatesOf: group)
            put(entriesOf: group)
            put(pathsOf: group)
        }
        putLinkURL(plan)
        if !plan.resolvers.isEmpty { put(resolvers: plan.resolvers) }
        putLinkTable(plan)
    }

    /// `case product(productId: String)`.
    private mutating func put(caseOf link: LinkPlan.Link) {
        let about = graph.deepLinks[link.id].about
        if !about.isEmpty { code.putDocumentation(graph.text[about]) }
        put("case ")
        put(linkName: link)
        if !link.values.isEmpty {
            put("(")
            for (index, value) in link.values.enumerated() {
                if index > 0 { put(", ") }
                put(label: value.name)
                put(": ")
                code.put(string: value.type)
                if value.isOptional { put("?") }
            }
            put(")")
        }
        code.end()
    }

    mutating func put(linkName link: LinkPlan.Link) { code.put(string: swiftIdentifier(link.name)) }
    mutating func put(groupCase group: LinkPlan.Group) { code.put(string: swiftIdentifier(lowerCamel(group.name))) }

    /// A value of a link as a variable, where the code for links has variables of its own.
    mutating func put(linkValue name: Symbol) {
        var text = graph.text[name][...]
        while text.last == "_" { text.removeLast() }
        if Self.linkLocals.contains(String(text)) {
            put(text: name)
            code.put("_")
        } else {
            put(variable: name)
        }
    }

    private static let linkLocals: Set<String> = ["link", "path", "payload", "resolvers", "template", "text", "url"]

    /// `ShopAppLink`, or `ShopAppLink.Catalogue`.
    mutating func put(linkTypeOf group: LinkPlan.Group) {
        put(appType: "Link")
        if !group.name.isEmpty {
            put(".")
            code.put(string: group.name)
        }
    }

    /// `.product(let productId)`.
    mutating func put(patternOf link: LinkPlan.Link, among names: Set<Symbol>? = nil) {
        put(".")
        put(linkName: link)
        let used = link.values.map { names?.contains($0.name) ?? true }
        guard used.contains(true) else { return }
        put("(")
        for (index, value) in link.values.enumerated() {
            if index > 0 { put(", ") }
            if used[index] {
                put("let ")
                put(linkValue: value.name)
            } else {
                put("_")
            }
        }
        put(")")
    }

    /// `self = .product(productId: productId)`.
    private mutating func put(making link: LinkPlan.Link, without missing: Set<Symbol>) {
        put("self = .")
        put(linkName: link)
        if !link.values.isEmpty {
            put("(")
            for (index, value) in link.values.enumerated() {
                if index > 0 { put(", ") }
                put(argumentLabel: value.name)
                if missing.contains(value.name) { put("nil") } else { put(linkValue: value.name) }
            }
            put(")")
        }
        code.end()
    }

    // MARK: Making

    private mutating func putLinkMaking(_ plan: LinkPlan) {
        code.blank()
        put("extension ")
        put(appType: "Link")
        code.open(" {")
        code.line("/// The link that something from outside raises; `nil` where it is none of the app's.")
        code.put(string: access)
        put("init?(_ entry: ")
        put(appType: "LinkEntry")
        code.open(") {")
        code.line("switch entry {")
        code.line("case .url(let url): self.init(url: url)")
        for kind in ["shortcut", "notification", "activity"] {
            put("case .")
            code.put(string: kind)
            put("(let text, let payload): self.init(")
            code.put(string: kind)
            code.end(": text, payload.mapValues { .init(text: $0) })")
        }
        code.line("}")
        code.close()
        code.blank()
        code.line("/// The link that takes a URL; `nil` where none does.")
        code.put(string: access)
        code.line("init?(url: URL) { self.init(text: url.absoluteString) }")
        code.blank()
        code.line("/// The same for a URL that is still a text; what is no URL is no link.")
        code.put(string: access)
        code.open("init?(text: String) {")
        put("let link = Self.matcher.link(for: text) { template, url in ")
        put(appType: "Link")
        code.end("(template: template, url) }")
        code.line("guard let link else { return nil }")
        code.line("self = link")
        code.close()
        if plan.isGrouped { put(choiceOf: plan) }
        code.close()
    }

    /// Of which group a template or text is.
    private mutating func put(choiceOf plan: LinkPlan) {
        code.blank()
        put("private init?(template: Int, _ url: ")
        put(appType: "LinkURL")
        code.open(") {")
        code.line("switch template {")
        for group in plan.groups where group.links.contains(where: { !$0.templates.isEmpty || $0.id == plan.fallback })
        {
            put("case ")
            var isFirst = true
            if group.links.contains(where: { $0.id == plan.fallback }) {
                put("-1")
                isFirst = false
            }
            if let first = group.links.first(where: { !$0.templates.isEmpty }),
                let last = group.links.last(where: { !$0.templates.isEmpty })
            {
                if !isFirst { put(", ") }
                code.put(string: "\(first.templates.lowerBound)..<\(last.templates.upperBound)")
            }
            put(": self.init(")
            put(groupCase: group)
            put(": ")
            code.put(string: group.name)
            code.end("(template: template, url))")
        }
        code.line("default: return nil")
        code.line("}")
        code.close()
        for kind in ["shortcut", "notification", "activity"] {
            code.blank()
            put(entryHead: kind)
            for group in plan.groups where !raised(by: kind, group).isEmpty {
                put("if let link = ")
                code.put(string: group.name)
                put("(")
                code.put(string: kind)
                put(": text, payload) { self = .")
                put(groupCase: group)
                code.end("(link); return }")
            }
            code.line("return nil")
            code.close()
        }
        for group in plan.groups {
            code.blank()
            put("private init?(")
            put(groupCase: group)
            put(" link: ")
            code.put(string: group.name)
            code.open("?) {")
            code.line("guard let link else { return nil }")
            put("self = .")
            put(groupCase: group)
            code.end("(link)")
            code.close()
        }
    }

    private mutating func put(entryHead kind: String) {
        put("fileprivate init?(")
        code.put(string: kind)
        put(" text: String, _ payload: [String: ")
        put(appType: "LinkText")
        code.open("]) {")
    }

    // MARK: From URLs

    private mutating func put(templatesOf group: LinkPlan.Group) {
        code.blank()
        code.line("// MARK: - From URLs")
        code.blank()
        put("extension ")
        put(linkTypeOf: group)
        code.open(" {")
        code.line(
            "/// The link of a template, with the values that the URL has for it; `nil` where one does not parse.")
        put("fileprivate init?(template: Int, _ url: ")
        put(appType: "LinkURL")
        code.open(") {")
        code.line("switch template {")
        for link in group.links {
            let it = graph.deepLinks[link.id]
            var next = 0
            for count in link.alike {
                let numbers = link.templates.lowerBound + next..<link.templates.lowerBound + next + count
                put(case: numbers, link.urls[next..<next + count])
                put(reading: link, places(in: link.urls[next]))
                next += count
            }
            if it.isFallback {
                code.open("case -1:")
                put(reading: link, [:])
            }
        }
        code.line("default: return nil")
        code.line("}")
        code.close()
        code.close()
    }

    /// `case 0...1: // /p/{productId}, /products/{productId}/**`.
    private mutating func put(case numbers: Range<Int>, _ templates: ArraySlice<LinkTemplate>) {
        code.put(string: "case \(numbers.lowerBound)" + (numbers.count > 1 ? "...\(numbers.upperBound - 1)" : ""))
        put(":  // ")
        code.putDocumentationWord(templates.prefix(2).map { graph.text[$0.text] }.joined(separator: ", "))
        if templates.count > 2 { put(", …") }
        code.open("")
    }

    private func places(in template: LinkTemplate) -> [Symbol: Int] {
        var places: [Symbol: Int] = [:]
        for (index, segment) in template.segments.enumerated() {
            if case .placeholder(let name) = segment { places[name] = index }
        }
        return places
    }

    /// Reads the values of a link from a URL, and makes the link.
    private mutating func put(reading link: LinkPlan.Link, _ places: [Symbol: Int]) {
        let query = Set(graph.deepLinks[link.id].query.map { graph.params[$0].name })
        var missing: Set<Symbol> = []
        for value in link.values {
            if let place = places[value.name] {
                put(reading: value, "url.segment(\(place))", isOptional: false)
            } else if query.contains(value.name) {
                put(reading: value, "url.query(\"\(graph.text[value.name])\")", isOptional: mayBeLeftOut(value))
            } else {
                missing.insert(value.name)
            }
            // A name in both is what the path says, and the query's must be a value too.
            if places[value.name] != nil, query.contains(value.name) {
                put("guard url.query(\"")
                put(text: value.name)
                put(mayBeLeftOut(value) ? "\").map({ $0.value(as: " : "\")?.value(as: ")
                code.put(string: value.type)
                code.end(
                    mayBeLeftOut(value)
                        ? ".self) != nil }) ?? true else { return nil }" : ".self) != nil else { return nil }")
            }
        }
        put(making: link, without: missing)
        code.dedent()
    }

    private func mayBeLeftOut(_ value: LinkPlan.Value) -> Bool {
        value.isOptional && !value.isSometimesMissing || !value.defaultValue.isEmpty
    }

    /// `guard let id = url.segment(1).value(as: Int.self) else { return nil }`.
    private mutating func put(reading value: LinkPlan.Value, _ source: String, isOptional: Bool) {
        put("guard let ")
        put(linkValue: value.name)
        put(" = ")
        if isOptional {
            put(appType: "LinkText.value(of: ")
            code.put(string: source)
            if !value.defaultValue.isEmpty {
                put(", or: ")
                put(text: value.defaultValue)
            }
            put(", { $0.value(as: ")
            code.put(string: value.type)
            code.end(".self) }) else { return nil }")
        } else {
            code.put(string: source)
            code.put(source.hasPrefix("url.segment") ? ".value(as: " : "?.value(as: ")
            code.put(string: value.type)
            code.end(".self) else { return nil }")
        }
    }

    // MARK: From what is no URL

    private func raised(by kind: String, _ group: LinkPlan.Group) -> [(link: LinkPlan.Link, texts: [DeepLink.Text])] {
        group.links.compactMap { link in
            let it = graph.deepLinks[link.id]
            let texts =
                switch kind {
                case "shortcut": it.shortcuts
                case "notification": it.notifications
                default: it.activities
                }
            return texts.isEmpty ? nil : (link, texts)
        }
    }

    private mutating func put(entriesOf group: LinkPlan.Group) {
        code.blank()
        code.line("// MARK: - From what is no URL")
        code.blank()
        put("extension ")
        put(linkTypeOf: group)
        code.open(" {")
        var seen: Set<String> = []
        for (index, kind) in ["shortcut", "notification", "activity"].enumerated() {
            if index > 0 { code.blank() }
            put(entryHead: kind)
            let raised = raised(by: kind, group)
            if raised.isEmpty {
                code.line("return nil")
                code.close()
                continue
            }
            code.line("switch text {")
            for (link, texts) in raised {
                let new = texts.filter { seen.insert(kind + " " + graph.text[$0.value]).inserted }
                if new.isEmpty { continue }
                put("case ")
                for (index, text) in new.enumerated() {
                    if index > 0 { put(", ") }
                    put(literal: text.value)
                }
                code.open(":")
                for value in link.values {
                    put(
                        reading: value, "payload[\"\(graph.text[value.name])\"]",
                        isOptional: value.isOptional || !value.defaultValue.isEmpty)
                }
                put(making: link, without: [])
                code.dedent()
            }
            code.line("default: return nil")
            code.line("}")
            code.close()
        }
        code.close()
    }
}
