import NavGraphModel

/// A Swift type that a screen stands for; without a file where its declaration was not found.
package struct DeclaredType {
    package var type: String
    package var file: String?
    package var line = 0
}

/// The types of screens in the code of an app, by screen: those that the key `code` names, or else its type.
package func declaredTypes(of graph: NavGraph, in code: DriftCode) -> [ScreenID: [DeclaredType]] {
    let types = DriftTypes(graph, code)
    func declared(_ type: String) -> DeclaredType {
        let place = code.report.places[type]
        return DeclaredType(type: type, file: place?.file, line: place?.line ?? 0)
    }
    return graph.namedScreens.reduce(into: [:]) { found, screen in
        // A function of a type, or the type.
        let named = graph.code(of: screen).map { anchor -> String in
            let text = graph.text[anchor.text]
            if code.report.declared.contains(text) { return text }
            return text.lastIndex(of: ".").map { String(text[..<$0]) } ?? text
        }.filter(code.report.declared.contains)
        let all = named.isEmpty ? [types.typeOf[screen]].compactMap(\.self) : named
        if !all.isEmpty { found[screen] = all.map(declared) }
    }
}
