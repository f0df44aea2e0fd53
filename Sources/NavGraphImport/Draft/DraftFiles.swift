/// A file of the graph: its path from the directory that the root file is in, and its bytes.
package struct ImportedFile: Sendable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

extension Imported {
    package var bytes: [UInt8] { draft.bytes(.whole) }

    /// The graph as a root file, `Notes.yaml`, and a fragment, `Notes/Main.yaml`, for each storyboard or graph file
    /// that something is left of; the root file first.
    package var files: [ImportedFile] {
        let used = Set(
            draft.screens.filter { $0.source?.isXib != true }.compactMap(\.origin?.file)
                + draft.flows.map(\.origin.file)
                + draft.links.map(\.origin.file)
        ).sorted()
        var names = NameRegistry()
        let paths = used.map { file in
            draft.app + "/" + names.take([fileName(InputPath(report.inputs[file].path).stem)]) + ".yaml"
        }
        let root = draft.bytes(.root(includes: paths), fragments: Set(used))
        return [ImportedFile(path: draft.app + ".yaml", bytes: root)]
            + zip(used, paths).map { ImportedFile(path: $1, bytes: draft.bytes(.fragment(ofFile: $0))) }
    }

    package var transitionCount: Int {
        draft.events.count + draft.flows.reduce(0) { $0 + $1.events.count }
            + draft.screens.reduce(0) { $0 + $1.events.count }
    }

    /// Where screens and flows come from, by their subjects, in the order of the graph.
    package var origins: [(subject: String, origin: Origin)] {
        draft.screens.compactMap { screen in screen.origin.map { ("screen:" + screen.name, $0) } }
            + draft.flows.filter(\.isOfFile).map { ("flow:" + $0.name, $0.origin) }
    }
}

/// Of a foreign file's name what every disk takes.
private func fileName(_ stem: String) -> String {
    let bytes = stem.utf8.map { $0.isLetter || $0.isDigit || "-_+~ ".utf8.contains($0) ? $0 : UInt8(ascii: "_") }
    return bytes.isEmpty ? "_" : String(decoding: bytes.prefix(100), as: UTF8.self)
}

extension ScreenOrigin {
    var isXib: Bool { if case .xib = self { true } else { false } }
}
