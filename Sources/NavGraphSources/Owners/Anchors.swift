/// An anchor of a graph: the code of a screen.
package struct SourceAnchor {
    /// `Type`, or `Type.function`.
    var code: String
    /// The type of the screen.
    var type: String

    package init(code: String, isOf type: String) {
        self.code = code
        self.type = type
    }
}

/// Comments and keys that say whose code a place is. SOURCES 9.
struct Anchors {
    struct Anchor {
        var extent: Extent
        /// The type of the screen; nil where the name is of none.
        var type: String?
    }

    private var byFile: [Int: [Anchor]] = [:]
    /// Those of comments, in the order of the code.
    private(set) var comments: [(anchor: Anchor, name: String, line: Int)] = []

    /// - Parameter typeOfScreen: the type of the screen of a name.
    init(_ program: Program, _ given: [SourceAnchor], typeOfScreen: (String) -> String?) {
        for (number, file) in program.syntax.files.enumerated() {
            for comment in file.anchors {
                guard let extent = Self.extent(below: comment.line, in: file, number: number) else { continue }
                let anchor = Anchor(extent: extent, type: typeOfScreen(comment.name))
                comments.append((anchor, comment.name, Int(comment.line)))
                byFile[number, default: []].append(anchor)
            }
        }
        for scope in program.syntax.bodies.map(\.scope) where !given.isEmpty {
            let type = scope.type?.name ?? ""
            for anchor in given where anchor.code == type || anchor.code == type + "." + (scope.function?.name ?? "") {
                byFile[scope.body.file, default: []].append(Anchor(extent: scope.body, type: anchor.type))
            }
        }
    }

    /// The types whose code a node is, by the innermost anchors around it.
    func types(at node: NodeID, _ program: Program) -> [String] {
        guard !byFile.isEmpty, let all = byFile[program.syntax.scope(of: node).body.file] else { return [] }
        let token = Int(program.syntax.nodes[node].token)
        let around = all.filter { $0.extent.lower <= token && token < $0.extent.upper && $0.type != nil }
        let innermost = around.min { $0.extent.count < $1.extent.count }
        return Set(around.filter { $0.extent.count == innermost?.extent.count }.compactMap(\.type)).sorted()
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
