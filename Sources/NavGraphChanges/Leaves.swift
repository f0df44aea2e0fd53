import NavGraphModel
import NavGraphSyntax

/// The properties of screens and flows, leaf by leaf, to measure how similar two of them are. DIFF 2, rule 2.
struct Leaves {
    /// By element: its own leaves as (path, scalar).
    private var own: [String: [(path: String, value: String)]] = [:]
    /// By a name in them, where elements name it: (subject, path).
    private var naming: [String: [String]] = [:]

    /// `renaming`: the names by which all is told.
    init(_ graph: NavGraph, _ renaming: Renaming) {
        let words = ElementWords(graph: graph, renaming: renaming)
        let flows = Set(graph.flows.ids.map { words.name($0) })
        func collect(_ value: JSON, at path: String, _ leaf: (String, String) -> Void) {
            switch value {
            case .null, .bool, .int, .number, .string: leaf(path, jsonWords(value))
            case .array(let values):
                for (index, value) in values.enumerated() { collect(value, at: "\(path)/\(index)", leaf) }
            case .object(let members): for (key, value) in members { collect(value, at: "\(path)/\(key)", leaf) }
            case .deferred(let make): collect(make(), at: path, leaf)
            }
        }
        for element in comparedElements(graph, renaming: renaming) {
            let owner = element.owner.map { flows.contains($0) ? "flow:\($0)" : "screen:\($0)" }
            for (key, value) in element.keys where key != "title" {
                collect(value, at: key) { path, text in
                    switch element.kind {
                    case .screen, .flow: own[element.subject, default: []].append((path, text))
                    case .transition:
                        if let owner { own[owner, default: []].append(("\(element.name)/\(path)", text)) }
                    default: break
                    }
                    let named = text.lastIndex(of: ".").map { [String(text[..<$0])] } ?? []
                    for name in [text] + named { naming[name, default: []].append("\(element.subject) \(path)") }
                }
            }
            if let flow = element.flow { own["flow:\(flow)", default: []].append(("screens", element.name)) }
        }
    }

    /// Sorted; `called`: its name by the renaming, which is left out of its leaves.
    func leaves(of kind: GraphElement.Kind, _ called: String) -> [String] {
        let subject = kind == .flow ? "flow:\(called)" : "screen:\(called)"
        let mine = (own[subject] ?? []).map { "\($0.path) = \($0.value == called ? "\u{1}" : $0.value)" }
        let others = (naming[called] ?? []).filter {
            !$0.hasPrefix("\(subject) ") && !$0.hasPrefix("transition:\(called).")
        }
        return (mine + others).sorted()
    }

    /// 100 · (common leaves) / (leaves of the larger), rounded down; 0 where either has less than 3. Both sorted.
    static func likeness(_ a: [String], _ b: [String]) -> Int {
        if min(a.count, b.count) < 3 { return 0 }
        var (i, j, common) = (0, 0, 0)
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                (i, j, common) = (i + 1, j + 1, common + 1)
            } else if a[i] < b[j] {
                i += 1
            } else {
                j += 1
            }
        }
        return 100 * common / max(a.count, b.count)
    }
}
