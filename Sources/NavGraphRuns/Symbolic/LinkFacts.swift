import NavGraphModel

/// The links of an analysis, and the facts about them.
struct LinkFacts: Sendable {
    /// A link that can be followed, with what its way makes of each window; nothing of one that it cannot be gone from.
    struct Link: Sendable {
        let id: DeepLinkID
        let requires: LinkGuard
        let way: Way?
    }
    /// What a way makes where these conditions hold, with what it sets as the conditions of the end.
    struct End: Sendable {
        var before: BDD
        var end: Configuration
    }

    /// The links that have a route or need none.
    let all: [Link]
    private(set) var followed: Set<DeepLinkID> = []
    /// By link and window.
    private var ends: [IDPair: [End]] = [:]
    /// By window, and by context where that counts, with which values links by `path` have been followed.
    private var values: [IDPair: BDD] = [:]

    init() { all = [] }

    init(of machine: Machine) {
        all = machine.graph.deepLinks.ids.compactMap { id in
            let link = machine.graph.deepLinks[id]
            let way = machine.ways[id]
            guard !link.isByPath || way != nil else { return nil }
            return Link(id: id, requires: machine.program.guarding(link), way: way)
        }
    }

    var isEmpty: Bool { all.isEmpty }

    mutating func follow(_ link: Link) { followed.insert(link.id) }

    /// Of some values those with which links by `path` had not been followed; from now on they have.
    mutating func new(
        _ relation: BDD, in window: StackSymbolID, context: ContextID?, _ diagrams: inout DecisionDiagrams
    ) -> BDD {
        let key = IDPair(window, context)
        let known = values[key] ?? .none
        let new = diagrams.minus(relation, known)
        if !new.isEmpty { values[key] = diagrams.or(known, new) }
        return new
    }

    mutating func forgetValues() { values = [:] }

    func ends(of link: Link, in window: StackSymbolID) -> [End]? { ends[IDPair(link.id, window)] }
    mutating func keep(_ ends: [End], of link: Link, in window: StackSymbolID) {
        self.ends[IDPair(link.id, window)] = ends
    }
}
