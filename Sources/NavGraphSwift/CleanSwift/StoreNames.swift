import NavGraphModel
import NavGraphSyntax

struct StoreProperty {
    var name: String
    var type: Symbol
    /// Whether it is a param of the screen, which the router fills.
    var param: ParamID?
    /// Whether there may be nothing in it where the graph wants something.
    var mayBeMissing: Bool
}

/// What a scene's data store has: the screen's params, and what its events and outcomes carry.
struct StoreNames {
    /// Something that carries values: an event or outcome.
    enum Carrier: Hashable {
        case event(TransitionID)
        case outcome(OutcomeID)
    }
    private struct Key: Hashable {
        var carrier: Carrier
        var value: Symbol
    }

    private(set) var properties: [StoreProperty] = []
    private var ofValues: [Key: Int] = [:]

    init(_ graph: NavGraph, params: IDRange<ParamID>, carriers: [(Carrier, name: Symbol, [CarriedValue])]) {
        var types: [Symbol: Set<Symbol>] = [:]
        var taken: [String: Int] = [:]
        for id in params {
            let param = graph.params[id]
            types[param.name, default: []].insert(param.type)
            taken[graph.text[param.name]] = properties.count
            let mayBeMissing = !graph.isOptional(type: param.type) && param.defaultValue.isEmpty
            properties.append(
                StoreProperty(name: graph.text[param.name], type: param.type, param: id, mayBeMissing: mayBeMissing))
        }
        for value in carriers.flatMap(\.2) { types[value.name, default: []].insert(value.type) }
        for (carrier, name, values) in carriers {
            for value in values {
                let key = Key(carrier: carrier, value: value.name)
                let text = graph.text[value.name]
                let isOwn =
                    types[value.name, default: []].count > 1
                    || Self.isWritten(value.name, by: carrier, in: graph, params: params)
                if !isOwn, let known = taken[text] {
                    ofValues[key] = known
                    continue
                }
                var property = isOwn ? lowerCamel(graph.text[name]) + upperCamel(text) : text
                while taken[property] != nil { property += "_" }
                taken[property] = properties.count
                ofValues[key] = properties.count
                properties.append(
                    StoreProperty(
                        name: property, type: value.type, param: nil,
                        mayBeMissing: !graph.isOptional(type: value.type)))
            }
        }
    }

    /// Whether an event's `payload` says a name that a param has too.
    private static func isWritten(
        _ value: Symbol, by carrier: Carrier, in graph: NavGraph, params: IDRange<ParamID>
    ) -> Bool {
        guard params.contains(where: { graph.params[$0].name == value }), case .event(let event) = carrier else {
            return false
        }
        return graph.alternatives(of: event).contains { alternative in
            graph.alternatives[alternative].payload?.contains { graph.params[$0].name == value } ?? false
        }
    }

    subscript(_ carrier: Carrier, _ value: Symbol) -> StoreProperty? {
        ofValues[Key(carrier: carrier, value: value)].map { properties[$0] }
    }

    func properties(of values: [CarriedValue], by carrier: Carrier) -> [StoreProperty] {
        values.compactMap { self[carrier, $0.name] }
    }

    subscript(_ param: ParamID) -> StoreProperty? { properties.first { $0.param == param } }
}
