/// What `implies` says: for each condition what follows where it is true, and where it is false, itself included.
/// LANGUAGE 2.
///
/// A cube that has what follows from all that it knows is *closed*. It is never empty: with all that is open false, every
/// implication holds. So conditions are decided one by one, as they are asked for, and nothing is enumerated.
struct Implications: Sendable {
    private struct Consequence {
        var cube: Cube
        /// The enumerations that it says something of.
        var enumerations: [ConditionSet]
    }
    /// Empty where nothing implies anything.
    private let following: [(whenTrue: Consequence, whenFalse: Consequence)]

    /// `enumerations`: conditions of which one holds. That the others do not hold then follows from it.
    init(_ following: [(whenTrue: Cube, whenFalse: Cube)], oneOf enumerations: [ConditionSet] = []) {
        var enumeration: [Int: Int] = [:]
        for (number, names) in enumerations.enumerated() { for name in names { enumeration[name] = number } }
        func consequence(_ cube: Cube) -> Consequence {
            let numbers = enumeration.isEmpty ? [] : Set(cube.known.compactMap { enumeration[$0] }).sorted()
            return Consequence(cube: cube, enumerations: numbers.map { enumerations[$0] })
        }
        self.following = following.map { (consequence($0.whenTrue), consequence($0.whenFalse)) }
    }

    /// A closed cube with one more condition decided; `nil`: what is known forbids it.
    func deciding(_ condition: Int, _ value: Bool, in cube: Cube) -> Cube? {
        if following.isEmpty {
            var decided = cube
            decided[condition] = value
            return decided
        }
        let all = value ? following[condition].whenTrue : following[condition].whenFalse
        guard cube.meets(all.cube) else { return nil }
        var decided = cube.intersection(all.cube)
        // Where all names of an enumeration but one do not hold, that one does.
        for names in all.enumerations where names.intersection(decided.value).isEmpty {
            let open = names.subtracting(decided.known)
            guard let last = open.least else { return nil }
            if !open.isSingle { continue }
            guard let next = deciding(last, true, in: decided) else { return nil }
            decided = next
        }
        return decided
    }

    /// The closed cubes that a closed one falls into by the values of a condition; `false` comes first.
    func parts(of cube: Cube, by condition: Int) -> [Cube] {
        [false, true].compactMap { deciding(condition, $0, in: cube) }
    }

    /// A cube with all that follows from it; `nil`: it contradicts itself.
    func closed(_ cube: Cube) -> Cube? {
        if following.isEmpty { return cube }
        var closed = cube
        for (condition, value) in cube.literals {
            guard let next = deciding(condition, value, in: closed) else { return nil }
            closed = next
        }
        return closed
    }
}
