/// A set of numbers of conditions. The first 64 take no memory beside the number itself; the size is not limited.
struct ConditionSet: Hashable, Sendable {
    private var first: UInt64 = 0
    /// Those from 64 on, without zeros at the end, so that equal sets are equal.
    private var rest: [UInt64] = []

    @inline(__always) var isEmpty: Bool { first == 0 && rest.isEmpty }

    @inline(__always) func contains(_ number: Int) -> Bool {
        number < 64 ? first >> UInt64(number) & 1 == 1 : contains(inRest: number - 64)
    }
    private func contains(inRest number: Int) -> Bool {
        number >> 6 < rest.count && rest[number >> 6] >> UInt64(number & 63) & 1 == 1
    }

    mutating func insert(_ number: Int) {
        if number < 64 {
            first |= 1 << UInt64(number)
            return
        }
        let word = (number - 64) >> 6
        if word >= rest.count { rest += Array(repeating: 0, count: word + 1 - rest.count) }
        rest[word] |= 1 << UInt64(number & 63)
    }
    mutating func remove(_ number: Int) {
        if number < 64 {
            first &= ~(1 << UInt64(number))
        } else if contains(inRest: number - 64) {
            rest[(number - 64) >> 6] &= ~(1 << UInt64(number & 63))
            while rest.last == 0 { rest.removeLast() }
        }
    }

    @inline(__always) func union(_ other: ConditionSet) -> ConditionSet {
        if rest.isEmpty, other.rest.isEmpty { return ConditionSet(first: first | other.first) }
        return combined(with: other, |)
    }
    @inline(__always) func intersection(_ other: ConditionSet) -> ConditionSet {
        if rest.isEmpty || other.rest.isEmpty { return ConditionSet(first: first & other.first) }
        return combined(with: other, &)
    }
    @inline(__always) func subtracting(_ other: ConditionSet) -> ConditionSet {
        if rest.isEmpty { return ConditionSet(first: first & ~other.first) }
        return combined(with: other) { $0 & ~$1 }
    }
    /// The numbers that are in one of the two.
    @inline(__always) func symmetricDifference(_ other: ConditionSet) -> ConditionSet {
        if rest.isEmpty, other.rest.isEmpty { return ConditionSet(first: first ^ other.first) }
        return combined(with: other, ^)
    }

    private func combined(with other: ConditionSet, _ combine: (UInt64, UInt64) -> UInt64) -> ConditionSet {
        var result = ConditionSet(first: combine(first, other.first))
        var last = Swift.max(wordCount, other.wordCount) - 1
        while last > 0, combine(word(last), other.word(last)) == 0 { last -= 1 }
        result.rest.reserveCapacity(last)
        for number in 1..<last + 1 { result.rest.append(combine(word(number), other.word(number))) }
        return result
    }

    @inline(__always) var wordCount: Int { rest.count + 1 }
    /// The numbers from 64 times this one on, as bits.
    @inline(__always) func word(_ number: Int) -> UInt64 {
        number == 0 ? first : number <= rest.count ? rest[number - 1] : 0
    }

    /// Whether it has one number.
    var isSingle: Bool {
        var others = self
        if let least { others.remove(least) }
        return !isEmpty && others.isEmpty
    }

    /// The least number; `nil`: the set is empty.
    var least: Int? {
        if first != 0 { return first.trailingZeroBitCount }
        return rest.firstIndex { $0 != 0 }.map { 64 * ($0 + 1) + rest[$0].trailingZeroBitCount }
    }
}

extension ConditionSet: Sequence {
    private init(first: UInt64) { self.first = first }

    /// In their order.
    struct Iterator: IteratorProtocol {
        fileprivate var left: ConditionSet
        mutating func next() -> Int? {
            guard let next = left.least else { return nil }
            left.remove(next)
            return next
        }
    }
    func makeIterator() -> Iterator { Iterator(left: self) }
}

/// A set of valuations of the conditions that something asks for: in all of them the conditions `known` have the values of
/// `value`, and each other condition has either value, as far as the implications between conditions allow (`Implications`).
struct Cube: Hashable, Sendable {
    private(set) var known = ConditionSet()
    /// Those of `known` that are true.
    private(set) var value = ConditionSet()

    /// A condition's value; `nil`: it is open.
    @inline(__always) subscript(condition: Int) -> Bool? {
        get { known.contains(condition) ? value.contains(condition) : nil }
        set {
            guard let newValue else {
                known.remove(condition)
                value.remove(condition)
                return
            }
            known.insert(condition)
            if newValue { value.insert(condition) } else { value.remove(condition) }
        }
    }

    /// The conditions that are known, in their order, each with its value.
    var literals: some Sequence<(condition: Int, value: Bool)> { literals(of: known) }
    /// The same of some conditions, which are known.
    func literals(of conditions: ConditionSet) -> some Sequence<(condition: Int, value: Bool)> {
        conditions.lazy.map { (condition: $0, value: value.contains($0)) }
    }

    /// Whether nothing is known.
    @inline(__always) var isEmpty: Bool { known.isEmpty }
    /// Whether all valuations of `other` are in this set.
    @inline(__always) func contains(_ other: Cube) -> Bool {
        known.subtracting(other.known).isEmpty && meets(other)
    }
    @inline(__always) func meets(_ other: Cube) -> Bool {
        !(0..<min(known.wordCount, other.known.wordCount)).contains { word in
            (value.word(word) ^ other.value.word(word)) & known.word(word) & other.known.word(word) != 0
        }
    }
    @inline(__always) func intersection(_ other: Cube) -> Cube {
        Cube(known: known.union(other.known), value: value.union(other.value))
    }
    /// The valuations after an assignment.
    @inline(__always) func assigning(_ other: Cube) -> Cube {
        if other.isEmpty { return self }
        return Cube(
            known: known.union(other.known), value: value.subtracting(other.known).union(other.value))
    }
    /// Without what `other` knows.
    func without(_ other: Cube) -> Cube {
        Cube(known: known.subtracting(other.known), value: value.subtracting(other.known))
    }
    /// The conditions to which both give a value, and not the same one.
    @inline(__always) func opposed(to other: Cube) -> ConditionSet {
        value.symmetricDifference(other.value).intersection(known).intersection(other.known)
    }
    /// The first condition that `other` knows and this does not.
    @inline(__always) func firstOpen(of other: Cube) -> Int? {
        for word in 0..<other.known.wordCount {
            let open = other.known.word(word) & ~known.word(word)
            if open != 0 { return 64 * word + open.trailingZeroBitCount }
        }
        return nil
    }
}

/// What must hold while a link is followed. LANGUAGE 7, "The link step".
struct LinkGuard: Sendable, Equatable {
    /// What the link requires.
    var own = Guard()
    /// Whether the screens that it shows are asked as well.
    var asksScreens = true
}

/// A conjunction of literals; impossible where it asks for a condition and for its opposite.
struct Guard: Sendable, Equatable {
    var cube = Cube()
    var isImpossible = false

    func conjunction(_ other: Guard) -> Guard {
        var result = self
        result.formConjunction(other)
        return result
    }

    mutating func formConjunction(_ other: Guard) {
        isImpossible = isImpossible || other.isImpossible || !cube.meets(other.cube)
        cube = cube.intersection(other.cube)
    }
}
