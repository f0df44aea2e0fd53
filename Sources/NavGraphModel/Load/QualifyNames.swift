import NavGraphSyntax

/// How what is imported is called: by the shortest chain of aliases that leads to its module from the root file, of equally
/// short ones by the first, alias by alias in file order. LANGUAGE 2.
extension GraphReader {
    /// Modules are read depth first, under the first chain that comes; only now all chains are known. O(graph), and nothing
    /// where each module was met by its shortest chain.
    mutating func qualifyNames() {
        var changed: [ModuleID: (old: String, new: String)] = [:]
        for (module, qualifier) in shortestQualifiers() where graph.modules[module].qualifier != qualifier {
            changed[module] = (graph.modules[module].qualifier, qualifier)
            graph.modules[module].qualifier = qualifier
        }
        if changed.isEmpty { return }
        func renamed(_ name: Symbol, in module: ModuleID) -> Symbol {
            guard let (old, new) = changed[module] else { return name }
            let text = draft.texts.pool[name]
            return text.hasPrefix(old) ? draft.texts.pool.intern(new + text.dropFirst(old.count)) : name
        }
        func renamed(_ subject: Subject, in file: FileID) -> Subject {
            var subject = subject
            let module = graph.modulesOfFiles[file.index]
            if !subject.owner.isEmpty {
                subject.owner = renamed(subject.owner, in: module)
            } else if subject.kind != .importAlias, subject.kind != .check, !subject.name.isEmpty {
                subject.name = renamed(subject.name, in: module)
            }
            return subject
        }
        for id in graph.screens.ids {
            graph.screens[id].qualifiedName = renamed(graph.screens[id].qualifiedName, in: graph.screens[id].module)
        }
        for id in graph.flows.ids {
            graph.flows[id].qualifiedName = renamed(graph.flows[id].qualifiedName, in: graph.flows[id].module)
        }
        for id in graph.groups.ids {
            graph.groups[id].qualifiedName = renamed(graph.groups[id].qualifiedName, in: graph.groups[id].module)
        }
        for id in graph.conditions.ids {
            graph.conditions[id].qualifiedName = renamed(
                graph.conditions[id].qualifiedName, in: graph.conditions[id].module)
        }
        for index in graph.enumerations.indices {
            let enumeration = graph.enumerations[index]
            graph.enumerations[index].qualifiedName = renamed(enumeration.qualifiedName, in: enumeration.module)
        }
        for id in graph.deepLinks.ids {
            graph.deepLinks[id].qualifiedName = renamed(
                graph.deepLinks[id].qualifiedName, in: graph.deepLinks[id].module)
        }
        for id in graph.resolvers.ids {
            graph.resolvers[id].qualifiedName = renamed(
                graph.resolvers[id].qualifiedName, in: graph.resolvers[id].module)
        }
        for index in graph.allowances.indices {
            let allowance = graph.allowances[index]
            graph.allowances[index].subject = renamed(allowance.subject, in: allowance.place.file)
        }
        for index in graph.cutTexts.indices {
            let (subject, place) = graph.cutTexts[index]
            graph.cutTexts[index].subject = renamed(subject, in: place.file)
        }
        for index in findings.indices {
            let finding = findings[index]
            findings[index].subject = renamed(finding.subject, in: finding.place.file)
        }
    }

    /// Breadth first, aliases in file order: the first chain that comes to a module is the one that counts.
    private func shortestQualifiers() -> [(ModuleID, String)] {
        guard !graph.modules.isEmpty else { return [] }
        var found = [(ModuleID(raw: 0), "")]
        var seen: Set<ModuleID> = [ModuleID(raw: 0)]
        var next = 0
        while next < found.count {
            let (module, qualifier) = found[next]
            next += 1
            for entry in graph.modules[module].imports where seen.insert(entry.module).inserted {
                found.append((entry.module, qualifier + draft.texts.pool[entry.alias] + "."))
            }
        }
        return found
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
