/// Which screens reach a case of a `switch` that several have carried out. SOURCES 6, 5.
extension Sources {
    /// Of the types whose calls come to a place those that can come to the case that it stands in: what uses other cases
    /// of the enumeration, and not this one, cannot.
    func reaching(_ place: Int, in scope: Scope, _ types: [String]) -> [String] {
        var result = types
        for one in switchesByFile[scope.body.file] ?? [] {
            guard let (names, _) = one.cases.first(where: { $0.body.contains(place) }),
                !(scope.type?.around.contains { $0 === one.enumeration } ?? false)
            else { continue }
            let users = users(of: one.enumeration)
            guard !names.isEmpty else { continue }
            result.removeAll { type in users.contains(type) && !names.contains { isNamed($0, in: type) } }
        }
        return result
    }

    /// Whether code of a type names a case, of whatever enumeration, outside of patterns.
    private func isNamed(_ name: String, in type: String) -> Bool {
        (placesOfCases[name] ?? []).contains {
            owner(of: $0.scope)?.name == type && !isPattern($0.place, file(of: $0.scope), $0.scope)
        }
    }

    /// The types whose code makes a value of an enumeration.
    private func users(of enumeration: TypeDeclaration) -> Set<String> {
        if let known = usersOfCases[enumeration.name] { return known }
        var result: Set<String> = []
        for name in enumeration.caseNames {
            for site in placesOfCases[name] ?? [] {
                let file = file(of: site.scope)
                guard let owner = owner(of: site.scope), !isPattern(site.place, file, site.scope),
                    usedType(site.place, file, site.scope)?.type === enumeration
                else { continue }
                result.insert(owner.name)
            }
        }
        usersOfCases[enumeration.name] = result
        return result
    }

    /// Where the names of cases stand behind a dot. O(tokens).
    func findPlacesOfCases() -> [String: [CallSite]] {
        let wanted = NameSet(enumerationsByCase.keys, in: names)
        return sites { file, i in
            wanted.contains(file.name(i + 1)) && file.isWord(i + 1) && file.text(i) == "." ? file.text(i + 1) : nil
        }
    }
}
