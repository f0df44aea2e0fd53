import NavGraphModel
import NavGraphOutline
import NavGraphSyntax

/// Which name stands where in a module and what it imports, and what each means, from the outlines of its files.
///
/// Walks the tables of the language: what a table says of a key is known here without a line. O(size).
package final class Names {
    package struct File: Sendable {
        package var path: String
        package var outline: Outline
        package var module: Int
    }
    package struct Module: Sendable {
        package var root: Int
        package var imports: [(alias: Int, module: Int)] = []
        package var isApp = false
    }

    package var files: [File] = []
    package var modules: [Module] = []
    package var declarations: [Declaration] = []
    package var sites: [Site] = []
    package var blocks: [Block] = []
    /// How many alerts in place each event has, by its declaration.
    var alertsOfEvents: [Int: Int] = [:]
    /// Declarations of an owner, of modules (screens and flows, conditions …), by name.
    var children: [ChildKey: [Int]] = [:]
    package var ofKind: [Declaration.Kind: [Int]] = [:]
    /// The flows that name a screen or flow in `tabs` or `columns`.
    lazy var naming: [Int: [Int]] = findNaming()
    lazy var openingsByTarget: [Int: [Opening]] = Dictionary(grouping: findOpenings(), by: \.target)
    lazy var starts: [Int: [Int]] = findStarts()
    lazy var openedAsAlerts: Set<Int> = findOpenedAsAlerts()
    lazy var sitesOfFiles: [[Int]] = sites.indices.reduce(into: files.map { _ in [] }) {
        $0[sites[$1].context.file].append($1)
    }
    lazy var allUses: [Use] = sites.indices.flatMap { uses(ofSite: $0) }
    lazy var usesOfDeclarations: [Int: [Use]] = collectUses()
    /// The aliases that lead from the root file to each module.
    lazy var qualifiers = shortestQualifiers(modules: modules.count) { module in
        self.modules[module].imports.map { (self.declarations[$0.alias].name, $0.module) }
    }

    struct ChildKey: Hashable {
        var kind: Declaration.Kind
        var owner: Int
        var name: String
    }

    /// Nodes that are still visited of the file that is walked.
    var budget = 0

    var patches: [Int: Patch] = [:]

    /// The rules that a graph can name.
    let rules: [Rule]

    /// `outline` gives the outline of a file by its path; `nil` if absent.
    package init(root: String, rules: [Rule], outline: (String) -> Outline?) {
        self.rules = rules
        _ = readModule(root, outline: outline, depth: 0)
    }

    private func readModule(_ root: String, outline: (String) -> Outline?, depth: Int) -> Int? {
        var pending = [(root, true)]
        let module = modules.count
        var seen: Set<String> = [root]
        var imports: [(alias: Int, path: String, file: Int)] = []
        modules.append(Module(root: files.count))
        while !pending.isEmpty {
            let (path, isRoot) = pending.removeFirst()
            guard let text = outline(path) else {
                if isRoot {
                    modules.removeLast()
                    return nil
                }
                continue
            }
            let file = files.count
            files.append(File(path: path, outline: text, module: module))
            let (firstSite, firstDeclaration) = (sites.count, declarations.count)
            budget = 200_000
            let context = Context(file: file, module: module)
            walk(text.root, as: .nested(isProjectFile(path) ? .project : .root), in: context)
            if isRoot { modules[module].isApp = text.value(.app, of: text.root) != nil }
            var fragments: [(String, Bool)] = []
            for site in sites[firstSite...] where site.name == .fragmentPath {
                let (written, from) = (node(site).text, directory(of: path))
                guard pathProblem(written, from: from, within: directory(of: root)) == nil else { continue }
                let target = join(from, written)
                if seen.insert(target).inserted { fragments.append((target, false)) }
            }
            pending = fragments + pending
            for alias in firstDeclaration..<declarations.count where declarations[alias].kind == .alias {
                if let written = text.text(of: declarations[alias].value) { imports.append((alias, written, file)) }
            }
        }
        for (alias, written, file) in imports {
            let from = directory(of: files[file].path)
            guard pathProblem(written, from: from, within: nil) == nil else { continue }
            let target = join(from, written)
            let known = modules.firstIndex { files[$0.root].path == target }
            let index = known ?? (depth < 64 ? readModule(target, outline: outline, depth: depth + 1) : nil)
            if let index { modules[module].imports.append((alias, index)) }
        }
        return module
    }

    package func outline(_ context: Context) -> Outline { files[context.file].outline }
    package func outline(of declaration: Int) -> Outline { files[declarations[declaration].file].outline }
    package func node(_ site: Site) -> Outline.Node { files[site.context.file].outline.nodes[site.node] }

    func declare(_ declaration: Declaration) -> Int {
        let index = declarations.count
        declarations.append(declaration)
        let isPart = [.event, .outcome, .message, .param].contains(declaration.kind)
        let owner = isPart ? declaration.owner ?? -1 : -2 - declaration.module
        children[ChildKey(kind: declaration.kind, owner: owner, name: declaration.name), default: []].append(index)
        ofKind[declaration.kind, default: []].append(index)
        // By owner, whatever the name.
        children[ChildKey(kind: declaration.kind, owner: declaration.owner ?? -1, name: ""), default: []].append(index)
        return index
    }

    /// The declarations of a kind and name that an element has, in file order.
    package func children(_ kind: Declaration.Kind, of owner: Int?, named name: String) -> [Int] {
        children[ChildKey(kind: kind, owner: owner ?? -1, name: name)] ?? []
    }
    /// Those of a module.
    package func elements(_ kind: Declaration.Kind, in module: Int, named name: String) -> [Int] {
        children[ChildKey(kind: kind, owner: -2 - module, name: name)] ?? []
    }
    /// All declarations of a kind that an element has.
    package func all(_ kind: Declaration.Kind, of owner: Int?) -> [Int] {
        children[ChildKey(kind: kind, owner: owner ?? -1, name: "")] ?? []
    }
    package func all(_ kinds: Set<Declaration.Kind>, in module: Int) -> [Int] {
        kinds.flatMap { ofKind[$0] ?? [] }.filter { declarations[$0].module == module }.sorted()
    }
}
