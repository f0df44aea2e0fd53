import NavGraphModel
import NavGraphSyntax

/// What is given to whom. LANGUAGE 5, `payload`, `with` and arguments. A value is known by a text; its members have the
/// same text.
extension Interpreter {
    /// The values that arguments can name.
    struct Names: Hashable {
        var payload: [Symbol: String] = [:]
        var owner: [Symbol: String] = [:]

        /// As a handler sees them: the outcome's params are its payload.
        func inHandler(_ payload: [Symbol: String] = [:]) -> Names { Names(payload: payload, owner: owner) }
    }

    /// What a step does besides changing the configuration.
    enum Sent: Hashable {
        case message(MessageID, to: Int, [String])
        case open(Symbol)
        case openValue(String)
        /// The app's own code is told how what it opened has ended; `nil`: the user closed it.
        case answered(OutcomeID?, [String])
    }

    /// What an event of the current screen sees.
    func names(_ c: Configuration, _ event: TransitionID, _ payload: [Symbol: String]) -> Names {
        guard keepsValues else { return Names() }
        switch graph.transitions[event].owner {
        case .app, .group: return Names(payload: payload)
        case .screen(let screen):
            return Names(payload: payload, owner: valuesByName(graph.screens[screen].params, c.region.current.given))
        case .flow(let flow): return Names(payload: payload, owner: given(to: flow, c))
        }
    }

    /// What the nearest opening of a flow, from the current frame down, has given it.
    private func given(to flow: FlowID, _ c: Configuration) -> [Symbol: String] {
        for layer in c.layers.reversed() {
            if let frame = layer.regions[layer.active].frames.last(where: { $0.start == flow }) {
                return frame.flowGiven
            }
            if layer.made.flow == flow { return layer.flowGiven }
        }
        return [:]
    }

    func valuesByName(_ params: IDRange<ParamID>, _ values: [String]) -> [Symbol: String] {
        guard keepsValues else { return [:] }
        return Dictionary(zip(params.map { graph.params[$0].name }, values)) { first, _ in first }
    }

    /// What the params of an alternative's screen or flow are given, by name.
    func given(by id: AlternativeID, _ names: Names) -> [Symbol: String] {
        guard keepsValues, !id.isNone else { return [:] }
        return valuesByName(graph.wantedParams(of: id), values(graph.arguments(of: id), names))
    }

    func values(_ arguments: [GivenArgument], _ names: Names) -> [String] {
        arguments.map { argument in
            argument.source == .omitted ? omitted(argument.param) : value(argument.source, names)
        }
    }

    /// What an argument that is given stands for.
    func value(_ source: GivenArgument.Source, _ names: Names) -> String {
        switch source {
        case .payload(let path): names.payload[base(path)] ?? "?\(graph.text[path])"
        case .owner(let path): names.owner[base(path)] ?? "?\(graph.text[path])"
        case .text(let text): graph.text[text]
        case .literal(let literal): Self.text(ofLiteral: graph.text[literal])
        case .omitted: "nil"
        }
    }

    /// A new frame: its number, and its screen's params by name. What is not given is left out.
    func enter(_ given: [Symbol: String], _ frame: inout Frame, _ c: inout Configuration) {
        guard keepsValues else { return }
        c.lastNumber += 1
        frame.number = c.lastNumber
        frame.given = graph.screens[frame.screen].params.map { given[graph.params[$0].name] ?? omitted($0) }
    }

    private func omitted(_ param: ParamID) -> String {
        let value = graph.params[param].defaultValue
        return value.isEmpty ? "nil" : Self.text(ofLiteral: graph.text[value])
    }

    private func base(_ path: Symbol) -> Symbol {
        guard let name = graph.text[path].split(separator: ".").first.map(String.init) else { return path }
        return graph.text.find(name) ?? path
    }

    /// A literal of Swift as the text that a value is known by: without quotes, and without the dot of a case.
    static func text(ofLiteral literal: String) -> String {
        if literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count > 1 {
            return String(literal.dropFirst().dropLast())
        }
        return literal.hasPrefix(".") ? String(literal.dropFirst()) : literal
    }
}
