/// What `implies` says: for each condition what follows where it is true, and where it is false, itself included.
/// LANGUAGE 2.
///
/// A cube that has what follows from all that it knows is *closed*. It is never empty: with all that is open false, every
/// implication holds. So conditions are decided one by one, as they are asked for, and nothing is enumerated.
struct Implications: Sendable {
    /// Empty where nothing implies anything.
    private let following: [(whenTrue: Cube, whenFalse: Cube)]

    init(_ following: [(whenTrue: Cube, whenFalse: Cube)]) { self.following = following }

    /// A closed cube with one more condition decided; `nil`: what is known forbids it.
    func deciding(_ condition: Int, _ value: Bool, in cube: Cube) -> Cube? {
        if following.isEmpty {
            var decided = cube
            decided[condition] = value
            return decided
        }
        let all = value ? following[condition].whenTrue : following[condition].whenFalse
        return cube.meets(all) ? cube.intersection(all) : nil
    }

    /// The closed cubes that a closed one falls into by the values of a condition; `false` comes first.
    func parts(of cube: Cube, by condition: Int) -> [Cube] {
        [false, true].compactMap { deciding(condition, $0, in: cube) }
    }

    /// A cube with all that follows from it; `nil`: it contradicts itself.
    func closed(_ cube: Cube) -> Cube? {
        if following.isEmpty { return cube }
        var closed = cube
        for condition in cube.known {
            guard let next = deciding(condition, cube[condition]!, in: closed) else { return nil }
            closed = next
        }
        return closed
    }
}
