import NavGraphModel

/// The facts about layers of several regions: what their regions hold, what leads there, and what conditions become
/// while others are current.
struct RegionFacts: Sendable {
    /// Where arrivals in a region, and what it holds, meet.
    private struct Meetings: Sendable {
        var items: [(symbol: StackSymbolID, context: ContextID)] = []
        var arrivals: [(mode: ModeID, values: BDD)] = []
    }
    /// Where an alternative sets conditions: in a region, or in a context.
    enum Place: Hashable, Sendable {
        case region(RegionID)
        case context(ContextID)
    }
    struct Assignment: Hashable, Sendable {
        var place: Place
        var alternative: AlternativeID
    }

    private var meetings: [RegionID: Meetings] = [:]
    private var heldItems: Set<IDPair> = []
    /// By layer and context, with which values its regions were chosen from each other.
    private var chosen: [IDPair: BDD] = [:]
    /// What conditions can become while others of a region's layer are current, as far as that is known.
    private(set) var changes: [RegionID: BDD] = [:]
    /// With which values alternatives set conditions.
    private(set) var values: [Assignment: BDD] = [:]
    /// In the order in which they were found.
    private(set) var assignments: [Assignment] = []

    /// Those that something leads to, or that hold something.
    var met: [RegionID] { meetings.keys.sorted() }

    /// An item is held in a region: what leads there in the middle of a step.
    mutating func hold(
        _ symbol: StackSymbolID, _ context: ContextID, in region: RegionID
    ) -> [(mode: ModeID, values: BDD)] {
        if heldItems.insert(IDPair(symbol, context)).inserted {
            meetings[region, default: Meetings()].items.append((symbol, context))
        }
        return meetings[region, default: Meetings()].arrivals
    }

    /// A step leads to a region with some values: the items that it holds; `nil`: that was known.
    mutating func arrive(
        _ mode: ModeID, with values: BDD, in region: RegionID, _ diagrams: inout DecisionDiagrams
    ) -> [(symbol: StackSymbolID, context: ContextID)]? {
        let known = meetings[region, default: Meetings()]
        if let index = known.arrivals.firstIndex(where: { $0.mode == mode }) {
            if diagrams.contains(known.arrivals[index].values, values) { return nil }
            meetings[region]?.arrivals[index].values = diagrams.or(known.arrivals[index].values, values)
        } else {
            meetings[region, default: Meetings()].arrivals.append((mode, values))
        }
        return known.items
    }

    /// Whether the regions of a layer had been chosen with these values; from now on they have.
    mutating func isChosen(
        _ layer: LayerClassID, in context: ContextID, with relation: BDD, _ diagrams: inout DecisionDiagrams
    ) -> Bool {
        let key = IDPair(layer, context)
        let known = chosen[key] ?? .none
        if diagrams.contains(known, relation) { return true }
        chosen[key] = diagrams.or(known, relation)
        return false
    }

    mutating func forgetChosen() { chosen = [:] }

    /// An alternative sets conditions, with these values before.
    mutating func keep(_ assignment: Assignment, from before: BDD, _ diagrams: inout DecisionDiagrams) {
        if let known = values[assignment] {
            values[assignment] = diagrams.or(known, before)
        } else {
            values[assignment] = before
            assignments.append(assignment)
        }
    }

    mutating func change(_ grown: [RegionID: BDD]) { changes.merge(grown) { $1 } }
}
