/// A set of valuations of the conditions that matter: those that agree with `value` on the bits of `known`; the others
/// are free, independently of each other.
struct Cube: Hashable, Internable {
    var known: UInt64 = 0
    var value: UInt64 = 0
    /// Those of `known` that were free when they were assigned, where that is of interest: the others were asked for.
    var assigned: UInt64 = 0

    @inline(__always) var tableHash: UInt64 {
        HashTable.hash(
            UInt32(truncatingIfNeeded: known ^ known >> 32), UInt32(truncatingIfNeeded: value),
            UInt32(truncatingIfNeeded: value >> 32 ^ assigned ^ assigned >> 32))
    }
    /// Whether all valuations of `other` are in this set.
    @inline(__always) func contains(_ other: Cube) -> Bool {
        known & ~other.known == 0 && (value ^ other.value) & known == 0
    }
    @inline(__always) func meets(_ other: Cube) -> Bool { (value ^ other.value) & known & other.known == 0 }
    @inline(__always) func intersection(_ other: Cube) -> Cube {
        Cube(known: known | other.known, value: value | other.value, assigned: assigned)
    }
    /// The valuations after an assignment. `notes`: with what was assigned.
    @inline(__always) func assigning(_ other: Cube, notes: Bool = false) -> Cube {
        Cube(
            known: known | other.known, value: (value & ~other.known) | other.value,
            assigned: notes ? assigned | other.known & ~known : assigned)
    }
    /// A part for each valuation of the first four of `bits` that are free here.
    func parts(by bits: UInt64) -> [Cube] {
        var parts = [self]
        var left = bits & ~known
        while left != 0, parts.count < 16 {
            let bit = left & ~(left - 1)
            left &= left - 1
            parts = parts.flatMap {
                [Cube(known: $0.known | bit, value: $0.value), Cube(known: $0.known | bit, value: $0.value | bit)]
            }
        }
        return parts
    }
    /// What is left without `other`: disjoint cubes, as many as `other` knows bits that are free here.
    func subtracting(_ other: Cube) -> [Cube] {
        guard meets(other) else { return [self] }
        var rest: [Cube] = []
        var inside = self
        var free = other.known & ~known
        while free != 0 {
            let bit = free & ~(free - 1)
            free &= free - 1
            var outside = inside
            outside.known |= bit
            outside.value |= ~other.value & bit
            rest.append(outside)
            inside.known |= bit
            inside.value |= other.value & bit
        }
        return rest
    }
}

/// A conjunction of literals; `nil` cube: it asks for a condition and for its opposite.
struct Guard: Sendable, Equatable {
    var cube = Cube()
    var isImpossible = false

    mutating func formConjunction(_ other: Guard) {
        isImpossible = isImpossible || other.isImpossible || !cube.meets(other.cube)
        cube = cube.intersection(other.cube)
    }
}
