import NavGraphSyntax

/// A graph that is being read: the files of it add to it one after the other, and then its names are resolved.
final class GraphDraft {
    /// Without its texts, as long as files are read.
    var graph = NavGraph(text: TextPool())
    let texts: SharedTextPool
    /// The actions of the alternatives in its files, as they are written.
    var actions: Table<AlternativeID, ActionDraft> = Table()
    /// The names in its files, where they were looked up before.
    var settled: SettledModule?
    /// The modules behind its files, which stay as they were read.
    var imported: [ImportedPart] = []

    /// The names of the conditions that `graph.literals` ask for, in their order.
    var literalNames: [Symbol] = []
    /// The names of the conditions that `graph.assignments` set, in their order.
    var assignmentNames: [Symbol] = []
    /// Their values as they are written: `true`, `false`, or a name of an enumeration.
    var assignmentValues: [(text: Symbol, span: Span)] = []
    /// The names of the conditions that a condition implies.
    var implications: [ConditionID: [(name: Symbol, span: Span)]] = [:]
    var checks: [CheckDraft] = []
    /// The checks so far, whether they can be understood or not.
    var checkCount = 0
    /// Whether a condition could not be read, so that one that is unknown may be declared by it.
    var hasMisreadConditions = false
    /// The conditions that were meant by names that could not be read.
    var meantConditions: Set<Symbol> = []
    /// The names that were meant by keys that are not valid names.
    var meantNames: Set<Symbol> = []
    /// How the names in each module begin, by the modules' numbers.
    var nameStarts: [ModuleNameStarts] = []
    /// Whether it is a module that another imports: its own start is nothing to that one.
    var isImported = false

    init(texts: SharedTextPool = GraphDraft.newTexts()) { self.texts = texts }

    /// A pool with the words of the language, and with the type that links carry.
    static func newTexts() -> SharedTextPool { SharedTextPool(TextPool(words: Key.words + ["String"])) }

    init(copyOf other: GraphDraft) {
        (graph, texts, actions) = (other.graph, other.texts, other.actions)
        (literalNames, implications) = (other.literalNames, other.implications)
        (assignmentNames, assignmentValues) = (other.assignmentNames, other.assignmentValues)
        (checks, checkCount, nameStarts) = (other.checks, other.checkCount, other.nameStarts)
        settled = other.settled
    }

    /// The actions of the alternatives whose names are to be looked up, in their order.
    func forEachAction(_ body: (AlternativeID, ActionDraft) -> Void) {
        for id in settled?.openAlternatives ?? Array(actions.ids) { body(id, actions[id]) }
        for part in imported {
            for id in part.settled?.openAlternatives ?? Array(part.actions.ids) {
                body(id.moved(part.move), part.actions[id].moved(part.move))
            }
        }
    }
}

extension ConditionID {
    /// Of a literal or an assignment whose name was not looked up, or is that of no condition.
    static var unresolved: ConditionID { ConditionID(raw: .max) }
}
