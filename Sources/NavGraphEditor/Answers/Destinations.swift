import NavGraphModel

extension Names {
    /// What the events of a screen or flow do, each alternative once: `openNote: push note`. Events of the flows around it and of
    /// the app have the name of their owner: `app.logOut: root welcome`.
    package func destinations(of index: Int) -> [String] {
        let owners: [Int?] = ownersOfEvents(in: index) + [nil]
        var seen: Set<String> = []
        var found: [String] = []
        for owner in owners {
            let own = all(.event, of: owner).filter { declarations[$0].module == declarations[index].module }
            for event in own where !declarations[event].isHost && seen.insert(declarations[event].name).inserted {
                let subject = subject(of: event).dropFirst("transition:".count)
                let label = owner == index ? declarations[event].name : String(subject)
                found += actions(of: event).map { "\(label): \($0)" }
            }
        }
        return found
    }

    /// The actions of an event, each alternative once: `push note`.
    private func actions(of event: Int) -> [String] {
        blocks(of: event).map { blocks[$0] }.filter { $0.table == .transition }.compactMap { block in
            block.key.map { block.alert == nil ? "\($0.spelling) \(text($0, of: block) ?? "")" : $0.spelling }
        }.unique()
    }

    /// The screen or flow, its groups, and the flows around it with theirs. Alerts and screens of the system have no events of
    /// flows.
    func ownersOfEvents(in index: Int) -> [Int] {
        let own = [index] + groups(of: index)
        if text(.from, of: index) == "system" || isAlert(index) { return own }
        return own + flowsAround(index).filter { $0 != index }.flatMap { [$0] + groups(of: $0) }
    }

    /// The events of a screen or flow: its own, those of its groups and of the flows around it, and of the app. Of one name, the
    /// first hides the others.
    func inheritedEvents(of index: Int) -> [Int] {
        ownersOfEvents(in: index).flatMap { all(.event, of: $0) } + appEvents
    }

    /// The events of the app, on all screens.
    var appEvents: [Int] { all(.event, of: nil).filter { !declarations[$0].isHost } }

    private func isAlert(_ index: Int) -> Bool {
        declarations[index].isOfWorld || Self.isAlert(text(.style, of: index)) || openedAsAlerts.contains(index)
    }

    func findOpenedAsAlerts() -> Set<Int> {
        Set(blocks.indices.filter { Self.isAlert(text(.style, of: blocks[$0])) }.compactMap(opened))
    }

    private static func isAlert(_ style: String?) -> Bool {
        style.flatMap(PresentationStyle.init)?.isAlert ?? false
    }

    /// Of an alert in place the name of what asks: `delete`, `entry`.
    func eventAsking(_ alert: Int) -> String? {
        // The text does not name such a screen.
        guard declarations[alert].kind == .screen, declarations[alert].isOfWorld else { return nil }
        return blocks.first { $0.alert == alert }.map { block in
            block.context.event.map { declarations[$0].name } ?? Key.entry.spelling
        }
    }
}
