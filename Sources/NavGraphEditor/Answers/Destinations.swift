import NavGraphModel

extension Names {
    /// What the events of a screen or flow do, each alternative once: `openNote: push note`. Events of the flows around it and of
    /// the app have the name of their owner: `app.logOut: root welcome`. A screen that is opened as an alert has none of these.
    package func destinations(of index: Int) -> [String] {
        var owners: [Int?] = [index] + groups(of: index)
        if !isAlert(index) {
            let around = flowsAround(index).filter { $0 != index }
            owners += around.flatMap { [$0] + groups(of: $0) } + [nil]
        }
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
        let alternatives = blocks.filter { $0.context.event == event && $0.table == .transition }
        return alternatives.compactMap { block in
            guard let action = block.action else { return nil }
            return "\(action.key.spelling) \(text(action.key, of: block) ?? "")"
        }.unique()
    }

    private func isAlert(_ index: Int) -> Bool {
        blocks.indices.contains { block in
            ["alert", "actionSheet"].contains(text(.style, of: blocks[block]) ?? "") && opened(block) == index
        }
    }
}
