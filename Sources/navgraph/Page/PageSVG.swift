/// What Graphviz draws as a part of the page: without comments, titles, fonts and ids; numbers have one decimal. Groups are
/// `node`, `edge`, `box` with the number of their element; an exit row has that of its head.
func pageSVG(_ svg: [UInt8]) -> String {
    let text = String(decoding: svg, as: UTF8.self)
    guard let start = text.firstRange(of: "<svg") else { return "" }
    var result = ""
    var rest = text[start.lowerBound...]
    /// What ends each `a` that is open: a group, or nothing.
    var anchors: [Bool] = []
    while let open = rest.firstIndex(of: "<") {
        if rest[..<open].contains(where: { !$0.isWhitespace }) { result += rest[..<open] }
        rest = rest[open...]
        if rest.hasPrefix("<!--") {
            rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
            continue
        }
        if rest.hasPrefix("<title>") {
            rest = rest.firstRange(of: "</title>").map { rest[$0.upperBound...] } ?? ""
            continue
        }
        guard let close = rest.firstIndex(of: ">") else { break }
        let tag = rest[...close]
        rest = rest[rest.index(after: close)...]
        if tag.hasPrefix("</a") {
            if anchors.popLast() ?? false { result += "</g>" }
        } else if tag.hasPrefix("<a") {
            let head = attributes(of: tag).first { $0.name == "xlink:href" }?.value
            let number = head.flatMap { $0.hasPrefix("#e") ? Int($0.dropFirst(2)) : nil }
            anchors.append(number != nil)
            if let number { result += "<g data-to=\"\(number)\">" }
        } else if tag.hasPrefix("</") {
            result += tag
        } else {
            result += pageTag(tag)
        }
    }
    return result
}

private func pageTag(_ tag: Substring) -> String {
    let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" && $0 != "\n" }
    let isEmpty = tag.hasSuffix("/>")
    var all = attributes(of: tag)
    let id = all.first { $0.name == "id" }?.value ?? ""
    all.removeAll { ["id", "font-family", "xmlns", "xmlns:xlink", "xml:space", "target"].contains($0.name) }
    if name == "svg" {
        all = all.map { ($0.name, $0.value.hasSuffix("pt") ? String($0.value.dropLast(2)) : $0.value) }
    }
    var text = "<\(name)"
    var numbers: [String] = []
    for (key, value) in all {
        switch key {
        case "class":
            let kind = value == "cluster" ? "box" : value
            text += " class=\"\(kind)\""
            numbers = id.split(separator: "-").map(String.init)
        case "xlink:href", "href":
            if value.hasPrefix("data:image/") { text += " href=\"\(value)\"" }
        case "fill", "stroke", "stroke-width", "stroke-dasharray", "text-anchor", "preserveAspectRatio",
            "text-decoration",
            "font-weight", "font-style":
            text += " \(key)=\"\(value)\""
        default: text += " \(key)=\"\(rounded(value))\""
        }
    }
    if let first = numbers.first, first.hasPrefix("e"), let number = Int(first.dropFirst()) {
        text += " data-e=\"\(number)\""
    } else if numbers.count == 3, numbers[0] == "a" {
        text += " data-t=\"\(numbers[1])\" data-h=\"\(numbers[2])\""
    }
    return text + (isEmpty ? "/>" : ">")
}

/// The attributes of a tag as Graphviz writes them: in double quotes.
private func attributes(of tag: Substring) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    var rest = tag
    while let quote = rest.firstIndex(of: "\"") {
        let name = rest[..<quote].dropLast().split { $0 == " " || $0 == "\n" || $0 == "<" }.last ?? ""
        rest = rest[rest.index(after: quote)...]
        guard let end = rest.firstIndex(of: "\"") else { break }
        result.append((String(name), String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
    }
    return result
}

/// Numbers of a text with one decimal.
private func rounded(_ text: String) -> String {
    var result = ""
    var number = ""
    func flush() -> String {
        defer { number = "" }
        guard number.contains("."), let value = Double(number) else { return number }
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let (whole, part) = (abs(tenths) / 10, abs(tenths) % 10)
        return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(part)"
    }
    for character in text {
        if character.isASCII, character.isNumber || character == "." || character == "-" && number.isEmpty {
            number.append(character)
        } else {
            result += flush()
            result.append(character)
        }
    }
    return result + flush()
}
