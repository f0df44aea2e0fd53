import NavGraphSwiftCode

/// An anchor of a graph: the code of a screen.
package struct SourceAnchor {
    /// `Type`, or `Type.function`.
    var code: String
    var type: String

    package init(code: String, isOf type: String) { (self.code, self.type) = (code, type) }
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
                guard let extent = file.extent(below: comment.line, number: number) else { continue }
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
}
