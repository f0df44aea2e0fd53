import NavGraphSyntax

/// A graph that is being read: the files of it add to it one after the other, and then its names are resolved.
final class GraphDraft {
    /// Without its texts, as long as files are read.
    var graph = NavGraph(text: TextPool())
    let texts = SharedTextPool(TextPool(words: Key.words))
    /// The actions of the alternatives, as they are written.
    var actions: Table<AlternativeID, ActionDraft> = Table()

    /// The names of the conditions that `graph.literals` ask for, in their order.
    var literalNames: [Symbol] = []
    /// The names of the conditions that `graph.assignments` set, in their order.
    var assignmentNames: [Symbol] = []
    /// Their values as they are written: `true`, `false`, or a name of an enumeration.
    var assignmentValues: [(text: Symbol, span: Span)] = []
    /// The names of the conditions that a condition implies.
    var implications: [ConditionID: [(name: Symbol, span: Span)]] = [:]
}

extension ConditionID {
    /// Of a literal or an assignment whose name was not looked up, or is that of no condition.
    static var unresolved: ConditionID { ConditionID(raw: .max) }
}
