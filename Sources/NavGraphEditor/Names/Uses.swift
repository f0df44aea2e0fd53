import NavGraphModel
import NavGraphSyntax

/// A part of a site that is a separate name, and the declarations that it means.
package struct Use: Sendable {
    package var site: Int
    package var file: Int
    package var range: Range<Int>
    package var declarations: [Int]
}

/// The places of names.
extension Names {
    /// The names at a site, where each stands as it is spelled.
    package func uses(ofSite index: Int) -> [Use] {
        let site = sites[index]
        guard site.name != nil else { return [] }
        let node = node(site)
        let outline = files[site.context.file].outline
        let inside = outline.inside(site.node)
        // A text that is not spelled as it stands there has no places of its parts.
        guard node.style != .block, outline.text(inside) == node.text else { return [] }
        return meaning(of: site).map { part in
            let range = inside.lowerBound + part.range.lowerBound..<inside.lowerBound + part.range.upperBound
            return Use(site: index, file: site.context.file, range: range, declarations: part.declarations)
        }
    }

    func collectUses() -> [Int: [Use]] {
        var uses: [Int: [Use]] = [:]
        for use in allUses {
            for declaration in use.declarations { uses[declaration, default: []].append(use) }
        }
        for (index, it) in declarations.enumerated() where isPlaceholder(index) {
            uses[index, default: []].append(Use(site: -1, file: it.file, range: it.range, declarations: [index]))
        }
        return uses
    }

    /// The sites of a file at a position: their scalar touches it.
    package func sites(at offset: Int, in file: Int) -> [Int] {
        guard file < sitesOfFiles.count else { return [] }
        return sitesOfFiles[file].filter {
            let span = node(sites[$0]).span
            return span.lowerBound <= offset && offset <= span.upperBound
        }
    }

    /// The names at a position, with all that each means: of a place that stands behind an alias all of it.
    package func uses(at offset: Int, in file: Int) -> Use? {
        var found: Use?
        for site in sites(at: offset, in: file) {
            for use in uses(ofSite: site) where use.range.lowerBound <= offset && offset <= use.range.upperBound {
                if found.map({ $0.range == use.range }) ?? true {
                    found = Use(
                        site: site, file: file, range: use.range,
                        declarations: ((found?.declarations ?? []) + use.declarations).unique())
                }
            }
        }
        return found
    }

    /// The places of some declarations, each once, in file order.
    package func places(of declarations: some Sequence<Int>) -> [FilePlace] {
        declarations.flatMap { usesOfDeclarations[$0] ?? [] }.map(place).unique().sorted()
    }

    func place(of use: Use) -> FilePlace { FilePlace(path: files[use.file].path, range: use.range) }

    func place(ofNode node: Int, _ context: Context) -> FilePlace {
        FilePlace(path: files[context.file].path, range: outline(context).nodes[node].span)
    }

    package func place(of declaration: Int) -> FilePlace {
        FilePlace(path: files[declarations[declaration].file].path, range: declarations[declaration].range)
    }
}

/// A stretch of a file, in scalars.
package struct FilePlace: Hashable, Comparable, Sendable {
    package var path: String
    package var range: Range<Int>

    package init(path: String, range: Range<Int>) { (self.path, self.range) = (path, range) }
    package static func < (a: FilePlace, b: FilePlace) -> Bool {
        a.path != b.path ? a.path.utf8.lexicographicallyPrecedes(b.path.utf8) : a.range.lowerBound < b.range.lowerBound
    }
}

extension Names {
    /// The file that a site of `include` or `imports` names.
    package func path(of index: Int) -> String? {
        let site = sites[index]
        guard site.name == .fragmentPath || site.name == .modulePath else { return nil }
        let text = node(site).text
        let from = directory(of: files[site.context.file].path)
        guard pathProblem(text, from: from, within: nil) == nil else { return nil }
        return join(from, text)
    }

    /// The paths that a file names, with the files that they mean: fragments, modules, screenshots, and in the project file.
    package func paths(in file: Int) -> [(range: Range<Int>, path: String)] {
        let root = directory(of: files[modules[files[file].module].root].path)
        return sitesOfFiles[file].compactMap { index in
            let site = sites[index]
            guard !site.isLone else { return nil }
            if let path = self.path(of: index) { return (node(site).span, path) }
            guard case .text = site.role, let key = site.context.key, Self.keysOfPaths.contains(key),
                pathProblem(node(site).text, from: root, within: nil) == nil
            else { return nil }
            return (node(site).span, join(root, node(site).text))
        }
    }
    private static let keysOfPaths: [Key] = [
        .preview, .graphs, .sources, .output, .baseline, .driftBaseline, .previews,
    ]
}
