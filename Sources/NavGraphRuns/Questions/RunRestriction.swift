import NavGraphModel

/// A value that a condition has.
package struct ConditionValue: Hashable, Sendable {
    package var condition: ConditionID
    package var value: Bool
    package init(_ condition: ConditionID, _ value: Bool) { (self.condition, self.value) = (condition, value) }
}

/// Which runs are asked about: those in every configuration of which some conditions have some values. Launches and steps
/// that do not keep that do not exist for them. By itself: all.
package struct RunRestriction: Sendable {
    package var keeping: [ConditionValue] = []
    /// These conditions will also be tested, although the graph does not test them.
    package var naming: Set<ConditionID> = []
    /// The ways of links, where they are known: they are those of the graph, whatever the runs keep.
    var ways: [DeepLinkID: Way]?
    /// The program of all runs: what follows from its conditions is not worked out again for those that keep values.
    var whole: Program?
    /// The work of all analyses that use this restriction or a copy of it.
    let work = RunWork()
    /// Where all of the runs are too many: how they are bounded from both sides; `nil`: they are told exactly.
    var bounds: RunBounds?
    /// Whether the configurations are known to be few.
    var listsFirst = false
    /// Of the parts of an arc that take the same number of steps the first ones, so many, are worked on one by one, the
    /// others together. So that tests can have all of them together.
    package var mostAlone = 16

    /// So many times less is spent before an analysis gives up; and whether also of bounds. So that tests come to limits.
    var thrift = 1
    var isThriftyOfBounds = false

    var conditions: Set<ConditionID> { naming.union(keeping.map(\.condition)) }

    package init() {}
    package init(naming: Set<ConditionID>) { self.naming = naming }
}
