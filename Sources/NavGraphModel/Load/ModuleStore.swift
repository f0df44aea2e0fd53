import NavGraphSyntax

/// Modules without mistakes that one root of a command has read, for the others that import them: each is decoded once.
package final class ModuleStore {
    private struct Use: Hashable {
        var folder: Symbol
        var path: Symbol
    }

    /// The texts of all files.
    let texts = GraphDraft.newTexts()
    /// By their paths, as they are read for themselves and for others; one without a start is both.
    private var roots: [Symbol: ModuleDraft] = [:]
    private var imported: [Symbol: ModuleDraft] = [:]
    /// How many there are in all modules, which no graph has more of.
    private(set) var (screens, transitions, alternatives) = (0, 0, 0)
    /// The modules that roots of a folder have read.
    private var readable: Set<Use> = []

    package init() {}

    /// A module that was read before, for a root of a folder. `isImported`: it is wanted without its start.
    func module(
        at path: Symbol, isImported: Bool, for folder: Symbol, isReadable: (String) -> Bool
    ) -> ModuleDraft? {
        guard let module = isImported ? imported[path] : roots[path] else { return nil }
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
        screens += module.draft.graph.screens.count
        transitions += module.draft.graph.transitions.count
        alternatives += module.draft.graph.alternatives.count
        // A root goes on as the graph.
        let kept = module.isImported ? module : module.copy(as: texts.pool[path])
        if module.isImported || !module.hasLaunch { imported[path] = kept }
        if !module.isImported || !module.hasLaunch { roots[path] = kept }
    }

    /// A path, however it is spelled.
    func symbol(ofPath path: String) -> Symbol { texts.pool.intern(join(path.hasPrefix("/") ? "/" : "", path)) }
}
