import NavGraphModel
import NavGraphSyntax

/// What the links of an app are called in its code.
extension SwiftEmitter {
    func linkCase(_ link: LinkPlan.Link) -> CodeText { CodeText(swiftIdentifier(link.name)) }
    func groupCase(_ group: LinkPlan.Group) -> CodeText { CodeText(swiftIdentifier(lowerCamel(group.name))) }

    /// `ShopAppLink`, or `ShopAppLink.Catalogue`.
    func linkType(_ group: LinkPlan.Group) -> CodeText {
        group.name.isEmpty ? "\(base)Link" : "\(base)Link.\(group.name)"
    }

    /// A value of a link as a variable, where the code for links has its own variables.
    func linkValue(_ name: Symbol) -> SwiftName {
        var text = graph.text[name][...]
        while text.last == "_" { text.removeLast() }
        return Self.localsOfLinks.contains(String(text)) ? names.underscored(name) : variable(name)
    }

    private static let localsOfLinks: Set<String> = ["link", "path", "payload", "resolvers", "template", "text", "url"]

    /// `.product(let productId)`.
    func pattern(_ link: LinkPlan.Link, among names: Set<Symbol>? = nil) -> CodeText {
        let used = link.values.map { names?.contains($0.name) ?? true }
        guard used.contains(true) else { return ".\(linkCase(link))" }
        let values = zip(link.values, used).list { $1 ? "let \(linkValue($0.name))" : "_" }
        return ".\(linkCase(link))(\(values))"
    }

    /// `String?`.
    func type(_ value: LinkPlan.Value) -> CodeText { "\(value.type)\("?", if: value.isOptional)" }

    /// `.product(productId: productId)`.
    func made(_ link: LinkPlan.Link, _ value: (LinkPlan.Value) -> CodeText) -> CodeText {
        let values = link.values.list { "\(argument($0.name)): \(value($0))" }
        return link.values.isEmpty ? ".\(linkCase(link))" : ".\(linkCase(link))(\(values))"
    }

    /// The way to the fallback, as an expression: `self?.way(to: .anythingElse)`, or `nil` if the app has no fallback, or no
    /// fallback without values.
    var fallbackWay: CodeText {
        func isWithoutValues(_ link: LinkPlan.Link) -> Bool {
            plan.fallbacks.contains(link.id) && link.values.allSatisfy { $0.isOptional || !$0.defaultValue.isEmpty }
        }
        guard let group = plan.groups.first(where: { $0.links.contains(where: isWithoutValues) }),
            let link = group.links.first(where: isWithoutValues)
        else { return "{ nil }" }
        let made = made(link) { $0.isOptional ? "nil" : "\(text($0.defaultValue))" }
        let way: CodeText =
            plan.isGrouped ? "self?.way(to: .\(groupCase(group))(\(made)))" : "self?.way(to: \(made))"
        return "{ [weak self] in \(way) }"
    }
}
