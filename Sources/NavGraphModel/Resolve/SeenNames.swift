import NavGraphSyntax

/// The names that alternatives see, with their types: of the payload, and of the owner's params, which it hides.
final class SeenNames {
    private let graph: NavGraph
    /// Those of the alternative that was asked for last.
    private var last: (alternative: AlternativeID, types: SymbolTable<Symbol>) = (.none, SymbolTable())

    init(_ graph: NavGraph) { self.graph = graph }

    func type(of name: Symbol, for alternative: AlternativeID) -> Symbol? {
        if last.alternative != alternative {
            var types = SymbolTable<Symbol>()
            graph.forEachCarried(by: alternative) { types.insert($1, for: $0) }
            for param in graph.params(of: graph.owner(of: alternative)) {
                types.insert(graph.params[param].type, for: graph.params[param].name)
            }
            last = (alternative, types)
        }
        return last.types[name]
    }
}
