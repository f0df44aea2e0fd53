import NavGraphSyntax

/// Modules without mistakes that one root of a command has read, for the others that import them: each is decoded once.
package final class ModuleStore {
    private struct Key: Hashable {
        /// In `texts`.
        var path: Symbol
        var isImported: Bool
    }

    /// The texts of all files.
    let texts = GraphDraft.newTexts()
    private var modules: [Key: ModuleDraft] = [:]

    /// The drafts of some modules and of all that they import, each once. O(modules).
    func known(from paths: [Symbol]) -> [ModuleDraft] {
        func find(_ path: Symbol) -> ModuleDraft? {
            modules[Key(path: path, isImported: true)] ?? modules[Key(path: path, isImported: false)]
        }
        return reachable(from: paths) { find($0)?.imports.map(\.path) ?? [] }.compactMap(find)
    }

    package init() {}

    /// A module that was read before. `isImported`: it is wanted without its start.
    func module(at path: Symbol, isImported: Bool, isReadable: (String) -> Bool) -> ModuleDraft? {
        var module = modules[Key(path: path, isImported: isImported)]
        if module == nil, let other = modules[Key(path: path, isImported: !isImported)], !other.hasLaunch {
            module = other
        }
        guard let module, isReadable(texts.pool[path]), module.draft.graph.files.dropFirst().allSatisfy(isReadable)
        else { return nil }
        return module
    }

    func keep(_ module: ModuleDraft, at path: Symbol) {
        guard module.findings.isEmpty, !module.isBroken else { return }
        // A root goes on as the graph.
        modules[Key(path: path, isImported: module.isImported)] =
            module.isImported ? module : module.copy(as: texts.pool[path])
    }

    /// A path, however it is spelled.
    func symbol(ofPath path: String) -> Symbol { texts.pool.intern(join("", path)) }
}
