import NavGraphSyntax

extension GraphResolver {
    /// Whether the App Intents of links can carry what the links do: values of a few types, and those that app entities
    /// give. STYLES A.
    func checkIntents() {
        let links = graph.deepLinks.ids.filter { graph.deepLinks[$0].intent != nil }
        if links.isEmpty { return }
        let types = LinkTypes(graph)
        for id in links {
            guard let intent = graph.deepLinks[id].intent else { continue }
            let names = graph.linkNames(of: id)
            for entity in intent.entities { check(entity, of: graph.deepLinks[id], among: names, types) }
            for name in names where !intent.entities.contains(where: { $0.name == name }) {
                check(name, of: graph.deepLinks[id], at: intent.span, types)
            }
        }
    }

    private func check(
        _ entity: DeepLink.Intent.Entity, of link: DeepLink, among names: [Symbol], _ types: LinkTypes
    ) {
        let name = quoted(string(entity.name))
        guard names.contains(entity.name) else {
            let known = names.map { string($0) }
            let rest = known.isEmpty ? "; the link has no values" : hint(for: entity.name, among: known, "use")
            return report(
                .unknownReference, on: link, at: entity.span,
                "unknown value \(name) of the deep link \(quoted(string(link.name)))" + rest)
        }
        let type = string(entity.type)
        let value = string(types.carriedType(entity.name, of: link))
        if let plain = IntentValue(type) {
            // It says what the value is without it.
            if plain == IntentValue(value) { return }
            report(
                .wrongKind, on: link, at: entity.typeSpan,
                "\(quoted(type)) is not an 'AppEntity'; name an entity whose 'id' is the value \(name)")
        } else if !isEntity(type) {
            report(
                .wrongKind, on: link, at: entity.typeSpan,
                "\(quoted(type)) is not an 'AppEntity'; write the name of a Swift type")
        }
    }

    /// Whether a type can be a struct of the app.
    private func isEntity(_ type: String) -> Bool {
        type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName($0.utf8) }
    }

    private func check(_ name: Symbol, of link: DeepLink, at span: Span, _ types: LinkTypes) {
        let type = types.carriedType(name, of: link)
        if IntentValue(string(type)) != nil { return }
        report(
            .wrongKind, on: link, at: span,
            "an App Intent cannot have the value \(quoted("\(string(name)): \(string(type))")); name an 'AppEntity' whose "
                + "'id' is this value: 'intent: { \(string(name)): TYPE }'")
    }
}

/// The types of values that App Intents have without an entity.
package enum IntentValue: String, Sendable {
    case string = "String"
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case date = "Date"
    case url = "URL"

    /// That of a type, or of what may also be `nil`.
    package init?(_ type: String) {
        var name = type[...]
        if name.last == "?" { name.removeLast() }
        for module in ["Swift.", "Foundation."] where name.hasPrefix(module) { name = name.dropFirst(module.count) }
        self.init(rawValue: String(name))
    }
}
