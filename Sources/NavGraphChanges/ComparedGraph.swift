import NavGraphModel
import NavGraphRuns

package struct ComparedGraph {
    package var graph: NavGraph
    /// `nil`: it has none, or they are not known.
    package var runs: RunAnalysis?

    /// A module whose runs are those that a host opens is compared with its host.
    package init(graph: NavGraph, runs: RunAnalysis?) {
        self.graph = runs?.graph.isOpenedByHost ?? false ? graph.openedByHost() : graph
        self.runs = runs
    }
}

struct SharedScreen {
    var old: ScreenID
    var new: ScreenID
    var name: String
}

/// The facts about two graphs: their elements by name, and their runs.
struct Comparison {
    let old, new: NavGraph
    let before, after: ElementWords
    let sets: ConditionSets
    let changes: GraphChanges
    /// By subject, the elements that changed, in file order of their kinds.
    let changed: Set<String>
    /// In the new file's order.
    let screens: [SharedScreen]
    private let newScreens, oldScreens: [String: ScreenID]
    /// By screen of one side the other's of that name.
    let oldOfNew, newOfOld: [ScreenID?]
    /// `nil`: not all runs are known.
    let oldRuns, newRuns: RunAnalysis?
    /// To follow single runs, which is possible in any case.
    let oldGround, newGround: Walk.Ground?

    init(old: ComparedGraph, new: ComparedGraph, _ changes: GraphChanges) {
        (self.old, self.new, self.changes) = (old.graph, new.graph, changes)
        before = ElementWords(graph: old.graph, renaming: changes.renaming)
        after = ElementWords(graph: new.graph, renaming: Renaming())
        let sets = ConditionSets(before, after)
        self.sets = sets
        changed = Set(changes.changes.map(\.element.subject))
        func byName(_ words: ElementWords) -> [String: ScreenID] {
            Dictionary(words.graph.screens.ids.map { (words.name($0), $0) }) { a, _ in a }
        }
        (oldScreens, newScreens) = (byName(before), byName(after))
        screens = new.graph.screens.ids.compactMap { [oldScreens, after] id in
            let name = after.name(id)
            return oldScreens[name].map { SharedScreen(old: $0, new: id, name: name) }
        }
        (oldOfNew, newOfOld) = (
            new.graph.screens.ids.map { [oldScreens, after] in oldScreens[after.name($0)] },
            old.graph.screens.ids.map { [newScreens, before] in newScreens[before.name($0)] }
        )
        // The other side can also be asked for what one side asks for.
        let wanted = sets.ofBoth.filter { number in
            [(old, sets.oldIDs), (new, sets.newIDs)].contains { side, ids in
                ids[number].map { side.runs?.knows($0) ?? false } ?? false
            }
        }
        func ready(_ side: ComparedGraph, _ ids: [ConditionID?]) -> RunAnalysis? {
            guard let runs = side.runs, runs.limit == nil else { return nil }
            let shared = Set(wanted.compactMap { ids[$0] })
            if shared.allSatisfy(runs.knows) { return runs }
            let other = RunAnalysis(side.graph, lists: true, RunRestriction(naming: shared))
            return other.limit == nil ? other : nil
        }
        let (was, now) = (ready(old, sets.oldIDs), ready(new, sets.newIDs))
        (oldRuns, newRuns) = (was, now)
        (oldGround, newGround) = (old.runs.map(Walk.Ground.init), new.runs.map(Walk.Ground.init))
    }

    func runs(isNew: Bool) -> RunAnalysis? { isNew ? newRuns : oldRuns }
    func words(isNew: Bool) -> ElementWords { isNew ? after : before }
    func screen(_ name: String, isNew: Bool) -> ScreenID? { isNew ? newScreens[name] : oldScreens[name] }

    /// Whether some run shows a screen while literals hold; a condition that the side lacks, or does not ask for, is left
    /// out. `nil`: it is not known.
    func isShown(_ screen: SharedScreen, _ facts: some Sequence<Fact>, isNew: Bool) -> Bool? {
        guard let runs = runs(isNew: isNew) else { return nil }
        let values = sets.values(facts, isNew: isNew).filter { runs.knows($0.condition) }
        return runs.isShown(isNew ? screen.new : screen.old, with: values)
    }

    func witness(_ screen: SharedScreen, _ facts: some Sequence<Fact>, isNew: Bool) -> Witness? {
        guard let runs = runs(isNew: isNew) else { return nil }
        let values = sets.values(facts, isNew: isNew).filter { runs.knows($0.condition) }
        return runs.witness(showing: isNew ? screen.new : screen.old, with: values)
    }
}
