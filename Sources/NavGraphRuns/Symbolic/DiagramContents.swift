/// Copies of sets, examples from them, and what they contain.
extension DecisionDiagrams {
    /// A set of another one of these, over the same conditions.
    mutating func copying(_ f: BDD, from other: DecisionDiagrams) -> BDD {
        var copies: [UInt32: UInt32] = [0: 0, 1: 1]
        return BDD(node: copying(f.node, from: other, &copies))
    }

    private mutating func copying(_ f: UInt32, from other: DecisionDiagrams, _ copies: inout [UInt32: UInt32]) -> UInt32
    {
        if let known = copies[f] { return known }
        let top = other.nodes[Int(f)]
        let low = copying(top.low, from: other, &copies)
        let result = node(of: top.variable, low: low, high: copying(top.high, from: other, &copies))
        copies[f] = result
        return result
    }

    /// For each condition how many nodes ask for it.
    func nodesOfConditions() -> [Int] {
        var counts = Array(repeating: 0, count: isSet.count)
        for node in nodes.dropFirst(2) { counts[Int(node.variable / 3)] += 1 }
        return counts
    }

    /// A conjunction of literals all of whose valuations are in a set that is not empty: with `false` where either will do.
    func example(of f: BDD) -> [(condition: Int, value: Bool)] {
        var literals: [(condition: Int, value: Bool)] = []
        var node = f.node
        while node > 1 {
            let top = nodes[Int(node)]
            let value = top.low == 0
            literals.append((Int(top.variable / 3), value))
            node = value ? top.high : top.low
        }
        return literals
    }

    /// One pair of what is in a relation that is not empty, with a value for each condition at some times: `false` where either
    /// will do.
    mutating func one(of f: BDD, _ times: [Time]) -> BDD {
        var values = [Bool?](repeating: nil, count: 3 * isSet.count)
        for condition in isSet.indices {
            for time in times { values[Int(variable(condition, isSet[condition] ? time : .always))] = false }
        }
        var number = f.node
        while number > 1 {
            let top = nodes[Int(number)]
            values[Int(top.variable)] = top.low == 0
            number = top.low == 0 ? top.high : top.low
        }
        var result: UInt32 = 1
        for variable in values.indices.reversed() {
            guard let value = values[variable] else { continue }
            result = node(of: UInt32(variable), low: value ? 0 : result, high: value ? result : 0)
        }
        return BDD(node: result)
    }

    /// Whether a valuation is in a set. `value`: what a condition is at a time.
    func holds(_ f: BDD, _ value: (Int, Time) -> Bool) -> Bool {
        var node = f.node
        while node > 1 {
            let top = nodes[Int(node)]
            node = value(Int(top.variable / 3), time(top.variable)) ? top.high : top.low
        }
        return node == 1
    }
}
