@testable import NavGraphModel

extension NavGraph {
    /// A program of walks is one Swift module: what belongs to others is part of the app's set there.
    mutating func joinSets() {
        for module in modules.ids { modules[module].swift.module = "" }
    }
}
