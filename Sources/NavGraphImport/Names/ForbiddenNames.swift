import NavGraphModel

/// Names of screens and flows that would meet, in Swift, what is emitted for the app itself, or a class of the app.
struct ForbiddenNames {
    private let base: String
    private let classes: Set<String>

    /// `classes`: the types of the screens.
    init(app: String, classes: Set<String>) {
        var name = upperCamel(app)
        if name.hasSuffix("App"), name.utf8.count > 3 { name.removeLast(3) }
        base = name + "App"
        self.classes = classes
    }

    func contains(_ name: String) -> Bool {
        let spelled = upperCamel(name)
        let ends = EmittedTypes.ofScreens + EmittedTypes.ofFlows
        if spelled.lowercased() == base.lowercased() || ends.contains(where: { classes.contains(spelled + $0) }) {
            return true
        }
        guard spelled.hasPrefix(base) else { return false }
        let rest = spelled.dropFirst(base.count)
        return ends.contains { EmittedTypes.ofApp.contains(rest + $0) }
    }

    /// Whether a class has the name of something that is emitted for the app itself.
    func isOfApp(_ type: String) -> Bool {
        type.hasPrefix(base) && EmittedTypes.ofApp.contains(String(type.dropFirst(base.count)))
    }
}
