import NavGraphModel
import NavGraphOutline

/// Values by their keys. An alias is what it stands for.
extension Outline {
    /// The value of a key of a mapping; `nil` without that key.
    func value(_ key: Key, of node: Int) -> Int? {
        guard let node = resolved(node) else { return nil }
        return nodes[node].entries.first { nodes[$0.key].text == key.spelling }.flatMap { resolved($0.value) }
    }

    /// The text of a scalar; `nil` for anything else.
    func text(of node: Int?) -> String? { scalar(node).map { nodes[$0].text } }

    /// The scalar, or the scalars of a list.
    func scalars(of node: Int?) -> [Int] {
        guard let node = node.flatMap(resolved) else { return [] }
        return ([node] + nodes[node].items).compactMap(scalar)
    }

    private func scalar(_ node: Int?) -> Int? {
        node.flatMap(resolved).flatMap { nodes[$0].kind == .scalar ? $0 : nil }
    }
}

extension Names {
    /// The value of a key of an element.
    func value(_ key: Key, of declaration: Int) -> Int? {
        outline(of: declaration).value(key, of: declarations[declaration].value)
    }

    /// The scalar of a key of an element.
    package func text(_ key: Key, of declaration: Int) -> String? {
        outline(of: declaration).text(of: value(key, of: declaration))
    }

    /// The scalars of a key of an element that has one or a list of them.
    func texts(_ key: Key, of declaration: Int) -> [String] {
        let outline = outline(of: declaration)
        return outline.scalars(of: value(key, of: declaration)).map { outline.nodes[$0].text }
    }

    /// The scalar of a key of a block.
    func text(_ key: Key, of block: Block) -> String? { outline(block.context).text(of: block.values[key]?.value) }
}
