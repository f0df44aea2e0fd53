import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What a link can be raised by besides a URL.
enum EntryKind: String, CaseIterable { case shortcut, notification, activity }

/// How links are made of URLs and of what else raises them.
extension SwiftEmitter {
    // MARK: From URLs

    func templatesExtension(_ group: LinkPlan.Group) {
        lines("\n// MARK: - From URLs\n")
        block("extension \(linkType(group)) {") {
            line("/// The link of a template, with the values from the URL; `nil` if one cannot be parsed.")
            block("fileprivate init?(template: Int, _ url: NavGraph.LinkURL) {") {
                cases(of: "template", otherwise: "return nil") { for link in group.links { templateCases(link) } }
            }
        }
    }

    private func templateCases(_ link: LinkPlan.Link) {
        var next = 0
        for count in link.alike {
            let first = link.templates.lowerBound + next
            let texts = link.urls[next..<next + count].prefix(2).map { graph.text[$0.text] }
            let comment: CodeText = "\(printable(texts.joined(separator: ", ")))\(", …", if: count > 2)"
            line("case \(first)\("...\(first + count - 1)", if: count > 1):  // \(comment)")
            indented { reading(link, link.urls[next].segments.map(\.placeholder)) }
            next += count
        }
        guard let number = plan.fallbacks.firstIndex(of: link.id) else { return }
        block("case \(String(-1 - number)):", end: nil) { reading(link, []) }
    }

    /// Reads the values of a link from a URL, and makes the link. `placeholders`: those that the segments are.
    private func reading(_ link: LinkPlan.Link, _ placeholders: [Symbol?]) {
        let deepLink = graph.deepLinks[link.id]
        let query = Set(deepLink.query.map { graph.params[$0].name })
        let urlName = LinkParams(graph).urlName(of: deepLink)
        if deepLink.under != nil {
            let domain = LinkDomain(of: deepLink, in: graph)
            func texts(_ all: [[UInt8]]) -> CodeText { all.list { swiftLiteral(String(decoding: $0, as: UTF8.self)) } }
            let under: CodeText = "schemes: [\(texts(domain.schemes))], hosts: [\(texts(domain.hosts))]"
            line("guard url.isUnder(NavGraph.LinkDomain(\(under))) else { return nil }")
        }
        for wanted in deepLink.queryTexts {
            let queried: CodeText = "url.query(\"\(text(wanted.name))\")"
            line("guard \(queried)?.isText(\(literal(wanted.value))) == true else { return nil }")
        }
        var missing: Set<Symbol> = []
        for value in link.values {
            let isQueried = query.contains(value.name)
            let queried: CodeText = "url.query(\"\(text(value.name))\")"
            if let place = placeholders.lastIndex(of: value.name) {
                line("guard let \(linkValue(value.name)) = url.segment(\(place)).\(parsed(value)) else { return nil }")
                // A name in both is what the path says, and the query's must be a value too.
                if isQueried, mayBeLeftOut(value) {
                    line("guard \(queried).map({ $0.\(parsed(value)) != nil }) ?? true else { return nil }")
                } else if isQueried {
                    line("guard \(queried)?.\(parsed(value)) != nil else { return nil }")
                }
            } else if isQueried {
                reading(value, queried, isOptional: mayBeLeftOut(value))
            } else if value.name == urlName {
                line("guard let \(linkValue(value.name)) = url.whole.\(parsed(value)) else { return nil }")
            } else {
                missing.insert(value.name)
            }
        }
        let made = made(link) { value -> CodeText in
            if !missing.contains(value.name) { return "\(linkValue(value.name))" }
            return value.defaultValue.isEmpty ? "nil" : "\(text(value.defaultValue))"
        }
        line("self = \(made)")
    }

    private func mayBeLeftOut(_ value: LinkPlan.Value) -> Bool {
        value.isOptional && !value.isSometimesMissing || !value.defaultValue.isEmpty
    }

    /// `guard let id = payload["id"]?.value(as: Int.self) else { return nil }`.
    private func reading(_ value: LinkPlan.Value, _ source: CodeText, isOptional: Bool) {
        let name = linkValue(value.name)
        guard isOptional else {
            return line("guard let \(name) = \(source)?.\(parsed(value)) else { return nil }")
        }
        let absent: CodeText = value.defaultValue.isEmpty ? "" : ", or: \(text(value.defaultValue))"
        let read: CodeText = "NavGraph.LinkText.value(of: \(source)\(absent), { $0.\(parsed(value)) })"
        line("guard let \(name) = \(read) else { return nil }")
    }

    private func parsed(_ value: LinkPlan.Value) -> CodeText { "value(as: \(value.type).self)" }

    // MARK: From shortcuts, notifications and activities

    func raised(by kind: EntryKind, _ group: LinkPlan.Group) -> [(link: LinkPlan.Link, texts: [DeepLink.Text])] {
        group.links.compactMap { link in
            let deepLink = graph.deepLinks[link.id]
            let texts =
                switch kind {
                case .shortcut: deepLink.shortcuts
                case .notification: deepLink.notifications
                case .activity: deepLink.activities
                }
            return texts.isEmpty ? nil : (link, texts)
        }
    }

    func entryInit(_ kind: EntryKind) -> CodeText {
        "fileprivate init?(\(kind.rawValue) text: String, _ payload: [String: NavGraph.LinkText]) {"
    }

    func entriesExtension(_ group: LinkPlan.Group) {
        let kinds = EntryKind.allCases.map { ($0, raised(by: $0, group)) }.filter { !$0.1.isEmpty }
        if kinds.isEmpty { return }
        lines("\n// MARK: - From shortcuts, notifications and activities\n")
        block("extension \(linkType(group)) {") {
            for (index, (kind, raised)) in kinds.enumerated() {
                if index > 0 { line() }
                block(entryInit(kind)) {
                    cases(of: "text", otherwise: "return nil") {
                        var seen: Set<String> = []
                        for (link, texts) in raised {
                            let new = texts.filter { seen.insert(graph.text[$0.value]).inserted }
                            if !new.isEmpty { entryCase(link, new) }
                        }
                    }
                }
            }
        }
    }

    private func entryCase(_ link: LinkPlan.Link, _ texts: [DeepLink.Text]) {
        block("case \(texts.list { "\(literal($0.value))" }):", end: nil) {
            for value in link.values {
                reading(value, "payload[\"\(text(value.name))\"]", isOptional: mayBeLeftOut(value))
            }
            line("self = \(made(link) { "\(linkValue($0.name))" })")
        }
    }
}
