/// Types as other languages write them: `string`, `int[]`, `string | null`.
package enum ForeignType {
    private static let names = [
        "string": "String", "str": "String", "int": "Int", "integer": "Int", "bool": "Bool", "boolean": "Bool",
        "double": "Double", "float": "Float", "decimal": "Decimal", "date": "Date", "url": "URL", "uuid": "UUID",
        "data": "Data", "text": "String", "long": "Int", "number": "Double", "uri": "URL", "datetime": "Date",
    ]

    /// The Swift type that such a text means; `nil` if it has nothing of another language.
    package static func meaning(of source: String) -> String? {
        var words = source.split { $0 == " " }
        let hasNothing =
            words.count == 3 && ["|", "or"].contains(words[1])
            && ["null", "nil", "undefined", "nothing"].contains(words[2])
        if hasNothing { words.removeLast(2) }
        let isMarked = words.count == 2 && ["optional", "required"].contains(words[1])
        var isOptional = hasNothing || isMarked && words[1] == "optional"
        if isMarked { words.removeLast() }
        var element = words.joined(separator: " ")[...]
        // `?String`, `String!` and `String;`
        let ends = (element.first, element.last)
        if ends.0 == "?" { element.removeFirst() }
        if ends.1 == "!" || ends.1 == ";" { element.removeLast() }
        if ends.0 == "?" || ends.1 == "!" { isOptional = true }
        var depth = 0
        while element.utf8.count > 2, element.hasSuffix("[]") {
            element = element.dropLast(2)
            depth += 1
        }
        var isForeign = isOptional || isMarked || ends.1 == ";" || depth > 0
        var meant = ""
        var rest = (String(repeating: "[", count: depth) + element + String(repeating: "]", count: depth))[...]
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(max(word.count, 1))
            // Neither a label nor a member.
            if rest.first != ":", meant.last != ".", rest.first != ".", let name = names[String(word)] {
                meant += name
                isForeign = true
            } else {
                meant += word.isEmpty ? String(first) : String(word)
            }
        }
        return isForeign ? meant + (isOptional ? "?" : "") : nil
    }
}
