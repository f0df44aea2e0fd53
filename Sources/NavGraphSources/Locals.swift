/// The names that bodies declare, and what closures call their parameters.
extension Sources {
    /// The locals of a body, by place. Made once: O(length of the body).
    func locals(of scope: Scope) -> [Local] {
        if let known = scope.locals { return known }
        let file = file(of: scope)
        var result: [Local] = []
        var i = scope.body.lower
        let limit = scope.body.upper
        while i < limit {
            let word = file.tokens[i].kind == .word ? file.text(i) : ""
            switch word {
            case "let", "var":
                let isCondition = ["if", "guard", "while", ",", "case"].contains(file.text(i - 1))
                if file.isWord(i + 1), i + 1 < limit {
                    var local = Local(name: file.text(i + 1), place: i + 1)
                    var k = i + 2
                    if file.text(k) == ":" {
                        let type = file.readType(k + 1, limit: limit)
                        local.type = type.type
                        k = type.end
                    }
                    if file.text(i - 1) == "case", file.text(k) == "as" {
                        // `case let page as HelpPage:`
                        let type = file.readType(k + 1, limit: limit)
                        local.type = type.type
                        k = type.end
                    }
                    if file.text(k) == "=" {
                        let end = file.expressionEnd(k + 1, limit: limit, isCondition: isCondition)
                        local.initial = Extent(file: scope.body.file, lower: k + 1, upper: end)
                    } else if isCondition, file.text(i - 1) != "case", local.type == nil {
                        // `if let name {`
                        local.initial = nil
                    }
                    if local.initial != nil || local.type != nil || !isCondition { result.append(local) }
                }
            case "for" where file.isWord(i + 1) && file.text(i + 2) == "in":
                let end = file.expressionEnd(i + 3, limit: limit, isCondition: true)
                var local = Local(name: file.text(i + 1), place: i + 1)
                local.initial = Extent(file: scope.body.file, lower: i + 3, upper: end)
                local.isElement = true
                result.append(local)
            default: break
            }
            i += 1
        }
        scope.locals = result
        return result
    }

    /// What is assigned or appended to a name in a body: `x = E`, `x.append(E)`; of a stack what it shows.
    /// - Parameter pushes: whether what is pushed onto it counts. It is what a stack shows where the same body uses it.
    func assigned(to name: String, in body: Extent, pushes: Bool = true) -> [Extent] {
        let file = files[body.file]
        var result: [Extent] = []
        let word = names.find(name)
        for i in body.range(in: file) where file.name(i) == word && file.isWord(i) {
            let before = file.text(i - 1)
            if before == ".", !(file.text(i - 2) == "self") { continue }
            if ["let", "var"].contains(before) { continue }
            var k = i + 1
            if file.text(k) == "?" || file.text(k) == "!" { k += 1 }
            if file.text(k) == "=" {
                let end = file.expressionEnd(k + 1, limit: body.upper, isCondition: false)
                result.append(Extent(file: body.file, lower: k + 1, upper: end))
            } else if file.text(k) == ".", ["append", "insert"].contains(file.text(k + 1)), file.isOpen(k + 2, "(") {
                if let argument = file.arguments(k + 2, limit: body.upper).all.first {
                    result.append(Extent(file: body.file, lower: argument.lower, upper: argument.upper))
                }
            } else if file.text(k) == ".", file.text(k + 1) == "viewControllers", file.text(k + 2) == "=" {
                let end = file.expressionEnd(k + 3, limit: body.upper, isCondition: false)
                result.append(Extent(file: body.file, lower: k + 3, upper: end))
            } else if file.text(k) == ".",
                file.text(k + 1) == "setViewControllers" || pushes && file.text(k + 1) == "pushViewController",
                file.isOpen(k + 2, "(")
            {
                if let argument = file.arguments(k + 2, limit: body.upper).all.first, argument.label == nil {
                    result.append(Extent(file: body.file, lower: argument.lower, upper: argument.upper))
                }
            }
        }
        return result
    }

    /// The closures around a token in a body, innermost first: their open braces.
    func closures(around place: Int, in scope: Scope) -> [Int] {
        let file = file(of: scope)
        var result: [Int] = []
        var i = place < file.count ? Int(file.tokens[place].around) : -1
        while i >= scope.body.lower {
            if file.isOpen(i, "{") { result.append(i) }
            i = Int(file.tokens[i].around)
        }
        return result
    }
}

extension SourceText {
    /// The parameters that a closure names: `{ [weak self] a, b in`; empty for a block of statements.
    func closureParameters(_ open: Int) -> (names: [String], bodyStart: Int) {
        var i = open + 1
        let limit = Int(min(tokens[open].mate, Int32(count)))
        while text(i).hasPrefix("@"), i < limit { i += 1 }
        if isOpen(i, "["), after(i) < limit, isWord(after(i)) || isOpen(after(i), "(") {
            let next = after(i)
            if text(next) == "in" { return ([], next + 1) }
            i = next
        }
        var names: [String] = []
        var k = i
        if isOpen(k, "(") {
            var j = k + 1
            while j < after(k) - 1 {
                if isWord(j), text(j - 1) == "(" || text(j - 1) == "," { names.append(text(j)) }
                j = tokens[j].kind == .open ? after(j) : j + 1
            }
            k = after(k)
        } else {
            while k < limit, isWord(k), text(k) != "in" {
                names.append(text(k))
                k += 1
                if text(k) == ":" { k = readType(k + 1, limit: limit).end }
                if text(k) == "," { k += 1 } else { break }
            }
        }
        while k < limit, ["async", "throws"].contains(text(k)) { k += 1 }
        if text(k) == "->" { k = readType(k + 1, limit: limit).end }
        return text(k) == "in" && k < limit ? (names, k + 1) : ([], open + 1)
    }
}
