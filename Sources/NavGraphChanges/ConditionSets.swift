import NavGraphModel
import NavGraphRuns

/// A literal of two graphs: a condition by its number in `ConditionSets`.
struct Fact: Hashable, Comparable {
    var condition: Int
    var value: Bool
    var opposite: Fact { Fact(condition: condition, value: !value) }
    static func < (a: Fact, b: Fact) -> Bool {
        (a.condition, a.value ? 0 : 1) < (b.condition, b.value ? 0 : 1)
    }
}

/// The conditions of two graphs by name, and what their implications, those of either, make of sets of literals.
struct ConditionSets {
    private(set) var names: [String] = []
    private var numbers: [String: Int] = [:]
    private(set) var oldIDs: [ConditionID?] = []
    private(set) var newIDs: [ConditionID?] = []
    private var implies: [Set<Int>] = []
    private var impliedBy: [[Int]] = []
    /// The names of enumerations, of both graphs together: of each, at most one holds, and one of all does.
    private var enumerations: [[Int]] = []
    private var enumerationOf: [Int?] = []

    /// In the order of the new file, then those of the old one alone.
    init(_ old: ElementWords, _ new: ElementWords) {
        for (words, isNew) in [(new, true), (old, false)] {
            for id in words.graph.conditions.ids {
                let number = number(of: words.name(id))
                if isNew { newIDs[number] = id } else { oldIDs[number] = id }
            }
        }
        for words in [old, new] {
            for id in words.graph.conditions.ids {
                let others = words.graph.conditions[id].implies.map { number(of: words.name($0)) }
                implies[number(of: words.name(id))].formUnion(others)
            }
        }
        impliedBy = names.indices.map { _ in [] }
        for (number, others) in implies.enumerated() { for other in others { impliedBy[other].append(number) } }
        enumerationOf = Array(repeating: nil, count: names.count)
        for words in [new, old] {
            for enumeration in words.graph.enumerations {
                let members = enumeration.members.map { number(of: words.name($0)) }
                let place = members.compactMap { enumerationOf[$0] }.first ?? enumerations.count
                if place == enumerations.count { enumerations.append([]) }
                for member in members where enumerationOf[member] == nil {
                    enumerationOf[member] = place
                    enumerations[place].append(member)
                }
            }
        }
    }

    /// The names of the enumeration that a condition is one of; `nil` for other conditions.
    func enumeration(of condition: Int) -> [Int]? { enumerationOf[condition].map { enumerations[$0] } }

    private mutating func number(of name: String) -> Int {
        if let known = numbers[name] { return known }
        numbers[name] = names.count
        names.append(name)
        (oldIDs, newIDs, implies) = (oldIDs + [nil], newIDs + [nil], implies + [[]])
        return names.count - 1
    }

    /// A literal as it is written: `not loggedIn`.
    func fact(_ literal: String) -> Fact? {
        let isNegated = literal.hasPrefix("not ")
        return numbers[isNegated ? String(literal.dropFirst(4)) : literal].map {
            Fact(condition: $0, value: !isNegated)
        }
    }
    func text(_ fact: Fact) -> String { (fact.value ? "" : "not ") + names[fact.condition] }
    func texts(_ facts: [Fact]) -> [String] { facts.map(text) }

    func isOfBoth(_ condition: Int) -> Bool { oldIDs[condition] != nil && newIDs[condition] != nil }
    var ofBoth: [Int] { names.indices.filter(isOfBoth) }

    /// All that follows, itself included; `nil`: it contradicts itself. `known`: what holds beside it, with all that follows.
    func closure(_ facts: some Sequence<Fact>, with known: Set<Fact> = []) -> Set<Fact>? {
        var all = known
        var pending = facts.filter { all.insert($0).inserted }
        while let next = pending.popLast() {
            if all.contains(next.opposite) { return nil }
            let following =
                next.value
                ? implies[next.condition].map { Fact(condition: $0, value: true) }
                : impliedBy[next.condition].map { Fact(condition: $0, value: false) }
            for fact in following + others(than: next, known: all) where all.insert(fact).inserted {
                pending.append(fact)
            }
        }
        return all
    }

    /// What follows for the other names of an enumeration: none of them holds, or the last one does.
    private func others(than fact: Fact, known: Set<Fact>) -> [Fact] {
        guard let names = enumeration(of: fact.condition) else { return [] }
        if fact.value { return names.filter { $0 != fact.condition }.map { Fact(condition: $0, value: false) } }
        let left = names.filter { !known.contains(Fact(condition: $0, value: false)) }
        // Without any, the set contradicts itself.
        if left.isEmpty { return [fact.opposite] }
        return left.count == 1 ? [Fact(condition: left[0], value: true)] : []
    }

    /// Without what follows from the rest, in order; `nil`: it contradicts itself.
    func tidied(_ facts: some Sequence<Fact>) -> [Fact]? {
        guard let closure = closure(facts) else { return nil }
        var all = Set(facts)
        // Of an enumeration the name that holds is told.
        for fact in all where !fact.value {
            guard let names = enumeration(of: fact.condition),
                let holding = names.first(where: { closure.contains(Fact(condition: $0, value: true)) })
            else { continue }
            all.remove(fact)
            all.insert(Fact(condition: holding, value: true))
        }
        for fact in all.sorted() where self.closure(all.subtracting([fact]))?.contains(fact) == true {
            all.remove(fact)
        }
        return all.sorted()
    }

    /// Whether all of `facts` hold where those of `others` do; from what contradicts itself all follows.
    func follow(_ facts: some Sequence<Fact>, from others: some Sequence<Fact>) -> Bool {
        guard let known = closure(others) else { return true }
        return facts.allSatisfy(known.contains)
    }

    /// What they mean on one side; conditions that it lacks are left out.
    func values(_ facts: some Sequence<Fact>, isNew: Bool) -> [ConditionValue] {
        facts.compactMap { fact in
            (isNew ? newIDs : oldIDs)[fact.condition].map { ConditionValue($0, fact.value) }
        }
    }
}
