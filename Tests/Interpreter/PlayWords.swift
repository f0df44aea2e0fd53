import NavGraphModel
import NavGraphSyntax

/// Steps and configurations in the words of the page's `navgraph.after`.
extension Interpreter {
    /// What is shown and what is offered after some steps: each step with what it leads to, or with the name of a fault.
    func place(_ play: String, _ c: Configuration, _ offers: [(step: String, result: Result)]) -> JSON {
        let told = offers.map { step, result -> (String, JSON) in
            switch result {
            case .configuration(let next): (step, json(next))
            case .fault(let rule): (step, .string(rule.rawValue))
            }
        }
        return ["play": .string(play), "shown": json(c), "offers": .object(told)]
    }

    func json(_ c: Configuration) -> JSON {
        let layers = c.layers.map { layer -> JSON in
            let regions = layer.regions.map { region -> JSON in
                .array(region.frames.map { .string(graph.name(of: $0.screen)) })
            }
            return [.string(layer.container.rawValue), .int(layer.active), .array(regions)]
        }
        let conditions = graph.conditions.ids.map { (name(of: $0), JSON.bool(c.conditions[$0.index])) }
        return [.array(layers), .object(conditions)]
    }

    /// The conditions that hold in a valuation, as `play` begins with them.
    func names(_ values: [Bool], on platform: Platform? = nil) -> String {
        let platforms = graph.platforms.count > 1 ? [platform ?? graph.platforms[0]] : []
        let conditions = graph.conditions.ids.filter { values[$0.index] }
        return (platforms.map { "platform:" + $0.rawValue } + conditions.map { name(of: $0) }).joined(separator: ",")
    }

    func name(of condition: ConditionID) -> String { graph.text[graph.conditions[condition].qualifiedName] }

    func spelled(_ step: Step) -> String {
        switch step {
        case .launch: return "launch"
        case .event(let event, _):
            let owner = graph.text[graph.qualifiedName(of: graph.transitions[event].owner)]
            if graph.isOpenedByHost, owner == "host" { return "host:\(graph.text[graph.transitions[event].name])" }
            return "event:\(owner).\(graph.text[graph.transitions[event].name])"
        case .outcome(let screen, let outcome):
            return "outcome:\(graph.name(of: screen)).\(graph.text[graph.outcomes[outcome].name])"
        case .back: return "back"
        case .swipe: return "swipe"
        case .tab(.screen(let child)): return "tab:" + graph.name(of: child)
        case .tab(.flow(let child)): return "tab:" + graph.name(of: child)
        case .link(let link): return "link:" + graph.text[graph.deepLinks[link].qualifiedName]
        case .change(let condition): return "change:" + name(of: condition)
        }
    }

    /// All that can be done in a configuration, links too, by their ways.
    func offers(from c: Configuration, ways: [Way?]) -> [(step: String, result: Result)] {
        steps(from: c).map { (spelled($0.step), $0.result) }
            + zip(graph.deepLinks.ids, ways).compactMap { id, way in
                follow(id, way: way, from: c).map { (spelled(.link(id)), .configuration($0)) }
            }
    }

    /// The way of each link by `path`, in file order.
    func ways() -> [Way?] {
        graph.deepLinks.ids.map { graph.deepLinks[$0].by != .path ? nil : way(of: $0) }
    }
}
