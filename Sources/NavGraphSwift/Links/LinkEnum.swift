import NavGraphModel
import NavGraphRuns

/// The file of the app's links: an enum of them, made from what comes from outside, and their URLs.
extension SwiftEmitter {
    func linkEnum() {
        line("/// The deep links of \(graph.name).")
        block("\(access)enum \(base)Link {") {
            if !plan.isGrouped {
                for link in plan.links { caseDeclaration(link) }
                return
            }
            for group in plan.groups { line("case \(groupCase(group))(\(group.name))") }
            for group in plan.groups {
                line()
                block("\(access)enum \(group.name) {") {
                    for link in group.links { caseDeclaration(link) }
                }
            }
        }
        makingExtension()
        for group in plan.groups {
            if hasURLs { templatesExtension(group) }
            entriesExtension(group)
            if isShared { pathsExtension(group) }
        }
        urlExtension()
        if !plan.resolvers.isEmpty { resolversProtocol() }
        if hasURLs { templateTable() }
    }

    /// `case product(productId: String)`.
    private func caseDeclaration(_ link: LinkPlan.Link) {
        let about = graph.deepLinks[link.id].about
        if !about.isEmpty { code.documentation(graph.text[about]) }
        let values = link.values.list { "\(label($0.name)): \(type($0))" }
        line("case \(linkCase(link))\("(\(values))", if: !link.values.isEmpty)")
    }

    // MARK: Making

    private func makingExtension() {
        line()
        block("extension \(base)Link {") {
            line("/// The link of a URL, shortcut, notification or activity; `nil` if none matches.")
            block("\(access)init?(_ entry: NavGraph.LinkEntry) {") {
                let kinds = EntryKind.allCases.filter { kind in plan.groups.contains { !raised(by: kind, $0).isEmpty } }
                cases(of: "entry", otherwise: kinds.count < EntryKind.allCases.count ? "return nil" : nil) {
                    line("case .url(let url): self.init(url: url)")
                    for kind in kinds.map(\.rawValue) {
                        let link: CodeText = "self.init(\(kind): text, payload.mapValues { .init(text: $0) })"
                        line("case .\(kind)(let text, let payload): \(link)")
                    }
                }
            }
            if hasURLs { urlInits() } else { emptyURLInits() }
            if plan.isGrouped { groupInits() }
        }
    }

    private func urlInits() {
        lines(
            """

            /// The link that matches a URL; `nil` if none does.
            \(access)init?(url: URL) { self.init(text: url.absoluteString) }

            /// The same for a URL as text; `nil` if it is not a URL.
            \(access)init?(text: String) {
                let link = Self.matcher.link(for: text) { template, url in \(base)Link(template: template, url) }
                guard let link else { return nil }
                self = link
            }
            """)
    }

    private func emptyURLInits() {
        lines(
            """

            /// No link has a URL: always `nil`.
            \(access)init?(url: URL) { return nil }
            \(access)init?(text: String) { return nil }
            """)
    }

    /// Of which group a template or text is.
    private func groupInits() {
        if hasURLs { groupOfTemplate() }
        for kind in EntryKind.allCases {
            let groups = plan.groups.filter { !raised(by: kind, $0).isEmpty }
            if groups.isEmpty { continue }
            line()
            block(entryInit(kind)) {
                for group in groups {
                    let link: CodeText = "\(group.name)(\(kind.rawValue): text, payload)"
                    line("if let link = \(link) { self = .\(groupCase(group))(link); return }")
                }
                line("return nil")
            }
        }
        for group in plan.groups {
            lines(
                """

                private init?(\(groupCase(group)) link: \(group.name)?) {
                    guard let link else { return nil }
                    self = .\(groupCase(group))(link)
                }
                """)
        }
    }

    private func groupOfTemplate() {
        line()
        block("private init?(template: Int, _ url: NavGraph.LinkURL) {") {
            cases(of: "template", otherwise: "return nil") {
                for group in plan.groups {
                    let templates = group.links.filter { !$0.templates.isEmpty }.map(\.templates)
                    var numbers = plan.fallbacks.indices.filter { index in
                        group.links.contains { $0.id == plan.fallbacks[index] }
                    }.map { String(-1 - $0) }
                    if let first = templates.first, let last = templates.last {
                        numbers.append("\(first.lowerBound)..<\(last.upperBound)")
                    }
                    if numbers.isEmpty { continue }
                    let link: CodeText = "\(group.name)(template: template, url)"
                    line("case \(numbers.joined(separator: ", ")): self.init(\(groupCase(group)): \(link))")
                }
            }
        }
    }

    private func resolversProtocol() {
        line()
        line("/// Finds values that screens require and that their links do not have.")
        interface(resolversInterface)
    }

    var resolversInterface: SwiftInterface {
        let requirements = plan.resolvers.map { id -> SwiftInterface.Requirement in
            let resolver = graph.resolvers[id]
            return .method(
                "\(member(resolver.qualifiedName))", parameters: parameters(resolver.payload, hasBody: false),
                result: " async throws -> \(text(resolver.gives))")
        }
        return SwiftInterface(type: "\(base)Resolvers", inherited: ["AnyObject"], requirements: requirements)
    }
}
