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
    private struct Marked: Numbered {
        let context: ContextID
        let mark: UInt32
        /// Its last entry.
        @Packed var last: EntryID? = nil

        var key: UInt64 { NumberTable.key(of: (context.raw, mark, 0)) }
        func isSame(as other: Marked) -> Bool { context == other.context && mark == other.mark }
    }
    /// What waits to become an entry, unless it has no values.
    private struct Waiting: Numbered {
        var entry: Entry

        var key: UInt64 { NumberTable.key(of: (entry.context.raw, entry.mark, UInt32(bitPattern: entry.steps))) }
        func isSame(as other: Waiting) -> Bool {
            entry.context == other.entry.context && entry.mark == other.entry.mark && entry.steps == other.entry.steps
        }
    }
    /// What the mark of a context becomes along an edge; `nil`: it is not followed.
    typealias Marking = (inout PostStar, UInt32, PostStar.Arc, PostStar.Increment) -> UInt32?
    /// Those of the openings that these continue; their numbers come first.
    private var base: [Entry] = []
    private var baseSources: [Source] = []
    private var entries: [Entry] = []
    private var sources: [Source] = []
    private var waiting = Numbering<Waiting>()
    private var queue = OrderedQueue<Number<Waiting>>()
    /// The last entry of each context.
    private var last: [Packed<EntryID>]
    private var marked = Numbering<Marked>()
    private var rest: [Int32]?
    private var keepsGreatest = false

    /// `keepsGreatest`: a greater mark, from which no edge leads to less ones than from a less one, stands for both.
    init(of star: inout PostStar, keepsGreatest: Bool = false, _ marks: Marking = { _, mark, _, _ in mark }) {
        self.keepsGreatest = keepsGreatest
        last = Array(repeating: Packed(wrappedValue: nil), count: star.automaton.contexts.count)
        let launch =
            star.forgetsOpening(of: .first)
            ? BDD.all : star.values.diagrams.renaming(star.values.launch, .now, to: .opening)
        if !star.automaton.contexts.all.isEmpty {
            _ = wait(for: Entry(context: .first, mark: 0, steps: 0, values: launch), in: &star)
        }
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
            var entry = waiting[next].entry
            if leastSteps(through: entry) > nearest { break }
            (waiting[next].entry.values, waiting[next].entry.source) = (.none, nil)
            let place = marked.number(of: Marked(context: entry.context, mark: entry.mark))
            let known = values(of: place)
            if isKnown(entry, known, in: &star) { continue }
            entry.values = star.values.diagrams.minus(entry.values, known)
            entry.all = star.values.diagrams.or(known, entry.values)
            entry.next = last[entry.context.index].wrappedValue
            let number = EntryID(base.count + entries.count)
            last[entry.context.index].wrappedValue = number
            marked[place].last = number
            entries.append(entry)
            nearest = min(nearest, goal(&star, entry))
            var out = star.automaton.contexts[entry.context].outOf
            while let edge = out {
                let arc = star.automaton.arcs[edge]
                open(arc, from: number, in: &star, marks, most: nearest)
                out = arc.nextOutOf
            }
        }
        (waiting, queue) = (Numbering(), OrderedQueue())
    }

    private func leastSteps(through entry: Entry) -> Int32 {
        RunLength.sum(entry.steps, rest?[entry.context.index] ?? 0)
    }

    /// Adds the values of an entry to those that wait with its context, mark and steps; `nil`: all of them do.
    private mutating func wait(for entry: Entry, in star: inout PostStar) -> (number: Number<Waiting>, new: BDD)? {
        var empty = entry
        empty.values = .none
        let number = waiting.number(of: Waiting(entry: empty))
        let known = waiting[number].entry.values
        let new = star.values.diagrams.minus(entry.values, known)
        if new.isEmpty { return nil }
        waiting[number].entry.values = star.values.diagrams.or(known, new)
        if known.isEmpty { queue.insert(number, at: keepsGreatest ? -Int32(entry.mark) : leastSteps(through: entry)) }
        return (number, new)
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
                let known = self.values(of: arc.context, mark)
                if !values.isEmpty, !isKnown(opened, known, in: &star) {
                    arrive(opened, by: increment, from: number, in: &star)
                }
            }
            next = edge.next
        }
    }

    private mutating func arrive(_ entry: Entry, by edge: IncrementID, from before: EntryID, in star: inout PostStar) {
        guard let (number, new) = wait(for: entry, in: &star) else { return }
        sources.append(Source(edge: edge, before: before, values: new, next: waiting[number].entry.source))
        waiting[number].entry.source = SourceID(baseSources.count + sources.count - 1)
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

    /// The entries of a context by mark, of each the latest first. O(entries).
    func entriesByMark(of context: ContextID) -> [[EntryID]] {
        Array(Dictionary(grouping: entries(of: context)) { self[$0].mark }.values)
    }

    /// The nearest of entries by mark that is opened with some of these values; of two with different marks the later one.
    /// O(log entries) operations on sets for each mark.
    func first(
        among entries: [[EntryID]], marks: ClosedRange<UInt32>?, meeting values: BDD, in valuations: inout Valuations
    ) -> EntryID? {
        var best: EntryID?
        for all in entries {
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

    /// With which values a context is opened with a mark.
    func values(of context: ContextID, _ mark: UInt32) -> BDD {
        marked.known(Marked(context: context, mark: mark)).map { values(of: $0) } ?? .none
    }
    private func values(of place: Number<Marked>) -> BDD { marked[place].last.map { self[$0].all } ?? .none }

    /// `known`: the values of its context and mark.
    private func isKnown(_ entry: Entry, _ known: BDD, in star: inout PostStar) -> Bool {
        if star.values.diagrams.contains(known, entry.values) { return true }
        guard keepsGreatest else { return false }
        var next = last[entry.context.index].wrappedValue
        while let number = next {
            let other = self[number]
            if other.mark > entry.mark, star.values.diagrams.contains(other.all, entry.values) { return true }
            next = other.next
        }
        return false
    }
}
