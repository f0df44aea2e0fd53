import NavGraphSyntax

/// How what is imported is called: by the shortest chain of aliases that leads to its module from the root file, of equally
/// short ones by the first, alias by alias in file order. LANGUAGE 2.
extension GraphReader {
    /// All chains are known when all modules are read. O(elements).
    mutating func qualifyNames() {
        if graph.modules.count < 2 {
            graph.text = isShared ? TextPool(goingOnFrom: draft.texts) : draft.texts.pool
            return
        }
        let (texts, modules) = (draft.texts.pool, graph.modules)
        let qualifiers = shortestQualifiers(modules: modules.count) {
            modules[ModuleID($0)].imports.map { (texts[$0.alias], $0.module.index) }
        }
        for module in graph.modules.ids { graph.modules[module].qualifier = qualifiers[module.index] }
        var names = QualifiedNames(texts: TextPool(goingOnFrom: draft.texts, qualifiers: qualifiers))
        names.qualifyElements(of: &graph)
        for index in findings.indices {
            names.qualify(&findings[index].subject, in: graph.modulesOfFiles[findings[index].place.file.index])
        }
        graph.text = names.texts
    }

}

/// What comes before the names of each module, each with its point; `imports`: the aliases of a module in file order. Breadth
/// first: the first chain that comes to a module is the one that counts.
package func shortestQualifiers(
    modules: Int, imports: (Int) -> [(alias: String, module: Int)]
) -> [String] {
    var qualifiers = Array(repeating: "", count: modules)
    var (found, next) = ([0], 0)
    while next < found.count {
        let module = found[next]
        next += 1
        for entry in imports(module) where entry.module != 0 && qualifiers[entry.module].isEmpty {
            qualifiers[entry.module] = qualifiers[module] + entry.alias + "."
            found.append(entry.module)
        }
    }
    return qualifiers
}

/// Puts the qualifiers of modules before the names of their elements.
private struct QualifiedNames {
    var texts: TextPool

    mutating func qualifyElements(of graph: inout NavGraph) {
        for id in graph.screens.ids { qualify(&graph.screens[id]) }
        for id in graph.flows.ids { qualify(&graph.flows[id]) }
        for id in graph.groups.ids { qualify(&graph.groups[id]) }
        for id in graph.conditions.ids { qualify(&graph.conditions[id]) }
        for index in graph.enumerations.indices { qualify(&graph.enumerations[index]) }
        for id in graph.deepLinks.ids { qualify(&graph.deepLinks[id]) }
        for id in graph.resolvers.ids { qualify(&graph.resolvers[id]) }
        let modules = graph.modulesOfFiles
        for index in graph.allowances.indices {
            qualify(&graph.allowances[index].subject, in: modules[graph.allowances[index].place.file.index])
        }
        for index in graph.cutTexts.indices {
            qualify(&graph.cutTexts[index].subject, in: modules[graph.cutTexts[index].place.file.index])
        }
    }

    private mutating func qualify(_ element: inout some Declared) {
        if element.module.raw != 0 { element.qualifiedName = qualified(element.qualifiedName, in: element.module) }
    }

    mutating func qualify(_ subject: inout Subject, in module: ModuleID) {
        if module.raw == 0 { return }
        if !subject.owner.isEmpty {
            if subject.owner != Key.app.symbol { subject.owner = qualified(subject.owner, in: module) }
        } else if subject.kind != .importAlias, subject.kind != .check, !subject.name.isEmpty {
            subject.name = qualified(subject.name, in: module)
        }
    }

    private mutating func qualified(_ name: Symbol, in module: ModuleID) -> Symbol {
        texts.qualified(name, by: module.index)
    }
}

extension NavGraph {
    /// The name that findings have for an element of the root module or of an imported one, from any chain of aliases that
    /// leads to it: `me.userCard` from `feed.who.userCard`. `nil`: no such chain of aliases.
    package func qualifiedName(fromChain name: String) -> String? {
        guard !modules.isEmpty else { return nil }
        var module = ModuleID(raw: 0)
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = parts.popLast() else { return nil }
        for part in parts {
            guard let alias = text.find(String(part)),
                let entry = modules[module].imports.first(where: { $0.alias == alias })
            else { return nil }
            module = entry.module
        }
        return modules[module].qualifier + last
    }
}
