import NavGraphModel
import NavGraphSyntax

/// What links ask the app for.
extension LinkEmitter {
    func resolversProtocol() {
        line()
        line("/// What the app finds out for links that come with less than a screen wants.")
        line("@MainActor")
        block("\(access)protocol \(base)Resolvers: AnyObject {") {
            for resolver in plan.resolvers.map({ graph.resolvers[$0] }) {
                let payload = emitter.parameters(resolver.payload, hasBody: false)
                line("func \(member(resolver.qualifiedName))(\(payload)) async throws -> \(text(resolver.gives))")
            }
        }
    }
}
