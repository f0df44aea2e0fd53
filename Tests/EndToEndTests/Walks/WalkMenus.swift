@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSyntax

/// The acts of a walk: items of menus, which are enabled where their event would do something.
extension Walker {
    /// Who takes an item: a screen, in a column, or the app.
    private struct Taker {
        var event: TransitionID
        var isOfScreen = false
        var column: Int?
    }

    /// `%e0=1 x0=0`: whether the items of events are enabled, where the interpreter can tell.
    var menus: String {
        let names = Set(graph.transitions.ids.filter { isForMenus($0) }.map { graph.transitions[$0].name })
        let items = names.map { ($0, graph.text[$0]) }.sorted { $0.1 < $1.1 }.compactMap { name, text in
            isEnabled(name).map { "\(text)=\($0 ? 1 : 0)" }
        }
        return items.isEmpty ? "" : " %" + items.joined(separator: " ")
    }

    /// Chooses an item that is enabled.
    mutating func chooseMenuItem() {
        let events = graph.events(of: c.current).filter { isForMenus($0) } + graph.appTransitions
        guard let event = events.isEmpty ? nil : numbers.pick(events) else { return announce() }
        let name = graph.transitions[event].name
        guard isEnabled(name) == true, let taker = taker(of: name) else { return announce() }
        write("menuItem\t\(graph.text[name])")
        if let column = taker.column { c = interpreter.choose(column, c) }
        fire(taker.event, [:])
        settle()
    }

    private func isForMenus(_ event: TransitionID) -> Bool {
        !graph.isIgnored(event) && graph.carried(by: event).isEmpty
    }

    private func taker(of name: Symbol) -> Taker? {
        let isSplit = c.top.container == .split
        for column in [c.top.active] + (isSplit ? Array(c.top.regions.indices) : []) {
            let screen = c.top.regions[column].current.screen
            let event = FakeSources.events(of: screen, in: graph).first { graph.transitions[$0].name == name }
            if let event, isForMenus(event) {
                return Taker(event: event, isOfScreen: true, column: isSplit ? column : nil)
            }
        }
        let ofApp = graph.appTransitions.first { graph.transitions[$0].name == name }
        return ofApp.flatMap { isForMenus($0) ? Taker(event: $0) : nil }
    }

    /// `nil`: it depends on more than is found out before something is made.
    private func isEnabled(_ name: Symbol) -> Bool? {
        guard let taker = taker(of: name) else { return false }
        if !taker.isOfScreen,
            graph.events(of: c.current).contains(where: { graph.transitions[$0].name == name && $0 != taker.event })
        {
            // The screen hides it.
            return nil
        }
        let c = taker.column.map { interpreter.choose($0, self.c) } ?? self.c
        guard let taken = interpreter.taken(taker.event, in: c.conditions) else { return false }
        let names = interpreter.names(c, taker.event, [:])
        if case .configuration = interpreter.run(c, { try interpreter.carryOut(taken, names, &$0) }) { return true }
        var id = taken
        while !id.isNone {
            let action = graph.alternatives[id].action
            if action.opened != nil || action.outcome != nil { return nil }
            id = graph.alternatives[id].then
        }
        return false
    }
}
