extension NavGraph {
    /// The screen that the text tells is current after an alternative's action: opened, popped to, or the owner where there
    /// is no action; `nil`: only a run can tell. LANGUAGE 5.
    package func currentScreen(after id: AlternativeID) -> ScreenID? {
        let it = alternatives[id]
        guard it.action == .none else { return firstScreen(of: it.action.shown) }
        if it.role == .then { return currentScreen(after: it.parent) }
        if case .screen(let screen) = owner(of: id) { return screen }
        return nil
    }
}
