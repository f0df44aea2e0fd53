/// How long each part took: milliseconds and its share, a line each, in the order in which they were first done.
package func timingText(_ timings: [(part: String, time: Duration)]) -> String {
    var order: [String] = []
    var sums: [String: Duration] = [:]
    for (part, time) in timings {
        if sums[part] == nil { order.append(part) }
        sums[part, default: .zero] += time
    }
    let total = max(sums.values.reduce(.zero, +), .nanoseconds(1))
    return order.map { part in
        let time = sums[part, default: .zero]
        let tenths = Int(time / .microseconds(100))
        let number = "\(tenths / 10).\(tenths % 10)"
        let share = String(Int((time / total * 100).rounded()))
        return "\(padding(number, to: 9))\(number) ms \(padding(share, to: 4))\(share)%  \(part)"
    }.joined(separator: "\n")
}
