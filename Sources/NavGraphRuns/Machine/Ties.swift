/// What `implies` ties together: for each bit what follows where it is true, and where it is false, itself included.
/// LANGUAGE 2.
struct Ties {
    /// More cubes than these are given up.
    static let mostCubes = 4096

    private let following: [(whenTrue: Cube, whenFalse: Cube)]

    init(_ following: [(whenTrue: Cube, whenFalse: Cube)]) { self.following = following }

    /// The valuations of `cube` that the implications allow, as disjoint cubes, with `false` before `true`; `nil`: these
    /// would be more than `mostCubes`.
    ///
    /// Splits by the condition that decides most of what is open, so that many that imply one, or are implied by one,
    /// make two cubes, and only those that have nothing in common multiply.
    func allowed(in cube: Cube) -> [Cube]? {
        var first = cube
        for bit in following.indices where cube.known >> UInt64(bit) & 1 == 1 {
            let all = self.all(bit, isTrue: cube.value >> UInt64(bit) & 1 == 1)
            guard first.meets(all) else { return [] }
            first = first.intersection(all)
        }
        var result: [Cube] = []
        var pending = [first]
        while let cube = pending.popLast() {
            if let bit = mostTied(in: cube) {
                for value in [true, false] {
                    let all = self.all(bit, isTrue: value)
                    if cube.meets(all) { pending.append(cube.intersection(all)) }
                }
            } else {
                result.append(cube)
            }
            if result.count + pending.count > Self.mostCubes { return nil }
        }
        return result
    }

    private func all(_ bit: Int, isTrue: Bool) -> Cube { isTrue ? following[bit].whenTrue : following[bit].whenFalse }

    /// The open bit that is tied to most other open ones; of several the first that implies others, or else the first.
    private func mostTied(in cube: Cube) -> Int? {
        var best: (bit: Int, weight: Int)?
        for (bit, (whenTrue, whenFalse)) in following.enumerated() where cube.known >> UInt64(bit) & 1 == 0 {
            let implied = (whenTrue.known & ~cube.known).nonzeroBitCount - 1
            let implying = (whenFalse.known & ~cube.known).nonzeroBitCount - 1
            guard implied + implying > 0 else { continue }
            let weight = 2 * (implied + implying) + (implied > 0 ? 1 : 0)
            if weight > best?.weight ?? 0 { best = (bit, weight) }
        }
        return best?.bit
    }
}
