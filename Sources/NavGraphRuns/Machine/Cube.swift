/// A set of valuations of the conditions that matter: those that agree with `value` on the bits of `known`; the others
/// are free, independently of each other.
struct Cube: Hashable, Sendable {
    var known: UInt64 = 0
    var value: UInt64 = 0

    /// Whether all valuations of `other` are in this set.
    @inline(__always) func contains(_ other: Cube) -> Bool {
        known & ~other.known == 0 && (value ^ other.value) & known == 0
    }
    @inline(__always) func meets(_ other: Cube) -> Bool { (value ^ other.value) & known & other.known == 0 }
    @inline(__always) func intersection(_ other: Cube) -> Cube {
        Cube(known: known | other.known, value: value | other.value)
    }
    /// The valuations after an assignment.
    @inline(__always) func assigning(_ other: Cube) -> Cube {
        Cube(known: known | other.known, value: (value & ~other.known) | other.value)
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
