import NavGraphSyntax

/// A boolean fact about the app. LANGUAGE 2.
package struct Condition: Sendable {
    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    /// Its value at launch; `nil`: unknown.
    package var initially: Bool?
    /// The conditions that it implies directly.
    package var implies: [ConditionID] = []
    /// The conditions that imply it directly.
    package var impliedBy: [ConditionID] = []
    /// Whether it can also change at any time.
    package var changes = false
    /// The enumeration of which it is a name, by its number; `nil`: it stands alone.
    package var enumeration: Int?
    /// The platforms on which it holds, for the whole run; `nil`: it is not a condition of platforms.
    package var platforms: [Platform]?
}

/// Conditions of which exactly one holds. LANGUAGE 2.
package struct Enumeration: Sendable {
    package var name: Symbol
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    /// Its names, in order.
    package var members: IDRange<ConditionID> = IDRange()
    /// Whether another name can come to hold at any time.
    package var changes = false
}

extension NavGraph {
    /// What setting a condition sets: itself and, with `a` implies `b`, setting `a` to true `b`, setting `b` to false `a`;
    /// setting a name of an enumeration to true sets its others to false. LANGUAGE 2.
    package func settings(by condition: ConditionID, _ value: Bool) -> [(condition: ConditionID, value: Bool)] {
        func allImplying(_ all: [ConditionID]) -> [ConditionID] { reachable(from: all) { conditions[$0].impliedBy } }
        guard value else { return allImplying([condition]).map { ($0, false) } }
        let held = Array(reachable(from: [condition]) { conditions[$0].implies })
        let others = held.flatMap { one in siblings(of: one).filter { !held.contains($0) } }
        return held.map { ($0, true) } + allImplying(others).filter { !held.contains($0) }.map { ($0, false) }
    }

    /// The conditions that do not hold while one holds: the other names of its enumeration.
    package func siblings(of condition: ConditionID) -> [ConditionID] {
        let platforms = platformConditions.isEmpty ? [] : excludedPlatforms(by: condition)
        guard let enumeration = conditions[condition].enumeration else { return platforms }
        return enumerations[enumeration].members.filter { $0 != condition } + platforms
    }

    /// Pairs of conditions that decide each other: what one implies, and the names of an enumeration one after another.
    package func tied(to condition: ConditionID) -> [ConditionID] {
        let implied = conditions[condition].implies
        guard let enumeration = conditions[condition].enumeration else { return implied }
        let isLast = enumerations[enumeration].members.last == condition
        return implied + (isLast ? [] : [ConditionID(raw: condition.raw + 1)])
    }

    /// The name of an enumeration's member for people, and the value that `sets` gives it: `session`, `revoked`.
    package func setting(of member: ConditionID) -> (enumeration: String, value: String)? {
        conditions[member].enumeration.map {
            (text[enumerations[$0].qualifiedName], text[conditions[member].name])
        }
    }
}

extension Condition {
    package static let fields = Fields<Condition>([
        Field(.initially, shape: .name(.initially)):
            "The value at launch: `true`, `false` or `unknown`, the default; of an enumeration, the name that holds.",
        Field(.oneOf, shape: .list(.name(.newCondition), count: 2...Int.max)):
            "An enumeration: exactly one of these names holds. Each is a condition; `sets: { session: loggedIn }` sets it.",
        Field(.implies, shape: .oneOrList(.name(.condition))):
            "Conditions that are true whenever this condition is true: with `premium`, also `loggedIn`.",
        Field(.changes, .flag(\.changes)):
            "The condition can also change at any time: a size class, the network, an entitlement.",
        Field(.platform, shape: .oneOrList(.word(.platforms))):
            "The condition holds on these platforms, for the whole run, and on no other. It has no other key, and nothing sets it.",
    ])
}

extension KeyTable {
    static let condition = Condition.fields.table
}
