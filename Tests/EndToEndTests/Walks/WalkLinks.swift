@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphRuns
@testable import NavGraphSyntax

/// A link on its way to be followed.
struct ArrivedLink {
    var id: DeepLinkID
    /// The texts of its values, by name.
    var values: [Symbol: String]
    /// Whether the observer has heard that it waits.
    var isTold = false
}

/// Links that arrive in walks. LANGUAGE 7, "The link step".
extension Walker {
    /// A link arrives; what waited is forgotten.
    mutating func arrive(_ id: DeepLinkID) {
        if let old = waiting { heard += " dropped " + name(of: old.id) }
        var link = ArrivedLink(id: id, values: [:])
        var line = "link\t\(id.index)"
        for name in graph.linkNames(of: id) {
            let own = (Array(graph.deepLinks[id].query) + Array(graph.deepLinks[id].payload))
                .first { graph.params[$0].name == name }
            let token = newToken(for: own.map { graph.params[$0].type } ?? graph.text.find("String") ?? .none)
            link.values[name] = token
            line += "\t" + token
        }
        waiting = link
        write(line)
    }

    private func name(of id: DeepLinkID) -> String { graph.text[graph.deepLinks[id].qualifiedName] }

    /// At rest: a link that waits is followed, or goes on waiting, or is dropped. Whether it was followed.
    mutating func lookAtLink() -> Bool {
        guard let link = waiting else { return false }
        if let next = followed(link) {
            become(next)
            heard += " fired link:\(name(of: link.id)) followed \(name(of: link.id))"
            waiting = nil
            return true
        }
        if graph.deepLinks[link.id].pending != .keep {
            heard += " dropped " + name(of: link.id)
            waiting = nil
        } else if !link.isTold {
            heard += " kept " + name(of: link.id)
            waiting?.isTold = true
        }
        return false
    }

    /// What the link makes of the configuration; `nil` while it cannot be followed.
    private func followed(_ link: ArrivedLink) -> Interpreter.Configuration? {
        let deepLink = graph.deepLinks[link.id]
        let supply = supply(of: link)
        var next = c
        if deepLink.isByPresent {
            next.layers.removeSubrange(1...)
            var layer = interpreter.layer(
                of: deepLink.opens!, opener: .none, how: deepLink.presentation, c.conditions
            )
            layer.link = link.id
            let wanted = graph.params(of: deepLink.opens).map { graph.params[$0].name }
            let given = supply.filter { wanted.contains($0.key) }
            if deepLink.opens?.flow != nil { layer.flowGiven = given }
            for index in layer.regions.indices { interpreter.enter(given, &layer.regions[index].frames[0], &next) }
            next.layers.append(layer)
            send(deepLink, supply, &next)
            return mayBeSeen(deepLink, next) ? next : nil
        }
        if deepLink.isByPush {
            next.layers.removeSubrange(1...)
            guard next.region.isStack, let opens = deepLink.opens else { return nil }
            let wanted = graph.params(of: opens).map { graph.params[$0].name }
            let given = supply.filter { wanted.contains($0.key) }
            var frame = Interpreter.Frame(screen: opens.screen ?? interpreter.start(of: opens.flow!, c.conditions))
            (frame.start, frame.flowGiven) = (opens.flow, opens.flow == nil ? [:] : given)
            let known = deepLink.reuses ? next.region.frames.lastIndex { $0.screen == frame.screen } : nil
            if let known {
                // As by `replace` it inherits how the old one was opened.
                frame = next.region.frames[known]
                next.region.frames.removeSubrange(known...)
            }
            interpreter.enter(given, &frame, &next)
            next.region.frames.append(frame)
            send(deepLink, supply, &next)
            return mayBeSeen(deepLink, next) ? next : nil
        }
        guard let way = ways(link.id), c.layers[0].made == way.root else { return nil }
        let old = c.layers[0]
        var window = interpreter.layer(of: way.root, opener: old.opener, how: nil, c.conditions)
        (window.names, window.flowGiven) = (old.names, old.flowGiven)
        next.layers = []
        for index in window.regions.indices { interpreter.enter([:], &window.regions[index].frames[0], &next) }
        next.layers = [window]
        guard mayBeSeen(deepLink, next) else { return nil }
        for step in way.steps {
            switch step {
            case .tab(let child):
                let target = graph.children[child].target
                guard let index = next.top.regions.firstIndex(where: { $0.child == target }) else { return nil }
                next = interpreter.choose(index, next)
            case .event(let taken):
                guard let event = graph.alternatives[taken].transition, graph.events(of: next.current).contains(event),
                    interpreter.taken(event, in: next.conditions) == taken
                else { return nil }
                let payload = Dictionary(
                    graph.carried(by: taken).map { ($0.name, supply[$0.name] ?? "nil") },
                    uniquingKeysWith: { a, _ in a })
                let names = interpreter.names(next, event, payload)
                guard
                    case .configuration(let after) = interpreter.run(
                        next, { try interpreter.carryOut(taken, names, &$0) })
                else { return nil }
                next = after
            }
            guard mayBeSeen(deepLink, next) else { return nil }
        }
        guard isThere(deepLink, next) else { return nil }
        send(deepLink, supply, &next)
        return next
    }

    /// Whether what the link opens is current; a flow must be so where the link has something to send.
    private func isThere(_ link: DeepLink, _ c: Interpreter.Configuration) -> Bool {
        if link.opens?.flow != nil, graph.message(of: link) == nil { return true }
        return graph.firstScreens(of: link.opens).contains(c.current)
    }

    /// What is current at the end receives what the link sends.
    private func send(_ link: DeepLink, _ supply: [Symbol: String], _ c: inout Interpreter.Configuration) {
        guard let message = graph.message(link.send, of: c.region.current.screen), !link.send.isEmpty else { return }
        let values = graph.messages[message].params.map { supply[graph.params[$0].name] ?? "nil" }
        c.sent.append(.message(message, to: c.region.current.number, values))
    }

    /// By name what the link has: its `with`, then its own values. A resolver gives what is known by the text that it is
    /// given first.
    private func supply(of link: ArrivedLink) -> [Symbol: String] {
        let deepLink = graph.deepLinks[link.id]
        let types = LinkTypes(graph)
        var supply = link.values
        for argument in deepLink.with.map({ graph.arguments[$0] }) {
            if let resolver = types.resolver(argument, of: deepLink) {
                let first = graph.resolvers[resolver].payload.first.map { graph.params[$0].name }
                supply[argument.param] = first.flatMap { link.values[$0] } ?? "0"
                continue
            }
            switch argument.kind {
            case .name: supply[argument.param] = link.values[argument.base]
            case .text: supply[argument.param] = graph.text[argument.value]
            case .literal: supply[argument.param] = Interpreter.text(ofLiteral: graph.text[argument.value])
            }
        }
        return supply
    }

    private func mayBeSeen(_ link: DeepLink, _ c: Interpreter.Configuration) -> Bool {
        guard interpreter.holds(link.requires, c.conditions) else { return false }
        return link.pending == .never
            || interpreter.visible(c).allSatisfy { interpreter.meetsRequirements($0, c.conditions) }
    }
}
