import NavGraphSyntax

/// The fewest steps from launch until contexts are opened, and the condition values then: Dijkstra's algorithm along
/// the edges of a `PostStar`, over sets of valuations.
///
/// The contents below a context can also matter: they are kept as a *mark*, which each edge may change. Without steps counted it
/// is only known what is opened with which marks. An opening with one mark after the same number of steps is one entry, however
/// many ways lead there: otherwise there would be an entry for each way.
/// O(edges · marks · steps) operations on sets.
struct Openings: Sendable {
    struct EntryID: TableID {
        let raw: UInt32
    }
    fileprivate struct SourceID: TableID {
        let raw: UInt32
    }
    struct Entry: Sendable {
        var context: ContextID
        var mark: UInt32
        var steps: Int32
        /// Values when the context was opened.
        var values: BDD
        /// The last of what it comes from; `nil`: it is the launch.
        @Packed fileprivate var source: SourceID? = nil
        /// The values of all entries with this context and mark up to this one.
        var all = BDD.none
        /// The next entry of the same context.
        @Packed fileprivate var next: EntryID? = nil
    }
    /// An increment of an edge that opens the context of an entry from that of another, with values that no source before
    /// it has.
    private struct Source: Sendable {
        var edge: IncrementID
        var before: EntryID
        var values: BDD
        @Packed var next: SourceID?
    }
    private struct WaitingID: TableID {
        let raw: UInt32
    }
    private struct Waiting: Hashable {
        var context: ContextID
        var mark: UInt32
        var steps: Int32

        /// One word instead of three: this is asked at each edge.
        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt64(context.raw) << 32 | UInt64(UInt32(bitPattern: steps) ^ mark << 24))
        }
    }
    /// What the mark of a context becomes along an edge; `nil`: it is not followed.
    typealias Marking = (inout PostStar, UInt32, PostStar.Arc, PostStar.Increment) -> UInt32?
    /// Those of the openings that these continue; their numbers come first.
    private var base: [Entry] = []
    private var baseSources: [Source] = []
    private var entries: [Entry] = []
    private var sources: [Source] = []
    /// The items to look at, and the position of each.
    private var pending = Table<WaitingID, Entry>()
    private var waiting: [Waiting: WaitingID] = [:]
    private var queue = OrderedQueue<WaitingID>()
    /// The last entry of each context.
    private var last: [Packed<EntryID>]
    /// The last entry of each context and mark.
    private var latest: [UInt64: EntryID] = [:]
    private var rest: [Int32]?
    private var keepsGreatest = false

    /// `keepsGreatest`: a greater mark, from which no edge leads to less ones than from a less one, stands for both.
    init(of star: inout PostStar, keepsGreatest: Bool = false, _ marks: Marking = { _, mark, _, _ in mark }) {
        self.keepsGreatest = keepsGreatest
        last = Array(repeating: Packed(wrappedValue: nil), count: star.automaton.contexts.count)
        let launch =
            star.forgetsOpening(of: .first)
            ? BDD.all : star.values.diagrams.renaming(star.values.launch, .now, to: .opening)
        if !star.automaton.contexts.all.isEmpty { wait(for: Entry(context: .first, mark: 0, steps: 0, values: launch)) }
        follow(in: &star, marks) { _, _ in .max }
    }

    /// The openings after some edges of those that `base` knows, the latter with mark 0. `goal`: how near a goal is from an
    /// entry; entries farther away than the nearest are left out. `rest`: by context, the fewest steps that a goal can take
    /// from there (Hart, Nilsson, Raphael 1968); `.max`: no goal is above it.
    init(
        after edges: [ArcID], of base: Openings, in star: inout PostStar, rest: [Int32], _ marks: Marking,
        goal: (inout PostStar, Entry) -> Int32
    ) {
        assert(base.base.isEmpty)
        self.base = base.entries
        baseSources = base.sources
        self.rest = rest
        last = Array(repeating: Packed(wrappedValue: nil), count: star.automaton.contexts.count)
        for edge in edges {
            let arc = star.automaton.arcs[edge]
            for number in base.entries(of: arc.inside) {
                open(arc, from: number, in: &star, marks)
            }
        }
        follow(in: &star, marks, goal: goal)
    }

    private mutating func follow(
        in star: inout PostStar, _ marks: Marking, goal: (inout PostStar, Entry) -> Int32
    ) {
        var nearest = Int32.max
        while let next = queue.popFirst() {
            var entry = pending[next]
            if leastSteps(through: entry) > nearest { break }
            waiting[Waiting(context: entry.context, mark: entry.mark, steps: entry.steps)] = nil
            if isKnown(entry, in: &star) { continue }
            let known = values(of: entry.context, entry.mark)
            entry.values = star.values.diagrams.minus(entry.values, known)
            entry.all = star.values.diagrams.or(known, entry.values)
            entry.next = last[entry.context.index].wrappedValue
            let number = EntryID(base.count + entries.count)
            last[entry.context.index].wrappedValue = number
            latest[Self.key(entry.context, entry.mark)] = number
            entries.append(entry)
            nearest = min(nearest, goal(&star, entry))
            var out = star.automaton.contexts[entry.context].outOf
            while let edge = out {
                let arc = star.automaton.arcs[edge]
                open(arc, from: number, in: &star, marks, most: nearest)
                out = arc.nextOutOf
            }
        }
        (pending, waiting, queue) = (Table(), [:], OrderedQueue())
    }

    private func leastSteps(through entry: Entry) -> Int32 {
        RunLength.sum(entry.steps, rest?[entry.context.index] ?? 0)
    }

    private mutating func wait(for entry: Entry) {
        pending[waitingNumber(of: entry)].values = entry.values
    }

    /// Of what waits with the context, the mark and the steps of an entry: one without values, if there was none.
    private mutating func waitingNumber(of entry: Entry) -> WaitingID {
        let new = WaitingID(pending.count)
        // One look into the dictionary, not two.
        func remembered(_ known: inout WaitingID?) -> WaitingID {
            if let known { return known }
            known = new
            return new
        }
        let number = remembered(&waiting[Waiting(context: entry.context, mark: entry.mark, steps: entry.steps)])
        if number == new {
            var empty = entry
            empty.values = .none
            _ = pending.append(empty)
            queue.insert(number, at: keepsGreatest ? -Int32(entry.mark) : leastSteps(through: entry))
        }
        return number
    }

    /// `most`: where more steps lead through what is opened, it is left out.
    private mutating func open(
        _ arc: PostStar.Arc, from number: EntryID, in star: inout PostStar, _ marks: Marking, most: Int32 = .max
    ) {
        let least = rest?[arc.context.index] ?? 0
        if least == .max { return }
        let entry = self[number]
        var next = arc.increments
        while let increment = next {
            let edge = star.increment(increment)
            let steps = RunLength.sum(entry.steps, edge.weight)
            if RunLength.sum(steps, least) <= most, let mark = marks(&star, entry.mark, arc, edge) {
                let values = Self.opened(by: edge, arc, from: entry.values, in: &star)
                let opened = Entry(context: arc.context, mark: mark, steps: steps, values: values)
                // As soon as what is known already, or later.
                if !values.isEmpty, !isKnown(opened, in: &star) {
                    arrive(opened, by: increment, from: number, in: &star)
                }
            }
            next = edge.next
        }
    }

    private mutating func arrive(_ entry: Entry, by edge: IncrementID, from before: EntryID, in star: inout PostStar) {
        let number = waitingNumber(of: entry)
        let new = star.values.diagrams.minus(entry.values, pending[number].values)
        if new.isEmpty { return }
        pending[number].values = star.values.diagrams.or(pending[number].values, new)
        sources.append(Source(edge: edge, before: before, values: new, next: pending[number].source))
        pending[number].source = SourceID(baseSources.count + sources.count - 1)
    }

    /// With which values an edge opens its context, where what it lies inside was opened with `values`.
    private static func opened(
        by edge: PostStar.Increment, _ arc: PostStar.Arc, from values: BDD, in star: inout PostStar
    ) -> BDD {
        if star.forgetsOpening(of: arc.context) { return .all }
        let between = star.values.diagrams.joined(edge.relation, values, over: .opening)
        return star.values.diagrams.renaming(between, .between, to: .opening)
    }

    subscript(number: EntryID) -> Entry {
        number.index < base.count ? base[number.index] : entries[number.index - base.count]
    }

    private func source(_ number: SourceID) -> Source {
        number.index < baseSources.count ? baseSources[number.index] : sources[number.index - baseSources.count]
    }

    /// The edges that lead from launch to what an entry opens with some of its values, first to last, in one of the ways; and
    /// of each the pairs of its values that do, from what is between to the opening of what it lies inside. `onePair`: one
    /// of them.
    func edges(
        to entry: EntryID, with values: BDD, onePair: Bool = false, in star: inout PostStar
    ) -> [(edge: IncrementID, wanted: BDD)] {
        var reversed: [(edge: IncrementID, wanted: BDD)] = []
        var (number, values) = (entry, values)
        while true {
            var next = self[number].source
            while let known = next, !star.values.diagrams.meets(source(known).values, values) {
                next = source(known).next
            }
            guard let next else { return reversed.reversed() }
            let source = source(next)
            let opened = star.values.diagrams.and(source.values, values)
            let between = star.values.diagrams.renaming(opened, .opening, to: .between)
            var before = star.values.diagrams.and(star.increment(source.edge).relation, between)
            if onePair {
                before = star.values.diagrams.and(before, self[source.before].values)
                before = star.values.diagrams.one(of: before, [.between, .opening])
            }
            reversed.append((source.edge, before))
            values = star.values.diagrams.and(
                star.values.diagrams.forgetting(.between, before), self[source.before].values)
            number = source.before
        }
    }

    /// The entries of a context.
    func entries(of context: ContextID) -> some Sequence<EntryID> {
        sequence(state: last[context.index].wrappedValue) { next in
            defer { next = next.flatMap { self[$0].next } }
            return next
        }
    }

    /// The nearest entry of a context that is opened with some of these values; of two with different marks the later one.
    /// O(log entries) operations on sets for each mark.
    func first(
        of context: ContextID, marks: ClosedRange<UInt32>?, meeting values: BDD, in valuations: inout Valuations
    ) -> EntryID? {
        var best: EntryID?
        for all in Dictionary(grouping: entries(of: context), by: { self[$0].mark }).values {
            // The later, the more values: from the last one back.
            if let marks, !marks.contains(self[all[0]].mark) { continue }
            var (meeting, others) = (-1, all.count)
            while others - meeting > 1 {
                let middle = (meeting + others) / 2
                let meets = valuations.diagrams.meets(values, self[all[middle]].all)
                (meeting, others) = meets ? (middle, others) : (meeting, middle)
            }
            guard meeting >= 0 else { continue }
            let entry = all[meeting]
            if best.map({ (self[entry].steps, $0) < (self[$0].steps, entry) }) ?? true { best = entry }
        }
        return best
    }

    private static func key(_ context: ContextID, _ mark: UInt32) -> UInt64 { UInt64(context.raw) << 32 | UInt64(mark) }

    /// With which values a context is opened with a mark.
    func values(of context: ContextID, _ mark: UInt32) -> BDD {
        latest[Self.key(context, mark)].map { self[$0].all } ?? .none
    }

    private func isKnown(_ entry: Entry, in star: inout PostStar) -> Bool {
        if star.values.diagrams.contains(values(of: entry.context, entry.mark), entry.values) { return true }
        guard keepsGreatest else { return false }
        return entries(of: entry.context).contains { number in
            self[number].mark > entry.mark && star.values.diagrams.contains(self[number].all, entry.values)
        }
    }
}
