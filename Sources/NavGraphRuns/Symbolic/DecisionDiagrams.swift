/// A set of valuations, or a relation between them, as a reduced ordered binary decision diagram: the number of its node.
/// Equal sets have equal numbers.
struct BDD: Hashable, Sendable {
    let node: UInt32
    /// The empty set, and that of all.
    static let none = BDD(node: 0)
    static let all = BDD(node: 1)

    @inline(__always) var isEmpty: Bool { node == 0 }
}

/// The nodes of binary decision diagrams (Bryant 1986): a unique table, a direct-mapped cache of results, no garbage
/// collection. Each operation takes at most the product of the sizes of its operands.
struct DecisionDiagrams: Sendable {
    /// What a variable stands for: the value of a condition now, in between, when a context was opened; or of one that
    /// nothing sets, which is the same at all times.
    enum Time: UInt8, Sendable { case now, between, opening, always }

    struct Node: Sendable {
        var variable: UInt32
        var low: UInt32
        var high: UInt32
    }
    private struct Result: Sendable {
        var operation: UInt32 = .max
        var first: UInt32 = 0
        var second: UInt32 = 0
        var result: UInt32 = 0
    }
    private enum Operation {
        static let and: UInt32 = 0
        static let or: UInt32 = 1
        static let minus: UInt32 = 2
        static let assign: UInt32 = 3
        static let exists: UInt32 = 4
        static let restrict: UInt32 = 7
        static let joined: UInt32 = 8
        static let release: UInt32 = 12
        static let rename: UInt32 = 16
        static let meets: UInt32 = 32
        static let exceeds: UInt32 = 33
    }

    /// For each condition whether something sets it.
    let isSet: [Bool]
    /// For each condition whether `releasing` forgets it.
    private let isFree: [Bool]
    private(set) var nodes: [Node]
    /// The numbers of nodes, with bits of their hashes, so that most other nodes need not be looked at.
    private var unique: [UInt32]
    private var cache: [Result]
    /// More nodes than this are not made, and no more results are worked out: all that comes then is empty, and
    /// `isExhausted`.
    private let limit: Int
    private(set) var resultsLeft: Int
    private let work: RunWork
    private(set) var isExhausted = false

    static let mostResults = 8_000_000
    private static let numberBits: UInt32 = (1 << 22) - 1

    /// `isSet`: for each condition whether something sets it. Of those nothing sets only the value `always` is asked for.
    /// `isFree`: conditions that may have either value at any time, whatever else there is; empty: none are. `limit`: of
    /// nodes. Where few nodes are asked for again and again, `results` ends the work: as many take a few seconds.
    init(
        isSet: [Bool], isFree: [Bool] = [], limit: Int = 4_000_000, results: Int = mostResults,
        work: RunWork = RunWork()
    ) {
        precondition(limit <= Self.numberBits, "numbers of nodes have 22 bits")
        self.work = work
        self.isSet = isSet
        self.isFree = isFree.isEmpty ? isSet.map { _ in false } : isFree
        self.limit = limit
        resultsLeft = results
        let end = UInt32.max
        nodes = [Node(variable: end, low: 0, high: 0), Node(variable: end, low: 1, high: 1)]
        let size = isSet.isEmpty ? 2 : 1024
        unique = Array(repeating: 0, count: size)
        cache = Array(repeating: Result(), count: size)
    }

    var count: Int { nodes.count }

    func time(_ variable: UInt32) -> Time {
        if !isSet[Int(variable / 3)] { return .always }
        switch variable % 3 {
        case 0: return .now
        case 1: return .between
        default: return .opening
        }
    }
    func variable(_ condition: Int, _ time: Time) -> UInt32 {
        UInt32(3 * condition) + (isSet[condition] ? UInt32(time.rawValue) : 0)
    }

    // MARK: Nodes

    /// The slot of three numbers in a table, and other bits of their hash, above the bits of a node's number.
    @inline(__always)
    private static func hash(of numbers: (UInt32, UInt32, UInt32)) -> (slot: Int, tag: UInt32) {
        let mixed = (UInt64(numbers.0) &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(numbers.1) &* 0xC2B2_AE3D_27D4_EB4F)
        let all = (mixed ^ UInt64(numbers.2)) &* 0xFF51_AFD7_ED55_8CCD
        let slot = Int(truncatingIfNeeded: (all ^ all >> 32) & 0x7FFF_FFFF)
        return (slot, UInt32(truncatingIfNeeded: all >> 32) & ~numberBits)
    }

    mutating func node(of variable: UInt32, low: UInt32, high: UInt32) -> UInt32 {
        if low == high { return low }
        let hash = Self.hash(of: (variable, low, high))
        var slot = hash.slot & (unique.count - 1)
        while unique[slot] != 0 {
            let number = unique[slot] ^ hash.tag
            if number <= Self.numberBits {
                let known = nodes[Int(number)]
                if known.low == low, known.high == high, known.variable == variable { return number }
            }
            slot = (slot + 1) & (unique.count - 1)
        }
        if nodes.count >= limit {
            isExhausted = true
            return 0
        }
        let new = UInt32(nodes.count)
        nodes.append(Node(variable: variable, low: low, high: high))
        unique[slot] = new | hash.tag
        if 2 * nodes.count > unique.count { grow() }
        return new
    }

    private mutating func grow() {
        let size = (unique.count < 1 << 20 ? 4 : 2) * unique.count
        unique = Array(repeating: 0, count: size)
        for number in 2..<nodes.count {
            let node = nodes[number]
            let hash = Self.hash(of: (node.variable, node.low, node.high))
            var slot = hash.slot & (size - 1)
            while unique[slot] != 0 { slot = (slot + 1) & (size - 1) }
            unique[slot] = UInt32(number) | hash.tag
        }
        if cache.count < 1 << 20 { cache = Array(repeating: Result(), count: min(size, 1 << 20)) }
    }

    /// `nil`: it is to be worked out.
    @inline(__always)
    private func known(_ operation: UInt32, of first: UInt32, _ second: UInt32) -> UInt32? {
        let entry = cache[Self.hash(of: (operation, first, second)).slot & (cache.count - 1)]
        if entry.operation == operation, entry.first == first, entry.second == second { return entry.result }
        return isExhausted ? 0 : nil
    }
    @inline(__always)
    private mutating func keep(_ operation: UInt32, of first: UInt32, _ second: UInt32, as result: UInt32) {
        resultsLeft -= 1
        work.add(1)
        if resultsLeft < 0 { isExhausted = true }
        let slot = Self.hash(of: (operation, first, second)).slot & (cache.count - 1)
        cache[slot] = Result(operation: operation, first: first, second: second, result: result)
    }

    /// The two halves of a diagram at a variable that is not below its first.
    @inline(__always)
    private func halves(_ f: UInt32, _ variable: UInt32) -> (UInt32, UInt32) {
        let node = nodes[Int(f)]
        return node.variable == variable ? (node.low, node.high) : (f, f)
    }

    // MARK: Sets

    mutating func and(_ f: BDD, _ g: BDD) -> BDD { BDD(node: and(f.node, g.node)) }
    mutating func or(_ f: BDD, _ g: BDD) -> BDD { BDD(node: or(f.node, g.node)) }
    /// The elements of the first set that are not in the second.
    mutating func minus(_ f: BDD, _ g: BDD) -> BDD { BDD(node: minus(f.node, g.node)) }
    mutating func not(_ f: BDD) -> BDD { BDD(node: minus(1, f.node)) }
    mutating func meets(_ f: BDD, _ g: BDD) -> Bool { meets(f.node, g.node) }
    mutating func contains(_ f: BDD, _ g: BDD) -> Bool { !exceeds(g.node, f.node) }

    /// The valuations in which a condition has a value.
    mutating func literal(_ condition: Int, _ value: Bool, at time: Time = .now) -> BDD {
        BDD(node: node(of: variable(condition, time), low: value ? 0 : 1, high: value ? 1 : 0))
    }

    /// The pairs in which all conditions have the same values at both times. `lists`: for each condition of a list, that list;
    /// behind the first condition that is true the others of its list do not count.
    mutating func same(_ first: Time, _ second: Time, lists: [Int: [Int]] = [:]) -> BDD {
        var result = BDD.all
        for condition in isSet.indices.reversed() where isSet[condition] {
            let list = lists[condition] ?? [condition]
            if list[0] != condition { continue }
            var equal = BDD.all
            for condition in list.reversed() where isSet[condition] {
                let both = and(literal(condition, true, at: first), literal(condition, true, at: second))
                let neither = and(literal(condition, false, at: first), literal(condition, false, at: second))
                equal = or(both, and(neither, equal))
            }
            result = and(equal, result)
        }
        return result
    }

    private mutating func and(_ f: UInt32, _ g: UInt32) -> UInt32 {
        if f == 0 || g == 0 { return 0 }
        if f == 1 || f == g { return g }
        if g == 1 { return f }
        return combined(min(f, g), max(f, g), by: Operation.and) { $0.and($1, $2) }
    }

    /// Whether `and` is not empty: ends at the first valuation, and makes no node.
    private mutating func meets(_ f: UInt32, _ g: UInt32) -> Bool {
        if f == 0 || g == 0 { return false }
        if f == 1 || g == 1 || f == g { return true }
        return isAny(min(f, g), max(f, g), by: Operation.meets) { $0.meets($1, $2) }
    }

    private mutating func or(_ f: UInt32, _ g: UInt32) -> UInt32 {
        if f == 1 || g == 1 { return 1 }
        if f == 0 || f == g { return g }
        if g == 0 { return f }
        return combined(min(f, g), max(f, g), by: Operation.or) { $0.or($1, $2) }
    }

    private mutating func minus(_ f: UInt32, _ g: UInt32) -> UInt32 {
        if f == 0 || g == 1 || f == g { return 0 }
        if g == 0 { return f }
        return combined(f, g, by: Operation.minus) { $0.minus($1, $2) }
    }

    /// Whether `minus` is not empty.
    private mutating func exceeds(_ f: UInt32, _ g: UInt32) -> Bool {
        if f == 0 || g == 1 || f == g { return false }
        if f == 1 || g == 0 { return true }
        return isAny(f, g, by: Operation.exceeds) { $0.exceeds($1, $2) }
    }

    /// The diagram of what an operation makes of both halves.
    @inline(__always)
    private mutating func combined(
        _ f: UInt32, _ g: UInt32, by operation: UInt32, half: (inout Self, UInt32, UInt32) -> UInt32
    ) -> UInt32 {
        if let known = known(operation, of: f, g) { return known }
        let top = min(nodes[Int(f)].variable, nodes[Int(g)].variable)
        let (f0, f1) = halves(f, top)
        let (g0, g1) = halves(g, top)
        let low = half(&self, f0, g0)
        let result = node(of: top, low: low, high: half(&self, f1, g1))
        keep(operation, of: f, g, as: result)
        return result
    }

    /// Whether a question is answered with yes by one of the halves.
    @inline(__always)
    private mutating func isAny(
        _ f: UInt32, _ g: UInt32, by operation: UInt32, half: (inout Self, UInt32, UInt32) -> Bool
    ) -> Bool {
        if let known = known(operation, of: f, g) { return known != 0 }
        let top = min(nodes[Int(f)].variable, nodes[Int(g)].variable)
        let (f0, f1) = halves(f, top)
        let (g0, g1) = halves(g, top)
        let result = half(&self, f0, g0) || half(&self, f1, g1)
        keep(operation, of: f, g, as: result ? 1 : 0)
        return result
    }

    // MARK: Relations

    /// With a condition at a value now, whatever it was.
    mutating func assigning(_ f: BDD, _ condition: Int, to value: Bool) -> BDD {
        BDD(node: assigning(f.node, variable(condition, .now), to: value))
    }
    /// What `f` is where a condition has a value now, whatever it is: from which values an assignment leads into `f`.
    mutating func restricting(_ f: BDD, _ condition: Int, to value: Bool) -> BDD {
        BDD(node: restricting(f.node, variable(condition, .now), to: value))
    }
    /// Whatever the conditions are at a time; of those that nothing sets nothing is forgotten.
    mutating func forgetting(_ time: Time, _ f: BDD) -> BDD { BDD(node: exists(f.node, time)) }
    /// Whatever the free conditions are now.
    mutating func releasing(_ f: BDD) -> BDD { BDD(node: releasing(f.node)) }
    /// `f` now to between, `g` between to opening, as one relation.
    mutating func joined(_ f: BDD, _ g: BDD, over time: Time = .between) -> BDD {
        BDD(node: joined(f.node, g.node, over: time))
    }
    /// With one time instead of another, which `f` does not ask for.
    mutating func renaming(_ f: BDD, _ from: Time, to: Time) -> BDD { BDD(node: renaming(f.node, from, to: to)) }

    private mutating func assigning(_ f: UInt32, _ variable: UInt32, to value: Bool) -> UInt32 {
        if f == 0 { return 0 }
        let top = nodes[Int(f)].variable
        if top >= variable {
            let (low, high) = halves(f, variable)
            let either = or(low, high)
            return node(of: variable, low: value ? 0 : either, high: value ? either : 0)
        }
        let key = variable << 1 | (value ? 1 : 0)
        if let known = known(Operation.assign, of: f, key) { return known }
        let low = assigning(nodes[Int(f)].low, variable, to: value)
        let high = assigning(nodes[Int(f)].high, variable, to: value)
        let result = node(of: top, low: low, high: high)
        keep(Operation.assign, of: f, key, as: result)
        return result
    }

    private mutating func restricting(_ f: UInt32, _ variable: UInt32, to value: Bool) -> UInt32 {
        let top = nodes[Int(f)]
        if f < 2 || top.variable > variable { return f }
        if top.variable == variable { return value ? top.high : top.low }
        let key = variable << 1 | (value ? 1 : 0)
        if let known = known(Operation.restrict, of: f, key) { return known }
        let low = restricting(top.low, variable, to: value)
        let result = node(of: top.variable, low: low, high: restricting(top.high, variable, to: value))
        keep(Operation.restrict, of: f, key, as: result)
        return result
    }

    private mutating func exists(_ f: UInt32, _ time: Time) -> UInt32 {
        if f < 2 { return f }
        let operation = Operation.exists + UInt32(time.rawValue)
        if let known = known(operation, of: f, 0) { return known }
        let top = nodes[Int(f)]
        let low = exists(top.low, time)
        let result: UInt32
        if self.time(top.variable) == time {
            result = low == 1 ? 1 : or(low, exists(top.high, time))
        } else {
            result = node(of: top.variable, low: low, high: exists(top.high, time))
        }
        keep(operation, of: f, 0, as: result)
        return result
    }

    private mutating func releasing(_ f: UInt32) -> UInt32 {
        if f < 2 { return f }
        if let known = known(Operation.release, of: f, 0) { return known }
        let top = nodes[Int(f)]
        let low = releasing(top.low)
        let result: UInt32
        if isFree[Int(top.variable / 3)], time(top.variable) == .now {
            result = low == 1 ? 1 : or(low, releasing(top.high))
        } else {
            result = node(of: top.variable, low: low, high: releasing(top.high))
        }
        keep(Operation.release, of: f, 0, as: result)
        return result
    }

    private mutating func joined(_ f: UInt32, _ g: UInt32, over time: Time) -> UInt32 {
        if f == 0 || g == 0 { return 0 }
        if f == 1 { return exists(g, time) }
        if g == 1 || f == g { return exists(f, time) }
        let (a, b) = f < g ? (f, g) : (g, f)
        let operation = Operation.joined + UInt32(time.rawValue)
        if let known = known(operation, of: a, b) { return known }
        let top = min(nodes[Int(a)].variable, nodes[Int(b)].variable)
        let (a0, a1) = halves(a, top)
        let (b0, b1) = halves(b, top)
        let low = joined(a0, b0, over: time)
        let result: UInt32
        if self.time(top) == time {
            result = low == 1 ? 1 : or(low, joined(a1, b1, over: time))
        } else {
            result = node(of: top, low: low, high: joined(a1, b1, over: time))
        }
        keep(operation, of: a, b, as: result)
        return result
    }

    private mutating func renaming(_ f: UInt32, _ from: Time, to: Time) -> UInt32 {
        if f < 2 { return f }
        let operation = Operation.rename + UInt32(from.rawValue) * 4 + UInt32(to.rawValue)
        if let known = known(operation, of: f, 0) { return known }
        let top = nodes[Int(f)]
        let variable = time(top.variable) == from ? top.variable / 3 * 3 + UInt32(to.rawValue) : top.variable
        let low = renaming(top.low, from, to: to)
        let high = renaming(top.high, from, to: to)
        let result = node(of: variable, low: low, high: high)
        keep(operation, of: f, 0, as: result)
        return result
    }

    /// As many results may be worked out as in others of which these are a copy.
    mutating func allowResults(of others: DecisionDiagrams) { resultsLeft = others.resultsLeft }

    /// Only one part of what is left may be worked out. Returns how many results that takes away.
    mutating func limitResults(toPart part: Int) -> Int {
        let taken = resultsLeft - resultsLeft / part
        resultsLeft -= taken
        return taken
    }
    mutating func allowResults(_ more: Int) { resultsLeft += more }

    /// Forgets results that were kept, so that a copy is small.
    mutating func forgetResults() {
        if cache.count > 1024 { cache = Array(repeating: Result(), count: 1024) }
    }

    /// Makes room for so many results of questions.
    mutating func expectResults(_ count: Int = 0) {
        var size = 1 << 16
        while size < min(count, 1 << 20) { size *= 4 }
        size = min(size, unique.count)
        if cache.count < size { cache = Array(repeating: Result(), count: size) }
    }
}
