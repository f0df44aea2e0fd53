import NavGraphSyntax

/// What a Swift module of a module's own means for the settings of its set, and of those that import it. LANGUAGE 8.
extension GraphReader {
    mutating func settleSwift(of module: ModuleID) {
        let modules = graph.modules
        let isSeparate = !modules[module].swift.module.isEmpty
        guard isSeparate || modules[module].isApp else { return }
        let separate = isSeparate ? module : modulesBelow(module).first { !modules[$0].swift.module.isEmpty }
        guard let separate else { return }
        if isSeparate { settleAccess(of: module) }
        let own = graph.modules[module].swift.support
        if let own, own.value == .embedded {
            report(
                .wrongKind, on: .file, at: own.place,
                "'support: embedded' cannot be used with separate Swift modules; name a module that all of them import")
        }
        guard own == nil else { return }
        let framework = graph.modules[separate].swift.framework
        let usual = SwiftSettings.Support.module(framework.supportModule)
        let support = graph.modules[separate].swift.support?.value ?? usual
        graph.modules[module].swift.support = (support, Place(graph.modules[module].file, .start))
        if module.raw == 0 { graph.swift.support = support }
    }

    private mutating func settleAccess(of module: ModuleID) {
        if let access = graph.modules[module].swift.access {
            guard access.value == .internal else { return }
            report(
                .wrongKind, on: .file, at: access.place,
                "'access: internal' cannot be used in a separate Swift module; use 'public' or 'package'")
        } else if module.raw == 0 {
            graph.swift.access = .public
        }
    }

    /// A module, and all that it imports.
    private func modulesBelow(_ module: ModuleID) -> [ModuleID] {
        let modules = graph.modules
        return reachable(from: [module]) { modules[$0].imports.map(\.module) }
    }
}
