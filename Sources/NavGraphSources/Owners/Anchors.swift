/// Comments and keys that say whose code a place is. SOURCES 9.
struct Anchors {
    struct Anchor {
        var extent: Extent
        var name: String
        /// The type of the screen.
        var type: String?
        var line: Int
    }

    private(set) var all: [Anchor] = []
    private var byFile: [Int: [Int]] = [:]

    mutating func add(_ anchor: Anchor) {
        byFile[anchor.extent.file, default: []].append(all.count)
        all.append(anchor)
    }

    func type(at node: NodeID, _ program: Program) -> String? {
        guard !all.isEmpty else { return nil }
        let file = program.syntax.scope(of: node).body.file
        let token = Int(program.syntax.nodes[node].token)
        let found = (byFile[file] ?? []).map { all[$0] }.filter {
            $0.extent.lower <= token && token < $0.extent.upper && $0.type != nil
        }
        return found.min { $0.extent.upper - $0.extent.lower < $1.extent.upper - $1.extent.lower }?.type
    }

    /// The lines of the statement below a comment; of a declaration the first one.
    static func statement(below line: Int32, in file: SourceText) -> ClosedRange<Int>? {
        guard let extent = extent(below: line, in: file, number: 0), !extent.isEmpty else { return nil }
        let first = Int(file.tokens[extent.lower].line)
        let word = file.text(extent.lower)
        let declares =
            DeclarationReader.modifiers.contains(word) || word.hasPrefix("@")
            || ["func", "class", "struct", "enum", "extension", "var", "let", "init", "actor"].contains(word)
        let last = Int(file.tokens[min(extent.upper, file.count) - 1].line)
        return first...(declares ? first : last)
    }

    /// What a comment stands directly above: a declaration or a statement.
    static func extent(below line: Int32, in file: SourceText, number: Int) -> Extent? {
        guard let start = file.tokens.firstIndex(where: { $0.line > line }) else { return nil }
        var k = start
        while k < file.count {
            if file.isOpen(k, "{") { return Extent(file: number, lower: start, upper: file.after(k)) }
            if file.tokens[k].kind == .close { break }
            let isNext = k > start && file.tokens[k].isFirst && file.text(k) != "."
            if isNext, !file.text(k - 1).hasPrefix("@"),
                file.text(start).hasPrefix("@") == false || file.tokens[k - 1].line > file.tokens[start].line
            {
                break
            }
            k = file.tokens[k].kind == .open ? file.after(k) : k + 1
        }
        return Extent(file: number, lower: start, upper: k)
    }
}
