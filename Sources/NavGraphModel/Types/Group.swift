import NavGraphSyntax

/// A group of common events, which screens and flows use. Each of its events is one transition, whose owner is the group.
/// LANGUAGE 4.
package struct Group: Sendable {
    package var name: Symbol
    /// The name as the root file would write it.
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    package var transitions: IDRange<TransitionID> = IDRange()
}

/// An entry of `uses`.
package struct GroupUse: Sendable {
    package var name: Symbol
    package var span: Span
    /// What the name stands for; `nil` where it is that of no group.
    package var group: GroupID?
}

extension NavGraph {
    /// The transitions that a screen declares: those under its `transitions`, then those of the groups that it uses,
    /// except for names that it has already. LANGUAGE 4.
    package func ownEvents(of screen: ScreenID) -> [TransitionID] {
        events(Array(screens[screen].transitions), with: screens[screen].uses)
    }
    /// The same of a flow.
    package func ownEvents(of flow: FlowID) -> [TransitionID] {
        events(Array(flows[flow].transitions), with: flows[flow].uses)
    }

    private func events(_ own: [TransitionID], with uses: IDRange<GroupUseID>) -> [TransitionID] {
        if uses.isEmpty { return own }
        var names = Set(own.map { transitions[$0].name })
        let used = used(by: uses).flatMap { groups[$0].transitions }
        return own + used.filter { names.insert(transitions[$0].name).inserted }
    }

    /// The groups that some entries name.
    package func used(by uses: IDRange<GroupUseID>) -> [GroupID] { uses.compactMap { groupUses[$0].group } }

    /// Who uses a group, in file order of each kind.
    package func users(of group: GroupID) -> (flows: [FlowID], screens: [ScreenID]) {
        func isUsed(_ uses: IDRange<GroupUseID>) -> Bool { used(by: uses).contains(group) }
        return (
            flows.ids.filter { isUsed(flows[$0].uses) }, screens.ids.filter { isUsed(screens[$0].uses) }
        )
    }

    /// Whether a screen or flow uses it.
    package func isUsed(_ group: GroupID) -> Bool {
        let (flows, screens) = users(of: group)
        return !flows.isEmpty || !screens.isEmpty
    }

    /// The names of those that use it.
    package func userNames(of group: GroupID) -> [String] {
        let (flows, screens) = users(of: group)
        return flows.map(name) + screens.map(name)
    }

    package func place(of group: GroupID) -> Place { groups[group].place }
    package func name(of group: GroupID) -> String { text[groups[group].qualifiedName] }
    /// Its name, spaced.
    package func title(of group: GroupID) -> String { spaced(text[groups[group].name]) }
}
