extension LineScanner {
    /// Scans a collection in flow style that ends on its line.
    mutating func scanFlow(into batch: inout EventBatch) -> Bool {
        /// Whether each open one is a mapping, the innermost in the lowest bit.
        var mappings: UInt32 = 0
        var open = 0
        /// Whether an end may come where an entry may.
        var mayEnd = true
        beginFlow(&mappings, &open, into: &batch)
        while true {
            passSpaces()
            let isMapping = mappings & 1 != 0
            let closing = isMapping ? Byte.closeBrace : Byte.closeBracket
            if !mayEnd || text[position] != closing {
                if isMapping {
                    let begin = position
                    guard let key = scanScalar(inFlow: true) else { return false }
                    append(key, to: &batch)
                    passSpaces()
                    guard text[position] == Byte.colon, text[position + 1] == Byte.space,
                        position - begin < Self.longestKey
                    else { return false }
                    position += 1
                    passSpaces()
                }
                if startsFlow {
                    guard open < Self.maximumDepth else { return false }
                    beginFlow(&mappings, &open, into: &batch)
                    mayEnd = true
                    continue
                }
                if isMapping, text[position] == Byte.comma || text[position] == Byte.closeBrace {
                    batch.append(event(.scalar))
                } else {
                    guard let value = scanScalar(inFlow: true) else { return false }
                    append(value, to: &batch)
                    passSpaces()
                }
            }
            while text[position] == (mappings & 1 != 0 ? Byte.closeBrace : Byte.closeBracket) {
                var end = event(mappings & 1 != 0 ? .mappingEnd : .sequenceEnd)
                end.span.length = 1
                batch.append(end)
                position += 1
                open -= 1
                if open == 0 { return true }
                mappings >>= 1
                passSpaces()
            }
            guard text[position] == Byte.comma else { return false }
            position += 1
            mayEnd = false
        }
    }

    private mutating func beginFlow(_ mappings: inout UInt32, _ open: inout Int, into batch: inout EventBatch) {
        let isMapping = text[position] == Byte.openBrace
        var start = event(isMapping ? .mappingStart : .sequenceStart)
        start.span.length = 1
        batch.append(start)
        mappings = mappings << 1 | (isMapping ? 1 : 0)
        open += 1
        position += 1
    }
}
