import NavGraphModel

/// The conditions of a program as sets of valuations: what holds at launch, what alternatives ask for and set.
struct Valuations: Sendable {
    let program: Program
    var diagrams: DecisionDiagrams
    /// For each name of an enumeration the names of it, in their order. A name holds where its variable is true and none of a
    /// name before it; the last where none is. So each valuation stands for one name, and no relation has to say that one holds.
    private let names: [Int: [Int]]
    /// Where only the variables of the names that hold are true.
    private(set) var exclusive = BDD.all
    /// All that the implications allow, at launch and with whatever links ask for.
    private(set) var allowed = BDD.all
    private(set) var launch = BDD.all
    /// All that is possible after launch: what no step sets stays as it is.
    private(set) var possible = BDD.all
    /// What holds in every configuration of the runs that are asked about.
    private(set) var kept = BDD.all
    /// The pairs of what is the same now as when the context was opened, and in between.
    private(set) var unchanged = BDD.all
    private(set) var unchangedBetween = BDD.all
    /// The pairs that differ at most in what conditions make of themselves.
    private(set) var settledBetween = BDD.all
    /// For each condition that changes on its own, what its values set; without those that no other one sets, or is set by.
    private let changes: [(whenTrue: Cube, whenFalse: Cube)]
    /// Whether there are such ones: they are free.
    private let releases: Bool
    /// Whether any alternative may be taken, whatever the conditions are: then runs are found that do not exist, and no others
    /// are shorter.
    private(set) var ignoresConditions = false
    /// For each effect of the program what its alternative asks for, as far as that was needed.
    private var guards: [BDD?]
    /// The same for what screens require, by its number.
    private var required: [BDD?]
    /// Whether runs are bounded from above: then what asks for conditions that are set aside may hold and may not.
    var isUpper = false {
        didSet { if isUpper != oldValue { (guards, required) = (guards.map { _ in nil }, required.map { _ in nil }) } }
    }
    private var vague: ConditionSet { isUpper ? program.aside : ConditionSet() }

    /// `results`: as many are worked out.
    init(_ program: Program, results: Int = DecisionDiagrams.mostResults) {
        self.program = program
        let graph = program.graph
        let all = program.changing.map { id in
            // A name of an enumeration comes to hold; it goes when another one does.
            let whenTrue = program.setting(id, true)
            let isMember = graph.conditions[id].enumeration != nil
            return (whenTrue: whenTrue, whenFalse: isMember ? whenTrue : program.setting(id, false))
        }
        var set = program.effects.reduce(ConditionSet()) { $0.union($1.sets.known) }
        var times = Array(repeating: 0, count: program.conditions.count)
        for change in all {
            let known = change.whenTrue.known.union(change.whenFalse.known)
            for bit in known { times[bit] += 1 }
            set = set.union(known)
        }
        set = set.subtracting(program.aside)
        let bits = program.changing.map { program.bit(of: $0) }
        let isAlone = zip(bits, all).map { bit, change in
            times[bit] == 1 && Array(change.whenTrue.known) == [bit] && Array(change.whenFalse.known) == [bit]
        }
        var isFree = Array(repeating: false, count: program.conditions.count)
        for (bit, isAlone) in zip(bits, isAlone) { isFree[bit] = isAlone }
        changes = zip(all, isAlone).filter { !$0.1 }.map(\.0)
        releases = isAlone.contains(true)
        names = program.names
        // The variable of the last one is not asked for.
        for all in names.values { set.remove(all[all.count - 1]) }
        diagrams = DecisionDiagrams(
            isSet: program.conditions.indices.map(set.contains), isFree: isFree, results: results,
            work: program.restriction.work)
        guards = Array(repeating: nil, count: program.effects.count)
        required = Array(repeating: nil, count: program.requirementCount)
        for (bit, id) in program.conditions.enumerated() {
            for implied in graph.conditions[id].implies {
                let (first, second) = (literal(bit, false), literal(program.bit(of: implied), true))
                allowed = diagrams.and(allowed, diagrams.or(first, second))
            }
            if let value = graph.conditions[id].initially {
                launch = diagrams.and(launch, literal(bit, value))
            }
        }
        for (number, all) in graph.exclusiveConditions.enumerated() where program.bits[all[0].index] != .max {
            let isCoded = number < graph.enumerations.count
            var (none, one) = (BDD.all, BDD.none)
            for bit in all.map({ program.bit(of: $0) }).sorted(by: >) {
                let isFalse = isCoded ? diagrams.literal(bit, false) : literal(bit, false)
                let isTrue = isCoded ? diagrams.literal(bit, true) : literal(bit, true)
                one = diagrams.or(diagrams.and(isTrue, none), diagrams.and(isFalse, one))
                none = diagrams.and(isFalse, none)
            }
            if isCoded { exclusive = diagrams.and(one, exclusive) } else { allowed = diagrams.and(allowed, one) }
        }
        launch = diagrams.and(launch, allowed)
        unchanged = same(.now, .opening)
        unchangedBetween = same(.now, .between)
        settledBetween = settled(unchangedBetween)
        possible = diagrams.and(allowed, diagrams.forgetting(.now, launch))
        if program.kept.cube.isEmpty { return }
        kept = holding(program.kept)
        launch = diagrams.and(launch, kept)
    }

    /// The valuations in which a condition has a value.
    mutating func literal(_ bit: Int, _ value: Bool) -> BDD {
        guard let names = names[bit] else { return diagrams.literal(bit, value) }
        var holding = names.last == bit ? BDD.all : diagrams.literal(bit, true)
        for name in names.reversed() where name < bit {
            holding = diagrams.and(diagrams.literal(name, false), holding)
        }
        return value ? holding : diagrams.not(holding)
    }

    /// The pairs in which all conditions have the same values at both times.
    mutating func same(_ first: DecisionDiagrams.Time, _ second: DecisionDiagrams.Time) -> BDD {
        diagrams.same(first, second, lists: names)
    }

    /// A relation with the values that conditions can get which change on their own.
    mutating func settled(_ relation: BDD) -> BDD {
        if ignoresConditions { return relation }
        var all = releases ? diagrams.releasing(relation) : relation
        if changes.isEmpty { return all }
        while true {
            let before = all
            for change in changes {
                for cube in [change.whenTrue, change.whenFalse] { all = diagrams.or(all, assigning(all, cube)) }
            }
            if all == before { return all }
        }
    }

    /// A relation with what conditions can become after it, by a change from between to now.
    mutating func changed(_ relation: BDD, by change: BDD) -> BDD {
        if change == unchangedBetween { return relation }
        return diagrams.joined(change, diagrams.renaming(relation, .now, to: .between))
    }

    /// A relation from between to now that leaves things as they are, any number of times.
    mutating func closure(of changes: BDD) -> BDD {
        var changes = changes
        while true {
            let second = diagrams.renaming(diagrams.renaming(changes, .between, to: .opening), .now, to: .between)
            let twice = diagrams.renaming(diagrams.joined(changes, second), .opening, to: .between)
            let all = diagrams.or(changes, twice)
            if all == changes { return changes }
            changes = all
        }
    }

    /// Whether no alternative sets a condition that something asks for.
    var setsNothing: Bool { unchanged == .all }

    /// Whether an alternative leads out of what is asked about, since it sets what is set aside.
    func isLeftOut(_ sets: Cube) -> Bool {
        !program.aside.isEmpty && !isUpper && !sets.known.intersection(program.aside).isEmpty
    }

    /// The valuations in which a guard holds for sure.
    mutating func surelyHolding(_ condition: Guard) -> BDD {
        condition.cube.known.intersection(vague).isEmpty ? holding(condition) : .none
    }

    /// The valuations in which a guard holds, or may hold.
    mutating func holding(_ condition: Guard) -> BDD {
        if condition.isImpossible { return .none }
        return holding(condition.cube)
    }

    mutating func holding(_ cube: Cube) -> BDD {
        let asked = cube.known.subtracting(vague)
        var result = BDD.all
        if asked.isEmpty { return result }
        for (bit, value) in Array(cube.literals(of: asked)).reversed() {
            result = diagrams.and(literal(bit, value), result)
        }
        return result
    }

    /// The valuations in which an alternative is taken, if none before it is.
    mutating func asked(by alternative: AlternativeID) -> BDD {
        if ignoresConditions { return .all }
        let effect = Int(program.effect[alternative.index])
        if let known = guards[effect] { return known }
        let asked = holding(program.effects[effect].condition)
        guards[effect] = asked
        return asked
    }

    /// The valuations in which an alternative of an event is taken.
    mutating func taking(_ alternative: AlternativeID) -> BDD {
        var asked = asked(by: alternative)
        guard let event = program.graph.alternatives[alternative].transition else { return asked }
        var before = program.graph.transitions[event].firstAlternative
        while before != alternative, !before.isNone {
            asked = left(asked, without: before)
            before = program.graph.alternatives[before].next
        }
        return asked
    }

    /// From which valuations assignments, in their order, lead into a set.
    mutating func before(_ values: BDD, assigning all: [Cube]) -> BDD {
        if ignoresConditions { return values }
        return all.reversed().reduce(values) { values, cube in
            cube.literals.reduce(values) { diagrams.restricting($0, $1.condition, to: $1.value) }
        }
    }

    /// The valuations in which what a link requires holds, and what is visible may be.
    mutating func allowing(_ c: Configuration, and requires: LinkGuard) -> BDD {
        let own = guarding(requires.own)
        if !requires.asksScreens { return own }
        return c.visible.reduce(own) { diagrams.and($0, required(by: $1)) }
    }

    /// The valuations in which a screen may be visible.
    mutating func required(by screen: ScreenID) -> BDD {
        if ignoresConditions { return .all }
        let number = program.requirementNumber(of: screen)
        if let known = required[number] { return known }
        let holding = holding(program.requires(screen))
        required[number] = holding
        return holding
    }

    /// The same for runs in which conditions count for nothing.
    func ignoringConditions() -> Valuations {
        var values = self
        (values.launch, values.unchanged, values.unchangedBetween) = (.all, .all, .all)
        (values.settledBetween, values.kept, values.exclusive) = (.all, .all, .all)
        values.ignoresConditions = true
        return values
    }

    /// The valuations in which a guard on the way of runs holds.
    mutating func guarding(_ condition: Guard) -> BDD { ignoresConditions ? .all : holding(condition) }
    mutating func guarding(_ cube: Cube) -> BDD { ignoresConditions ? .all : holding(cube) }
    /// The values that remain if an alternative is not taken.
    mutating func left(_ relation: BDD, without alternative: AlternativeID) -> BDD {
        if ignoresConditions { return relation }
        let asked = asked(by: alternative)
        let isVague = !program.condition(of: alternative).cube.known.intersection(vague).isEmpty
        return isVague ? relation : diagrams.minus(relation, asked)
    }
    mutating func left(_ relation: BDD, without values: BDD) -> BDD {
        ignoresConditions ? relation : diagrams.minus(relation, values)
    }
    /// The valuations in which a guard does not hold.
    mutating func left(_ relation: BDD, without condition: Guard) -> BDD {
        ignoresConditions ? relation : diagrams.minus(relation, surelyHolding(condition))
    }

    mutating func assigning(_ relation: BDD, _ cube: Cube) -> BDD {
        if ignoresConditions { return relation }
        return cube.literals(of: cube.known.subtracting(program.aside)).reduce(relation) {
            assigning($0, $1.condition, to: $1.value)
        }
    }

    private mutating func assigning(_ relation: BDD, _ bit: Int, to value: Bool) -> BDD {
        guard let names = names[bit] else { return diagrams.assigning(relation, bit, to: value) }
        // It ceases to hold where another one comes to.
        if !value { return relation }
        let any = names.dropLast().reduce(relation) {
            diagrams.or(diagrams.restricting($0, $1, to: false), diagrams.restricting($0, $1, to: true))
        }
        return diagrams.and(any, literal(bit, true))
    }

    /// The launch with one of some values that conditions have at launch; `nil`: it contradicts itself.
    mutating func launch(with values: BDD) -> Cube? {
        let one = diagrams.one(of: values, [.now])
        var start = Guard(cube: program.launch)
        for bit in program.conditions.indices where !program.aside.contains(bit) {
            var decided = Cube()
            decided[bit] = diagrams.meets(one, literal(bit, true))
            start.formConjunction(Guard(cube: decided))
        }
        return start.isImpossible ? nil : program.implications.closed(start.cube)
    }

    /// Whether what is decided of the conditions lies in a set of values now.
    mutating func holds(_ values: BDD, _ cube: Cube) throws(Machine.Undecided) -> Bool {
        var undecided: Int?
        let shown = diagrams.and(values, exclusive)
        let holds = diagrams.holds(shown) { bit, _ in
            if let value = cube[bit] { return value }
            undecided = undecided ?? bit
            return false
        }
        if let undecided { throw Machine.Undecided(condition: undecided) }
        return holds
    }
}
