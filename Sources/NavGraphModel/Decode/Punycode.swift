/// A host in the spelling that domain names have in ASCII: each label that is not ASCII is lowercased, and becomes
/// `xn--` and its Punycode (RFC 3492); `nil` where a label is too long to be coded. O(length²) in the longest label.
func punycodeHost(_ host: String) -> String? {
    var labels: [String] = []
    for label in host.split(separator: ".", omittingEmptySubsequences: false) {
        if label.utf8.allSatisfy({ $0 < 0x80 }) {
            labels.append(String(label))
            continue
        }
        guard let coded = punycode(label.lowercased().unicodeScalars.map(\.value)), coded.utf8.count <= 59 else {
            return nil
        }
        labels.append("xn--" + coded)
    }
    return labels.joined(separator: ".")
}

/// RFC 3492, 6.3.
private func punycode(_ scalars: [UInt32]) -> String? {
    // No label of a domain name has more than 63 characters.
    guard scalars.count <= 63 else { return nil }
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let basic = output.count
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var (next, delta, bias, handled) = (UInt32(128), 0, 72, basic)
    while handled < scalars.count {
        guard let least = scalars.filter({ $0 >= next }).min() else { return nil }
        delta += Int(least - next) * (handled + 1)
        next = least
        for scalar in scalars {
            if scalar < next { delta += 1 }
            guard scalar == next else { continue }
            appendVariableLength(delta, bias: bias, to: &output)
            bias = adapted(delta, handled + 1, isFirst: handled == basic)
            delta = 0
            handled += 1
        }
        delta += 1
        next += 1
    }
    return String(decoding: output, as: UTF8.self)
}

private func appendVariableLength(_ delta: Int, bias: Int, to output: inout [UInt8]) {
    var (rest, position) = (delta, 36)
    while true {
        let threshold = min(max(position - bias, 1), 26)
        if rest < threshold { break }
        output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
        rest = (rest - threshold) / (36 - threshold)
        position += 36
    }
    output.append(digit(rest))
}

/// RFC 3492, 6.1.
private func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var position = 0
    while delta > 455 {
        delta /= 35
        position += 36
    }
    return position + 36 * delta / (delta + 38)
}

/// `a` to `z`, then `0` to `9`.
private func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26) }
