import NavGraphModel
import NavGraphSyntax

/// The file of the links that are App Intents: a struct for each, whose parameters are the values of the link. STYLES A.
extension SwiftEmitter {
    var hasIntents: Bool { plan.links.contains { graph.deepLinks[$0.id].intent != nil } }

    func intents() {
        var isFirst = true
        for group in plan.groups {
            for link in group.links {
                guard let intent = graph.deepLinks[link.id].intent else { continue }
                if !isFirst { line() }
                isFirst = false
                self.intent(intent, of: link, in: group)
            }
        }
    }

    private struct IntentParameter {
        var value: LinkPlan.Value
        /// The property.
        var name: String
        /// The type of the app entity whose `id` is the value.
        var entity: Symbol?
        /// Whether the user may leave it out.
        var isOptional: Bool
    }

    private func intent(_ intent: DeepLink.Intent, of link: LinkPlan.Link, in group: LinkPlan.Group) {
        let parameters = intentParameters(intent, of: link)
        let isOpening = parameters.count == 1 && parameters[0].name == Self.openedEntity
        let deepLink = graph.deepLinks[link.id]
        let about = deepLink.about.isEmpty ? "Opens the deep link `\(link.name)`." : graph.text[deepLink.about]
        code.documentation(about)
        block(
            "\(access)struct \(intentType(link)): \(isOpening ? "OpenIntent" : "AppIntent") {"
        ) {
            line("\(access)static let title: LocalizedStringResource = \(swiftLiteral(graph.title(of: link.id)))")
            line("\(access)static let openAppWhenRun = true")
            for parameter in parameters {
                line()
                line("@Parameter(title: \(swiftLiteral(title(of: parameter))))")
                let type: CodeText = parameter.entity.map { "\(text($0))" } ?? CodeText(parameter.value.type)
                let name = swiftIdentifier(parameter.name)
                line("\(access)var \(name): \(type)\("?", if: parameter.isOptional)")
            }
            line()
            line("\(access)init() {}")
            lines("\n@MainActor")
            block("\(access)func perform() async throws -> some IntentResult {") {
                let made = made(link) { value in
                    parameters.first { $0.value.name == value.name }.map { given($0) } ?? "nil"
                }
                let opened: CodeText = plan.isGrouped ? ".\(groupCase(group))(\(made))" : made
                line("let router = try await NavGraph.Intents.router(as: \(base)Router.self)")
                line("try await router.links.perform(router.way(to: \(opened)))")
                line("return .result()")
            }
        }
    }

    func intentType(_ link: LinkPlan.Link) -> CodeText { "\(options.prefix)Open\(upperCamel(link.name))Intent" }

    /// What `OpenIntent` calls the entity that it opens.
    private static let openedEntity = "target"
    /// What an intent and its property wrappers have besides.
    private static let members: Set<String> = ["Self", "perform", "router", "self", "systemContext"]

    private func intentParameters(_ intent: DeepLink.Intent, of link: LinkPlan.Link) -> [IntentParameter] {
        var taken = Self.members
        return link.values.map { value in
            let entity = intent.entities.first { $0.name == value.name && IntentValue(graph.text[$0.type]) == nil }
            // Of what not all entries supply an intent has it.
            let isOptional = value.isOptional && !value.isSometimesMissing || !value.defaultValue.isEmpty
            let isOpening = entity != nil && !isOptional && link.values.count == 1
            let name = isOpening ? Self.openedEntity : free(graph.text[value.name], &taken)
            // A property wrapper keeps its value in a property of this name.
            taken.insert("_" + name)
            return IntentParameter(value: value, name: name, entity: entity?.type, isOptional: isOptional)
        }
    }

    /// `Order Id`; of an `OrderEntity` `Order`.
    private func title(of parameter: IntentParameter) -> String {
        guard let entity = parameter.entity else { return spaced(graph.text[parameter.value.name]) }
        let type = graph.text[entity].split(separator: ".").last ?? ""
        return spaced(String(type.hasSuffix("Entity") && type != "Entity" ? type.dropLast(6) : type))
    }

    /// `number`, `target.id`, `page ?? 1`.
    private func given(_ parameter: IntentParameter) -> CodeText {
        let name = swiftIdentifier(parameter.name)
        let id = parameter.entity == nil ? "" : parameter.isOptional ? "?.id" : ".id"
        let value = parameter.value.defaultValue
        return "\(name)\(id)\(" ?? \(text(value))", if: !value.isEmpty)"
    }
}
