/// Why two lists take what they take: for each pair of alternatives the sets of literals. DIFF 4, "Does otherwise".
struct Reasons {
    /// The index of an alternative; `nil`: none is taken.
    var old: Int?
    var new: Int?
    /// Tidied, none with another as a subset.
    var sets: [[Fact]]
    /// There are more.
    var isCut: Bool

    private static let most = 16
    private static let mostTried = 4096
    /// For all pairs of two lists together.
    private static let mostTriedOfAll = 65_536

    /// Of the pairs that `wants` names.
    static func all(
        _ old: [AlternativeForm], _ new: [AlternativeForm], in conditions: ConditionSets, wants: (Int?, Int?) -> Bool
    ) -> [Reasons] {
        func facts(_ list: [AlternativeForm]) -> [[Fact]] { list.map { $0.when.compactMap(conditions.fact) } }
        return all(facts(old), facts(new), in: conditions, wants: wants)
    }

    /// The same of lists of what their alternatives ask for.
    static func all(
        _ old: [[Fact]], _ new: [[Fact]], in conditions: ConditionSets, wants: (Int?, Int?) -> Bool
    ) -> [Reasons] {
        func places(_ list: [[Fact]]) -> [Int?] { list.indices.map { $0 } + [nil] }
        var left = mostTriedOfAll
        return places(old).flatMap { i in
            places(new).compactMap { j in
                wants(i, j) ? Reasons(old, at: i, new, at: j, of: conditions, trying: &left) : nil
            }
        }.filter { !$0.sets.isEmpty || $0.isCut }
    }

    private init(
        _ olds: [[Fact]], at old: Int?, _ news: [[Fact]], at new: Int?, of conditions: ConditionSets,
        trying left: inout Int
    ) {
        (self.old, self.new) = (old, new)
        func asked(_ list: [[Fact]], _ place: Int?) -> [Fact] { place.map { list[$0] } ?? [] }
        // Of each of these one literal does not hold.
        let passed = (olds[..<(old ?? olds.count)] + news[..<(new ?? news.count)]).map { $0.map(\.opposite) }
        var found: [[Fact]] = []
        let most = min(Self.mostTried, left)
        var tried = 0
        func choose(_ known: Set<Fact>, following closure: Set<Fact>?, from next: Int) {
            tried += 1
            if tried > most || found.count > Self.most { return }
            // Where one of the rest cannot fail to hold, nothing is tried.
            guard let closure, !passed[next...].contains(where: { $0.allSatisfy { closure.contains($0.opposite) } })
            else { return }
            guard next < passed.count else {
                tried += known.count
                if let facts = conditions.tidied(known), !found.contains(facts) { found.append(facts) }
                return
            }
            if passed[next].contains(where: closure.contains) {
                return choose(known, following: closure, from: next + 1)
            }
            for fact in passed[next] {
                choose(known.union([fact]), following: conditions.closure([fact], with: closure), from: next + 1)
            }
        }
        let known = Set(asked(olds, old) + asked(news, new))
        choose(known, following: conditions.closure(known), from: 0)
        left -= min(tried, left)
        isCut = tried > most || found.count > Self.most
        sets = Self.least(Array(found.prefix(Self.most)))
    }

    /// Without those of which another is a subset, in order.
    static func least(_ sets: [[Fact]]) -> [[Fact]] {
        let unique = Set(sets)
        return unique.filter { set in !unique.contains { $0 != set && Set($0).isSubset(of: set) } }.sorted {
            $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
        }
    }
}
