import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Edits of the files of a graph by the `Patch` of each; `nil` for a file that YAML cannot read.
extension Names {
    func edits(_ edits: [TextEdit], in file: Int) -> FileEdits { FileEdits([files[file].path: edits]) }
    func edits(_ edit: TextEdit?, in file: Int) -> FileEdits? { edit.map { edits([$0], in: file) } }

    /// O(size) for the first edit of a file.
    func patch(of file: Int) -> Patch? {
        if let known = patches[file] { return known }
        let patch = Patch([UInt8](scalars: files[file].outline.scalars))
        patches[file] = patch
        return patch
    }

    /// Where a value of a file stands, or with `nil` all of the file.
    func place(ofValue value: Int?, in file: Int) -> (patch: Patch, path: [Int])? {
        guard let patch = patch(of: file) else { return nil }
        let outline = files[file].outline
        let value = value ?? outline.root
        let holder = outline.nodes.lazy.flatMap(\.entries).first { $0.value == value }
        let path =
            holder.map { patch.path(toKeyAt: outline.nodes[$0.key].span.lowerBound) }
            ?? patch.path(toValueAt: outline.nodes[value].span.lowerBound)
        return path.map { (patch, $0) }
    }

    /// An entry that a value of a file is given, or with `nil` the file itself.
    func adding(_ entry: YAMLEntry, toValue value: Int?, in file: Int) -> FileEdits? {
        guard let (patch, path) = place(ofValue: value, in: file) else { return nil }
        return patch.additions(of: [entry], to: path).map { edits($0.map { TextEdit($0) }, in: file) }
    }
    func adding(_ entry: YAMLEntry, to declaration: Int) -> FileEdits? {
        adding(entry, toValue: declarations[declaration].value, in: declarations[declaration].file)
    }
    func adding(_ entry: YAMLEntry, to block: Block) -> FileEdits? {
        adding(entry, toValue: block.node, in: block.context.file)
    }

    /// One more item of a list.
    func adding(item: String, toList list: Int, in file: Int) -> TextEdit? {
        guard let (patch, path) = place(ofValue: list, in: file) else { return nil }
        return patch.addition(ofItem: item, to: path).map { TextEdit($0) }
    }

    /// Takes out an entry with its comments. `withHolder`: the last one takes along what has it.
    func removing(_ entry: Outline.Entry, in file: Int, withHolder: Bool = false) -> TextEdit? {
        guard let patch = patch(of: file),
            let path = patch.path(toKeyAt: files[file].outline.nodes[entry.key].span.lowerBound)
        else { return nil }
        return patch.removal(at: path, withHolder: withHolder).map { TextEdit($0) }
    }

    /// The same for an item of a list.
    func removing(item: Int, ofList list: Int, in file: Int, withHolder: Bool = false) -> TextEdit? {
        guard let (patch, path) = place(ofValue: list, in: file),
            patch.entries(of: path[path.count - 1]).indices.contains(item)
        else { return nil }
        let entry = patch.entries(of: path[path.count - 1])[item]
        return patch.removal(at: path + [entry], withHolder: withHolder).map { TextEdit($0) }
    }
}

extension YAMLEntry {
    /// `with: { id: noteId }`.
    init(_ key: Key, entry name: String, _ value: YAMLNode) {
        self.init(key.spelling, .mapping([YAMLEntry(name, value)]))
    }
    init(_ key: Key, _ value: YAMLNode) { self.init(key.spelling, value) }
}
