/// Getters that give a route, and who shows what they give. SOURCES 6, 5.
extension Sources {
    /// The screens whose code shows what a getter hands out.
    func readers(of variable: VariableDeclaration, _ level: Int) -> [String] {
        guard let owner = variable.owner, begins(ObjectIdentifier(variable), in: &isCallerOf) else { return [] }
        defer { isCallerOf.remove(ObjectIdentifier(variable)) }
        let isOnly = order.count { $0.keyword != .protocol && $0.variables[variable.name] != nil } == 1
        var result: [String] = []
        for read in reads[variable.name] ?? [] {
            let file = file(of: read.scope)
            var lower = read.place
            if file.text(read.place - 1) == "." {
                lower = file.chainStart(before: read.place - 1, lower: read.scope.body.lower)
                let type = type(lower, read.place - 1, context(at: read.place, in: read.scope))
                guard type.map({ one in ancestors(of: one).contains { $0 === owner } }) ?? isOnly else { continue }
            } else if !(read.scope.type?.around.contains { $0 === owner } ?? false) {
                continue
            }
            let enumeration = variable.type.flatMap { resolve($0.name, around: owner) }
            let fate = fate(lower, read.place + 1, Followed(scope: read.scope, enumeration: enumeration))
            if fate == .isRead { continue }
            let found = sources(
                at: read.place, read.scope, receiver: nil, nil, level: level + 1,
                Asked(isReturned: fate == .isReturned))
            for type in found.types where !result.contains(type) { result.append(type) }
        }
        return result
    }

    /// The names of getters that give a route.
    func findHandingOut() -> Set<String> {
        var result: Set<String> = []
        for variable in order.flatMap(\.variables.values) where variable.body != nil {
            guard let type = variable.type.flatMap({ resolve($0.name, around: variable.owner) }) else { continue }
            if bodiesOfRoutes[type.name] != nil { result.insert(variable.name) }
        }
        return result
    }

    /// Where getters that hand routes out are read. O(tokens).
    func findReads() -> [String: [CallSite]] {
        if handingOut.isEmpty { return [:] }
        let wanted = NameSet(handingOut, in: names)
        return sites { file, i in
            guard wanted.contains(file.name(i)), file.isWord(i), !file.isOpen(i + 1, "("), file.text(i + 1) != ":",
                !["let", "var"].contains(file.text(i - 1))
            else { return nil }
            return file.text(i)
        }
    }
}
