import NavGraphModel
import NavGraphSyntax

/// What links ask the app for.
extension SwiftEmitter {
    mutating func put(resolverName resolver: Resolver) { put(member: resolver.qualifiedName) }

    mutating func put(resolvers: [ResolverID]) {
        code.blank()
        code.line("/// What the app finds out for links that come with less than a screen wants.")
        code.line("@MainActor")
        code.put(string: access)
        put("protocol ")
        put(appType: "Resolvers")
        code.open(": AnyObject {")
        for id in resolvers {
            let resolver = graph.resolvers[id]
            put("func ")
            put(resolverName: resolver)
            put("(")
            for (index, param) in resolver.payload.enumerated() {
                if index > 0 { put(", ") }
                put(parameter: graph.params[param].name, graph.params[param].type, hasBody: false)
            }
            put(") async throws -> ")
            put(text: resolver.gives)
            code.end()
        }
        code.close()
    }
}
