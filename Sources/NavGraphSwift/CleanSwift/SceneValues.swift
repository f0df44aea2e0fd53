import NavGraphModel
import NavGraphSyntax

/// What an alternative takes from its scene's data store: by name what the event carries, and params of the screen.
struct StoreUse {
    var carried: Set<Symbol> = []
    var owned: Set<Symbol> = []
    var isEmpty: Bool { carried.isEmpty && owned.isEmpty }
}

extension SwiftEmitter {
    /// What an alternative uses, with its `then` and handlers.
    func use(of id: AlternativeID) -> StoreUse {
        var use = StoreUse()
        collect(id, isHandled: false, &use)
        return use
    }

    private func useOfHandlers(of id: AlternativeID) -> StoreUse {
        var use = StoreUse()
        collectHandlers(of: id, &use)
        return use
    }

    private func collect(_ first: AlternativeID, isHandled: Bool, _ use: inout StoreUse) {
        for id in graph.parts(of: first) {
            // What cannot be pushed is not made.
            var given = mayBeOpened(graph.alternatives[id].action) ? graph.arguments(of: id) : []
            for message in messages(sentBy: id) { given += graph.messageArguments(of: id, message: message) }
            note(given.map(\.source) + [graph.openedURL(of: id)].compactMap { $0 }, isHandled: isHandled, &use)
            collectHandlers(of: id, &use)
        }
    }

    private func collectHandlers(of id: AlternativeID, _ use: inout StoreUse) {
        for handler in graph.handlers(of: id) {
            for message in messages(of: handler, in: id) {
                let given = graph.messageArguments(of: handler, of: graph.owner(of: id), message: message)
                note(given.map(\.source), isHandled: true, &use)
            }
            for alternative in graph.alternatives(of: handler) { collect(alternative, isHandled: true, &use) }
        }
    }

    /// In a handler the payload is what the outcome carries.
    private func note(_ given: [GivenArgument.Source], isHandled: Bool, _ use: inout StoreUse) {
        for source in given {
            switch source {
            case .payload(let path): if !isHandled { use.carried.insert(base(of: path) ?? path) }
            case .owner(let path): use.owned.insert(base(of: path) ?? path)
            case .text, .literal, .omitted: break
            }
        }
    }

    // MARK: Reading

    func storeReading(_ id: AlternativeID, of event: Event, in scene: Scene) {
        let use = use(of: id)
        let isOwn = graph.alternatives[id].action.opened.map { self.isOwn($0) } ?? true
        let isMoved = !graph.alternatives[id].segue.isEmpty && isOwn || scene.navigates[id] != nil
        // What is passed from store to store has no variables here.
        let kept = isMoved ? useOfHandlers(of: id) : use
        var lines: [CodeText] = []
        for (property, variable, isKept) in read(use, keeping: kept, of: event, in: scene) {
            let variable: CodeText = isKept ? "let \(variable)\(": Void", if: names.isVoid(property.type))" : "_"
            if property.mayBeMissing {
                lines.append("\(variable) = try step.required(store.\(spelled(property)))")
            } else if isKept {
                lines.append("\(variable) = store.\(spelled(property))")
            }
        }
        if !lines.isEmpty || scene.passes[id] != nil { line("let store = try step.required(dataStore)") }
        for one in lines { line(one) }
    }

    func closureReading(_ id: AlternativeID, _ event: Event) {
        let use = use(of: id)
        for value in event.carried where use.carried.contains(value.name) {
            let variable: CodeText = "\(variable(value.name))"
            line("let \(variable)\(": Void", if: names.isVoid(value.type)) = try \(variable)()")
        }
    }

    func spelled(_ property: StoreProperty) -> CodeText { CodeText(swiftIdentifier(property.name)) }

    private func read(
        _ use: StoreUse, keeping kept: StoreUse, of event: Event, in scene: Scene
    ) -> [(property: StoreProperty, variable: CodeText, isKept: Bool)] {
        var all: [(property: StoreProperty, variable: CodeText, isKept: Bool)] = []
        for value in event.carried where use.carried.contains(value.name) {
            guard let property = scene.store[.event(event.id), value.name] else { continue }
            all.append((property, "\(variable(value.name))", kept.carried.contains(value.name)))
        }
        for param in event.owned where use.owned.contains(graph.params[param].name) {
            guard let property = scene.store[param] else { continue }
            let name = graph.params[param].name
            all.append((property, ownerVariable(name, in: event.scope), kept.owned.contains(name)))
        }
        return all
    }

    // MARK: Passing

    /// The lines of the method that passes data on to a scene; none where an alternative gives nothing.
    func passedData(_ id: AlternativeID, to first: ScreenID, of event: Event, in scene: Scene) -> [CodeText] {
        let wanted = Set(graph.screens[first].params.map { graph.params[$0].name })
        let given = graph.arguments(of: id).filter {
            $0.source != .omitted && wanted.contains(graph.params[$0.param].name)
        }
        guard !given.isEmpty else { return [] }
        var use = StoreUse()
        note(given.map(\.source), isHandled: false, &use)
        var lines = read(use, keeping: use, of: event, in: scene).map { property, variable, _ -> CodeText in
            property.mayBeMissing
                ? "guard let \(variable) = source.\(spelled(property)) else { return }"
                : "let \(variable) = source.\(spelled(property))"
        }
        for argument in given {
            let name = identifier(graph.params[argument.param].name)
            lines.append("destination.\(name) = \(value(argument, in: event.scope))")
        }
        return lines
    }
}
