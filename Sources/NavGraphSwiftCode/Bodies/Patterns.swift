/// Patterns of `case`: which cases and types they have, and the names that they bind.
extension SyntaxReader {
    @discardableResult
    func read(_ range: Range<Int>, subject: NodeID, from: Int, until: Int) -> Pattern {
        var result = Pattern()
        var bindsAll = false
        var k = range.lowerBound
        while k < range.upperBound {
            switch lexeme(k) {
            case .letWord, .varWord:
                bindsAll = true
                if file.isWord(k + 1), !isMark(k + 2, .dot) {
                    if lexeme(k + 2) == .asWord, let type = file.readType(k + 3, limit: range.upperBound).type {
                        result.types.append(type)
                        bind(file.name(k + 1), .cast(subject, type), from: from, until: until)
                    } else {
                        bind(file.name(k + 1), .element(of: subject), from: from, until: until)
                    }
                    k += 1
                }
            case .isWord:
                let type = file.readType(k + 1, limit: range.upperBound)
                if let found = type.type { result.types.append(found) }
                k = max(k, type.end - 1)
            case .asWord: k = max(k, file.readType(k + 1, limit: range.upperBound).end - 1)
            case .whereWord: return result
            case .dot where file.isWord(k + 1):
                let name = file.name(k + 1)
                result.cases.append(name)
                k += 1
                if isOpen(k + 1, .parenthesis) {
                    if result.cases.count == 1 { result.hasPayload = true }
                    k += 1
                    let open = (subject, name)
                    readPayload(file.inside(k), of: open, bindsAll: bindsAll, from: from, until: until)
                    k = file.after(k) - 1
                }
            default:
                if file.tokens[k].kind == .open {
                    let inner = read(file.inside(k), subject: .none, from: from, until: until)
                    result.cases += inner.cases
                    k = file.after(k) - 1
                }
            }
            k += 1
        }
        return result
    }

    func readPayload(
        _ range: Range<Int>, of owner: (subject: NodeID, name: NameID), bindsAll: Bool, from: Int, until: Int
    ) {
        var k = range.lowerBound
        var index = 0
        while k < range.upperBound {
            if file.isWord(k), isMark(k + 1, .colon) { k += 2 }
            let start = k
            while k < range.upperBound, !isMark(k, .comma) { k = skip(k) }
            let binds = [.letWord, .varWord].contains(lexeme(start))
            let word = binds ? start + 1 : start
            if file.isWord(word), word + 1 >= k || lexeme(word + 1) == .asWord, binds || bindsAll {
                let origin = Binding.Origin.payload(of: owner.subject, name: owner.name, index: index)
                bind(file.name(word), origin, from: from, until: until)
            } else if start < k {
                read(start..<k, subject: .none, from: from, until: until)
            }
            index += 1
            k += 1
        }
    }
}
