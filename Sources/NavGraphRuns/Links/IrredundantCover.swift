import NavGraphModel
import NavGraphSyntax

extension Valuations {
    /// Conjunctions of which at least one holds in each valuation of a set, and none in any other that the implications
    /// allow; without any of them that would not be so (Minato 1992).
    mutating func irredundantCover(of set: BDD) -> [Cube] {
        let possible = diagrams.and(allowed, exclusive)
        let least = diagrams.and(set, possible)
        return cover(atLeast: least, atMost: diagrams.or(least, diagrams.not(possible)), from: 0)
    }

    private mutating func cover(atLeast least: BDD, atMost most: BDD, from first: Int) -> [Cube] {
        if least.isEmpty { return [] }
        if most == .all { return [Cube()] }
        var bit = first
        var halves = (least: [least], most: [most])
        while bit < program.conditions.count {
            halves.least = [false, true].map { diagrams.restricting(least, bit, to: $0) }
            halves.most = [false, true].map { diagrams.restricting(most, bit, to: $0) }
            if halves.least[0] != halves.least[1] || halves.most[0] != halves.most[1] { break }
            bit += 1
        }
        var found: [Cube] = []
        var left: [BDD] = []
        for side in [0, 1] {
            let only = diagrams.minus(halves.least[side], halves.most[1 - side])
            var rest = halves.least[side]
            for var cube in cover(atLeast: only, atMost: halves.most[side], from: bit + 1) {
                let covered = cube.literals.reduce(BDD.all) {
                    diagrams.and($0, diagrams.literal($1.condition, $1.value))
                }
                rest = diagrams.minus(rest, covered)
                cube[bit] = side == 1
                found.append(cube)
            }
            left.append(rest)
        }
        let common = diagrams.and(halves.most[0], halves.most[1])
        return found + cover(atLeast: diagrams.or(left[0], left[1]), atMost: common, from: bit + 1)
    }
}

extension Program {
    /// The known values in a set of valuations, in the order of the conditions.
    func literals(of cube: Cube) -> [Literal] {
        cube.known.map { bit in
            let id = conditions[bit]
            return Literal(condition: id, isNegated: cube[bit] == false, span: graph.conditions[id].span)
        }.sorted { $0.condition < $1.condition }
    }
}
