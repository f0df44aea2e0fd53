import NavGraphRuns

/// What a change does to the app's runs: one row. DIFF 4 and 5.
package struct Consequence {
    package enum Kind: String, Sendable, CaseIterable {
        case unreachable
        case linkOnly = "link-only"
        case farther, reachable, nearer
        case graphGone = "graph-gone"
        case graphNew = "graph-new"
        case exposed, sheltered, otherwise, starts
        case linkLost = "link-lost"
        case linkStolen = "link-stolen"
        case linkNew = "link-new"
        case linkChanged = "link-changed"
        case heldLess = "held-less"
        case heldMore = "held-more"
    }
    package enum Weight: String, Sendable, Comparable, CaseIterable {
        case breaking, notable, plain, good
        private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
        package static func < (a: Weight, b: Weight) -> Bool { a.rank < b.rank }
    }
    /// A run that shows it.
    package struct Run {
        package var isNew: Bool
        package var witness: Witness
        /// An event that is fired last.
        package var event: String?
        package var parting: Parting?
        package init(isNew: Bool, witness: Witness, event: String? = nil, parting: Parting? = nil) {
            (self.isNew, self.witness, self.event, self.parting) = (isNew, witness, event, parting)
        }
    }
    /// The steps of shortest runs; bounds of them where they are not proven.
    package struct Lengths: Equatable, Sendable {
        package var old: ClosedRange<Int>?
        package var new: ClosedRange<Int>?
    }

    package var kind: Kind
    package var weight: Weight
    package var subjects: [String]
    /// The sets of literals: T; of `otherwise` C; of `exposed` and `sheltered` what does not hold.
    package var whiles: [[String]] = []
    package var before: String?
    package var after: String?
    /// The element that changed; `nil`: several together.
    package var cause: String?
    package var path: [String] = []
    package var lengths: [Lengths] = []
    package var samples: [String] = []
    package var holds: Bool?
    package var run: Run?
    /// What it says.
    package var sentence = Phrase()
    /// Its order among those of its kind, by file.
    package internal(set) var order = 0

    package init(_ kind: Kind, _ weight: Weight, of subjects: [String]) {
        (self.kind, self.weight, self.subjects) = (kind, weight, subjects)
    }
}

/// What all is said of a change, and what could not be judged.
package struct Consequences {
    package var rows: [Consequence] = []
    package var notJudged: [String] = []
    /// The sets of literals whose runs were asked about.
    package var asked: [[String]] = []
}
