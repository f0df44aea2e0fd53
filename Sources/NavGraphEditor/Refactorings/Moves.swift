import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Moves a flow, or a screen of no flow, to another file of its module.
extension Names {
    func moves(in file: Int, at range: Range<Int>, _ patch: Patch, isFree: (String) -> Bool) -> [Refactoring] {
        guard let element = declarations.indices.first(where: { isMovable($0, in: file, at: range) }) else { return [] }
        let found = declarations[element]
        let path = patch.path(to: found.range.lowerBound)
        guard path.count >= 3, let key = patch.name(of: path[1]), patch.name(of: path[2]) == found.name,
            key == (found.kind == .flow ? Key.flows : .screens).spelling, !patch.isAnchored(path[2]),
            let index = patch.entries(of: path[1]).firstIndex(of: path[2]),
            let removal = patch.removal(of: index..<index + 1, in: Array(path[..<2]))
        else { return [] }
        let title = "Move \(found.kind.rawValue) '\(found.name)' to"
        let root = modules[found.module].root
        let others = files.indices.filter { $0 != file && $0 != root && files[$0].module == found.module }
        var moves = others.compactMap { other -> Refactoring? in
            guard let target = self.patch(of: other),
                let addition = target.addition(
                    to: key, lines: { patch.lines(of: path[2], at: $0, lineEnd: target.lineEnd) })
            else { return nil }
            return Refactoring(
                kind: .move, title: "\(title) '\(shown(files[other].path, from: root))'",
                edits: FileEdits([files[file].path: [TextEdit(removal)], files[other].path: [TextEdit(addition)]]))
        }
        let new = join(directory(of: files[root].path), found.name + ".yaml")
        if isFree(new), !files.contains(where: { $0.path == new }), let including = including(new, root) {
            let lineEnd = patch.lineEnd
            let text = key + ":" + lineEnd + patch.lines(of: path[2], at: 2, lineEnd: lineEnd) + lineEnd
            let moved = [files[file].path: [TextEdit(removal)], new: [TextEdit(0..<0, text)]]
            moves.append(
                Refactoring(
                    kind: .move, title: "\(title) a new file '\(found.name).yaml'",
                    edits: FileEdits(moved.merging([files[root].path: [including]]) { $0 + $1 }), newFile: new))
        }
        return moves
    }

    /// Whether an element stands in no flow, and its key in a selected line.
    private func isMovable(_ element: Int, in file: Int, at range: Range<Int>) -> Bool {
        let found = declarations[element]
        guard found.file == file, found.kind == .flow || found.kind == .screen && found.owner == nil, !found.isOfWorld
        else { return false }
        let outline = files[file].outline
        return range.lowerBound <= outline.lineEnd(of: found.range.upperBound)
            && outline.lineStart(of: found.range.lowerBound) <= range.upperBound
    }

    private func shown(_ path: String, from root: Int) -> String {
        let folder = directory(of: files[root].path)
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    /// The edit by which a root file includes a file beside it.
    private func including(_ path: String, _ root: Int) -> TextEdit? {
        let outline = files[root].outline
        let name = quotedIfNeeded(shown(path, from: root))
        if let list = outline.value(.include, of: outline.root) {
            return adding(item: name, toList: list, in: root)
        }
        let keys = [Key.navgraph, .app, .module, .entry, .host].map(\.spelling)
        return patch(of: root)?.insertion(of: "\(Key.include.spelling): [\(name)]", behind: keys).map { TextEdit($0) }
    }
}
