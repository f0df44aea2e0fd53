import NavGraphSyntax

/// Modules without mistakes that one root of a command has read, for the others that import them: each is decoded once.
package final class ModuleStore {
    private struct Key: Hashable {
        /// In `texts`.
        var path: Symbol
        var isImported: Bool
    }

    private struct Use: Hashable {
        var folder: Symbol
        var path: Symbol
    }

    /// The texts of all files.
    let texts = GraphDraft.newTexts()
    private var modules: [Key: ModuleDraft] = [:]
    /// The modules that roots of a folder have read.
    private var readable: Set<Use> = []

    /// The drafts of some modules and of all that they import, each once. O(modules).
    func known(from paths: [Symbol]) -> [ModuleDraft] {
        func find(_ path: Symbol) -> ModuleDraft? {
            modules[Key(path: path, isImported: true)] ?? modules[Key(path: path, isImported: false)]
        }
        var (seen, next, found): (Set<Symbol>, [Symbol], [ModuleDraft]) = ([], paths, [])
        while let path = next.popLast() {
            guard seen.insert(path).inserted, let module = find(path) else { continue }
            found.append(module)
            for entry in module.imports { next.append(entry.path) }
        }
        return found
    }

    package init() {}

    /// A module that was read before, for a root of a folder. `isImported`: it is wanted without its start.
    func module(
        at path: Symbol, isImported: Bool, for folder: Symbol, isReadable: (String) -> Bool
    ) -> ModuleDraft? {
        var module = modules[Key(path: path, isImported: isImported)]
        if module == nil, let other = modules[Key(path: path, isImported: !isImported)], !other.hasLaunch {
            module = other
        }
        guard let module else { return nil }
        let use = Use(folder: folder, path: path)
        if isImported, readable.contains(use) { return module }
        guard isReadable(texts.pool[path]), module.draft.graph.files.dropFirst().allSatisfy(isReadable) else {
            return nil
        }
        // Which files a root may name, it need not be asked again; its own one it has not named.
        if isImported { readable.insert(use) }
        return module
    }

    func keep(_ module: ModuleDraft, at path: Symbol) {
        guard module.findings.isEmpty, !module.isBroken else { return }
        // A root goes on as the graph.
        modules[Key(path: path, isImported: module.isImported)] =
            module.isImported ? module : module.copy(as: texts.pool[path])
    }

    /// A path, however it is spelled.
    func symbol(ofPath path: String) -> Symbol { texts.pool.intern(join(path.hasPrefix("/") ? "/" : "", path)) }
}
