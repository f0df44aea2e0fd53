/// Which argument of a call a parameter gets.
extension Syntax {
    /// The arguments of a call, each with the parameter that it is given to; nil where the labels do not fit.
    package func arguments(of call: NodeID, for parameters: [Parameter]) -> [(node: NodeID, index: Int)]? {
        let arguments = parts(of: call)
        return self.parameters(parameters, for: arguments).map { indices in
            zip(arguments, indices).map { (Int($0.node), $1) }
        }
    }

    /// The parameter of each argument, in their order; nil where the labels do not fit.
    private func parameters(_ parameters: [Parameter], for arguments: ArraySlice<Child>) -> [Int]? {
        var result: [Int] = []
        var k = 0
        func canSkip(_ index: Int) -> Bool { parameters[index].initial != nil }
        for argument in arguments {
            let label = argument.label == .none ? "" : names.text(argument.label)
            var found = k
            if argument.isTrailing, label.isEmpty {
                while found < parameters.count, !(parameters[found].type?.isClosure ?? false), canSkip(found) {
                    found += 1
                }
                if found < parameters.count, !(parameters[found].type?.isClosure ?? true) { return nil }
            } else {
                while found < parameters.count, parameters[found].label != label, canSkip(found) { found += 1 }
                if found < parameters.count, parameters[found].label != label { found = parameters.count }
            }
            if found >= parameters.count {
                // Further values of `E...`.
                guard label.isEmpty, !argument.isTrailing, let last = result.last, last == parameters.count - 1 else {
                    return nil
                }
                found = last
            }
            result.append(found)
            k = found + 1
        }
        while k < parameters.count {
            guard canSkip(k) else { return nil }
            k += 1
        }
        return result
    }
}
